import ScreenKit

/// The verdict on what a class has predicted, as a banner, and the hands that were counted below it.
struct VerdictPane: Pane, Equatable {
    let verdict: Message
    let predictions: [Message]
    /// The hands alone, in one row for a page that is low; `nil` where none were counted.
    let counts: Message?

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let rows = banner(columns: room.columns).count
        let most = rows + (predictions.isEmpty ? 0 : 1 + predictions.count)
        return PaneSize(
            columns: Extent(least: 20),
            rows: Extent(least: counts == nil ? rows : rows + 1, ideal: most, most: most))
    }

    private func banner(columns: Int) -> [String] { DisplayWidth.wrapped(verdict.text, to: max(1, columns - 4)) }

    func draw(on part: inout PagePart) {
        let isRight = verdict.tone == .good
        var rest = GridRect(part.size)
        let lines = banner(columns: rest.size.columns)
        let banner = rest.cut(.top, lines.count)
        let style = TextStyle(
            foreground: isRight ? .onState : .onAlarm, background: isRight ? .good : .alarm, bold: true)
        part.fill(banner, with: Cell(" ", style: style))
        part.write(part.texts.spelled(isRight ? "✓" : "✗"), at: banner.origin.offset(columns: 1), style: style)
        part.write(lines, in: banner.inset(left: 3), style: style)
        let isLow = rest.size.rows <= predictions.count
        if !isLow { rest.cut(.top, 1) }
        for line in isLow ? [counts].compactMap(\.self) : predictions {
            part.write(line.text, in: rest.cut(.top, 1), .leading, style: TextStyle(line.tone))
        }
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, [verdict.spoken] + predictions.map(\.text))]
    }
}

/// The reason for an outcome, which takes no more rows than it has.
struct ReasonPane: Pane {
    private let text: TextPane

    init(_ exhibit: Exhibit, _ texts: Texts) {
        let lines = [Message(text: ""), Message(text: texts(.labWhy), tone: .strong)]
        text = TextPane(
            lines: LazyRows(lines + exhibit.explanation(texts).map { Message(text: $0) }), isProse: true)
    }

    /// The whole text, which needs no margin for the marks of scrolling.
    private var whole: TextPane {
        var text = text
        text.scrolls = false
        return text
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let size = whole.size(in: room, of: page)
        return PaneSize(
            columns: size.columns, rows: Extent(least: size.rows.least, ideal: size.rows.ideal, most: size.rows.ideal))
    }

    func draw(on part: inout PagePart) {
        // A room without an end tells how many rows the text has.
        let rows = whole.size(in: GridSize(columns: part.size.columns, rows: .max), of: part.page).rows.ideal
        (rows <= part.size.rows ? whole : text).draw(on: &part)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { text.lines(texts, firstNumber: firstNumber) }
}

extension Texts {
    /// Returns the verdict on an answer to a question of the lab.
    func verdict(on prediction: Int, _ exhibit: Exhibit) -> Message {
        let answers = exhibit.answers(self)
        return prediction == exhibit.rightAnswer
            ? Message(text: self(.labRight, answers[prediction]), tone: .good)
            : Message(text: self(.labWrong, answers[exhibit.rightAnswer], answers[prediction]), tone: .warning)
    }

    /// Returns the right answer to a question of the lab, where none is judged.
    func answer(to exhibit: Exhibit) -> Message {
        Message(text: self(.labAnswer, exhibit.answers(self)[exhibit.rightAnswer]), tone: .good)
    }
}
