import Classroom
import ScreenKit

/// The list of the experiments, one of which the teacher asks about on all machines.
package final class ClassAskScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// Ask about the experiment at this index.
        case ask(Int)
        /// Go to the student whose hand was raised first.
        case helpFirst
    }

    package let title = Text(.classAsk)
    private let desk: ClassDesk
    /// Called with the experiment that was asked about, when the screen has left.
    private let didAsk: (Exhibit) -> Void

    /// Creates the list. The function is called when a question was asked, and the screen has left.
    init(_ desk: ClassDesk, didAsk: @escaping (Exhibit) -> Void) { (self.desk, self.didAsk) = (desk, didAsk) }

    package func handle(_ event: Event) {
        switch event {
        case .helpFirst: if let news = desk.helpFirst() { say(news) }
        case .ask(let index):
            guard let name = desk.exhibits[index].name else { return }
            desk.note(.asked(question: name))
            pop()
            didAsk(desk.exhibits[index])
        }
    }

    package var content: Content<Event> {
        let exhibits = desk.exhibits
        List(Text(.classAskHeading)) {
            for (index, exhibit) in exhibits.enumerated() {
                let name = Text(exhibit.id.rawValue)
                Row(Text(exhibit.title), .ask(index), words: name).spoken(as: name)
            }
        }
        .preview { QuestionPreview(exhibit: exhibits[$0]) }
        .summary { Text(exhibits[$0].question) }
        desk.handHint(.helpFirst)
        Help(Text(.classAskHelp))
    }
}
