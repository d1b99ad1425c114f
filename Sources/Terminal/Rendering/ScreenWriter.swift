/// A buffer of bytes for a terminal, with the terminal's state behind them.
struct ScreenWriter: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The style that the terminal writes in, or `nil` when it is unknown.
    private(set) var pen: TextStyle?
    private(set) var row: Int?
    /// The cursor's column, or `nil` when it is unknown; it is unknown behind the last column, where terminals disagree.
    private(set) var column: Int?
    private var isCursorShown: Bool?
    private var scratch: [UInt8] = []
    let usesUTF8: Bool
    /// A Boolean value that indicates whether erased cells have the fill of the pen, and not that of the terminal.
    let erasesWithFill: Bool
    /// The styles of the terminal. After a change, the style in which the terminal writes is unknown.
    var styles: StyleTable { didSet { pen = nil } }

    init(usesUTF8: Bool, erasesWithFill: Bool, _ styles: StyleTable) {
        (self.usesUTF8, self.erasesWithFill, self.styles) = (usesUTF8, erasesWithFill, styles)
    }

    /// Empties the buffer, and keeps its storage and the terminal's state.
    mutating func begin() {
        bytes.removeAll(keepingCapacity: true)
    }

    mutating func append(_ sequence: StaticString) {
        sequence.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Makes the whole screen blank in any state of the terminal.
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

    mutating func setPen(_ style: TextStyle) {
        styles.append(from: pen, to: style, to: &bytes)
        pen = style
    }

    mutating func penCost(from old: TextStyle?, to style: TextStyle) -> Int {
        guard old != style else { return 0 }
        scratch.removeAll(keepingCapacity: true)
        styles.append(from: old, to: style, to: &scratch)
        return scratch.count
    }

    /// Writes one glyph, which is no continuation, at the cursor of a screen of some columns.
    mutating func put(_ glyph: Cell, columns: Int) {
        if let byte = substitute(for: glyph) {
            bytes.append(byte)
        } else {
            for index in 0..<glyph.count { bytes.append(glyph[index]) }
        }
        column = column.flatMap { $0 + glyph.width < columns && !glyph.hasUncertainWidth ? $0 + glyph.width : nil }
    }

    func cost(of glyph: Cell) -> Int {
        substitute(for: glyph) == nil ? glyph.count : 1
    }

    /// Erases some cells from the cursor on without moving it; the pen must be plain, or the terminal erase with its fill.
    mutating func erase(_ count: Int) {
        bytes.appendControl(count, "X")
    }

    private func substitute(for glyph: Cell) -> UInt8? {
        guard !usesUTF8, glyph.count > 1, glyph.width == 1, let scalar = glyph.onlyScalar else { return nil }
        return ASCIIFallback.byte(for: scalar)
    }
}

extension [UInt8] {
    mutating func appendDecimal(_ number: Int) {
        if number >= 10 { appendDecimal(number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Appends `ESC [`, a number and the final byte; a missing number means 1.
    mutating func appendControl(_ number: Int, _ final: Unicode.Scalar) {
        append(0x1B)
        append(UInt8(ascii: "["))
        if number != 1 { appendDecimal(number) }
        append(UInt8(truncatingIfNeeded: final.value))
    }

    static func controlLength(_ number: Int) -> Int {
        number == 1 ? 3 : 3 + decimalLength(number)
    }

    static func decimalLength(_ number: Int) -> Int {
        number < 10 ? 1 : number < 100 ? 2 : 1 + decimalLength(number / 10)
    }
}
