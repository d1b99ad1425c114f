import Calculator
import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import KioskAssets
import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// A person at a kiosk in a terminal of one size: what they do becomes bytes for the terminal.
final class Visitor {
    /// The calculators that the kiosk works with.
    let desk: CalculatorDesk
    private let front: FullScreenFront
    private var renderer = FrameRenderer()
    private let size: GridSize

    /// Goes to a kiosk that has just been switched on.
    ///
    /// - Parameters:
    ///   - size: The size of the terminal.
    ///   - hasTrace: Whether the kiosk keeps the last messages from the start, as the program does.
    /// - Throws: What is wrong with the embedded menu.
    init(size: GridSize, hasTrace: Bool = true) throws {
        self.size = size
        let inspector = hasTrace ? TraceInspector() : nil
        desk = TracedCalculatorDesk(tracer: inspector?.tracer)
        let bar = JuiceBar(ledger: InMemoryLedger(menu: try Menu(parsing: Asset.menu.content)))
        let apps = [
            App.calculator(desk: desk),
            .juiceMaker(bar: bar, calculators: NoCalculators(), today: LocalCalendar.today),
        ]
        front = FullScreenFront(kiosk: Kiosk(apps: apps, texts: Texts(.korean), inspector: inspector))
        // Before it has been drawn, a front has no size, and no key means anything.
        look()
    }

    /// Looks at the screen.
    @discardableResult
    func look() -> Canvas { front.draw(size: size) }

    /// Does something and looks, without a terminal.
    @discardableResult
    func act(_ event: InputEvent) -> Canvas {
        front.handle(event)
        return look()
    }

    /// Does some things one after another, each as soon as the terminal shows what came of the one before.
    ///
    /// - Returns: How many bytes the terminal got.
    @discardableResult
    func act(_ events: [InputEvent]) -> Int {
        events.reduce(0) { bytes, event in bytes + renderer.render(act(event)).count }
    }

    /// Lets the terminal show what there is to see.
    ///
    /// - Returns: How many bytes the terminal got.
    @discardableResult
    func show() -> Int { renderer.render(look()).count }

    /// Goes on to a screen.
    ///
    /// - Parameters:
    ///   - way: What leads there.
    ///   - sign: What a cell shows there, and none did before.
    /// - Throws: `BrokenBenchmark` where the way leads elsewhere.
    func go(_ way: [InputEvent], toWhere sign: String) throws {
        if (try? find(sign)) != nil { throw BrokenBenchmark(reason: "\(sign) is there already") }
        act(way)
        _ = try find(sign)
    }

    /// The first cell that shows a text.
    ///
    /// - Throws: `BrokenBenchmark` where there is none.
    func find(_ text: String) throws -> GridPoint {
        let canvas = look()
        for row in 0..<size.rows {
            for column in 0..<size.columns where canvas[GridPoint(column: column, row: row)].text == text {
                return GridPoint(column: column, row: row)
            }
        }
        throw BrokenBenchmark(reason: "nothing shows \(text)")
    }
}

/// The benchmark opens no calculator from the juice maker.
private final class NoCalculators: CalculatorProvider {
    private let desk = CalculatorDesk()

    func makeCalculator(for count: CountToCalculate, answering screen: StockScreen) -> any Screen {
        CalculatorScreen(desk: desk)
    }
    func makeCalculator(showing number: Decimal128, of purpose: @escaping (Texts) -> String) -> any Screen {
        CalculatorScreen(desk: desk)
    }
    func makeCalculator(for total: TotalToPay) -> any Screen { CalculatorScreen(desk: desk) }
}

extension InputEvent {
    /// A key without modifiers.
    static func key(_ key: Key) -> InputEvent { .key(key, []) }

    /// The key of a character.
    static func typing(_ character: Character) -> InputEvent { .key(.character(character), []) }

    /// A press and a release of the left button.
    static func click(at point: GridPoint) -> [InputEvent] {
        [.mouse(MouseEvent(.press(.left), at: point)), .mouse(MouseEvent(.release(.left), at: point))]
    }
}
