@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// A kiosk that is listened to, and what was heard.
final class TracedKiosk {
    let test: TestKiosk
    let tracer: Tracer
    private var taken = 0

    init(_ test: TestKiosk) {
        self.test = test
        tracer = test.inspector.tracer(of: test.navigator)
    }

    convenience init(_ language: Language = .english) throws {
        self.init(try TestKiosk(language))
    }

    /// What was heard since the last time, a line each.
    func take() -> [String] {
        tracer.lookAround()
        tracer.settle()
        defer { taken = tracer.trace.count }
        return tracer.trace.events(from: taken).map(\.line)
    }

    /// Opens the stock screen, and forgets what was heard on the way.
    func openStock() throws -> StockScreen {
        try test.openJuiceMaker().handle(.editStock)
        _ = take()
        return try test.top()
    }

    /// Opens the calculator, and forgets what was heard on the way.
    func openCalculator() throws -> CalculatorScreen {
        let screen = try test.openCalculator()
        _ = take()
        return screen
    }
}
