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

    /// Whether a screen is gone once it has been pushed and popped.
    private func isReleasedByPop(_ makeScreen: () -> any Screen) -> Bool {
        let navigator = Navigator(root: RecordingScreen("root"))
        weak let screen = push(makeScreen(), on: navigator)
        guard screen != nil else { return false }
        navigator.pop(navigator.top)
        return screen == nil
    }

    /// Whether a screen is gone once it has been presented and dismissed.
    private func isReleasedByDismiss(_ style: ModalStyle, _ makeScreen: () -> any Screen) -> Bool {
        let navigator = Navigator(root: RecordingScreen("root"))
        weak let screen = present(makeScreen(), on: navigator, style)
        guard screen != nil else { return false }
        navigator.dismiss(navigator.top)
        return screen == nil
    }

    private func push(_ screen: some Screen, on navigator: Navigator) -> AnyObject {
        navigator.push(screen)
        return screen
    }

    private func present(_ screen: some Screen, on navigator: Navigator, _ style: ModalStyle) -> AnyObject {
        navigator.present(screen, style: style)
        return screen
    }

    /// Whether a screen that was drawn is gone once it has been popped, before anything else is drawn.
    private func isReleasedByPopAfterDrawing(_ makeScreen: () -> any Screen) -> Bool {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let front = FullScreenFront(kiosk: kiosk)
        weak let screen = push(makeScreen(), on: kiosk.navigator)
        _ = front.draw(size: GridSize(columns: 80, rows: 24))
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
        let isReleased = isReleasedByPop {
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

    // MARK: Screens

    @Test func `every screen is released by a pop, also while its last picture is shown, and by the end of a modal`()
        throws
    {
        let test = try TestKiosk()
        let owner = CalculatorScreen(desk: test.desk)
        let orders = OrderScreen(
            bar: test.bar, calculators: Calculators(), today: test.today)
        let sales = SalesScreen(bar: test.bar, calculators: Calculators(), today: test.today)
        let makers: [() -> any Screen] = [
            { HomeScreen(apps: []) },
            { CalculatorScreen(desk: test.desk) },
            { CalculatorScreen(desk: test.desk, canReturnValue: true) },
            { self.delegating(StyleScreen(current: .standard), \.delegate, to: owner) },
            { self.delegating(DeletedValuesScreen(values: []), \.delegate, to: owner) },
            { self.delegating(HistoryScreen(calculations: [], time: { _ in "" }), \.delegate, to: owner) },
            { OrderScreen(bar: test.bar, calculators: Calculators(), today: test.today) },
            { stockScreen(test, delegate: orders) },
            { SalesScreen(bar: test.bar, calculators: Calculators(), today: test.today) },
            { self.delegating(CancelScreen(latest: nil), \.delegate, to: sales) },
            {
                HelpScreen(
                    explaining: owner,
                    commands: CommandHelp(
                        policy: .everything, inspector: nil, isAtRoot: false, languageKey: .character("l")))
            },
        ]
        for makeScreen in makers {
            #expect(isReleasedByPop(makeScreen), "\(makeScreen())")
            #expect(isReleasedByPopAfterDrawing(makeScreen), "\(makeScreen())")
            #expect(isReleasedByDismiss(.sheet, makeScreen), "\(makeScreen())")
            #expect(isReleasedByDismiss(.fullScreen, makeScreen), "\(makeScreen())")
        }
    }

    // MARK: Delegates

    @Test func `a stock screen does not keep its delegate`() throws {
        let test = try TestKiosk()
        #expect(
            isReleasedBeforeItsScreen({
                OrderScreen(bar: test.bar, calculators: Calculators(), today: test.today)
            }) {
                stockScreen(test, delegate: $0)
            })
    }

    @Test func `a cancel screen does not keep its delegate`() throws {
        let test = try TestKiosk()
        #expect(
            isReleasedBeforeItsScreen({
                SalesScreen(bar: test.bar, calculators: Calculators(), today: test.today)
            }) {
                delegating(CancelScreen(latest: 1), \.delegate, to: $0)
            })
    }

    private func stockScreen(_ test: TestKiosk, delegate: OrderScreen) -> StockScreen {
        let screen = StockScreen(stock: test.books.stock, shortage: nil)
        screen.delegate = delegate
        return screen
    }

    @Test func `a calculator screen does not keep its delegate`() {
        #expect(
            isReleasedBeforeItsScreen({ Taker() }) {
                delegating(CalculatorScreen(desk: CalculatorDesk()), \.delegate, to: $0)
            })
    }

    @Test func `the list of styles does not keep its delegate`() {
        #expect(
            isReleasedBeforeItsScreen({ CalculatorScreen(desk: CalculatorDesk()) }) {
                delegating(StyleScreen(current: .standard), \.delegate, to: $0)
            })
    }

    @Test func `the list of deleted values does not keep its delegate`() {
        #expect(
            isReleasedBeforeItsScreen({ CalculatorScreen(desk: CalculatorDesk()) }) {
                delegating(DeletedValuesScreen(values: []), \.delegate, to: $0)
            })
    }

    @Test func `the history does not keep its delegate`() {
        #expect(
            isReleasedBeforeItsScreen({ CalculatorScreen(desk: CalculatorDesk()) }) {
                delegating(HistoryScreen(calculations: [], time: { _ in "" }), \.delegate, to: $0)
            })
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
            help = HelpScreen(
                explaining: screen,
                commands: CommandHelp(
                    policy: .everything, inspector: nil, isAtRoot: false, languageKey: .character("l")))
        }
        #expect(explained == nil)
        #expect(help.content(Texts(.english)).panes.isEmpty)
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
