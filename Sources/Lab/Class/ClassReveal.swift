import Classroom
import ScreenKit

/// The outcome of the question whose answers are shown. It is run once on each machine.
struct ClassReveal {
    private var name: ClassName?
    private(set) var outcome: Outcome?

    /// Runs the experiment when its answers are shown, and forgets the outcome of an earlier one.
    mutating func update(_ desk: ClassDesk) {
        guard desk.isRevealed, let exhibit = desk.openExhibit else {
            (name, outcome) = (nil, nil)
            return
        }
        if exhibit.name != name { (name, outcome) = (exhibit.name, exhibit.experiment.run()) }
    }
}

extension ClassDesk {
    /// Returns what is shown of a question with its answers: the verdict, the bars, the reason and the outcome.
    @ContentBuilder<Never> func reveal(
        _ exhibit: Exhibit, _ outcome: Outcome, verdict: @escaping (Texts) -> Message
    ) -> Content<Never> {
        Content.part { VerdictPane(verdict: verdict($0), predictions: [], counts: nil) }.named("verdict")
        Content.part { [self] in bars(of: exhibit, $0) }.named("bars")
        Content.part { ReasonPane(exhibit, $0) }.named("reason")
        Content.part { OutcomePane(outcome, $0) }.named("outcome")
        Layout(
            .columns(
                .rows("verdict", .pane("bars").growingFirst(), "reason"),
                .pane("outcome").columns(least: 50, ideal: 76)
            ).from(columns: 110),
            .rows("verdict", "bars", .pane("reason").rows(least: 4), .pane("outcome").rows(least: 3), hasGaps: false),
            .rows("verdict", "bars", "reason", "outcome", hasGaps: false))
    }

    private func bars(of exhibit: Exhibit, _ texts: Texts) -> ClassBarsPane {
        let answers = exhibit.answers(texts)
        let counts = exhibit.name.map { book.counts(of: $0, answerCount: answers.count) } ?? []
        let mine = exhibit.name.flatMap(myAnswer)
        return ClassBarsPane(
            bars: zip(answers, counts).enumerated().map { index, bar in
                ClassBarsPane.Bar(
                    answer: bar.0, count: bar.1, isRight: index == exhibit.rightAnswer,
                    note: index == mine ? texts(.classMyAnswer) : "")
            })
    }
}

/// The answers to a question with a bar for each, which is full for all who have answered. The right one has a sign.
nonisolated struct ClassBarsPane: Pane, Equatable {
    /// An answer.
    struct Bar: Equatable {
        let answer: String
        let count: Int
        let isRight: Bool
        /// What stands quietly behind the answer, or an empty text.
        let note: String
    }

    let bars: [Bar]

    private static let start = 2

    private var total: Int { bars.reduce(0) { $0 + $1.count } }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(
            columns: Extent(least: 30, ideal: 60, most: 100),
            rows: Extent(least: bars.count, ideal: bars.count * 2 + 1, most: bars.count * 3 + 1))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [
            LineSection(
                .rows,
                bars.map { bar in
                    let sign = texts.spelled(bar.isRight ? "✓" : " ")
                    return "\(sign) \(bar.count)  \(bar.answer)" + (bar.note.isEmpty ? "" : "  (\(bar.note))")
                })
        ]
    }

    func draw(on part: inout PagePart) {
        guard !bars.isEmpty else { return }
        // A blank row above the first bar sets them apart from the verdict.
        let top = part.size.rows > bars.count ? 1 : 0
        let pitch = min(3, (part.size.rows - top) / bars.count)
        for (index, bar) in bars.enumerated() {
            if pitch > 1 {
                drawTall(bar, row: top + index * pitch, on: &part)
            } else {
                drawLow(bar, row: top + index, on: &part)
            }
        }
    }

    private var countColumns: Int { String(total).utf8.count + 1 }

    private func drawTall(_ bar: Bar, row: Int, on part: inout PagePart) {
        let columns = part.size.columns - Self.start
        drawAnswer(bar, row: row, columns: columns, on: &part)
        drawBar(
            bar, at: GridPoint(column: Self.start, row: row + 1), columns: columns - countColumns, on: &part)
        drawCount(bar, row: row + 1, on: &part)
    }

    /// Draws an answer and its bar in one row, half of it for each.
    private func drawLow(_ bar: Bar, row: Int, on part: inout PagePart) {
        let middle = part.size.columns / 2
        drawAnswer(bar, row: row, columns: middle - Self.start - 1, on: &part)
        drawBar(
            bar, at: GridPoint(column: middle, row: row), columns: part.size.columns - middle - countColumns, on: &part)
        drawCount(bar, row: row, on: &part)
    }

    private func drawAnswer(_ bar: Bar, row: Int, columns: Int, on part: inout PagePart) {
        if bar.isRight {
            part.write(part.texts.spelled("✓"), at: GridPoint(column: 0, row: row), style: .good)
        }
        let noteColumns = bar.note.isEmpty ? 0 : DisplayWidth.of(bar.note) + 2
        let used = part.write(
            DisplayWidth.truncated(bar.answer, to: max(0, columns - noteColumns)),
            at: GridPoint(column: Self.start, row: row), style: bar.isRight ? .title : .plain)
        part.write(bar.note, at: GridPoint(column: Self.start + used + 2, row: row), style: .quiet)
    }

    private func drawBar(_ bar: Bar, at point: GridPoint, columns: Int, on part: inout PagePart) {
        CountBar(count: bar.count, fullCount: max(1, total)).draw(
            at: point, columns: columns, otherwise: bar.isRight ? .good : .bar, on: &part)
    }

    private func drawCount(_ bar: Bar, row: Int, on part: inout PagePart) {
        let count = String(bar.count)
        part.write(
            count, at: GridPoint(column: part.size.columns - count.utf8.count, row: row), style: .number)
    }
}
