import ScreenKit

protocol NameScreenDelegate: AnyObject {
    func nameScreen(_ screen: NameScreen, didChoose name: String)
}

final class NameScreen: Screen {
    weak var delegate: (any NameScreenDelegate)?
    init(delegate: any NameScreenDelegate) { self.delegate = delegate }
    func title(_ texts: Texts) -> String { "Name" }
    func content(_ texts: Texts) -> ScreenContent<String> {
        ScreenContent(panes: [.pane(ListPane(heading: "Choose a name.", choices: ["Mina", "Joon"].map { ($0, $0) }))])
    }
    func handle(_ name: String) {
        delegate?.nameScreen(self, didChoose: name)
        navigator?.pop(self)
    }
}

final class GreetingScreen: Screen, NameScreenDelegate {
    nonisolated enum Event { case chooseName }
    private(set) var greeting = "Hello!"
    func title(_ texts: Texts) -> String { "Greeting" }
    func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(panes: [.pane(ListPane(heading: greeting, choices: [("Choose a name", .chooseName)]))])
    }
    func handle(_ event: Event) { navigator?.push(NameScreen(delegate: self)) }
    func nameScreen(_ screen: NameScreen, didChoose name: String) { greeting = "Hello, \(name)!" }
}

let app = App(id: "greeting", title: "Greeting", summary: "Greets by name") { GreetingScreen() }
try Kiosk(apps: [app]).run()
