import Terminal

/// Counts to change, one a row.
/// ```swift
/// SteppersPane(steppers: [
///     SteppersPane.Stepper(
///         label: "Cups", value: "\(cups)", bar: CountBar(count: cups, fullCount: 10),
///         lower: [Control(label: "−1", event: Event.step(-1))], raise: [Control(label: "+1", event: .step(1))],
///         bindings: [Control(label: "+1", event: .step(1), keys: [.right]), Control(label: "−1", event: .step(-1), keys: [.left])])
/// ])
/// ```
public struct SteppersPane<Event: Equatable>: Pane {
    /// One count with its buttons.
    public struct Stepper {
        /// The thing that is counted.
        public var label: String
        /// The count as it stands, or as far as it has been typed.
        public var value: String
        /// The count as a bar.
        public var bar: CountBar
        /// The difference from the start, or an empty text.
        public var change: String
        /// What stands below the bar, such as what the count is good for; an empty text for nothing. It is shown where there is room for it.
        public var note: String
        /// What is wrong with the count, or an empty text. Where there is no room for it, only its sign is shown.
        public var warning: String
        /// The buttons that lower the count; the last one stands beside it.
        public var lower: [Control<Event>]
        /// The buttons that raise the count; the first one stands beside it.
        public var raise: [Control<Event>]
        /// A button for a step that is worth while now; `nil` for none. It is shown where there is room for it.
        public var suggestion: Control<Event>?
        /// A button for something else, such as working the count out.
        public var extra: Control<Event>?
        /// Keys that work while the row has the focus.
        public var bindings: [Control<Event>]
        /// The event that ends the number that is being typed, for when the person turns to something else; `nil` while none is typed.
        public var endOfTyping: Event?

        /// Creates a stepper. Each part that is left out is not shown.
        public init(
            label: String, value: String, bar: CountBar, change: String = "", note: String = "", warning: String = "",
            lower: [Control<Event>], raise: [Control<Event>], suggestion: Control<Event>? = nil,
            extra: Control<Event>? = nil,
            bindings: [Control<Event>], endOfTyping: Event? = nil
        ) {
            self.label = label
            self.value = value
            self.bar = bar
            self.change = change
            self.note = note
            self.warning = warning
            self.lower = lower
            self.raise = raise
            self.suggestion = suggestion
            self.extra = extra
            self.bindings = bindings
            self.endOfTyping = endOfTyping
        }

        /// The buttons, in the order of the controls of the pane.
        fileprivate var buttons: [Control<Event>] { lower + raise + [extra, suggestion].compactMap(\.self) }

        fileprivate var drawn: SteppersPane<Int>.Stepper {
            func drawn(_ control: Control<Event>) -> Control<Int> { control.mapEvent { _ in 0 } }
            return SteppersPane<Int>.Stepper(
                label: label, value: value, bar: bar, change: change, note: note, warning: warning,
                lower: lower.map(drawn), raise: raise.map(drawn), suggestion: suggestion.map(drawn),
                extra: extra.map(drawn), bindings: [])
        }
    }

    /// The counts.
    public let steppers: [Stepper]
    /// The rows, and behind them the buttons of each row.
    public let controls: PaneControls<Event>
    /// What is drawn of the counts: without the events.
    private let rows: [Row]
    private let examples: [String]

    private typealias Row = SteppersPane<Int>.Stepper

    /// Creates a pane of counts. The preferred one has the focus first. The examples are lines that change a count, for line mode: a number
    /// alone says nothing of a count.
    public init(steppers: [Stepper], preferredRow: Int? = nil, examples: [String] = []) {
        self.steppers = steppers
        controls = PaneControls(
            steppers.enumerated().map { index, stepper in
                PaneControl(
                    nil, isFocusable: true, isFirst: index == preferredRow, lineNames: .number,
                    bindings: stepper.bindings, leaveEvent: stepper.endOfTyping)
            } + steppers.flatMap { $0.buttons.map { PaneControl($0) } })
        rows = steppers.map(\.drawn)
        self.examples = examples
    }

    /// The columns of a count with the sign of a warning, and of a change, with the blanks around them.
    private var countColumns: Int { rows.reduce(5) { max($0, DisplayWidth.of($1.value) + 2) } }
    private var changeColumns: Int { rows.reduce(5) { max($0, DisplayWidth.of($1.change) + 1) } }
    private static var mostSpacing: Int { 6 }

    private var labelColumns: Int { rows.reduce(0) { max($0, DisplayWidth.of($1.label)) } }

    /// Returns the buttons of a row: the outer ones take the large steps, and in a narrow terminal the keys for them remain.
    private func buttons(of row: Row, isNarrow: Bool) -> [Int] {
        let lower = 0..<row.lower.count
        let raise = lower.upperBound..<(lower.upperBound + row.raise.count)
        let extra = row.extra == nil || isNarrow ? [] : [raise.upperBound]
        return isNarrow ? Array(lower.suffix(1)) + raise.prefix(1) : Array(lower) + raise + extra
    }

    private func buttonColumns(isNarrow: Bool) -> Int {
        rows.reduce(0) { most, row in
            let columns = buttons(of: row, isNarrow: isNarrow).reduce(-1) {
                $0 + DisplayWidth.of(row.buttons[$1].label) + 3
            }
            return max(most, columns)
        }
    }

