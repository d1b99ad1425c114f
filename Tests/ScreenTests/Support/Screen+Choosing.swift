import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

extension ScreenProtocol {
    /// Chooses what is called so, as a person would: only what is offered, and only while it can be chosen.
    func choose(_ label: String, _ texts: Texts, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let page = page(texts)
        let offered = page.alert == nil ? Array(0..<page.bindings.lowerBound) : Array(page.answers)
        let chosen = try #require(
            offered.first { page.elements[$0].label == label && page.elements[$0].isEnabled },
            "\(label) is not among \(offered.map { page.elements[$0].label })", sourceLocation: sourceLocation)
        page.perform(.element(chosen))
    }

    /// Takes a line of input as the line front hands it on.
    func type(line: String, _ texts: Texts) throws {
        try handler(ofLine: line, texts)()
    }

    /// What the screen says has just happened.
    func message(_ texts: Texts) -> Message? { page(texts).message }

    /// The question that waits for an answer.
    func question(_ texts: Texts) -> ShownQuestion? { page(texts).alert }
}

extension ScreenContent {
    /// The only pane of a kind.
    private func pane<Kind: Pane>(_ kind: Kind.Type = Kind.self) -> Kind? {
        body.panes.lazy.compactMap { $0.content as? Kind }.first
    }

    /// The only list of the screen.
    var list: ListFace? { pane(ListPane<Event>.self)?.list }
    /// The only tape of the screen.
    var tape: TapePane? { pane() }
    /// The only display of the screen.
    var display: DisplayPane? { pane() }
    /// The only keypad of the screen.
    var keypad: Keypad? { pane(KeypadPane.self)?.pad }
    /// The only bars of the screen.
    var gauges: GaugesPane? { pane() }
    /// The cards of the juices.
    var juiceCards: [JuicesPane.Card] { (pane(ListPane<Event>.self)?.form as? JuicesPane)?.cards ?? [] }
    /// The only chart of the screen.
    var chart: ChartPane? { pane() }
    /// The steppers of the screen.
    var steppers: [SteppersPane<Event>.Stepper] { pane(SteppersPane<Event>.self)?.steppers ?? [] }
    /// The views of the screen.
    var tabs: TabsPane<Event>? { pane() }
    /// The cart of the screen.
    var cart: CartPane<Event>? { pane() }
    /// The number that is called out.
    var ready: TicketPane? { pane() }
    /// What was called out so far.
    var calls: [Message] { ready.map { ready in (0..<ready.calls.count).map { ready.calls[$0] } } ?? [] }
    /// The only lines to read, with their title.
    var text: TextPane? { pane() }
    /// The lines to read.
    var lines: [Message] {
        body.panes.compactMap { $0.content as? TextPane ?? ($0.content as? KeysPane)?.text }.flatMap { text in
            (0..<text.lines.count).map { text.lines[$0] }
        }
    }
}
