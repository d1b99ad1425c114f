import Core

/// Turns the parts of a screen into lines, with a number for each choice.
struct LineLister {
    let texts: Texts
    private var number = 0

    init(texts: Texts) {
        self.texts = texts
    }

    mutating func sections(for pane: Pane<Int>) -> [LineSection] {
        switch pane {
        case .tape(let tape): sections(for: tape)
        case .keypad(let keypad): sections(for: keypad)
        case .list(let list): [LineSection(.rows, lines(for: list))]
        case .gauges(let gauges):
            [LineSection(.rows, gauges.gauges.map { "\($0.label) \($0.count)" + mark($0.count, isLow: $0.isLow) })]
        case .chart(let chart): [LineSection(.rows, lines(for: chart))]
        case .steppers(let steppers): [LineSection(.rows, steppers.steppers.map { line(for: $0) })]
        case .board(let board): [LineSection(.rows, lines(for: board))]
        case .text(let text): sections(for: text)
        case .cart(let cart): [LineSection(.rows, [cart.summary])]
        case .callout(let callout): [section(for: callout)]
        }
    }

    /// Examples of lines for counts: a number alone chooses a row of a list, and says nothing of a count.
    func examples(for content: ScreenContent<Int>) -> LineSection {
        let hasCounts = content.panes.contains { if case .steppers = $0 { true } else { false } }
        let isShown = hasCounts && content.alert == nil && !content.lineHelp.isEmpty
        return LineSection(.rows, isShown ? [texts(.lineExamples, content.lineHelp.joined(separator: " / "))] : [])
    }

    /// The words that can be said besides the numbers: those of the screen, and those that work everywhere. There are none on a page
    /// that is only read.
    func words(of content: ScreenContent<Int>, _ commands: CommandHelp) -> LineSection {
        guard content.alert == nil else { return LineSection(.rows, []) }
        // Those of a cart are always said: it fills and empties all the time.
        let cart = content.cartControls
        let controls = content.wordControls.filter { $0.isEnabled || cart.contains($0) }
        let words = controls.compactMap { $0.word(in: texts.language) }.uniqued()
        let hasList = content.panes.contains { if case .list = $0 { true } else { false } }
        if words.isEmpty, !hasList { return LineSection(.rows, []) }
        return LineSection(.rows, [commands.words(with: words, texts)])
    }

    func line(for message: Message) -> String {
        let text = Sparkline.removed(from: message.text)
        return message.tone == .bad || message.tone == .warning ? "! " + text : text
    }

    func lines(for alert: AlertContent<Int>) -> [String] {
        [alert.title] + alert.lines
            + alert.buttons.enumerated().map { "\($0.offset + 1). \($0.element.label)" }
    }

