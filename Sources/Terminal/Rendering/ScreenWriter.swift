/// Bytes for a terminal, with what is known about the state that they leave it in.
nonisolated struct ScreenWriter: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The style that the terminal writes in; nil when that is not known.
    private(set) var pen: PackedStyle?
    private(set) var row: Int?
    /// nil also after the last column, where terminals disagree about the column that the cursor is in.
    private(set) var column: Int?
    private var isCursorShown: Bool?
    private var scratch: [UInt8] = []
    let usesUTF8: Bool

    init(usesUTF8: Bool) {
        self.usesUTF8 = usesUTF8
    }

    /// Empties the buffer, and keeps its storage and what is known about the terminal.
    mutating func begin() {
        bytes.removeAll(keepingCapacity: true)
    }

    mutating func append(_ sequence: StaticString) {
        sequence.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Makes the whole screen blank, whatever state the terminal is in.
    mutating func clear() {
        append("\u{1B}[m\u{1B}[H\u{1B}[J")
        pen = .plain
        row = 0
        column = 0
        isCursorShown = nil
    }

    mutating func showCursor(_ isShown: Bool) {
        guard isCursorShown != isShown else { return }
        append(isShown ? "\u{1B}[?25h" : "\u{1B}[?25l")
        isCursorShown = isShown
    }

    func motion(to target: GridPoint) -> CursorMotion {
        CursorMotion(fromRow: row, column: column, to: target)
    }

    mutating func move(to target: GridPoint) {
        motion(to: target).append(to: &bytes)
        row = target.row
        column = target.column
    }

    mutating func setPen(_ style: PackedStyle) {
        StyleSequence.append(from: pen, to: style, to: &bytes)
        pen = style
    }

    /// How many bytes `setPen` would take with another style before it.
    mutating func penCost(from old: PackedStyle?, to style: PackedStyle) -> Int {
        guard old != style else { return 0 }
        scratch.removeAll(keepingCapacity: true)
        StyleSequence.append(from: old, to: style, to: &scratch)
        return scratch.count
    }

    /// Writes one glyph where the cursor is.
    ///
    /// - Parameters:
    ///   - glyph: no continuation.
    ///   - columns: the width of the screen.
    mutating func put(_ glyph: Glyph, columns: Int) {
        if let byte = substitute(for: glyph) {
            bytes.append(byte)
        } else {
            for index in 0..<glyph.count { bytes.append(glyph[index]) }
        }
        column = column.flatMap { $0 + glyph.width < columns && !glyph.isUnsteady ? $0 + glyph.width : nil }
    }

    /// How many bytes `put` would add.
    func cost(of glyph: Glyph) -> Int {
        substitute(for: glyph) == nil ? glyph.count : 1
    }

    /// Makes everything from the cursor to the end of the line blank; the pen must be plain.
    mutating func eraseToEndOfLine() {
        append("\u{1B}[K")
    }

    /// Makes some cells from the cursor on blank without moving it; the pen must be plain.
    mutating func erase(_ count: Int) {
        bytes.appendControl(count, "X")
    }

    private func substitute(for glyph: Glyph) -> UInt8? {
        guard !usesUTF8, glyph.count > 1, glyph.width == 1, let scalar = glyph.onlyScalar else { return nil }
        return ASCIIFallback.byte(for: scalar)
    }
}
