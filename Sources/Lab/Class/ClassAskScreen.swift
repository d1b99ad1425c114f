import Classroom
import ScreenKit

/// The list of the experiments, one of which the teacher asks about on all machines.
package final class ClassAskScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Ask about the experiment at this index.
        case ask(Int)
        /// Go to the student whose hand was raised first.
        case helpFirst
    }

    private let desk: ClassDesk
    /// Called with the experiment that was asked about, when the screen has left.
    private let didAsk: (Exhibit) -> Void
    private var message: ((Texts) -> Message)?

    /// Creates the list. The function is called when a question was asked, and the screen has left.
    init(_ desk: ClassDesk, didAsk: @escaping (Exhibit) -> Void) { (self.desk, self.didAsk) = (desk, didAsk) }

    package func title(_ texts: Texts) -> String { texts(.classAsk) }

    package func handle(_ event: Event) {
        message = nil
        switch event {
        case .helpFirst: message = desk.helpFirst()
        case .ask(let index):
            guard let name = desk.exhibits[index].name else { return }
            desk.note(.asked(question: name))
            navigator?.pop(self)
            didAsk(desk.exhibits[index])
        }
    }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let exhibits = desk.exhibits
        let rows = exhibits.enumerated().map { index, exhibit in
            ListPane<Event>.Row(
                control: Control(
                    label: texts(exhibit.title), event: .ask(index), keys: .number(index), words: [exhibit.id.rawValue]),
                spokenName: exhibit.id.rawValue)
        }
        return ScreenContent(
            panes: [
                .pane(
                    ListPane(
                        heading: texts(.classAskHeading), rows: rows,
                        preview: { LabScreen.preview(of: exhibits[$0], texts) },
                        summary: { texts(exhibits[$0].question) }))
            ],
            accessories: [desk.handControl(.helpFirst, texts)], message: message?(texts),
            help: [texts(.classAskHelp)])
    }
}
