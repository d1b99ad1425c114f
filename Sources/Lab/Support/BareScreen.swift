import ScreenKit

/// A screen with nothing on it, for experiments with a real navigator.
class BareScreen: Screen {
    /// Nothing happens here.
    nonisolated enum Event: Equatable {}

    weak var navigator: Navigator?
    let name: String

    init(_ name: String) {
        self.name = name
    }

    // Written out, so that the experiments may write a `deinit` of their own: an implicit one would be on the main actor.
    nonisolated deinit {}

    func title(_ texts: Texts) -> String { name }
    func content(_ texts: Texts) -> ScreenContent<Event> { ScreenContent(panes: []) }
    func handle(_ event: Event) {}
    func willAppear() {}
}
