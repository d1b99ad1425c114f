import ScreenKit

/// Receives the count of a count screen.
protocol CountScreenDelegate: ScreenDelegate {
    /// Called when the person has finished counting.
    func countScreen(_ screen: CountScreen, didFinishWith count: Int)
}

/// A screen that counts.
final class CountScreen: Screen {
    /// The events of the screen.
    enum Event {
        case add
        case finish
    }

    let title: Text = "Count"
    private(set) var count = 0

    var content: Content<Event> {
        List("Count: \(count)") {
            Row("Add one", .add)
            Row("Finish", .finish)
        }
    }

    func handle(_ event: Event) {
        switch event {
        case .add: count += 1
        case .finish: pop()
        }
    }
}
