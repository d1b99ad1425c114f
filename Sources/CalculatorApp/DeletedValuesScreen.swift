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
    package enum Event {
        /// Restores a value.
        case restore(DeletedValue.ID)
        /// Removes a value.
        case remove(DeletedValue.ID)
        /// Asks whether to remove all values.
        case askToRemoveAll
        /// Removes them.
        case removeAll
    }

    /// The owner of the values.
    package weak var delegate: (any DeletedValuesScreenDelegate)?
    package let title = Text(.deletedValues)
    private(set) var values: [DeletedValue]

    /// Creates a list of deleted values, oldest first.
    package init(values: [DeletedValue]) {
        self.values = values
    }

    package var content: Content<Event> {
        List(values.isEmpty ? "" : Text(.deletedValuesHeading), ifEmpty: Text(.noDeletedValues)) {
            for value in values {
                Row(
                    Text(NumberFormat.display(value.value)), .restore(value.id),
                    detail: value.origin.map { "← \($0.text)" } ?? ""
                ).action(Text(.remove), .remove(value.id), keys: "x", .delete, .backspace, sign: "✕")
            }
        }
        // The latest value is the one that a person wants back most often.
        .preferring(row: values.count - 1)
        Hint(Text(.removeAll), .askToRemoveAll, key: "X", words: "clear").enabled(!values.isEmpty)
        OtherLines("remove 1", read: events(forLine:))
        Help(Text(.deletedValuesHelp))
    }

    package func handle(_ event: Event) {
        switch event {
        case .restore(let id):
            delegate?.deletedValuesScreen(self, didChoose: id)
            pop()
        case .remove(let id):
            delegate?.deletedValuesScreen(self, remove: id)
            values.removeAll { $0.id == id }
        case .askToRemoveAll: confirm(.removeAll, Text(.askToRemoveAll), Text(.removeAllWarning))
        case .removeAll:
            delegate?.deletedValuesScreenRemoveAll(self)
            values = []
        }
    }

    private func events(forLine line: String) throws(LineError) -> [Event] {
        let words = line.split(separator: " ")
        guard words.count == 2, (["remove"] + Text(.remove).inAllLanguages).contains(words[0].lowercased())
        else { throw .unknown }
        return [.remove(try values.element(atNumber: words[1]).id)]
    }
}
