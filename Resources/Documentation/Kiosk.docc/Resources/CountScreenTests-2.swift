import Testing

@testable import Counter

@MainActor struct CountScreenTests {
    @Test func `finishing sends the count to the delegate`() {
        let door = Door()
        door.screen.handle(.add)
        door.screen.handle(.add)
        #expect(door.visitors == 0)
        door.screen.handle(.finish)
        #expect(door.visitors == 2)
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
