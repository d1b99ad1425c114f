import ScreenKit

protocol NameScreenDelegate: AnyObject {
    func nameScreen(_ screen: NameScreen, didChoose name: String)
}

final class NameScreen: Screen {
    let title: Text = "Name"
    weak var delegate: (any NameScreenDelegate)?
    init(delegate: any NameScreenDelegate) { self.delegate = delegate }
    var content: Content<String> {
        List("Choose a name.") { for name in ["Mina", "Joon"] { Row("\(name)", name) } }
    }
    func handle(_ name: String) {
        delegate?.nameScreen(self, didChoose: name)
        pop()
    }
}

final class GreetingScreen: Screen, NameScreenDelegate {
    enum Event { case chooseName }
    let title: Text = "Greeting"
    private(set) var greeting: Text = "Hello!"
    var content: Content<Event> {
        List(greeting) { Row("Choose a name", .chooseName) }
    }
    func handle(_ event: Event) { push(NameScreen(delegate: self)) }
    func nameScreen(_ screen: NameScreen, didChoose name: String) { greeting = "Hello, \(name)!" }
}

let app = App("greeting", "Greeting", summary: "Greets by name") { GreetingScreen() }
try Kiosk(apps: [app]).run()