    private func sections(for tape: TapePane) -> [LineSection] {
        let rows = tape.rows
        let lines = LazyRows(count: rows.count) { index in
            let row = rows[index]
            let hasBoth = !row.operand.isEmpty && !row.subtotal.isEmpty
            let parts = [row.sign, row.operand, hasBoth ? "→" : "", row.subtotal]
            return parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
        return [LineSection(.rows, tape.heading.isEmpty ? [] : [tape.heading]), LineSection(.roll, lines)]
    }

    private func sections(for keypad: KeypadPane<Int>) -> [LineSection] {
        let display = keypad.display.map { [[$0.sign, $0.text].filter { !$0.isEmpty }.joined(separator: " ")] } ?? []
        return [LineSection(.current, display), LineSection(.rows, [keypad.summary])]
    }

    private func sections(for text: TextPane) -> [LineSection] {
        let lines = text.lines
        let rendered = LazyRows(count: lines.count) { self.line(for: lines[$0]) }
        let body = LineSection(text.isAnnouncedElsewhere ? .history : text.followsEnd ? .roll : .rows, rendered)
        return text.heading.isEmpty ? [body] : [LineSection(.history, lines.count == 0 ? [] : [text.heading]), body]
    }

    private func section(for callout: CalloutPane) -> LineSection {
        LineSection(.calls, LazyRows(count: callout.calls.count) { line(for: callout.calls[$0]) })
    }

    private mutating func lines(for list: ListPane<Int>) -> [String] {
        let rows = list.rows.map { row in
            number += 1
            let parts = [row.control.label, row.detail, row.note].filter { !$0.isEmpty }
            return "\(number). " + parts.joined(separator: "  ")
        }
        let heading = list.heading.isEmpty ? [] : [list.heading]
        let footer = list.footer.isEmpty ? [] : [list.footer]
        return heading + (rows.isEmpty && !list.placeholder.isEmpty ? [list.placeholder] : rows) + footer
    }

    private mutating func line(for stepper: SteppersPane<Int>.Stepper) -> String {
        number += 1
        return "\(number). \(stepper.label) \(stepper.value)" + (stepper.change.isEmpty ? "" : " (\(stepper.change))")
            + mark(stepper.bar.count, isLow: stepper.bar.isLow) + (stepper.suggestion.map { "  " + $0.label } ?? "")
    }

    private func lines(for chart: ChartPane) -> [String] {
        func line(_ label: String, _ counts: [Int]) -> String {
            label + ": " + zip(chart.columns, counts).map { "\($0) \($1)" }.joined(separator: ", ")
        }
        let totals = chart.columns.indices.map { chart.total(ofColumn: $0) }
        return [line(chart.heading, totals)] + chart.rows.map { line($0.label, $0.counts) }
    }

    private func lines(for board: BoardPane) -> [String] {
        let heading = board.heading.isEmpty ? [] : [board.heading]
        let entries = board.entries.map { "\($0.number)  \($0.text)" }
        return heading + (entries.isEmpty ? [board.placeholder] : entries) + board.footer.map { line(for: $0) }
    }

    private func mark(_ count: Int, isLow: Bool) -> String {
        isLow ? " (\(texts(count == 0 ? .none : .low)))" : ""
    }
}

extension Control {
    private static var hangul: ClosedRange<Unicode.Scalar> { "가"..."힣" }

    /// Returns the word to list in a language: the first one, or in Korean the first one in Hangul if there is any; `nil` for a control
    /// without words.
    func word(in language: Language) -> String? {
        guard language == .korean, !words.isEmpty else { return words.first }
        return (words + [label]).first { $0.unicodeScalars.contains(where: Self.hangul.contains) } ?? words.first
    }
}

extension ScreenContent<Int> {
    /// The rows of the lists, which have numbers.
    var listControls: [Control<Int>] {
        panes.flatMap { pane -> [Control<Int>] in
            guard case .list(let list) = pane else { return [] }
            return list.rows.map(\.control)
        }
    }

    /// The controls with a word instead of a number.
    var wordControls: [Control<Int>] {
        cartControls + hints + accessories
    }

    /// The controls of the carts.
    var cartControls: [Control<Int>] {
        panes.flatMap { pane -> [Control<Int>] in
            guard case .cart = pane else { return [] }
            return pane.controls
        }
    }

    /// The controls that a line can name. Keys of a pad are not among them, because a line of them is a run of keys.
    var lineControls: [Control<Int>] {
        let named = panes.flatMap { pane -> [Control<Int>] in
            guard case .list(let list) = pane, !list.hasNumbersOnly else { return [] }
            return pane.controls
        }
        return wordControls + named
    }
}

nonisolated extension Array {
    /// Returns the element whose number in a list a text is, counted from 1; `nil` where there is no such element.
    package func element(numbered text: some StringProtocol) -> Element? {
        // No number is calculated with before it is known to be one of a row. A sign belongs to a change of a count.
        guard text.allSatisfy(\.isNumber), let number = Int(text), number > 0, number <= count else { return nil }
        return self[number - 1]
    }

    /// Returns the element whose number in a list a text is, counted from 1.
    ///
    /// - Throws: `LineError`, which names the numbers of the list, where there is no such element.
    package func element(numbered text: some StringProtocol, _ texts: Texts) throws(LineError) -> Element {
        if let element = element(numbered: text) { return element }
        throw LineError(
            isEmpty ? texts(.nothingToChoose) : texts(.badNumber, String(text).printable, "1", String(count)))
    }
}
