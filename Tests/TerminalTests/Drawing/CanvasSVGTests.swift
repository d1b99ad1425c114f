import Terminal
import TestSupport
import Testing

struct CanvasSVGTests {
    @Test func `styles, wide characters, blocks, lines, escapes and the cursor are drawn in their columns`() throws {
        var canvas = Canvas(size: GridSize(columns: 8, rows: 2))
        canvas.write("한글 <b", at: .init(column: 0, row: 0), style: TextStyle(foreground: .good, bold: true))
        canvas.write("█▌", at: .init(column: 0, row: 1), style: TextStyle(foreground: .bad, dim: true))
        canvas.write("x", at: .init(column: 2, row: 1), style: TextStyle(reverse: true))
        canvas.write("┌─", at: .init(column: 3, row: 1))
        canvas.write("y", at: .init(column: 5, row: 1), style: TextStyle(underline: true))
        canvas.cursor = GridPoint(column: 6, row: 1)
        try GoldenFile("styles", suite: #filePath).expect(String(canvas.svg.dropLast()))
    }

    @Test(arguments: [
        // A single space joins two words; more of them would be one in an image.
        ("a b  c ", ["0\" y=\"15\" textLength=\"30", "50\" y=\"15\""]),
        // A sign that some fonts draw wide is fitted into its column.
        (
            "1×2",
            [
                "0\" y=\"15\" class", "10\" y=\"15\" textLength=\"10\" lengthAdjust=\"spacingAndGlyphs\" class",
                "20\" y=\"15\" class",
            ]
        ),
        ("╌╌×", ["0\" y=\"15\" textLength=\"20\" length", "20\" y=\"15\" textLength=\"10\" length"]),
        // One of several scalars, or of a surrogate pair, stands alone.
        ("가👍나", ["0\" y", "20\" y", "40\" y"]),
    ])
    func `a text begins where the columns of a font could be lost`(text: String, places: [String]) {
        var canvas = Canvas(size: GridSize(columns: 8, rows: 1))
        canvas.write(text, at: .init(column: 0, row: 0))
        let texts = canvas.svg.split(separator: "\n").filter { $0.hasPrefix("<text") }
        #expect(texts.count == places.count)
        #expect(zip(texts, places).allSatisfy { $0.hasPrefix("<text x=\"\($1)") }, "\(texts)")
    }

    @Test(arguments: [
        ("▀", ["0 0 10 10"]), ("▁", ["0 17.5 10 2.5"]), ("▇", ["0 2.5 10 17.5"]), ("▏", ["0 0 1.25 20"]),
        ("▉", ["0 0 8.75 20"]), ("▐", ["5 0 5 20"]), ("▔", ["0 0 10 2.5"]), ("▕", ["8.75 0 1.25 20"]),
        ("▖", ["0 10 5 10"]), ("▗", ["5 10 5 10"]), ("▘", ["0 0 5 10"]), ("▝", ["5 0 5 10"]),
        ("▙", ["0 0 5 10", "0 10 10 10"]), ("▛", ["0 0 10 10", "0 10 5 10"]), ("▜", ["0 0 10 10", "5 10 5 10"]),
        ("▟", ["5 0 5 10", "0 10 10 10"]), ("▚", ["0 0 5 10", "5 10 5 10"]), ("▞", ["5 0 5 10", "0 10 5 10"]),
    ])
    func `a block fills its part of the cell`(block: String, parts: [String]) {
        var canvas = Canvas(size: GridSize(columns: 1, rows: 1))
        canvas.write(block, at: .init(column: 0, row: 0))
        let drawn = canvas.svg.split(separator: "\n").filter { $0.hasPrefix("<rect x=") }
        #expect(
            drawn.map { $0.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.prefix(4).map(\.element) }
                == parts.map { $0.split(separator: " ") })
    }

    @Test(arguments: [("░", "0.25"), ("▒", "0.50"), ("▓", "0.75")])
    func `a shade is a faint area`(shade: String, opacity: String) {
        var canvas = Canvas(size: GridSize(columns: 2, rows: 1))
        canvas.write(shade + shade, at: .init(column: 0, row: 0))
        let area = "<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\" class=\"t\" "
        #expect(canvas.svg.contains(area + "fill-opacity=\"\(opacity)\"/>"))
    }
}