    /// The width of a row with the buttons for small steps and without a bar.
    private var leastColumns: Int {
        labelColumns + 2 + countColumns + changeColumns + buttonColumns(isNarrow: true)
    }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(
            columns: Extent(least: leastColumns), rows: Extent(least: min(2, rows.count), ideal: rows.count * 2))
    }

    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let lines = rows.enumerated().map { index, row in
            "\(firstNumber + index). \(row.label) \(row.value)" + (row.change.isEmpty ? "" : " (\(row.change))")
                + row.bar.spokenMark(texts) + (row.suggestion.map { "  " + $0.label } ?? "")
        }
        let example = examples.isEmpty ? [] : [texts(.lineExamples, examples.joined(separator: " / "))]
        return [LineSection(.rows, lines), LineSection(.examples, example)]
    }

    /// Draws the rows as far apart as there is room for, with a bar of two rows where that leaves a blank one.
    public func draw(on part: inout PagePart) {
        let isHigh = part.size.rows > 30
        let top = part.size.rows > rows.count * 3 ? (isHigh ? 2 : 1) : 0
        let area = GridRect(part.size).droppingRows(top)
        let spacing = min(isHigh && area.size.rows > 44 ? 8 : Self.mostSpacing, area.size.rows / max(1, rows.count))
        var page = part.page(of: rows.count, in: area, needsTwoLines: true)
        if spacing > 2 { page.spacing = spacing }
        let barRows = spacing > 5 ? 2 : 1
        var firstButton = rows.count
        for (index, row) in rows.enumerated() {
            let line = page.line(index, in: area)
            let cursor =
                line.isEmpty
                ? nil : draw(row, firstButton, on: line, barRows: barRows, hasNotes: page.spacing > 1, &part)
            firstButton += row.buttons.count
            let band = GridRect(origin: line.origin, size: GridSize(columns: labelColumns + 1, rows: line.size.rows))
            part.place(index, in: band, highlight: band, mark: line.origin, cursor: cursor)
        }
        part.drawMarks(of: page, in: area)
    }

    private func isNarrow(in columns: Int) -> Bool {
        let needed = labelColumns + 2 + countColumns + changeColumns + CountBar.shortest
        return needed + buttonColumns(isNarrow: false) > columns
    }

    /// Draws a row: the label, the bar, the count with its change, and the buttons; below it the warning, the note and the suggestion. Returns
    /// the place of the cursor.
    private func draw(
        _ row: Row, _ firstButton: Int, on line: GridRect, barRows: Int, hasNotes: Bool, _ part: inout PagePart
    ) -> GridPoint {
        let isNarrow = isNarrow(in: line.size.columns)
        let labelColumns = labelColumns
        let start = line.origin
        part.write(row.label, at: start.offset(columns: 1), style: part.theme.title)
        let barStart = start.offset(columns: labelColumns + 2)
        let buttonStart = line.maxColumn - buttonColumns(isNarrow: isNarrow) + 1
        let countEnd = buttonStart - changeColumns - 1
        let columns = countEnd - countColumns + 1 - barStart.column
        if columns >= CountBar.shortest {
            row.bar.draw(at: barStart, columns: columns, .filled(rows: barRows), on: &part)
        }
        let value = GridPoint(column: countEnd - DisplayWidth.of(row.value), row: start.row)
        part.write(row.value, at: value, style: part.theme.number)
        let cursor = GridPoint(column: countEnd, row: start.row)
        part.write(row.change, at: cursor.offset(columns: 2), style: part.theme.warning)
        var point = GridPoint(column: buttonStart, row: start.row)
        let quiet = part.showsFills ? Self.quiet : nil
        for button in buttons(of: row, isNarrow: isNarrow) {
            let isExtra = button == row.lower.count + row.raise.count
            point.column += part.drawButton(firstButton + button, at: point, style: isExtra ? quiet : nil) + 1
        }
        let hasWarning = !row.warning.isEmpty || row.bar.isLow
        guard hasNotes else {
            if hasWarning { part.write("!", at: value.offset(columns: -2), style: part.theme.bad) }
            return cursor
        }
        var note = barStart.offset(rows: barRows)
        let warning = row.warning.isEmpty ? (hasWarning ? "!" : "") : "! " + row.warning
        let used = part.write(warning, at: note.offset(columns: -labelColumns - 1), style: part.theme.bad)
        note.column = max(note.column, start.column + used + (used > 0 ? 3 : 0))
        // The suggestion stands below the buttons; where it is too long, it ends where they end.
        var noteEnd = buttonStart
        if let suggestion = row.suggestion {
            let columns = DisplayWidth.of(suggestion.label) + 2
            noteEnd = max(0, min(buttonStart, line.maxColumn - columns + 1))
            part.drawButton(
                firstButton + row.buttons.count - 1, at: GridPoint(column: noteEnd, row: note.row), style: quiet)
        }
        if note.column + DisplayWidth.of(row.note) < noteEnd {
            part.write(row.note, at: note, style: part.theme.quiet)
        }
        return cursor
    }

    /// The style of a button for what is done more seldom.
    private static var quiet: TextStyle { TextStyle(foreground: .onFunctionKey, background: .functionKey, bold: true) }
}
