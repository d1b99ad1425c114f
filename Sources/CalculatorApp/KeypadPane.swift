import Calculator
import ScreenKit

/// A pad of keys in rows, as on a pocket calculator.
///
/// A pad is the same for each key that is pressed, so that it is made once for a style and a language: its thirty keys would take longer
/// than all the rest of a digit.
nonisolated final class Keypad {
    struct PadKey {
        let control: Control<CalculatorScreen.Event>
        /// The kind of the key; `nil` for a key that the style lacks. It is drawn as one that cannot be pressed, and its event says why.
        let role: KeypadRole?
    }

    /// The keys, row by row.
    let rows: [[PadKey]]
    /// The description of the pad on a line, where there is nothing to press.
    let summary: String
    let size: GridSize
    /// The keys, row by row.
    let controls: PaneControls<CalculatorScreen.Event>

    /// Creates the pad of a style, with the arrangement of the keys in its seed.
    init(for style: CalculatorStyle, _ texts: Texts) {
        rows = Self.keys(of: style).map { row in
            row.map { key in
                let names = KeyNames(key)
                let label = texts.spelled(names.label)
                let meaning = style.has(key) ? key.meaning.map { label + ": " + texts($0) } : ""
                return PadKey(
                    control: Control(
                        label: label, event: .perform(.press(key)), keys: names.terminalKeys, meaning: meaning),
                    role: style.has(key) ? key.role : nil)
            }
        }
        size = GridSize(columns: rows.map(\.count).max() ?? 1, rows: rows.count)
        summary = texts(.keypadKeys, texts.spelled(style.typedKeys))
        controls = PaneControls(
            rows.joined().map { key in
                PaneControl(key.control, isFocusable: key.role != nil, isFirst: key.role == .equals)
            })
    }

    private static func keys(of style: CalculatorStyle) -> [[CalculatorKey]] {
        let full: [[CalculatorKey]] = [
            [.allClear, .clearEntry, .negate, .operation(.divide)],
            [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply)],
            [.digit(.four), .digit(.five), .digit(.six), .operation(.subtract)],
            [.digit(.one), .digit(.two), .digit(.three), .operation(.add)],
            [.digit(.zero), .doubleZero, .dot, .equals],
        ]
        // Each row has a key of the memory at its left, and a function at its right.
        let functions: [CalculatorKey] = CalculatorFunction.allCases.map { .function($0) } + [.backspace]
        let withFunctions = full.indices.map { row in
            [.memory(MemoryKey.allCases[row])] + full[row] + [functions[row]]
        }
        let fourByFour: [[CalculatorKey]] = [
            [.digit(.one), .digit(.two), .digit(.three), .operation(.add)],
            [.digit(.four), .digit(.five), .digit(.six), .operation(.subtract)],
            [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply)],
            [.digit(.zero), .allClear, .equals, .operation(.divide)],
        ]
        if withFunctions.joined().allSatisfy(style.has) { return withFunctions }
        return fourByFour.joined().allSatisfy(style.has) && !style.has(.dot) ? fourByFour : full
    }
}

/// The kind of a key on a pad, which decides its colour.
nonisolated enum KeypadRole {
    /// A key that enters a digit.
    case digit
    /// A key that chooses an operation.
    case operation
    /// A key that changes or clears something.
    case command
    /// The key for the result, which has the focus first.
    case equals

    fileprivate func style(_ theme: Theme) -> TextStyle {
        switch self {
        case .digit: theme.number
        case .operation: theme.key
        case .equals: TextStyle(foreground: .good, bold: true)
        case .command: TextStyle(foreground: .accent)
        }
    }
}

