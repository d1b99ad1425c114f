import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct NavigatorTests {
    /// What becomes of the screens after some steps: what they hear, and the names of those on the stack.
    private nonisolated struct Walk: Sendable, CustomTestStringConvertible {
        let testDescription, start, steps, heard, stack: String

        init(_ name: String, _ start: String, _ steps: String, heard: String = "", stack: String) {
            (testDescription, self.start, self.steps, self.heard, self.stack) = (name, start, steps, heard, stack)
        }
    }

    /// A navigator whose screens write down what they hear, and steps that are written as “push a, pop a”. A modal is called m.
    private final class Walker {
        let diary = Diary()
        let navigator: Navigator
        private(set) var screens: [String: RecordingScreen] = [:]
        private lazy var listener = NavigatorListener(diary)

        init() {
            let root = RecordingScreen("root", diary)
            navigator = Navigator(root: root)
            screens["root"] = root
        }

        var names: [String] { navigator.screens.compactMap { ($0 as? RecordingScreen)?.name } }

        private func screen(_ name: String) -> RecordingScreen {
            let screen = screens[name] ?? RecordingScreen(name, diary)
            screens[name] = screen
            return screen
        }

        func go(_ steps: String) {
            for step in steps.split(separator: ", ") {
                let words = step.split(separator: " ").map(String.init)
                let screen = screen(words.count > 1 ? words[1] : "root")
                let before = names
                switch words[0] {
                case "push": navigator.push(screen)
                case "sheet": navigator.present(screen, style: .sheet)
                case "full": navigator.present(screen, style: .fullScreen)
                case "pop": #expect(navigator.pop(screen) == (names != before), "\(step)")
                case "dismiss": #expect(navigator.dismiss(screen) == (names != before), "\(step)")
                case "popTo", "popToRoot":
                    let popped = words.count > 1 ? navigator.pop(to: screen) : navigator.popToRoot()
                    let left = popped.compactMap { ($0 as? RecordingScreen)?.name }
                    #expect(left == Array(before.dropFirst(names.count)), "\(step)")
                case "leave": navigator.goBack(from: screen)
                case "listen": navigator.delegate = listener
                default: Issue.record("\(step) is no step")
                }
            }
        }
    }

    private nonisolated static let walks: [Walk] = [
        Walk(
            "a push puts the screen on top, old screen first", "", "push a",
            heard: "root willDisappear, a willAppear, root didDisappear, a didAppear", stack: "root a"),
        Walk(
            "a screen in view pops itself", "push a", "pop a",
            heard: "a willDisappear, root willAppear, a didDisappear, root didAppear", stack: "root"),
        Walk("a pop does nothing at the root", "", "pop root, popToRoot", stack: "root"),
        Walk("a pop does nothing at the root of a modal", "full m", "pop m", stack: "root m"),
        Walk(
            "a screen that is not in view does not leave, nor removes another one", "push a, sheet m, push b",
            "pop root, leave root, pop a, leave a, pop m, leave m, pop stranger, leave stranger, "
                + "dismiss root, dismiss a, dismiss b", stack: "root a m b"),
        Walk(
            "pop(to:) takes off every screen above, and the ones between hear nothing", "push a, push b, push c",
            "popTo a",
            heard: "c willDisappear, a willAppear, c didDisappear, a didAppear", stack: "root a"),
        Walk(
            "pop(to:) changes nothing for the top screen and for a stranger", "push a", "popTo a, popTo stranger",
            stack: "root a"),
        Walk("pop(to:) does not reach below the modal in view", "sheet m", "popTo root", stack: "root m"),
        Walk(
            "popToRoot leaves the root alone", "push a, push b, push c", "popToRoot",
            heard: "c willDisappear, root willAppear, c didDisappear, root didAppear", stack: "root"),
        Walk(
            "the presenter of a sheet hears nothing", "", "sheet m", heard: "m willAppear, m didAppear", stack: "root m"
        ),
        Walk(
            "nor does it when the sheet leaves", "sheet m", "dismiss m", heard: "m willDisappear, m didDisappear",
            stack: "root"),
        Walk(
            "the presenter of a full-screen modal disappears", "", "full m",
            heard: "root willDisappear, m willAppear, root didDisappear, m didAppear", stack: "root m"),
        Walk(
            "and appears again", "full m", "dismiss m",
            heard: "m willDisappear, root willAppear, m didDisappear, root didAppear", stack: "root"),
        Walk(
            "a modal has a stack of its own, and is dismissed with all of it", "full m, push a, push b, pop b",
            "dismiss m",
            heard: "a willDisappear, root willAppear, a didDisappear, root didAppear", stack: "root"),
        Walk("dismiss does nothing where no modal is", "push a", "dismiss a, dismiss root", stack: "root a"),
        Walk(
            "the delegate hears of a push between the callbacks of the screens", "listen", "push a",
            heard: "willPush a, root willDisappear, a willAppear, willShow a, root didDisappear, a didAppear, "
                + "didShow a, didPush a", stack: "root a"),
        Walk(
            "and of a pop", "listen, push a", "pop a",
            heard: "willPop a, a willDisappear, root willAppear, willShow root, a didDisappear, root didAppear, "
                + "didShow root, didPop a", stack: "root"),
        Walk(
            "the delegate hears that a modal leaves, but not that it is shown", "listen, sheet m, push a", "dismiss m",
            heard: "willDismiss m a, a willDisappear, a didDisappear, didDismiss m a", stack: "root"),
        Walk(
            "and that it comes", "listen", "sheet m",
            heard: "willPresent sheet m, m willAppear, m didAppear, didPresent sheet m",
            stack: "root m"),
        Walk(
            "the delegate hears nothing of a screen that does not leave", "listen",
            "pop root, dismiss root, leave root",
            stack: "root"),
    ]

    @Test(arguments: walks)
    private func `screens and the delegate hear what happens to the stack, in order`(walk: Walk) {
        let walker = Walker()
        walker.go(walk.start)
        _ = walker.diary.take()
        walker.go(walk.steps)
        #expect(walker.diary.take().joined(separator: ", ") == walk.heard)
        #expect(walker.names.joined(separator: " ") == walk.stack)
        let navigator = walker.navigator
        #expect(navigator.top === walker.screens[walker.names.last ?? ""])
        #expect(navigator.isAtRoot == (walk.stack == "root"))
        #expect(navigator.isPresenting == walker.names.contains("m"))
        for (name, screen) in walker.screens {
            #expect((screen.navigator === navigator) == walker.names.contains(name), "\(name)")
        }
    }

    @Test func `the root appears when the navigator is made`() {
        #expect(Walker().diary.take() == ["root willAppear", "root didAppear"])
    }

    @Test func `going back pops, dismisses at the root of a modal, and stays at the root`() {
        let walker = Walker()
        walker.go("push a, sheet m, push b")
        var seen: [String] = []
        for _ in 0..<4 {
            walker.navigator.goBack(from: walker.navigator.top)
            seen.append(walker.names.joined(separator: " "))
        }
        #expect(seen == ["root a m", "root a", "root", "root"])
    }

    @Test func `the delegate is not kept alive`() {
        let navigator = Navigator(root: RecordingScreen("root"))
        weak var listener: NavigatorListener?
        do {
            let delegate = NavigatorListener(Diary())
            navigator.delegate = delegate
            listener = delegate
        }
        #expect(listener == nil)
    }

    // MARK: Programmer errors

    /// A delegate that must hear of nothing.
    private final class DeafListener: NavigatorDelegate {
        func navigator(_ navigator: Navigator, willMake change: StackChange) { fatalError("The delegate was told.") }
    }

    @Test func `to push or to present a screen that is on the stack is a programmer error, of which nobody is told`()
        async throws
    {
        let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (screen, listener) = (RecordingScreen("root"), DeafListener())
                let navigator = Navigator(root: screen)
                navigator.delegate = listener
                navigator.push(screen)
            }
        }
        let presented = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = RecordingScreen("a")
                let navigator = Navigator(root: RecordingScreen("root"))
                navigator.push(screen)
                navigator.present(screen, style: .sheet)
            }
        }
        for result in [pushed, presented] {
            let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(message.contains("The screen is already on the stack."))
        }
    }

    @Test(arguments: Callback.allCases)
    func `to navigate inside a callback is a programmer error`(callback: Callback) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [callback] in
            await MainActor.run {
                let screen = NavigatingScreen(in: callback)
                let navigator = Navigator(root: RecordingScreen("root"))
                navigator.delegate = screen
                navigator.push(screen)
                navigator.pop(screen)
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("must not navigate"))
    }

    nonisolated enum Callback: String, CaseIterable, Codable {
        case willAppear, didAppear, willDisappear, didDisappear
        case willShow, didShow, willPush, didPush, willPop, didPop
    }

    /// A screen and a delegate that pushes another screen inside one of the callbacks.
    private final class NavigatingScreen: RecordingScreen, NavigatorDelegate {
        private let callback: Callback

        init(in callback: Callback) {
            self.callback = callback
            super.init("navigating")
        }

        private func hear(_ callback: Callback, _ navigator: Navigator?) {
            if callback == self.callback { navigator?.push(RecordingScreen("another")) }
        }

        override func willAppear() { hear(.willAppear, navigator) }
        override func didAppear() { hear(.didAppear, navigator) }
        override func willDisappear() { hear(.willDisappear, navigator) }
        override func didDisappear() { hear(.didDisappear, navigator) }
        func navigator(_ navigator: Navigator, willShow screen: any Screen) { hear(.willShow, navigator) }
        func navigator(_ navigator: Navigator, didShow screen: any Screen) { hear(.didShow, navigator) }
        func navigator(_ navigator: Navigator, willMake change: StackChange) {
            if case .push = change { hear(.willPush, navigator) } else { hear(.willPop, navigator) }
        }
        func navigator(_ navigator: Navigator, didMake change: StackChange) {
            if case .push = change { hear(.didPush, navigator) } else { hear(.didPop, navigator) }
        }
    }
}
