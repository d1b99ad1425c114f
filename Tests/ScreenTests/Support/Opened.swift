import Calculator
import JuiceMaker
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// A screen of a test's kiosk, which is read and handled in the language of the kiosk.
struct Opened<S: Screen> {
    let test: TestKiosk
    let screen: S

    init(_ screen: S, _ test: TestKiosk) { (self.screen, self.test) = (screen, test) }

    var content: ScreenContent<S.Event> { screen.content(test.texts) }
    var message: Message? { screen.message(test.texts) }
    var question: ShownQuestion? { screen.question(test.texts) }
    /// Whether the screen is in view.
    var isOnTop: Bool { test.navigator.top === screen }

    func handle(_ events: S.Event...) {
        for event in events { screen.receive([event]) }
    }

    func choose(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
        for label in labels { try screen.choose(label, test.texts, sourceLocation: sourceLocation) }
    }

    func type(_ line: String) throws { try screen.type(line: line, test.texts) }

    /// The screen that is in view now.
    func next<Next: Screen>(_ type: Next.Type = Next.self) throws -> Opened<Next> { Opened<Next>(try test.top(), test) }
}

extension OrderScreen {
    var cart: Cart { desk.cart }
}

extension Opened<OrderScreen> {
    /// The juice maker, opened from the menu.
    init(_ test: TestKiosk) throws { self.init(try test.openJuiceMaker(), test) }

    init(_ language: Language = .korean) throws { try self.init(TestKiosk(language)) }

    /// The question whether to restock for an order of a strawberry juice.
    static func shortage(_ language: Language = .korean) throws -> Self {
        let test = try TestKiosk(language)
        return Self(try test.openShortage(), test)
    }

    var news: [String] { content.calls.map(\.text) + [message?.text].compactMap(\.self) }
    var soldCount: Int { test.ledger.books.soldCount }

    /// Puts juices into the cart, and orders them.
    func order(_ labels: String...) throws {
        for label in labels { try choose(label) }
        try choose("주문하기")
    }
}

extension Opened<CalculatorScreen> {
    /// The calculator, opened from the menu, after a line of keys.
    init(_ language: Language = .korean, style: CalculatorStyle = .standard, typing keys: String = "") throws {
        let test = try TestKiosk(language, style: style)
        self.init(try test.openCalculator(typing: keys), test)
    }

    var display: String? { content.display?.text }
}