nonisolated struct KeypadPane: Pane {
    let pad: Keypad

    var controls: PaneControls<CalculatorScreen.Event> { pad.controls }
    var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    func isDrawn(like other: any Pane) -> Bool { (other as? KeypadPane)?.pad === pad }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let metrics = KeypadMetrics(for: pad.size, page: page, rows: room.rows)
        return PaneSize(
            columns: .exactly(max(metrics.padColumns, DisplayPane.leastColumns)),
            rows: Extent(least: pad.rows.count, ideal: metrics.padRows, most: metrics.padRows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [pad.summary])] }

    func draw(on part: inout PagePart) {
        let metrics = KeypadMetrics(for: pad.size, page: part.page, padRows: part.size.rows)
        let left = (part.size.columns - metrics.padColumns) / 2
        let border = metrics.hasBorders ? 1 : 0
        let pitch = GridSize(columns: metrics.keyColumns + 1, rows: metrics.keyRows + border)
        var index = 0
        for (row, keys) in pad.rows.enumerated() {
            let top = row * pitch.rows
            if metrics.hasBorders { drawBorder(row == 0 ? "┌┬┐" : "├┼┤", row: top, left, keys.count, metrics, &part) }
            for (column, key) in keys.enumerated() {
                let face = GridRect(
                    column: left + column * pitch.columns + border, row: top + border, columns: metrics.keyColumns,
                    rows: metrics.keyRows)
                draw(key, index, on: face, &part)
                index += 1
            }
        }
        if metrics.hasBorders, let last = pad.rows.last {
            drawBorder("└┴┘", row: pad.rows.count * pitch.rows, left, last.count, metrics, &part)
        }
    }

    private func draw(_ key: Keypad.PadKey, _ index: Int, on face: GridRect, _ part: inout PagePart) {
        let style = key.role?.style(part.theme) ?? part.theme.quiet
        part.place(index, in: face, flashes: true)
        let columns = DisplayWidth.of(key.control.label)
        let letter = letter(of: key, columns: face.size.columns - columns - 1)
        let start = GridPoint(
            column: face.minColumn + (face.size.columns - columns - (letter == nil ? 0 : 2)) / 2,
            row: face.minRow + face.size.rows / 2)
        part.write(key.control.label, at: start, style: style)
        if let letter { part[start.offset(columns: columns + 1)] = Cell(letter, style: part.theme.quiet) }
    }

    /// Returns the key of the keyboard behind the label, where the label does not say it and there is room. Each keyboard has the
    /// signs of the operators.
    private func letter(of key: Keypad.PadKey, columns: Int) -> Character? {
        guard columns > 0, key.role == .command, case .character(let letter)? = key.control.keys.first,
            key.control.label != String(letter)
        else { return nil }
        return DisplayWidth.of(letter) == 1 ? letter : nil
    }

    /// Draws the border above a row of keys, or below the last one, with the sides of the keys below it.
    private func drawBorder(
        _ corners: String, row: Int, _ left: Int, _ keys: Int, _ metrics: KeypadMetrics, _ part: inout PagePart
    ) {
        let corners = Array(corners)
        let columns = keys * (metrics.keyColumns + 1)
        part.fill(GridRect(column: left, row: row, columns: columns, rows: 1), with: part.theme.horizontalLine)
        let isLast = row + 1 >= part.size.rows
        for key in 0...keys {
            let column = left + key * (metrics.keyColumns + 1)
            let corner = corners[key == 0 ? 0 : key == keys ? 2 : 1]
            part[GridPoint(column: column, row: row)] = Cell(corner, style: part.theme.line)
            guard !isLast, corners[0] != "└" else { continue }
            part.fill(
                GridRect(column: column, row: row + 1, columns: 1, rows: metrics.keyRows), with: part.theme.verticalLine
            )
        }
    }
}

