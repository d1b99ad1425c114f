import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct NavigatorTests {
    private let diary = Diary()
    private let root: RecordingScreen
    private let navigator: Navigator

    init() {
        root = RecordingScreen("root", diary)
        navigator = Navigator(root: root)
    }

    private func screen(_ name: String) -> RecordingScreen { RecordingScreen(name, diary) }
    private var names: [String] { navigator.screens.compactMap { ($0 as? RecordingScreen)?.name } }

    // MARK: Stack

    @Test func `the root appears when the navigator is made`() {
        #expect(diary.take() == ["root willAppear", "root didAppear"])
        #expect(navigator.top === root)
        #expect(navigator.isAtRoot)
        #expect(root.navigator === navigator)
    }

    @Test func `a push puts the screen on top, old screen first`() {
        _ = diary.take()
        let next = screen("a")
        navigator.push(next)
        #expect(diary.take() == ["root willDisappear", "a willAppear", "root didDisappear", "a didAppear"])
        #expect(navigator.top === next)
        #expect(next.navigator === navigator)
        #expect(!navigator.isAtRoot)
        #expect(names == ["root", "a"])
    }

    @Test func `a screen in view pops itself`() {
        let next = screen("a")
        navigator.push(next)
        _ = diary.take()
        #expect(navigator.pop(next))
        #expect(diary.take() == ["a willDisappear", "root willAppear", "a didDisappear", "root didAppear"])
        #expect(navigator.top === root)
        #expect(next.navigator == nil)
    }

    @Test func `a pop does nothing at the root`() {
        _ = diary.take()
        #expect(!navigator.pop(root))
        #expect(navigator.popToRoot().isEmpty)
        #expect(diary.take() == [])
        #expect(names == ["root"])
        #expect(root.navigator === navigator)
    }

    @Test func `a pop does nothing at the root of a modal`() {
        let modal = screen("modal")
        navigator.present(modal, style: .fullScreen)
        _ = diary.take()
        #expect(!navigator.pop(modal))
        #expect(diary.take() == [])
        #expect(names == ["root", "modal"])
    }

    @Test func `a screen that is not in view does not leave, nor removes another one`() {
        let (covered, modal, top) = (screen("a"), screen("modal"), screen("b"))
        navigator.push(covered)
        navigator.present(modal, style: .sheet)
        navigator.push(top)
        _ = diary.take()
        for screen in [root, covered, modal, screen("stranger")] {
            #expect(!navigator.pop(screen))
            navigator.goBack(from: screen)
        }
        for screen in [root, covered, top] { #expect(!navigator.dismiss(screen)) }
        #expect(diary.take() == [])
        #expect(names == ["root", "a", "modal", "b"])
    }

    @Test func `pop(to:) takes off every screen above, and the ones between hear nothing`() {
        let target = screen("a")
        let between = screen("b")
        let last = screen("c")
        for screen in [target, between, last] { navigator.push(screen) }
        _ = diary.take()
        let popped = navigator.pop(to: target)
        #expect(popped.map { ObjectIdentifier($0) } == [ObjectIdentifier(between), ObjectIdentifier(last)])
        #expect(diary.take() == ["c willDisappear", "a willAppear", "c didDisappear", "a didAppear"])
        #expect(names == ["root", "a"])
        #expect(between.navigator == nil && last.navigator == nil)
    }

    @Test func `pop(to:) changes nothing for the top screen and for a stranger`() {
        let top = screen("a")
        navigator.push(top)
        _ = diary.take()
        #expect(navigator.pop(to: top).isEmpty)
        #expect(navigator.pop(to: screen("stranger")).isEmpty)
        #expect(diary.take() == [])
        #expect(names == ["root", "a"])
    }

    @Test func `pop(to:) does not reach below the modal in view`() {
        navigator.present(screen("modal"), style: .sheet)
        #expect(navigator.pop(to: root).isEmpty)
        #expect(names == ["root", "modal"])
    }

    @Test func `popToRoot leaves the root alone`() {
        for name in ["a", "b", "c"] { navigator.push(screen(name)) }
        _ = diary.take()
        #expect(navigator.popToRoot().count == 3)
        #expect(diary.take() == ["c willDisappear", "root willAppear", "c didDisappear", "root didAppear"])
        #expect(navigator.isAtRoot)
    }

    // MARK: Modals

    @Test func `the presenter of a sheet hears nothing`() {
        _ = diary.take()
        let sheet = screen("sheet")
        navigator.present(sheet, style: .sheet)
        #expect(diary.take() == ["sheet willAppear", "sheet didAppear"])
        #expect(navigator.isPresenting)
        #expect(navigator.top === sheet)
        #expect(navigator.dismiss(sheet))
        #expect(diary.take() == ["sheet willDisappear", "sheet didDisappear"])
        #expect(!navigator.isPresenting)
        #expect(sheet.navigator == nil)
    }

    @Test func `the presenter of a full-screen modal disappears and appears again`() {
        _ = diary.take()
        let modal = screen("modal")
        navigator.present(modal, style: .fullScreen)
        #expect(diary.take() == ["root willDisappear", "modal willAppear", "root didDisappear", "modal didAppear"])
        navigator.dismiss(modal)
        #expect(diary.take() == ["modal willDisappear", "root willAppear", "modal didDisappear", "root didAppear"])
    }

    @Test func `a modal has a stack of its own, and is dismissed with all of it`() {
        let (modal, last) = (screen("modal"), screen("b"))
        navigator.present(modal, style: .fullScreen)
        navigator.push(screen("a"))
        navigator.push(last)
        #expect(names == ["root", "modal", "a", "b"])
        navigator.pop(last)
        #expect(names == ["root", "modal", "a"])
        _ = diary.take()
        #expect(navigator.dismiss(modal))
        #expect(modal.navigator == nil)
        #expect(diary.take() == ["a willDisappear", "root willAppear", "a didDisappear", "root didAppear"])
        #expect(names == ["root"])
    }

    @Test func `dismiss does nothing where no modal is`() {
        let pushed = screen("a")
        navigator.push(pushed)
        _ = diary.take()
        for screen in [pushed, root] { #expect(!navigator.dismiss(screen)) }
        #expect(diary.take() == [])
        #expect(names == ["root", "a"])
    }

    @Test func `going back pops, dismisses at the root of a modal, and stays at the root`() {
        navigator.push(screen("a"))
        navigator.present(screen("modal"), style: .sheet)
        navigator.push(screen("b"))
        var seen: [[String]] = []
        for _ in 0..<4 {
            navigator.goBack(from: navigator.top)
            seen.append(names)
        }
        #expect(seen == [["root", "a", "modal"], ["root", "a"], ["root"], ["root"]])
    }

    // MARK: Delegate

    @Test func `the delegate hears of a push and a pop between the callbacks of the screens`() {
        let listener = Listener(diary)
        navigator.delegate = listener
        _ = diary.take()
        let next = screen("a")
        navigator.push(next)
        #expect(
            diary.take() == [
                "willAdd a", "root willDisappear", "a willAppear", "willShow a", "root didDisappear", "a didAppear",
                "didShow a", "didAdd a",
            ])
        navigator.pop(next)
        #expect(
            diary.take() == [
                "willRemove a", "a willDisappear", "root willAppear", "willShow root", "a didDisappear",
                "root didAppear", "didShow root", "didRemove a",
            ])
    }

    @Test func `the delegate hears that a modal comes and leaves, but not that it is shown`() {
        let listener = Listener(diary)
        navigator.delegate = listener
        let modal = screen("modal")
        navigator.present(modal, style: .sheet)
        navigator.push(screen("a"))
        _ = diary.take()
        navigator.dismiss(modal)
        #expect(
            diary.take() == ["willRemove modal a", "a willDisappear", "a didDisappear", "didRemove modal a"])
        navigator.present(modal, style: .sheet)
        #expect(diary.take() == ["willAdd modal", "modal willAppear", "modal didAppear", "didAdd modal"])
    }

    @Test func `the delegate hears nothing of a screen that does not leave`() {
        let listener = Listener(diary)
        _ = diary.take()
        navigator.delegate = listener
        navigator.pop(root)
        navigator.dismiss(root)
        navigator.goBack(from: root)
        #expect(diary.take() == [])
    }

    @Test func `the delegate is not kept alive`() {
        weak var listener: Listener?
        do {
            let delegate = Listener(diary)
            navigator.delegate = delegate
            listener = delegate
        }
        #expect(listener == nil)
    }

    private final class Listener: NavigatorDelegate {
        private let diary: Diary

        init(_ diary: Diary) {
            self.diary = diary
        }

        private func write(_ callback: String, _ screens: [any Screen]) {
            let names = screens.map { ($0 as? RecordingScreen)?.name ?? "?" }
            diary.write(([callback] + names).joined(separator: " "))
        }

        func navigator(_ navigator: Navigator, willShow screen: any Screen) { write("willShow", [screen]) }
        func navigator(_ navigator: Navigator, didShow screen: any Screen) { write("didShow", [screen]) }
        func navigator(_ navigator: Navigator, willMake change: StackChange) { write("will", change) }
        func navigator(_ navigator: Navigator, didMake change: StackChange) { write("did", change) }

        private func write(_ time: String, _ change: StackChange) {
            switch change {
            case .push(let screen), .present(let screen, _): write(time + "Add", [screen])
            case .pop(let screens), .dismiss(let screens): write(time + "Remove", screens)
            }
        }
    }

    // MARK: Programmer errors

    @Test func `to push or to present a screen that is on the stack is a programmer error`() async throws {
        let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = RecordingScreen("root")
                Navigator(root: screen).push(screen)
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
