import JuiceMaker
import Terminal
import TestSupport

@testable import JuiceMakerApp
@testable import ScreenKit

/// A customer at the menu.
final class Customer {
    let test: TestKiosk
    let screen: OrderScreen
    let kiosk: Kiosk
    private let front: FullScreenFront
    private let size: GridSize

    init(_ language: Language = .english, _ size: GridSize = .small, menu: Menu? = nil) throws {
        test = try TestKiosk(language, ledger: { usual, clock in InMemoryLedger(menu: menu ?? usual) { clock.now } })
        screen = OrderScreen(bar: test.bar, calculators: nil, today: test.today)
        kiosk = Kiosk(root: RecordingScreen("start"), texts: test.texts, policy: [])
        kiosk.navigator.push(screen)
        front = FullScreenFront(kiosk: kiosk)
        self.size = size
    }

    func look() -> Canvas {
        front.contentHasChanged()
        return front.draw(size: size)
    }

    /// A terminal that shows what there is to see now.
    var terminal: EmulatedTerminal { .showing(look()) }

    func press(_ keys: Key...) {
        for key in keys {
            _ = look()
            front.handle(.key(key, []))
        }
    }

    func typeSlowly(_ text: String) {
        for key in Key.typed(text) { press(key) }
    }

    func touch(_ point: GridPoint) {
        _ = look()
        for action in [MouseEvent.Action.press(.left), .release(.left)] {
            front.handle(.mouse(MouseEvent(action, at: point)))
        }
    }
}
