import Calculator
import ScreenKit

/// A pad of keys in rows, as on a pocket calculator.
///
/// A pad is the same for each key that is pressed, so that it is made once for a style and a language: its thirty keys would take longer
/// than all the rest of a digit.
nonisolated final class Keypad {
    struct PadKey {
        let control: Control<CalculatorScreen.Event>
        /// The colours of the key's kind; `nil` for a key that the style lacks. It is drawn as one that cannot be pressed, and its event says
        /// why.
        let colors: PagePart.KeyColors?
    }

    /// The keys, row by row.
    let rows: [[PadKey]]
    /// The description of the pad on a line, where there is nothing to press.
    let summary: String
    /// The keys, row by row.
    let controls: PaneControls<CalculatorScreen.Event>

    /// The rows of keys, and how many of them are lower than the others.
    static let rowCount = keys.count, slimRows = 2

    /// Creates the pad of a style. A key that the style lacks keeps its place.
    init(for style: CalculatorStyle, _ texts: Texts) {
        rows = Self.keys.map { row in
            row.map { key in
                let names = KeyNames(key)
                let label = texts.spelled(names.label)
                // Digits and operators have a meaning together, in which none is named.
                let isOneOfMany = key.colors == .digit || key.colors == .operation
                let meaning = key.meaning.map { (isOneOfMany ? "" : label + ": ") + texts($0) }
                return PadKey(
                    control: Control(
                        label: label, event: .perform(.press(key)), keys: names.terminalKeys,
                        meaning: style.has(key) ? meaning : ""),
                    colors: style.has(key) ? key.colors : nil)
            }
        }
        summary = texts(.keypadKeys, texts.spelled(style.typedKeys))
        controls = PaneControls(
            rows.joined().map { key in
                PaneControl(key.control, isFocusable: key.colors != nil, isFirst: key.colors == .primary)
            })
    }

    /// The keys, at the same places in every style: two rows of five, the memory and the functions, and below them rows of four.
    private static let keys: [[CalculatorKey]] = [
        MemoryKey.allCases.map { .memory($0) },
        CalculatorFunction.allCases.map { .function($0) } + [.backspace],
        [.allClear, .clearEntry, .negate, .operation(.divide)],
        [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply)],
        [.digit(.four), .digit(.five), .digit(.six), .operation(.subtract)],
        [.digit(.one), .digit(.two), .digit(.three), .operation(.add)],
        [.digit(.zero), .doubleZero, .dot, .equals],
    ]
}

nonisolated struct KeypadPane: Pane {
    let pad: Keypad

    var controls: PaneControls<CalculatorScreen.Event> { pad.controls }
    var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    func isDrawn(like other: any Pane) -> Bool { (other as? KeypadPane)?.pad === pad }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let device = DeviceMetrics(for: page)
        return PaneSize(columns: .exactly(device.columns), rows: .exactly(device.padRows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [pad.summary])] }

    func draw(on part: inout PagePart) {
        let device = DeviceMetrics(for: part.page)
        var (index, top) = (0, 0)
        for (row, keys) in pad.rows.enumerated() {
            let rows = row < Keypad.slimRows ? device.slimKeyRows : device.keyRows
            // Without an edge between them, the second row of functions would melt into the first.
            let isBelow = row == 1 && rows == 1
            var column = 0
            for (place, key) in keys.enumerated() {
                // What does not divide evenly goes to the last keys, of which `1/x` has the longest label.
                let room = device.columns - (keys.count - 1) * device.keyGap
                let columns = room / keys.count + (place >= keys.count - room % keys.count ? 1 : 0)
                draw(key, index, in: GridRect(column: column, row: top, columns: columns, rows: rows), isBelow, &part)
                column += columns + device.keyGap
                index += 1
            }
            top += rows
        }
    }

    private func draw(
        _ key: Keypad.PadKey, _ index: Int, in area: GridRect, _ isBelow: Bool, _ part: inout PagePart
    ) {
        part.drawKey(
            index, in: area, isBelow ? .functionBelow : key.colors ?? .function, note: letter(of: key),
            isDim: key.colors == nil)
    }

    /// Returns the key of the keyboard, where the label does not say it. Each keyboard has the signs of the operators.
    private func letter(of key: Keypad.PadKey) -> String {
        guard key.colors == .function || key.colors == .clear, case .character(let letter)? = key.control.keys.first,
            key.control.label != String(letter), DisplayWidth.of(letter) == 1
        else { return "" }
        return String(letter)
    }
}

/// The sizes of a display with the pad below it. They depend on the page alone, so that each key has its place in all styles.
nonisolated struct DeviceMetrics {
    let columns: Int
    /// The rows of the display with the gap below it.
    let displayRows: Int
    /// The rows of a key in one of the two upper rows, and in the others.
    let slimKeyRows, keyRows: Int
    /// The columns between two keys.
    let keyGap: Int

    var padRows: Int { Keypad.slimRows * slimKeyRows + (Keypad.rowCount - Keypad.slimRows) * keyRows }

    init(for page: GridSize) {
        let isBesideTape = page.columns >= TapePane.leastColumns + 2 + 39
        switch page.columns {
        case 172... where page.rows >= 41: (columns, keyGap) = (62, 2)
        case 114...: (columns, keyGap) = (47, 1)
        default: (columns, keyGap) = (isBesideTape ? 39 : page.columns, 1)
        }
        switch (isBesideTape, page.rows) {
        case (true, 41...) where columns == 62: (displayRows, slimKeyRows, keyRows) = (8, 2, 5)
        case (true, 33...): (displayRows, slimKeyRows, keyRows) = (9, 2, 4)
        case (true, 22...): (displayRows, slimKeyRows, keyRows) = (5, 1, 3)
        case (true, 17...): (displayRows, slimKeyRows, keyRows) = (5, 1, 2)
        case (true, 12...), (false, 17...): (displayRows, slimKeyRows, keyRows) = (5, 1, 1)
        case (_, 13...): (displayRows, slimKeyRows, keyRows) = (4, 1, 1)
        case (_, 12...): (displayRows, slimKeyRows, keyRows) = (2, 1, 1)
        default: (displayRows, slimKeyRows, keyRows) = (1, 1, 1)
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
    /// The effect of a key whose label does not tell it, or of all keys of its kind; `nil` for `00`.
    fileprivate var meaning: CalculatorText? {
        switch self {
        case .memory(.clear): .memoryClear
        case .memory(.recall): .memoryRecall
        case .memory(.add): .memoryAdd
        case .memory(.subtract): .memorySubtract
        case .memory(.store): .memoryStore
        case .function(.reciprocal): .reciprocal
        case .function(.percent): .percentMeaning
        case .function(.squareRoot): .squareRootMeaning
        case .function(.square): .squareMeaning
        case .equals: .equalsMeaning
        case .allClear: .allClearMeaning
        case .clearEntry: .clearEntryMeaning
        case .negate: .negateMeaning
        case .backspace: .eraseMeaning
        case .digit, .dot: .digitKeys
        case .operation: .operatorKeys
        case .doubleZero: nil
        }
    }

    fileprivate var colors: PagePart.KeyColors {
        switch self {
        case .digit, .doubleZero, .dot: .digit
        case .operation: .operation
        case .equals: .primary
        case .allClear: .clear
        case .clearEntry, .negate, .backspace, .function, .memory: .function
        }
    }
}
