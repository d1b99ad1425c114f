@testable import ScreenKit

/// A screen that writes down what it hears of its appearance.
class RecordingScreen: Screen {
    typealias Event = Never

    let name: String
    private let diary: Diary

    init(_ name: String, _ diary: Diary = Diary()) {
        self.name = name
        self.diary = diary
    }

    var title: Text { Text(name) }
    var content: Content<Never> {}

    override func willAppear() { diary.write("\(name) willAppear") }
    override func didAppear() { diary.write("\(name) didAppear") }
    override func willDisappear() { diary.write("\(name) willDisappear") }
    override func didDisappear() { diary.write("\(name) didDisappear") }
}
