import ScreenKit

/// Receives the count of a count screen.
@MainActor protocol CountScreenDelegate: AnyObject {
    /// Called when the person has finished counting.
    func countScreen(_ screen: CountScreen, didFinishWith count: Int)
}

/// A screen that counts.
final class CountScreen: Screen {
    /// The events of the screen.
    enum Event: Equatable {
        case add
        case finish
    }

    /// The object that receives the count.
    weak var delegate: (any CountScreenDelegate)?
    private(set) var count = 0

    func title(_ texts: Texts) -> String { "Count" }

    func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = [
            Control(label: "Add one", event: Event.add, keys: .number(0)),
            Control(label: "Finish", event: .finish, keys: .number(1)),
        ].map { ListPane.Row(control: $0) }
        let list = ListPane(heading: "Count: \(count)", rows: rows)
        return ScreenContent(panes: [.pane(list)])
    }

    func handle(_ event: Event) {
        switch event {
        case .add: count += 1
        case .finish:
            delegate?.countScreen(self, didFinishWith: count)
            navigator?.pop(self)
        }
    }
}
