import ScreenKit
import Testing

@testable import Greeting

struct GreetingTests {
    // README: begin
    @Test func `the chosen name returns through the delegate`() {
        let greeting = GreetingScreen()
        NameScreen(delegate: greeting).handle("Mina")
        #expect(greeting.greeting == "Hello, Mina!")
    }
    // README: end

    @Test func `the screen of the names leaves when a name is chosen`() throws {
        let greeting = GreetingScreen()
        let navigator = Navigator(root: greeting)
        greeting.handle(.chooseName)
        try #require(navigator.top as? NameScreen).handle("Joon")
        #expect(navigator.isAtRoot)
        #expect(greeting.greeting == "Hello, Joon!")
    }
}