/// The size of the keys of a pad, and of the display above it.
nonisolated struct KeypadMetrics {
    /// The columns of a key, without its borders.
    let keyColumns: Int
    /// The rows of a key, without its borders.
    let keyRows: Int
    let hasBorders: Bool
    /// The columns and rows of all keys.
    let padColumns, padRows: Int
    /// The rows of the display, with the blank row below it.
    let displayRows: Int

    /// A caption, large digits and a blank row.
    private static let largeDisplayRows = 2 + LargeDigits.Size.small.rows
    /// From this width of a page on, keys have borders.
    private static let borderedColumns = 64

    /// Creates the metrics of a display with a pad of keys below it, in the rows for both.
    init(for keys: GridSize, page: GridSize, rows: Int) {
        self.init(keys, page, rows: rows, leastDisplayRows: 1, largeDisplayRows: Self.largeDisplayRows)
    }

    /// Creates the metrics of a pad that has got its rows.
    init(for keys: GridSize, page: GridSize, padRows: Int) {
        self.init(keys, page, rows: padRows, leastDisplayRows: 0, largeDisplayRows: 0)
    }

    private init(_ keys: GridSize, _ page: GridSize, rows: Int, leastDisplayRows: Int, largeDisplayRows: Int) {
        hasBorders = rows >= keys.rows * 2 + 1 + leastDisplayRows && page.columns >= Self.borderedColumns
        keyRows = hasBorders && rows >= keys.rows * 4 + 1 + largeDisplayRows ? 3 : 1
        keyColumns = hasBorders ? Self.keyColumns(of: keys.columns, in: page.columns) : 5
        padColumns = keys.columns * (keyColumns + 1) + (hasBorders ? 1 : 0)
        padRows = hasBorders ? keys.rows * (keyRows + 1) + 1 : keys.rows
        displayRows = Self.displayRows(in: rows - padRows)
    }

    /// Returns the rows of a display: a row for the number, with more room one for the caption, and then large digits.
    private static func displayRows(in room: Int) -> Int {
        switch room {
        case largeDisplayRows...: largeDisplayRows
        case largeDisplayRows - 1: room
        case 2...: 2
        default: 1
        }
    }

    /// Returns the columns of a key with borders. They leave room for the tape, and in a wider terminal for what stands beside it.
    private static func keyColumns(of columns: Int, in pageColumns: Int) -> Int {
        switch (columns <= 4, pageColumns) {
        case (true, 110...), (false, 190...): 11
        case (true, _), (false, 110...): 7
        case (false, _): 5
        }
    }
}

nonisolated extension Control where Event == CalculatorScreen.Event {
    /// Creates the keys of the keyboard that a style lacks and its pad does not show. Pressing one of them says so.
    static func missingKeys(of style: CalculatorStyle, on pad: Keypad) -> [Control] {
        let missing = CalculatorKey.allCases.filter { !style.has($0) }
        let shown = missing.isEmpty ? [] : pad.rows.joined().map(\.control.event)
        return missing.filter { !shown.contains(.perform(.press($0))) }.map { key in
            Control(event: .perform(.press(key)), keys: KeyNames(key).terminalKeys)
        }
    }
}

nonisolated extension KeyNames {
    var terminalKeys: [Key] {
        shortcuts.map { shortcut in
            switch shortcut {
            case "⌫": .backspace
            case "⌦": .delete
            default: .character(shortcut)
            }
        }
    }
}

nonisolated extension CalculatorKey {
    /// The effect of a key whose label does not tell it; `nil` for the other keys.
    fileprivate var meaning: CalculatorText? {
        switch self {
        case .memory(.clear): .memoryClear
        case .memory(.recall): .memoryRecall
        case .memory(.add): .memoryAdd
        case .memory(.subtract): .memorySubtract
        case .memory(.store): .memoryStore
        case .function(.reciprocal): .reciprocal
        case .digit, .doubleZero, .dot, .operation, .equals, .allClear, .clearEntry, .negate, .backspace, .function: nil
        }
    }

    fileprivate var role: KeypadRole {
        switch self {
        case .digit, .doubleZero, .dot: .digit
        case .operation: .operation
        case .equals: .equals
        case .allClear, .clearEntry, .negate, .backspace, .function, .memory: .command
        }
    }
}
