import Terminal
import TestSupport
import Testing

struct LineDifferenceTests {
    /// Returns the bytes of the second of two frames with one line each, and the terminal that shows it.
    private func second(_ old: String, _ new: String, cursor: GridPoint? = nil) -> (
        bytes: String, canvas: Canvas, shown: EmulatedTerminal
    ) {
        var canvas = Canvas(size: GridSize(columns: 40, rows: 1))
        var renderer = FrameRenderer()
        var terminal = EmulatedTerminal.used(columns: 40, rows: 1)
        canvas.write(old, at: GridPoint(column: 0, row: 0))
        canvas.cursor = cursor
        terminal.feed(renderer.render(canvas))
        canvas.write(new, at: GridPoint(column: 0, row: 0))
        let frame = renderer.render(canvas)
        terminal.feed(frame)
        return (String(decoding: frame, as: UTF8.self), canvas, terminal)
    }

    @Test(arguments: ["☕", "⌚", "䷀", "⭐", "\u{31EF}"])
    func `unchanged glyphs whose width terminals disagree about are never written again`(glyph: String) {
        // As short as a syllable, but the column behind it would be unknown, and the rest of the line torn.
        let bytes = second("a\(glyph)b", "x\(glyph)y").bytes
        #expect(!bytes.contains(glyph))
        #expect(bytes.contains(/x\u{1B}\[(2C|4G)y/))
    }

    @Test func `a gap that begins inside a wide glyph is not written again`() {
        let (_, canvas, terminal) = second("한ab", "한ac", cursor: GridPoint(column: 1, row: 0))
        #expect(terminal.difference(from: canvas) == nil)
    }

    @Test(
        arguments: [
            // Marks do not make a gap shorter than it is.
            ("a-b", "x-y", ["x-y"], nil), ("a한b", "x한y", ["x한y"], nil), ("a----b", "x----y", [], "-"),
            ("a-e\u{301}-b", "x-e\u{301}-y", [], "\u{301}"),
            ("abcxxxxxxxxxxxxxxxxxxxx", "abc                    ", ["\u{1B}[K"], nil),
            ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx한", "                              한", ["\u{1B}[30X"], nil),
            // Nothing behind the blanks changes, so no motion goes over them.
            ("xxxxx한", "     한", ["\u{1B}[5X"], nil), ("xxxx한xxxxxy", "    한     z", ["    ", "     z"], nil),
        ] as [(String, String, [String], String?)])
    func `unchanged cells are written again, and blanks are erased, where that is shorter`(
        old: String, new: String, bytes: [String], skipped: String?
    ) {
        let frame = second(old, new)
        #expect(bytes.filter { !frame.bytes.contains($0) } == [])
        if let skipped { #expect(!frame.bytes.contains(skipped)) }
        #expect(frame.shown.difference(from: frame.canvas) == nil)
    }
}
