import Terminal

/// Counts to change, one a row.
/// ```swift
/// SteppersPane(steppers: [
///     SteppersPane.Stepper(
///         label: "Cups", value: "\(cups)", bar: CountBar(count: cups, fullCount: 10),
///         lower: [Control("−1", Event.step(-1))], raise: [Control("+1", .step(1))],
///         bindings: [Control("+1", .step(1), keys: [.right]), Control("−1", .step(-1), keys: [.left])])
/// ], texts)
/// ```
public struct SteppersPane<Event>: Pane {
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
            (self.label, self.value, self.bar, self.change) = (label, value, bar, change)
            (self.note, self.warning, self.bindings, self.endOfTyping) = (note, warning, bindings, endOfTyping)
            (self.lower, self.raise, self.suggestion, self.extra) = (lower, raise, suggestion, extra)
        }

        /// The buttons, in the order of the controls of the pane.
        fileprivate var buttons: [Control<Event>] { lower + raise + [extra, suggestion].compactMap(\.self) }

        /// Returns the buttons of the row: the outer ones take the large steps, and in a narrow terminal the keys for them remain.
        fileprivate func shownButtons(isNarrow: Bool) -> Range<Int> {
            let steps = lower.count + raise.count
            if isNarrow { return max(0, lower.count - 1)..<min(lower.count + 1, steps) }
            return 0..<steps + (extra == nil ? 0 : 1)
        }
    }

    /// The counts.
    public let steppers: [Stepper]
    /// The rows, and behind them the buttons of each row.
    public let controls: Controls<Event>
    private let examples: [String]
    private let texts: Texts

    /// Creates a pane of counts. The preferred one has the focus first. The examples are lines that change a count, for line mode: a number
    /// alone says nothing of a count.
    public init(steppers: [Stepper], preferredRow: Int? = nil, examples: [String] = [], _ texts: Texts) {
        (self.steppers, self.examples, self.texts) = (steppers, examples, texts)
        controls = Controls(
            steppers.enumerated().map { index, stepper in
                Control(
                    Text(stepper.label), nil, isFocusable: true, isFirst: index == preferredRow, lineNames: .number,
                    bindings: stepper.bindings, leaveEvent: stepper.endOfTyping)
            } + steppers.flatMap(\.buttons))
    }

    private var labelColumns: Int { steppers.widest(\.label) }
    /// The columns of a count, with the blanks around it and the sign of a warning. They are the same up to three digits, so that no bar moves.
    private var countColumns: Int {
        let widest = steppers.widest(\.value)
        return widest > 3 ? widest + 4 : 5
    }
    /// The columns of a change, with the blank before it.
    private var changeColumns: Int { max(5, steppers.widest(\.change) + 1) }

    private func buttonColumns(isNarrow: Bool) -> Int {
        steppers.reduce(0) { most, stepper in
            let buttons = stepper.buttons[stepper.shownButtons(isNarrow: isNarrow)]
            return max(most, PaneSize.columns(ofButtons: buttons.map { texts($0.label) }))
        }
    }

    /// The width of a row without a bar.
    private func columns(isNarrow: Bool) -> Int {
        labelColumns + 2 + countColumns + changeColumns + buttonColumns(isNarrow: isNarrow)
    }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(
            columns: Extent(least: columns(isNarrow: true)),
            rows: Extent(least: min(2, steppers.count), ideal: steppers.count * 2))
    }

    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let lines = steppers.enumerated().map { index, row in
            "\(firstNumber + index). \(row.label) \(row.value)" + (row.change.isEmpty ? "" : " (\(row.change))")
                + row.bar.spokenMark(texts) + (row.suggestion.map { "  " + texts($0.label) } ?? "")
        }
        let example = examples.isEmpty ? [] : [texts(.lineExamples, examples.joined(separator: " / "))]
        return [LineSection(.rows, lines), LineSection(.examples, example)]
    }

    /// Draws the rows as far apart as there is room for, with a bar of two rows where that leaves a blank one.
    public func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        let isHigh = area.size.rows > 30
        if area.size.rows > steppers.count * 3 { area.cut(.top, isHigh ? 2 : 1) }
        var page = part.page(of: steppers.count, in: area, needsTwoLines: true)
        let mostSpacing = isHigh && area.size.rows > 44 ? 8 : 6
        page.spacing = max(page.spacing, min(mostSpacing, area.size.rows / max(1, steppers.count)))
        part.draw(page, in: area, buttons: { steppers[$0].buttons.count }) { index, line, firstButton, part in
            let band = line.withColumns(labelColumns + 1)
            let cursor = line.isEmpty ? nil : draw(index, in: line, firstButton, spacing: page.spacing, on: &part)
            part.place(index, in: band, highlight: band, mark: line.origin, cursor: cursor)
        }
    }

    /// Draws a row: the label, the bar, the count with its change, and the buttons; below it the warning, the note and the suggestion. Returns
    /// the place of the cursor.
    private func draw(
        _ index: Int, in line: GridRect, _ firstButton: Int, spacing: Int, on part: inout PagePart
    ) -> GridPoint {
        let stepper = steppers[index]
        let isNarrow = columns(isNarrow: false) + CountBar.shortest > line.size.columns
        var bar = line
        let label = bar.cut(.left, labelColumns + 2).inset(left: 1)
        let buttons = bar.cut(.right, buttonColumns(isNarrow: isNarrow))
        let change = bar.cut(.right, changeColumns).inset(left: 1)
        let count = bar.cut(.right, countColumns)
        // The cursor stands behind the count.
        let cursor = GridPoint(column: change.minColumn - 2, row: line.minRow)
        let value = cursor.offset(columns: -DisplayWidth.of(stepper.value))
        let quiet = part.showsFills ? TextStyle(foreground: .onFunctionKey, background: .functionKey, bold: true) : nil
        let extra = firstButton + stepper.lower.count + stepper.raise.count
        part.write(stepper.label, at: label.origin, style: .title)
        part.write(stepper.value, at: value, style: .number)
        part.write(stepper.change, at: change.origin, style: .warning)
        let shown = stepper.shownButtons(isNarrow: isNarrow)
        part.drawButtons(firstButton + shown.lowerBound..<firstButton + shown.upperBound, at: buttons.origin) {
            $0 == extra ? quiet : nil
        }
        let barRows = spacing > 5 ? 2 : 1
        if bar.size.columns >= CountBar.shortest {
            stepper.bar.draw(at: bar.origin, columns: bar.size.columns, .filled(rows: barRows), on: &part)
        }
        let hasWarning = !stepper.warning.isEmpty || stepper.bar.isLow
        guard spacing > 1 else {
            // The sign covers nothing of the bar.
            let sign = GridPoint(column: max(count.minColumn, value.column - 2), row: line.minRow)
            if hasWarning { part.write("!", at: sign, style: .bad) }
            return cursor
        }
        let warning = (hasWarning ? "!" : "") + (stepper.warning.isEmpty ? "" : " " + stepper.warning)
        let below = line.row(line.minRow + barRows)
        let used = part.write(warning, at: below.origin.offset(columns: 1), style: .bad)
        // The suggestion stands below the buttons; where it is too long, it ends where they end.
        var noteEnd = buttons.minColumn
        if let suggestion = stepper.suggestion {
            noteEnd = max(0, min(noteEnd, line.maxColumn - DisplayWidth.of(texts(suggestion.label)) - 1))
            let place = GridPoint(column: noteEnd, row: below.minRow)
            part.drawButton(firstButton + stepper.buttons.count - 1, at: place, style: quiet)
        }
        let noteStart = max(bar.minColumn, line.minColumn + (used > 0 ? used + 3 : 0))
        if noteStart + DisplayWidth.of(stepper.note) < noteEnd {
            part.write(stepper.note, at: GridPoint(column: noteStart, row: below.minRow), style: .quiet)
        }
        return cursor
    }
}
