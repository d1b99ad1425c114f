import ScreenKit
// README: begin
import Testing

@testable import Greeting

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

@Test func `the number of a row chooses it on the full screen`() {
    let greeting = GreetingScreen()
    let app = App("greeting", "Greeting", summary: "Greets by name") { greeting }
    let front = FullScreenFront(kiosk: Kiosk(apps: [app], texts: Texts(.english)))
    _ = front.draw(size: .init(columns: 80, rows: 24))
    for number: Character in ["1", "1", "2"] { front.handle(.key(.character(number), [])) }
    #expect(greeting.greeting == "Hello, Joon!")
}
