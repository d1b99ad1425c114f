import ScreenKit

/// A screen that counts.
final class CountScreen: Screen {
    /// The events of the screen.
    enum Event {
        case add
    }

    let title: Text = "Count"
    private(set) var count = 0

    var content: Content<Event> {
        List("Count: \(count)") {
            Row("Add one", .add)
        }
    }

    func handle(_ event: Event) {
        switch event {
        case .add: count += 1
        }
    }
}
