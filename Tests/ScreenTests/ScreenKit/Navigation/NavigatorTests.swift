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

    @Test func `a pop takes the top screen off and returns it`() {
        let next = screen("a")
        navigator.push(next)
        _ = diary.take()
        #expect(navigator.pop() === next)
        #expect(diary.take() == ["a willDisappear", "root willAppear", "a didDisappear", "root didAppear"])
        #expect(navigator.top === root)
        #expect(next.navigator == nil)
    }

    @Test func `a pop does nothing at the root`() {
        _ = diary.take()
        #expect(navigator.pop() == nil)
        #expect(navigator.popToRoot().isEmpty)
        #expect(diary.take() == [])
        #expect(names == ["root"])
        #expect(root.navigator === navigator)
    }

    @Test func `a pop does nothing at the root of a modal`() {
        navigator.present(screen("modal"), style: .fullScreen)
        _ = diary.take()
        #expect(navigator.pop() == nil)
        #expect(diary.take() == [])
        #expect(names == ["root", "modal"])
    }

    @Test func `popTo takes off every screen above, and the ones between hear nothing`() {
        let target = screen("a")
        let between = screen("b")
        let last = screen("c")
        for screen in [target, between, last] { navigator.push(screen) }
        _ = diary.take()
        let popped = navigator.popTo(target)
        #expect(popped.map { ObjectIdentifier($0) } == [ObjectIdentifier(between), ObjectIdentifier(last)])
        #expect(diary.take() == ["c willDisappear", "a willAppear", "c didDisappear", "a didAppear"])
        #expect(names == ["root", "a"])
        #expect(between.navigator == nil && last.navigator == nil)
    }

    @Test func `popTo changes nothing for the top screen and for a stranger`() {
        let top = screen("a")
        navigator.push(top)
        _ = diary.take()
        #expect(navigator.popTo(top).isEmpty)
        #expect(navigator.popTo(screen("stranger")).isEmpty)
        #expect(diary.take() == [])
        #expect(names == ["root", "a"])
    }

    @Test func `popTo does not reach below the modal in view`() {
        navigator.present(screen("modal"), style: .sheet)
        #expect(navigator.popTo(root).isEmpty)
        #expect(names == ["root", "modal"])
    }

    @Test func `popToRoot leaves the root alone`() {
        for name in ["a", "b", "c"] { navigator.push(screen(name)) }
        _ = diary.take()
        #expect(navigator.popToRoot().count == 3)
        #expect(diary.take() == ["c willDisappear", "root willAppear", "c didDisappear", "root didAppear"])
        #expect(navigator.isAtRoot)
    }

    @Test func `pushing a screen that is on the stack is a programmer error`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let screen = RecordingScreen("root")
                Navigator(root: screen).push(screen)
            }
        }
    }

    // MARK: Modals

    @Test func `the presenter of a sheet hears nothing`() {
        _ = diary.take()
        let sheet = screen("sheet")
        navigator.present(sheet, style: .sheet)
        #expect(diary.take() == ["sheet willAppear", "sheet didAppear"])
        #expect(navigator.isPresenting)
        #expect(navigator.top === sheet)
        navigator.dismiss()
        #expect(diary.take() == ["sheet willDisappear", "sheet didDisappear"])
        #expect(!navigator.isPresenting)
        #expect(sheet.navigator == nil)
    }

    @Test func `the presenter of a full-screen modal disappears and appears again`() {
        _ = diary.take()
        navigator.present(screen("modal"), style: .fullScreen)
        #expect(diary.take() == ["root willDisappear", "modal willAppear", "root didDisappear", "modal didAppear"])
        navigator.dismiss()
        #expect(diary.take() == ["modal willDisappear", "root willAppear", "modal didDisappear", "root didAppear"])
    }

    @Test func `a modal has a stack of its own, and is dismissed with all of it`() {
        navigator.present(screen("modal"), style: .fullScreen)
        navigator.push(screen("a"))
        navigator.push(screen("b"))
        #expect(names == ["root", "modal", "a", "b"])
        navigator.pop()
        #expect(names == ["root", "modal", "a"])
        _ = diary.take()
        #expect(navigator.dismiss().compactMap { ($0 as? RecordingScreen)?.name } == ["modal", "a"])
        #expect(diary.take() == ["a willDisappear", "root willAppear", "a didDisappear", "root didAppear"])
        #expect(names == ["root"])
    }

    @Test func `dismiss does nothing where no modal is`() {
        navigator.push(screen("a"))
        _ = diary.take()
        #expect(navigator.dismiss().isEmpty)
        #expect(diary.take() == [])
        #expect(names == ["root", "a"])
    }

    @Test func `back pops, dismisses at the root of a modal, and stays at the root`() {
        navigator.push(screen("a"))
        navigator.present(screen("modal"), style: .sheet)
        navigator.push(screen("b"))
        var seen: [[String]] = []
        for _ in 0..<4 {
            navigator.back()
            seen.append(names)
        }
        #expect(seen == [["root", "a", "modal"], ["root", "a"], ["root"], ["root"]])
    }

    @Test func `home goes past every modal`() {
        navigator.push(screen("a"))
        navigator.present(screen("modal"), style: .fullScreen)
        navigator.push(screen("b"))
        navigator.present(screen("sheet"), style: .sheet)
        navigator.home()
        #expect(names == ["root"])
        #expect(navigator.isAtRoot)
    }

    // MARK: Delegate

    @Test func `the delegate hears of a push and a pop between the callbacks of the screens`() {
        let listener = Listener(diary)
        navigator.delegate = listener
        _ = diary.take()
        navigator.push(screen("a"))
        #expect(
            diary.take() == [
                "root willDisappear", "a willAppear", "willShow a", "root didDisappear", "a didAppear", "didShow a",
            ])
        navigator.pop()
        #expect(
            diary.take() == [
                "a willDisappear", "root willAppear", "willShow root", "a didDisappear", "root didAppear",
                "didShow root",
            ])
    }

    @Test func `the delegate does not hear of modals, nor of a pop that does nothing`() {
        let listener = Listener(diary)
        navigator.delegate = listener
        navigator.pop()
        navigator.present(screen("modal"), style: .fullScreen)
        navigator.dismiss()
        #expect(!diary.take().contains { $0.contains("Show") })
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

        private func name(of screen: any Screen) -> String { (screen as? RecordingScreen)?.name ?? "?" }

        func navigator(_ navigator: Navigator, willShow screen: any Screen) {
            diary.write("willShow " + name(of: screen))
        }

        func navigator(_ navigator: Navigator, didShow screen: any Screen) {
            diary.write("didShow " + name(of: screen))
        }
    }
}
