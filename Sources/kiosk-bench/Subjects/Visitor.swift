import CalculatorApp
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Terminal

/// A person at a kiosk in a terminal of one size: what they do becomes bytes for the terminal.
final class Visitor {
    let desk: CalculatorDesk
    /// How many bytes the terminal got at first.
    let firstFrame: Int
    private let front: FullScreenFront
    private var renderer = FrameRenderer()
    private let size: GridSize

    /// Goes to a kiosk that has just been switched on. It keeps the last messages from the start, as the program does, unless it has no trace.
    init(size: GridSize, hasTrace: Bool = true) throws {
        self.size = size
        let inspector = hasTrace ? TraceInspector() : nil
        desk = CalculatorDesk(observe: inspector?.tracer.note)
        let apps = [App.calculator(desk: desk), try .juiceMaker()]
        front = FullScreenFront(kiosk: Kiosk(apps: apps, texts: Texts(.korean), inspector: inspector))
        // Before it has been drawn, a front has no size, and no key means anything.
        firstFrame = renderer.render(front.draw(size: size)).count
    }

    /// Does something and looks, without a terminal.
    @discardableResult
    func act(_ event: InputEvent) -> Canvas {
        front.handle(event)
        return front.draw(size: size)
    }

    /// Does some things, each as soon as the terminal shows what came of the one before, and returns how many bytes it got.
    @discardableResult
    func act(_ events: [InputEvent]) -> Int {
        events.reduce(0) { bytes, event in bytes + renderer.render(act(event)).count }
    }

    /// Goes on to a screen that has a cell with a sign, which none had before.
    func go(_ way: [InputEvent], toWhere sign: String) throws {
        if (try? find(sign)) != nil { throw BrokenBenchmark(reason: "\(sign) is there already") }
        act(way)
        _ = try find(sign)
    }

    /// Returns the first cell that shows a text.
    func find(_ text: String) throws -> GridPoint {
        let canvas = front.draw(size: size)
        for row in 0..<size.rows {
            for column in 0..<size.columns where canvas[GridPoint(column: column, row: row)].text == text {
                return GridPoint(column: column, row: row)
            }
        }
        throw BrokenBenchmark(reason: "nothing shows \(text)")
    }
}

extension InputEvent {
    /// The key of a character.
    static func typing(_ character: Character) -> InputEvent { .key(.character(character), []) }
}
