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
}
