import Terminal
import Testing

@testable import ScreenKit

extension Screen {
    /// Chooses what is called so, as a person would: only what is offered, and only while it can be chosen.
    func choose(_ label: String, _ texts: Texts, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let content = content(texts)
        let offered =
            content.alert?.buttons ?? content.panes.flatMap(\.controls) + content.accessories + content.hints
        let control = try #require(
            offered.first { $0.label == label && $0.isEnabled },
            "\(label) is not among \(offered.map(\.label))", sourceLocation: sourceLocation)
        handle(control.event)
    }

    /// Takes a line of input as the line front hands it on.
    func type(line: String, _ texts: Texts) throws {
        handle(try events(forLine: line, texts))
    }

    /// What the screen says has just happened.
    func message(_ texts: Texts) -> Message? { content(texts).message }
}

extension ScreenContent {
    /// The only list of the screen.
    var list: ListPane<Event>? { panes.lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }.first }
    /// The only tape of the screen.
    var tape: TapePane? { panes.lazy.compactMap { if case .tape(let tape) = $0 { tape } else { nil } }.first }
    /// The only keypad of the screen.
    var keypad: KeypadPane<Event>? {
        panes.lazy.compactMap { if case .keypad(let keypad) = $0 { keypad } else { nil } }.first
    }
    /// The only bars of the screen.
    var gauges: GaugesPane? { panes.lazy.compactMap { if case .gauges(let gauges) = $0 { gauges } else { nil } }.first }
    /// The only chart of the screen.
    var chart: ChartPane? { panes.lazy.compactMap { if case .chart(let chart) = $0 { chart } else { nil } }.first }
    /// The steppers of the screen.
    var steppers: [SteppersPane<Event>.Stepper] {
        panes.flatMap { pane -> [SteppersPane<Event>.Stepper] in
            guard case .steppers(let pane) = pane else { return [] }
            return pane.steppers
        }
    }
    /// The cart of the screen.
    var cart: CartPane<Event>? { panes.lazy.compactMap { if case .cart(let cart) = $0 { cart } else { nil } }.first }
    /// The number that is called out.
    var callout: CalloutPane? {
        panes.lazy.compactMap { if case .callout(let callout) = $0 { callout } else { nil } }.first
    }
    /// What was called out so far.
    var calls: [Message] { callout.map { callout in (0..<callout.calls.count).map { callout.calls[$0] } } ?? [] }
    /// The only lines to read, with their title.
    var text: TextPane? { panes.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first }
    /// The lines to read.
    var lines: [Message] {
        panes.flatMap { pane -> [Message] in
            guard case .text(let text) = pane else { return [] }
            return (0..<text.lines.count).map { text.lines[$0] }
        }
    }
}
