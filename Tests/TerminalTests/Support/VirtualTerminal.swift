import Terminal

/// A terminal in memory, written from the sequences' definitions and not from the renderer.
///
/// It is stricter than real ones: what terminals disagree about (the column after the last one was written, or after an
/// emoji; what erasing does with an underlined pen) is a violation if the outcome depends on it.
struct VirtualTerminal {
    struct Cell: Equatable {
        var text = " "
        var style = TextStyle.plain
    }

    let size: GridSize
    private(set) var cells: [[Cell]]
    private(set) var violations: [String] = []
    private(set) var row = 0
    private(set) var isCursorShown = true
    private(set) var isSynchronized = false
    /// nil where terminals disagree.
    private(set) var column: Int? = 0
    private var pen = TextStyle.plain
    /// Where the glyph is that a mark would join.
    private var newest: GridPoint?
    private var isCursorKnown = false

    init(size: GridSize) {
        self.size = size
        cells = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
    }

    /// A terminal on which another program has been, in the middle of a line, with a pen of its own.
    static func used(size: GridSize) -> VirtualTerminal {
        var terminal = VirtualTerminal(size: size)
        for row in 0..<size.rows {
            for column in 0..<size.columns { terminal.cells[row][column] = Cell(text: "#", style: .init(bold: true)) }
        }
        terminal.pen = TextStyle(background: .red, underline: true)
        terminal.row = size.rows / 2
        terminal.column = nil
        return terminal
    }

    mutating func feed(_ bytes: [UInt8]) {
        var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\u{1B}": escape(&scalars)
            case "\r": column = 0
            case "\n":
                if row == size.rows - 1 { violate("line feed in the last row") }
                row = min(row + 1, size.rows - 1)
            case "\u{8}":
                if let known = column { column = max(0, known - 1) } else { violate("backspace from nowhere") }
            case "\0"..<" ": violate("control character \(scalar.value)")
            default: draw(scalar)
            }
        }
    }

    // MARK: - Text

    /// The widths of what the tests draw.
    static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36F: 0
        case 0x1100...0x115F, 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x1F300...0x1FAFF: 2
        default: 1
        }
    }

    private mutating func draw(_ scalar: Unicode.Scalar) {
        let width = Self.width(scalar)
        if width == 0 { return combine(scalar) }
        guard let start = column else { return violate("text at an unknown column") }
        guard start + width <= size.columns else { return violate("text beyond the last column") }
        for covered in start..<start + width { blankOtherHalf(of: covered, row: row) }
        cells[row][start] = Cell(text: String(scalar), style: pen)
        if width == 2 { cells[row][start + 1] = Cell(text: "", style: pen) }
        newest = GridPoint(column: start, row: row)
        let isDisputed = scalar.value >= 0x1F300 || start + width == size.columns
        column = isDisputed ? nil : start + width
    }

    private mutating func combine(_ mark: Unicode.Scalar) {
        guard let base = newest else { return violate("mark without a base") }
        cells[base.row][base.column].text.unicodeScalars.append(mark)
        column = nil
    }

    private mutating func blankOtherHalf(of column: Int, row: Int) {
        if cells[row][column].text.isEmpty {
            cells[row][column - 1].text = " "
        } else if column + 1 < size.columns, cells[row][column + 1].text.isEmpty {
            cells[row][column + 1].text = " "
        }
    }

    // MARK: - Sequences

    private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        switch scalars.popFirst() {
        case "[": control(&scalars)
        case "M":
            if row == 0 { violate("reverse line feed in the first row") }
            row = max(0, row - 1)
        case let other: violate("ESC \(String(describing: other))")
        }
    }

    private mutating func control(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        newest = nil
        var body = ""
        while let scalar = scalars.popFirst() {
            if ("@"..."~").contains(scalar) { return perform(body, scalar) }
            body.unicodeScalars.append(scalar)
        }
        violate("unfinished sequence")
    }

    private mutating func perform(_ body: String, _ final: Unicode.Scalar) {
        let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        func number(_ index: Int) -> Int { index < numbers.count ? max(1, numbers[index] ?? 1) : 1 }
        switch (body, final) {
        case ("?2026", "h"): isSynchronized = true
        case ("?2026", "l"): isSynchronized = false
        case ("?25", "h"), ("?25", "l"):
            if isCursorKnown, isCursorShown == (final == "h") { violate("cursor shown or hidden again") }
            isCursorShown = final == "h"
            isCursorKnown = true
        case (_, "H"): (row, column) = (clamped(number(0), size.rows), clamped(number(1), size.columns))
        case (_, "G"): column = clamped(number(0), size.columns)
        case (_, "d"): row = clamped(number(0), size.rows)
        case (_, "A"): row = max(0, row - number(0))
        case (_, "B"): row = min(size.rows - 1, row + number(0))
        case (_, "C"): moveColumn(by: number(0))
        case (_, "D"): moveColumn(by: -number(0))
        case ("", "J"):
            isCursorKnown = false
            for below in row..<size.rows { erase(row: below, from: below == row ? column ?? 0 : 0, to: size.columns) }
        case ("", "K"): erase(row: row, from: column, to: size.columns)
        case (_, "X"): erase(row: row, from: column, to: min(size.columns, (column ?? 0) + number(0)))
        case (_, "m"): select(numbers.map { $0 ?? 0 })
        default: violate("CSI \(body) \(final)")
        }
    }

    private func clamped(_ number: Int, _ count: Int) -> Int { min(number, count) - 1 }

    private mutating func moveColumn(by distance: Int) {
        guard let known = column else { return violate("relative motion from an unknown column") }
        column = min(max(0, known + distance), size.columns - 1)
    }

    private mutating func erase(row: Int, from start: Int?, to end: Int) {
        guard let start else { return violate("erasing from an unknown column") }
        if pen.underline || pen.reverse { violate("erasing with a visible pen") }
        for column in start..<end {
            blankOtherHalf(of: column, row: row)
            cells[row][column] = Cell(text: " ", style: TextStyle(background: pen.background))
        }
    }

    private mutating func select(_ codes: [Int]) {
        for code in codes.isEmpty ? [0] : codes {
            switch code {
            case 0: pen = .plain
            case 1: pen.bold = true
            case 2: pen.dim = true
            case 4: pen.underline = true
            case 7: pen.reverse = true
            case 22: (pen.bold, pen.dim) = (false, false)
            case 24: pen.underline = false
            case 27: pen.reverse = false
            case 39: pen.foreground = .default
            case 49: pen.background = .default
            case 30...37: pen.foreground = Self.colors[code - 30]
            case 40...47: pen.background = Self.colors[code - 40]
            case 90...97: pen.foreground = Self.colors[code - 82]
            case 100...107: pen.background = Self.colors[code - 92]
            default: violate("SGR \(code)")
            }
        }
    }

    private static let colors: [Color] = [
        .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .brightBlack, .brightRed, .brightGreen,
        .brightYellow, .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
    ]

    private mutating func violate(_ what: String) {
        violations.append(what)
    }
}
