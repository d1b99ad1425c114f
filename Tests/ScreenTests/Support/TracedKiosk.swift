@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// A kiosk with a trace.
final class TracedKiosk {
    let test: TestKiosk
    let tracer: Tracer
    private var taken = 0

    init(_ test: TestKiosk) {
        self.test = test
        tracer = test.inspector.tracer
        tracer.keepEverything()
    }

    convenience init(_ language: Language = .english) throws {
        self.init(try TestKiosk(language))
    }

    /// The lines of the events since the last time.
    func take() -> [String] {
        tracer.lookAround()
        tracer.settle()
        defer { taken = tracer.trace.count }
        return tracer.trace.events(from: taken).map(\.line)
    }

    /// Opens the stock screen, and skips the events on the way.
    func openStock() throws -> StockScreen {
        _ = try test.openJuiceMaker()
        try test.choose(.open(.stock), on: OrderScreen.self)
        _ = take()
        return try test.top()
    }

    /// Opens the calculator, and skips the events on the way.
    func openCalculator() throws -> CalculatorScreen {
        let screen = try test.openCalculator()
        _ = take()
        return screen
    }
}

extension Tracer {
    /// Creates a tracer that has started, and keeps everything.
    convenience init(_ navigator: Navigator) {
        self.init()
        keepEverything()
        start(watching: navigator)
    }
}
