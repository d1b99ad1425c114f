import Calculator
import Core
import ScreenKit

/// The owner of the finished calculations on the screen.
package protocol HistoryScreenDelegate: AnyObject {
    /// Called when the person has chosen the result of a calculation. The screen leaves afterwards.
    func historyScreen(_ screen: HistoryScreen, didChooseResultOf calculation: FinishedCalculation)
    /// Called when the person has chosen a whole calculation. The screen leaves afterwards.
    func historyScreen(_ screen: HistoryScreen, didChoose calculation: FinishedCalculation)
}

/// A list of the finished calculations, which can be searched. A person can use a result or a whole calculation again.
package final class HistoryScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Enters the result of the calculation at an index.
        case enterResult(Int)
        /// Makes the calculation at an index the current one.
        case reuse(Int)
        /// Edits the text that the calculations in view contain.
        case search(TextField.Edit)
    }

    /// A longer calculation is shown by its end.
    private static let shownOperations = 12

    /// The owner of the calculations.
    package weak var delegate: (any HistoryScreenDelegate)?
    package let title = Text(.history)
    let calculations: [FinishedCalculation]
    /// The formulas and the results as they are shown.
    private let shown: [(formula: String, result: String)]
    private let texts: [String]
    private let time: (FinishedCalculation) -> String
    /// Letters are no part of a calculation, but numbers can be pasted as they are written elsewhere.
    private(set) var search = TextField(
        limit: 40,
        allowed: Set("0123456789.,+-−*/×÷xX=()eE ０１２３４５６７８９．，＋－＝₩￦원$€£¥'’\u{A0}\u{2007}\u{2009}\u{202F}\u{3000}"))

    /// Creates a list of calculations, oldest first, with a function that returns the time of a calculation as text.
    package init(calculations: [FinishedCalculation], time: @escaping (FinishedCalculation) -> String) {
        self.calculations = calculations.reversed()
        self.time = time
        shown = self.calculations.map { calculation in
            (calculation.formula.text(operations: Self.shownOperations), NumberFormat.display(calculation.result))
        }
        texts = shown.map { "\($0.formula) = \($0.result)" }
    }

    package var content: Content<Event> {
        let matches = matches
        Field(
            Text(.search), search, placeholder: Text(.searchHint), words: "find",
            submits: matches.first.map { .enterResult($0) }
        ) { .search($0) }
        .withHelpKey().named("search")
        List(heading(of: matches), ifEmpty: Text(calculations.isEmpty ? .noCalculations : .nothingFound)) {
            for index in matches { row(index) }
        }
        .preview { [calculations] in TapePane(tape: calculations[matches[$0]].tape) }
        .named("results")
        Self.layout
        OtherLines("\(Text(.search).lowercased) 12", "reuse 1", read: events(forLine:))
        Help(Text(.historyHelp))
    }

    private func heading(of matches: [Int]) -> Text {
        search.isEmpty ? Text(.historyHeading) : Text(.historyFound, Text(search.text), "\(matches.count)")
    }

    private func row(_ index: Int) -> Row<Event> {
        let (calculation, shown, time) = (calculations[index], shown[index], Text(time(calculations[index])))
        let style =
            CalculatorStyle(id: calculation.style).map { style in Text { $0.name(of: style) } }
            ?? Text(calculation.style)
        // The least widths of the columns do not change with each search.
        return Row(
            Text(texts[index]), .enterResult(index), note: time.isEmpty ? style : "\(time)  \(style)", tone: .quiet
        )
        .cells(
            ListCell(Text(shown.formula), columns: 24), ListCell(Text(shown.result), columns: 12, alignment: .trailing),
            ListCell(style, isQuiet: true), ListCell(time, isQuiet: true)
        )
        .keys().action(Text(.reuseCalculation), .reuse(index), keys: "r", sign: "↺")
    }

    /// The list takes all rows, so that the field stays where it is while a search finds more and less. There is a blank row above the field
    /// where no calculation needs it.
    private static let layout = Layout(
        .rows(.pane("search").rows(most: 2), .pane("results").rows(most: .max)).aligned(.upper))

    package func handle(_ event: Event) {
        switch event {
        case .enterResult(let index):
            delegate?.historyScreen(self, didChooseResultOf: calculations[index])
            pop()
        case .reuse(let index):
            delegate?.historyScreen(self, didChoose: calculations[index])
            pop()
        // A slash begins a search elsewhere, and no calculation.
        case .search(.insert("/")) where search.isEmpty: break
        case .search(let edit): refuse(search.apply(edit))
        }
    }

    private func events(forLine line: String) throws(LineError) -> [Event] {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.first?.lowercased() == "reuse" else { throw .unknown }
        return [.reuse(try matches.element(atNumber: words.count > 1 ? words[1].trimmed : ""))]
    }

    /// The indices of the calculations that contain the text of the search. Spaces, thousands separators and the ways to write an
    /// operator make no difference, nor does the way in which a number is written.
    private var matches: [Int] {
        let number = Decimal128(written: search.text)?.positional
        let patterns = [search.text.plain, number].compactMap { $0.map(Self.plain) }
        return texts.indices.filter { index in
            let text = Self.plain(texts[index])
            return patterns.contains { $0.isEmpty || text.contains($0) }
        }
    }

    private static func plain(_ text: String) -> String {
        String(
            text.compactMap { character -> Character? in
                switch character {
                case " ", ",": nil
                case "−": "-"
                case "×", "x", "X": "*"
                case "÷": "/"
                default: character
                }
            })
    }
}
