import ScreenKit

/// Brings the teacher's question onto a student's machine, and takes it away.
///
/// The owner of the desk calls ``update()`` when it has entered all records that there are, and never inside a callback of a screen: a
/// question of yesterday comes into view otherwise.
package final class ClassPresenter {
    private let navigator: Navigator
    private let desk: ClassDesk
    private let shieldsKeys: Bool
    private static let shield = Duration.seconds(1)
    /// The number of the question that was brought into view.
    private var shownCount = 0

    /// Creates a presenter of the questions of a class.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the student's kiosk.
    ///   - desk: The desk of the student.
    ///   - shieldsKeys: Whether keys that were meant for the screen below are no answers, for as long as a person needs to see the question.
    package init(_ navigator: Navigator, _ desk: ClassDesk, shieldsKeys: Bool = false) {
        (self.navigator, self.desk, self.shieldsKeys) = (navigator, desk, shieldsKeys)
    }

    /// Shows a question that was asked since the last call, and leaves one that was closed. A student who has left a question sees it again
    /// only when it is asked again.
    package func update() {
        let place = navigator.screens.firstIndex { $0 is ClassQuestionScreen }
        if desk.openExhibit == nil {
            if let place { leave(downTo: place) }
        } else if place == nil, shownCount != desk.askCount, !desk.isRevealed {
            navigator.push(ClassQuestionScreen(desk, ignoringAnswersUntil: shieldsKeys ? .now + Self.shield : nil))
        }
        shownCount = desk.askCount
    }

    /// Leaves screens down to the one at a place, and that one too. What is above a question, such as the help, is about the question.
    private func leave(downTo place: Int) {
        var count = navigator.screens.count + 1
        while place < navigator.screens.count, navigator.screens.count < count {
            count = navigator.screens.count
            navigator.goBack(from: navigator.top)
        }
    }
}
