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
            label: String, value: String, bar: CountBar, change: String = "", lower: [Control<Event>],
            raise: [Control<Event>], suggestion: Control<Event>? = nil, extra: Control<Event>? = nil,
            bindings: [Control<Event>], endOfTyping: Event? = nil
        ) {
            self.label = label
            self.value = value
            self.bar = bar
            self.change = change
            self.lower = lower
            self.raise = raise
            self.suggestion = suggestion
            self.extra = extra
            self.bindings = bindings
            self.endOfTyping = endOfTyping
        }

        /// The buttons, in the order of the controls of the pane.
        fileprivate var buttons: [Control<Event>] { lower + raise + [extra, suggestion].compactMap(\.self) }

        /// The count as it is drawn: without its events.
        fileprivate var drawn: SteppersPane<Int>.Stepper {
            func drawn(_ control: Control<Event>) -> Control<Int> { control.mapEvent { _ in 0 } }
            return SteppersPane<Int>.Stepper(
                label: label, value: value, bar: bar, change: change, lower: lower.map(drawn), raise: raise.map(drawn),
                suggestion: suggestion.map(drawn), extra: extra.map(drawn), bindings: [])
        }
    }

    /// The counts.
    public let steppers: [Stepper]
    /// The rows, and behind them the buttons of each row.
    public let controls: PaneControls<Event>
    private let face: SteppersFace

    /// Creates a pane of counts.
    ///
    /// - Parameters:
    ///   - steppers: The counts.
    ///   - preferredRow: The index of the count that has the focus first.
    ///   - examples: Examples of lines that change a count, for line mode: a number alone says nothing of a count.
    public init(steppers: [Stepper], preferredRow: Int? = nil, examples: [String] = []) {
        self.steppers = steppers
        controls = PaneControls(
            steppers.enumerated().map { index, stepper in
                PaneControl(
                    nil, isFocusable: true, isFirst: index == preferredRow, lineNames: .number,
                    bindings: stepper.bindings, leaveEvent: stepper.endOfTyping)
            } + steppers.flatMap { $0.buttons.map { PaneControl($0) } })
        face = SteppersFace(rows: steppers.map(\.drawn), examples: examples)
    }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize { face.size }
    /// Draws the pane.
    public func draw(on part: inout PagePart) { face.draw(on: &part) }
    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { face.lines(texts, firstNumber) }
}

/// What is drawn of steppers, without the events, so that it is compiled once and not for each type of them.
private struct SteppersFace {
    typealias Row = SteppersPane<Int>.Stepper

    let rows: [Row]
    let examples: [String]

    /// The width of a row with one button on each side, without the label.
    private static let leastColumns = 24

    private var labelColumns: Int { rows.reduce(0) { max($0, DisplayWidth.of($1.label)) } }

    var size: PaneSize {
        let least = labelColumns + Self.leastColumns
        return PaneSize(columns: Extent(least: least), rows: Extent(least: min(2, rows.count), ideal: rows.count * 2))
    }

    func lines(_ texts: Texts, _ firstNumber: Int) -> [LineSection] {
        let lines = rows.enumerated().map { index, row in
            "\(firstNumber + index). \(row.label) \(row.value)" + (row.change.isEmpty ? "" : " (\(row.change))")
                + row.bar.spokenMark(texts) + (row.suggestion.map { "  " + $0.label } ?? "")
        }
        let example = examples.isEmpty ? [] : [texts(.lineExamples, examples.joined(separator: " / "))]
        return [LineSection(.rows, lines), LineSection(.examples, example)]
    }

    /// Draws a row of buttons around each count. The cursor stands behind the count with the focus.
    func draw(on part: inout PagePart) {
        let area = GridRect(part.size)
        let labelColumns = labelColumns
        // The row below a count is kept for a suggestion.
        let page = part.page(of: rows.count, in: area, needsTwoLines: true)
        var firstButton = rows.count
        for (index, row) in rows.enumerated() {
            let line = page.line(index, in: area)
            let cursor = line.isEmpty ? nil : draw(row, firstButton, on: line, labelColumns: labelColumns, &part)
            firstButton += row.buttons.count
            part.place(
                index,
                in: GridRect(origin: line.origin, size: GridSize(columns: labelColumns + 2, rows: line.size.rows)),
                highlight: GridRect(
                    origin: line.origin.offset(columns: 1),
                    size: GridSize(columns: DisplayWidth.of(row.label), rows: line.size.rows)),
                mark: line.origin, cursor: cursor)
            guard !line.isEmpty, page.spacing > 1, row.suggestion != nil else { continue }
            part.drawButton(firstButton - 1, at: line.origin.offset(columns: labelColumns + 3, rows: 1))
        }
        part.drawMarks(of: page, in: area)
    }

    /// Draws a count with its buttons, and returns the place behind it.
    private func draw(
        _ row: Row, _ firstButton: Int, on line: GridRect, labelColumns: Int, _ part: inout PagePart
    ) -> GridPoint {
        var point = line.origin.offset(columns: 1)
        part.write(row.label, at: point)
        point.column += labelColumns + 2
        let beside = row.lower + row.raise + (row.extra.map { [$0] } ?? [])
        let needed = beside.reduce(labelColumns + 11) { $0 + DisplayWidth.of($1.label) + 3 }
        let lower = firstButton..<(firstButton + row.lower.count)
        let raise = lower.upperBound..<(lower.upperBound + row.raise.count)
        // The outer buttons take the large steps; in a narrow terminal the keys for them remain.
        let isNarrow = needed > line.size.columns
        for button in isNarrow ? lower.suffix(1) : lower {
            point.column += part.drawButton(button, at: point) + 1
        }
        let value = DisplayWidth.padded(row.value, to: 5, alignment: .trailing)
        point.column += part.write(value, at: point, style: part.theme.number)
        let end = point
        if row.bar.isLow { part.write("!", at: point.offset(columns: 1), style: part.theme.warning) }
        point.column += 3
        for button in isNarrow ? raise.prefix(1) : raise {
            point.column += part.drawButton(button, at: point) + 1
        }
        if row.extra != nil { point.column += part.drawButton(raise.upperBound, at: point) + 1 }
        part.write(row.change, at: point.offset(columns: 1), style: part.theme.warning)
        point.column += 7
        let columns = line.maxColumn - point.column + 1
        if columns >= CountBar.shortest { row.bar.draw(at: point, columns: columns, on: &part) }
        return end
    }
}
