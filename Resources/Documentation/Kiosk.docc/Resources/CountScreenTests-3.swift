import ScreenKit
import Testing

@testable import Counter

@MainActor struct CountScreenTests {
    @Test func `only the answer yes sends the count to the delegate`() {
        let door = Door()
        let kiosk = Kiosk(root: door.screen, texts: Texts(.english))
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        for line in ["add one", "finish"] { front.handle(line) }
        #expect(said.contains("Is the count complete?"))
        front.handle("no")
        #expect(door.visitors == 0)
        for line in ["finish", "yes"] { front.handle(line) }
        #expect(door.visitors == 1)
    }

    @Test func `a door that is gone takes its screen with it`() {
        weak var screen: CountScreen?
        do {
            let door = Door()
            screen = door.screen
            #expect(screen != nil)
        }
        #expect(screen == nil)
    }
}
