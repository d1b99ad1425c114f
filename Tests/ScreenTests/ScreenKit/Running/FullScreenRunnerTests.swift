import Testing

@testable import ScreenKit

struct FullScreenRunnerTests {
    @Test(arguments: [("w", "wOw", "Ow"), ("⏎", "⏎⏎Mina⏎", "Mina⏎"), ("4", "Guest4", "Guest4")])
    func `the key that has brought a page is kept off until another one comes`(
        bringing: String, typed: String, taken: String
    ) {
        let screens = [RecordingScreen("list"), RecordingScreen("form")]
        let views = screens.map { ViewKey(of: $0.page(Texts(.english)), firstRow: nil) }
        var (presses, now) = (PressGuard(), ContinuousClock.now)
        func admits(_ key: Key, _ view: Int) -> Bool {
            now += .milliseconds(50)
            return presses.admit(.key(key, []), on: (views[view], false), isTyping: view == 1, at: now)
        }
        presses.note(views[0], at: nil)
        #expect(Key.typed(bringing).allSatisfy { admits($0, 0) })
        presses.note(views[1], at: now)
        #expect(Key.typed(typed).filter { admits($0, 1) } == Key.typed(taken))
    }
}
