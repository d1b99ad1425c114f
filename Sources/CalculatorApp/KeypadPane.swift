import Calculator
import ScreenKit

/// A pad of keys in rows, as on a pocket calculator.
nonisolated final class Keypad {
    struct PadKey {
        let control: Control<CalculatorScreen.Event>
        /// The colours of the key's kind; `nil` for a key that the style lacks. It is drawn as one that cannot be pressed, and its event says
        /// why.
        let colors: PagePart.KeyColors?
    }

    let style: CalculatorStyle
    /// The keys, row by row.
    let rows: [[PadKey]]
    let controls: Controls<CalculatorScreen.Event>

    /// The rows of keys, and how many of them are lower than the others.
    static let rowCount = keys.count, slimRows = 2

    /// Creates the pad of a style. A key that the style lacks keeps its place.
    init(for style: CalculatorStyle) {
        self.style = style
        rows = Self.keys.map { row in
            row.map { key, colors, meaning in
                let names = KeyNames(key)
                // Digits and operators have a meaning together, in which none is named.
                let start: Text = colors == .digit || colors == .operation ? "" : "\(names.label): "
                let isKnown = style.has(key)
                return PadKey(
                    control: Control(
                        Text(names.label), .perform(.press(key)), keys: names.terminalKeys,
                        meaning: isKnown ? meaning.map { Text("\(start)\(Text($0))") } : "", isFocusable: isKnown,
                        isFirst: isKnown && colors == .primary),
                    colors: isKnown ? colors : nil)
            }
        }
        controls = Controls(rows.joined().map(\.control))
    }

    /// A key with the colours of its kind, and what it does, or what all keys of its kind do, where its label does not tell it.
    private typealias Key = (CalculatorKey, PagePart.KeyColors, meaning: CalculatorText?)

    /// The keys, at the same places in every style: two rows of five, the memory and the functions, and below them rows of four.
    private static let keys: [[Key]] = [
        [
            (.memory(.clear), .function, .memoryClear), (.memory(.recall), .function, .memoryRecall),
            (.memory(.add), .function, .memoryAdd), (.memory(.subtract), .function, .memorySubtract),
            (.memory(.store), .function, .memoryStore),
        ],
        [
            (.function(.percent), .function, .percentMeaning), (.function(.squareRoot), .function, .squareRootMeaning),
            (.function(.square), .function, .squareMeaning), (.function(.reciprocal), .function, .reciprocal),
            (.backspace, .function, .eraseMeaning),
        ],
        [
            (.allClear, .clear, .allClearMeaning), (.clearEntry, .function, .clearEntryMeaning),
            (.negate, .function, .negateMeaning), key(.divide),
        ],
        [key(.seven), key(.eight), key(.nine), key(.multiply)],
        [key(.four), key(.five), key(.six), key(.subtract)],
        [key(.one), key(.two), key(.three), key(.add)],
        [key(.zero), (.doubleZero, .digit, nil), (.dot, .digit, .digitKeys), (.equals, .primary, .equalsMeaning)],
    ]

    private static func key(_ digit: Digit) -> Key { (.digit(digit), .digit, .digitKeys) }

    private static func key(_ operation: Operator) -> Key { (.operation(operation), .operation, .operatorKeys) }
}

nonisolated struct KeypadPane: Pane {
    let pad: Keypad

    var controls: Controls<CalculatorScreen.Event> { pad.controls }
    var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    func isDrawn(like other: any Pane) -> Bool { (other as? KeypadPane)?.pad === pad }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let device = DeviceMetrics(for: page)
        return PaneSize(columns: .exactly(device.columns), rows: .exactly(device.padRows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, [texts(.keypadKeys, texts.spelled(pad.style.typedKeys))])]
    }

    func draw(on part: inout PagePart) {
        let device = DeviceMetrics(for: part.page)
        var rest = GridRect(part.size).withColumns(device.columns)
        var index = 0
        for (row, keys) in pad.rows.enumerated() {
            let rows = row < Keypad.slimRows ? device.slimKeyRows : device.keyRows
            // Without an edge between them, the second row of functions would melt into the first.
            let isBelow = row == 1 && rows == 1
            var line = rest.cut(.top, rows)
            for (place, key) in keys.enumerated() {
                // What does not divide evenly goes to the last keys, of which `1/x` has the longest label.
                let room = device.columns - (keys.count - 1) * device.keyGap
                let columns = room / keys.count + (place >= keys.count - room % keys.count ? 1 : 0)
                draw(key, index, in: line.cut(.left, columns), isBelow, &part)
                line.cut(.left, device.keyGap)
                index += 1
            }
        }
    }

    private func draw(
        _ key: Keypad.PadKey, _ index: Int, in area: GridRect, _ isBelow: Bool, _ part: inout PagePart
    ) {
        part.drawKey(
            index, in: area, isBelow ? .functionBelow : key.colors ?? .function, note: letter(of: key, part.texts),
            isDim: key.colors == nil)
    }

    /// Returns the key of the keyboard, where the label does not say it. Each keyboard has the signs of the operators.
    private func letter(of key: Keypad.PadKey, _ texts: Texts) -> String {
        guard key.colors == .function || key.colors == .clear, case .character(let letter)? = key.control.keys.first,
            texts(key.control.label) != String(letter), DisplayWidth.of(letter) == 1
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
