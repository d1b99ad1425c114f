@testable import ScreenKit

/// A screen that writes down what it hears of its appearance.
class RecordingScreen: Screen {
    nonisolated enum Event: Equatable {}

    weak var navigator: Navigator?
    let name: String
    private let diary: Diary

    init(_ name: String, _ diary: Diary = Diary()) {
        self.name = name
        self.diary = diary
    }

    func title(_ texts: Texts) -> String { name }
    func content(_ texts: Texts) -> ScreenContent<Event> { ScreenContent(panes: []) }
    func handle(_ event: Event) {}

    func willAppear() { diary.write("\(name) willAppear") }
    func didAppear() { diary.write("\(name) didAppear") }
    func willDisappear() { diary.write("\(name) willDisappear") }
    func didDisappear() { diary.write("\(name) didDisappear") }
}
