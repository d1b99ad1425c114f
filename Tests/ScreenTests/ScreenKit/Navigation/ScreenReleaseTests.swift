import Calculator
import Core
import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// The lifetimes of screens: the navigator keeps its screens, and a screen keeps nothing above it.
struct ScreenReleaseTests {
    // MARK: The checks, and that they can see a leak

    /// Whether a screen is gone once it has been pushed and popped, or presented and dismissed.
    private func isReleased(after style: ModalStyle?, _ makeScreen: () -> any Screen) -> Bool {
        let navigator = Navigator(root: RecordingScreen("root"))
        weak let screen = show(makeScreen(), on: navigator, style)
        guard screen != nil else { return false }
        if style == nil { navigator.pop(navigator.top) } else { navigator.dismiss(navigator.top) }
        return screen == nil
    }

    private func show(_ screen: some Screen, on navigator: Navigator, _ style: ModalStyle? = nil) -> AnyObject {
        if let style { navigator.present(screen, style: style) } else { navigator.push(screen) }
        return screen
    }

    /// Whether a screen that was drawn is gone once it has been popped, before anything else is drawn.
    private func isReleasedByPopAfterDrawing(_ makeScreen: () -> any Screen) -> Bool {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let front = FullScreenFront(kiosk: kiosk)
        weak let screen = show(makeScreen(), on: kiosk.navigator)
        _ = front.draw(size: .small)
        guard screen != nil else { return false }
        kiosk.navigator.pop(kiosk.navigator.top)
        return withExtendedLifetime(front) { screen == nil }
    }

    /// Whether a delegate is gone while the screen that reports to it still lives.
    private func isReleasedBeforeItsScreen<Delegate: AnyObject>(
        _ makeDelegate: () -> Delegate, _ makeScreen: (Delegate) -> any Screen
    ) -> Bool {
        weak var delegate: Delegate?
        let screen: any Screen
        do {
            let made = makeDelegate()
            delegate = made
            screen = makeScreen(made)
        }
        return withExtendedLifetime(screen) { delegate == nil }
    }

    /// Returns a screen whose delegate was set.
    private func delegating<S: Screen, Delegate>(
        _ screen: S, _ property: ReferenceWritableKeyPath<S, Delegate?>, to delegate: Delegate
    ) -> S {
        screen[keyPath: property] = delegate
        return screen
    }

    @Test func `the check for delegates sees a strong one`() {
        let isReleased = isReleasedBeforeItsScreen({ Diary() }, { StronglyDelegating(delegate: $0) })
        #expect(!isReleased)
    }

    @Test func `the check for screens sees a cycle through a strong delegate`() {
        var cycles: [Listener] = []
        let isReleased = isReleased(after: nil) {
            let listener = Listener()
            let screen = StronglyDelegating(delegate: listener)
            listener.screen = screen
            cycles.append(listener)
            return screen
        }
        #expect(!isReleased)
        // Opened again, so that only the check has seen a leak, and no leak checker does.
        for listener in cycles { listener.screen = nil }
    }

    private final class StronglyDelegating: RecordingScreen {
        private let delegate: AnyObject

        init(delegate: AnyObject) {
            self.delegate = delegate
            super.init("strongly delegating")
        }
    }

    private final class Listener {
        var screen: StronglyDelegating?
    }

    private func help(explaining screen: CalculatorScreen) -> HelpScreen {
        let commands = CommandTable(
            policy: .everything, inspector: nil, isInspecting: false, isAtRoot: false, languageKey: .character("l"))
        return HelpScreen(explaining: screen, commands: commands)
    }

    // MARK: Screens

    @Test func `every screen is released by a pop, also while its last picture is shown, and by the end of a modal`()
        throws
    {
        let test = try TestKiosk()
        let owner = CalculatorScreen(desk: test.desk)
        let orders = OrderScreen(test.shop)
        let sales = SalesScreen(test.shop)
        let makers: [() -> any Screen] = [
            { HomeScreen(apps: []) },
            { CalculatorScreen(desk: test.desk) },
            { CalculatorScreen(desk: test.desk, canReturnValue: true) },
            { self.delegating(StyleScreen(current: .standard), \.delegate, to: owner) },
            { self.delegating(DeletedValuesScreen(values: []), \.delegate, to: owner) },
            { self.delegating(HistoryScreen(calculations: [], time: { _ in "" }), \.delegate, to: owner) },
            { OrderScreen(test.shop) },
            { stockScreen(test, delegate: orders) },
            { SalesScreen(test.shop) },
            { self.delegating(CancelScreen(latest: nil), \.delegate, to: sales) },
            { self.help(explaining: owner) },
        ]
        for makeScreen in makers {
            #expect(isReleasedByPopAfterDrawing(makeScreen), "\(makeScreen())")
            for style in [nil, ModalStyle.sheet, .fullScreen] {
                #expect(isReleased(after: style, makeScreen), "\(makeScreen())")
            }
        }
    }

    // MARK: Delegates

    @Test func `a stock screen does not keep its delegate`() throws {
        let test = try TestKiosk()
        func orders() -> OrderScreen { OrderScreen(test.shop) }
        #expect(isReleasedBeforeItsScreen(orders) { stockScreen(test, delegate: $0) })
    }

    @Test func `no other screen keeps its delegate`() throws {
        let test = try TestKiosk()
        func calculator() -> CalculatorScreen { CalculatorScreen(desk: CalculatorDesk()) }
        func sales() -> SalesScreen { SalesScreen(test.shop) }
        #expect(isReleasedBeforeItsScreen(sales) { delegating(CancelScreen(latest: 1), \.delegate, to: $0) })
        #expect(isReleasedBeforeItsScreen({ Taker() }) { delegating(calculator(), \.delegate, to: $0) })
        #expect(
            isReleasedBeforeItsScreen(calculator) { delegating(StyleScreen(current: .standard), \.delegate, to: $0) })
        #expect(
            isReleasedBeforeItsScreen(calculator) { delegating(DeletedValuesScreen(values: []), \.delegate, to: $0) })
        let history = { HistoryScreen(calculations: [], time: { _ in "" }) }
        #expect(isReleasedBeforeItsScreen(calculator) { delegating(history(), \.delegate, to: $0) })
    }

    private func stockScreen(_ test: TestKiosk, delegate: OrderScreen) -> StockScreen {
        let screen = StockScreen(stock: test.books.stock, shortage: nil)
        screen.delegate = delegate
        return screen
    }

    @Test func `a button of the calculator does not keep its delegate`() {
        var pad: NumberPad?
        weak var screen: CalculatorScreen?
        do {
            let made = CalculatorScreen(desk: CalculatorDesk(CalculatorSet(style: .twoOperand)))
            (screen, pad) = (made, made.numberPad)
        }
        #expect(pad?.buttons.isEmpty == false)
        #expect(screen == nil)
    }

    @Test func `the help does not keep the screen that it explains`() {
        weak var explained: CalculatorScreen?
        let help: HelpScreen
        do {
            let screen = CalculatorScreen(desk: CalculatorDesk())
            explained = screen
            help = self.help(explaining: screen)
        }
        #expect(explained == nil)
        #expect(help.content(Texts(.english)).body.panes.isEmpty)
    }

    @Test func `a screen does not keep its navigator`() {
        weak var navigator: Navigator?
        let screen = RecordingScreen("root")
        do {
            let made = Navigator(root: screen)
            navigator = made
            #expect(screen.navigator === made)
        }
        #expect(navigator == nil)
        #expect(screen.navigator == nil)
    }

    private final class Taker: CalculatorScreenDelegate {
        func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) {}
    }
}
