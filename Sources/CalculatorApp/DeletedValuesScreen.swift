import Calculator
import ScreenKit

/// The owner of the deleted values on the screen.
package protocol DeletedValuesScreenDelegate: AnyObject {
    /// Called when the person has chosen a value. The screen leaves afterwards.
    func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID)
    /// Removes a value.
    func deletedValuesScreen(_ screen: DeletedValuesScreen, remove id: DeletedValue.ID)
    /// Removes all values.
    func deletedValuesScreenRemoveAll(_ screen: DeletedValuesScreen)
}

/// A list of the numbers that AC and CE have cleared. A person can restore or remove them.
package final class DeletedValuesScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
        /// Restores a value.
        case restore(DeletedValue.ID)
        /// Removes a value.
        case remove(DeletedValue.ID)
        /// Asks whether to remove all values.
        case askToRemoveAll
        /// Answers the question with yes.
        case removeAll
        /// Answers the question with no.
        case keep
    }

    /// The owner of the values.
    package weak var delegate: (any DeletedValuesScreenDelegate)?
    private(set) var values: [DeletedValue]
    private var isAsking = false

    /// Creates a list of deleted values, oldest first.
    package init(values: [DeletedValue]) {
        self.values = values
    }

    package func title(_ texts: Texts) -> String { texts(.deletedValues) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = values.enumerated().map { index, value in
            ListPane<Event>.Row(
                control: Control(
                    label: NumberFormat.display(value.value),
                    event: .restore(value.id),
                    keys: .number(index)
                ),
                detail: value.origin.map { "← \(texts.spelled($0.text))" } ?? "",
                buttons: [Control(label: "✕", event: .remove(value.id))],
                bindings: [
                    Control(
                        label: texts(.remove), event: .remove(value.id), keys: [.character("x"), .delete, .backspace])
                ]
            )
        }
        let heading = values.isEmpty ? "" : texts(.deletedValuesHeading)
        // The latest value is the one that a person wants back most often.
        let list = ListPane(
            heading: heading, rows: rows, placeholder: texts(.noDeletedValues), preferredRow: values.count - 1)
        let removeAll = Control<Event>(
            label: texts(.removeAll), event: .askToRemoveAll, keys: [.character("X")], words: ["clear"],
            isEnabled: !values.isEmpty)
        return ScreenContent(
            panes: [.pane(list)], hints: [removeAll],
            alert: isAsking
                ? .confirmation(
                    of: .removeAll, or: .keep, title: texts(.askToRemoveAll), warning: texts(.removeAllWarning), texts)
                : nil,
            help: [texts(.deletedValuesHelp)], lineHelp: ["remove 1"])
    }

    package func handle(_ event: Event) {
        switch event {
        case .restore(let id):
            delegate?.deletedValuesScreen(self, didChoose: id)
            navigator?.pop(self)
        case .remove(let id):
            delegate?.deletedValuesScreen(self, remove: id)
            values.removeAll { $0.id == id }
        case .askToRemoveAll: isAsking = true
        case .keep: isAsking = false
        case .removeAll:
            isAsking = false
            delegate?.deletedValuesScreenRemoveAll(self)
            values = []
        }
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        let words = line.split(separator: " ")
        guard words.count == 2,
            (["remove"] + texts.inAllLanguages(CalculatorText.remove)).contains(words[0].lowercased())
        else { throw LineError(unknown: line, texts) }
        return [.remove(try values.element(numbered: words[1], texts).id)]
    }
}
