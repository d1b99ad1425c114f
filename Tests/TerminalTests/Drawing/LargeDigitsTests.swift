import Terminal
import Testing

struct LargeDigitsTests {
    /// Returns the rows of a number, without the spaces at their ends.
    private func rows(_ text: String, _ size: LargeDigits.Size) throws -> [String] {
        let digits = try #require(LargeDigits(text, size))
        var canvas = Canvas(size: GridSize(columns: digits.columns, rows: digits.rows))
        canvas.write(digits, at: GridPoint(column: 0, row: 0))
        return canvas.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    @Test func `small digits have two pixels in a cell, and only blocks that every font has`() throws {
        #expect(
            try rows("1234567890", .small) == [
                "▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█ █▀█",
                " █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█ █ █",
                "▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀ ▀▀▀",
            ])
    }

    @Test func `points and commas stand in the gaps of the lowest row`() throws {
        #expect(
            try rows("1,234.5", .small) == [
                "▄█  ▀▀█ ▀▀█ █ █ █▀▀",
                " █  █▀▀ ▀▀█ ▀▀█ ▀▀█",
                "▀▀▀,▀▀▀ ▀▀▀   ▀.▀▀▀",
            ])
        #expect(try rows("2.", .small).last == "▀▀▀.")
        #expect(try rows("-1e+5", .small)[1] == "▀▀▀  █  █▀▀ ▀█▀ ▀▀█")
    }

    @Test func `narrow digits are for long numbers`() throws {
        #expect(
            try rows("12,345,678", .narrow) == [
                " ▜ ▀▜ ▀▜ ▌▐ ▛▀ ▛▀ ▀▜ ▛▜",
                " ▐ ▛▀ ▀▜ ▀▜ ▀▜ ▛▜  ▐ ▛▜",
                " ▐ ▙▄,▄▟  ▐ ▄▟,▙▟  ▐ ▙▟",
            ])
    }

    @Test func `large digits have pixels of two columns and a row`() throws {
        #expect(
            try rows("12", .pixels(1)) == [
                "  ██    ██████",
                "████        ██",
                "  ██    ██████",
                "  ██    ██",
                "██████  ██████",
            ])
    }

    @Test(arguments: 1...4) func `larger digits are the same picture in larger pixels`(scale: Int) throws {
        let picture = try rows("7", .pixels(1))
        let larger = try rows("7", .pixels(scale))
        let scaled = picture.flatMap { row in
            Array(repeating: row.map { String(repeating: $0, count: scale) }.joined(), count: scale)
        }
        #expect(larger == scaled)
    }

    @Test func `a size tells the columns of so many digits`() throws {
        // LOOK: the digits are 2, 3, 6, 12, 18 and 24 columns wide, and begin 3, 4, 8, 14, 21 and 28 columns after one another.
        let sizes: [(LargeDigits.Size, width: Int, pitch: Int, rows: Int)] = [
            (.narrow, 2, 3, 3), (.small, 3, 4, 3), (.pixels(1), 6, 8, 5), (.pixels(2), 12, 14, 10),
            (.pixels(3), 18, 21, 15), (.pixels(4), 24, 28, 20),
        ]
        for (size, width, pitch, rows) in sizes {
            #expect(size.rows == rows)
            #expect(size.columns(ofDigits: 1) == width)
            #expect(size.columns(ofDigits: 3) == 2 * pitch + width)
            let digits = try #require(LargeDigits("888", size))
            #expect(digits.columns == 2 * pitch + width)
            #expect(digits.rows == rows)
        }
    }

    @Test(arguments: ["NaN", "1 2", ",5", ".", "１", "∞"]) func `a text that is no number has no digits`(text: String) {
        for size in [LargeDigits.Size.narrow, .small, .pixels(1)] { #expect(LargeDigits(text, size) == nil) }
    }
}
