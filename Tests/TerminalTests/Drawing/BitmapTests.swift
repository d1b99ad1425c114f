import Terminal
import Testing

struct BitmapTests {
    private static let lamp = Bitmap(
        [
            ".oo.",
            "oooo",
            ".#",
        ], colors: ["o": .warning, "#": .glass])

    /// The characters of a picture of 4×2 cells that is drawn over dots.
    private func drawn(_ picture: Bitmap, columns: Int = 4, rows: Int = 2) -> Canvas {
        var canvas = Canvas(size: GridSize(columns: columns, rows: rows))
        canvas.fill(GridRect(canvas.size), with: Cell("."))
        canvas.draw(picture, at: GridPoint(column: 0, row: 0))
        return canvas
    }

    @Test func `a cell shows two pixels, one above the other`() {
        #expect(Self.lamp.size == GridSize(columns: 4, rows: 2))
        let canvas = drawn(Self.lamp)
        // Two pixels of one colour are a fill, which has no seam.
        #expect(canvas.lines == ["▄  ▄", ".▀.."])
        #expect(canvas[GridPoint(column: 0, row: 0)].style == TextStyle(foreground: .warning))
        #expect(canvas[GridPoint(column: 1, row: 0)].style == TextStyle(background: .warning))
        #expect(canvas[GridPoint(column: 1, row: 1)].style == TextStyle(foreground: .glass))
    }

    @Test func `two colours in one cell are a half block on a fill`() {
        let canvas = drawn(Bitmap(["o", "#"], colors: ["o": .warning, "#": .glass]))
        #expect(canvas[GridPoint(column: 0, row: 0)].text == "▀")
        #expect(canvas[GridPoint(column: 0, row: 0)].style == TextStyle(foreground: .warning, background: .glass))
    }

    @Test func `where there is no pixel, the ground is seen`() {
        let canvas = drawn(Bitmap(["o..", "o"], colors: ["o": .warning]))
        #expect(canvas.lines == [" ...", "...."])
        #expect(canvas[GridPoint(column: 1, row: 0)].style == .plain)
    }

    @Test func `a scaled picture has squares for its pixels`() {
        let twice = Self.lamp.scaled(by: 2)
        #expect(twice.size == GridSize(columns: 8, rows: 3))
        #expect(
            drawn(twice, columns: 8, rows: 3).lines == [
                "..    ..",
                "        ",
                "..  ....",
            ])
        #expect(Self.lamp.scaled(by: 1) == Self.lamp)
        #expect(Self.lamp.scaled(by: 0) == Self.lamp)
    }

    @Test func `what lies outside is cut off, and nothing is drawn of nothing`() {
        var canvas = Canvas(size: GridSize(columns: 2, rows: 1))
        canvas.draw(Self.lamp, at: GridPoint(column: 1, row: 0))
        canvas.draw(Bitmap([], colors: [:]), at: GridPoint(column: 0, row: 0))
        #expect(canvas.lines == [" ▄"])
    }
}
