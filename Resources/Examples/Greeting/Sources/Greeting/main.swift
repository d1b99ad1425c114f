import ScreenKit

protocol NameScreenDelegate: AnyObject {
    func nameScreen(_ screen: NameScreen, didChoose name: String)
}

final class NameScreen: Screen {
    weak var delegate: (any NameScreenDelegate)?
    init(delegate: any NameScreenDelegate) { self.delegate = delegate }
    func title(_ texts: Texts) -> String { "Name" }
    func content(_ texts: Texts) -> ScreenContent<String> {
        let rows = ["Mina", "Joon"].enumerated().map { index, name in
            ListPane.Row(control: Control(label: name, event: name, keys: .number(index)))
        }
        return ScreenContent(panes: [.pane(ListPane(heading: "Choose a name.", rows: rows))])
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
        let row = ListPane.Row(control: Control(label: "Choose a name", event: Event.chooseName, keys: .number(0)))
        return ScreenContent(panes: [.pane(ListPane(heading: greeting, rows: [row]))])
    }
    func handle(_ event: Event) { navigator?.push(NameScreen(delegate: self)) }
    func nameScreen(_ screen: NameScreen, didChoose name: String) { greeting = "Hello, \(name)!" }
}

nonisolated enum GreetingText: String, TextKey {
    case title, summary
    static let catalog = TextCatalog<GreetingText>([.english: [.title: "Greeting", .summary: "Greets by name"]])
}
let app = App(id: "greeting", title: GreetingText.title, summary: .summary) { GreetingScreen() }
try Kiosk(apps: [app], texts: Texts(.english)).run()
