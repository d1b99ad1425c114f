import Calculator
import ScreenKit
import Terminal

/// Does to the calculator what was chosen on the list of its deleted values.
package protocol DeletedValuesScreenDelegate: AnyObject {
    /// Called when a value shall come back into the calculator.
    func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID)
    /// Called when a value shall be forgotten.
    func deletedValuesScreen(_ screen: DeletedValuesScreen, didRemove id: DeletedValue.ID)
    /// Called when all values shall be forgotten.
    func deletedValuesScreenDidRemoveAll(_ screen: DeletedValuesScreen)
}

/// The numbers that AC and CE have cleared, to bring back or to forget.
package final class DeletedValuesScreen: Screen {
    package nonisolated enum Event: Equatable {
        case restore(DeletedValue.ID)
        case remove(DeletedValue.ID)
        case askToRemoveAll
        case removeAll
        case keep
    }

    package weak var navigator: Navigator?
    /// Who brings the values back and forgets them.
    package weak var delegate: (any DeletedValuesScreenDelegate)?
    private(set) var values: [DeletedValue]
    private var isAsking = false

    /// Makes the list.
    ///
    /// - Parameters:
    ///   - values: The numbers, oldest first.
    ///   - delegate: Who brings them back and forgets them.
    package init(values: [DeletedValue], delegate: any DeletedValuesScreenDelegate) {
        self.values = values
        self.delegate = delegate
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
                buttons: [Control(label: "✕", event: .remove(value.id))],
                bindings: [
                    Binding(
                        keys: [.character("x"), .delete, .backspace], label: texts(.remove), event: .remove(value.id))
                ]
            )
        }
        let list = ListPane(
            heading: texts(.deletedValuesHeading), rows: rows, placeholder: texts(.noDeletedValues))
        let removeAll = Control<Event>(
            label: texts(.removeAll), event: .askToRemoveAll, keys: [.character("X")], words: ["clear"],
            isEnabled: !values.isEmpty)
        return ScreenContent(
            panes: [.list(list)], hints: [removeAll], alert: isAsking ? alert(texts) : nil,
            help: [texts(.deletedValuesHelp)], lineHelp: ["remove 1"])
    }

    private func alert(_ texts: Texts) -> AlertContent<Event> {
        .confirmation(
            of: .removeAll, or: .keep, title: texts(.askToRemoveAll), warning: texts(.removeAllWarning), texts)
    }

    package func handle(_ event: Event) {
        switch event {
        case .restore(let id):
            delegate?.deletedValuesScreen(self, didChoose: id)
            navigator?.pop(self)
        case .remove(let id):
            values.removeAll { $0.id == id }
            delegate?.deletedValuesScreen(self, didRemove: id)
        case .askToRemoveAll: isAsking = true
        case .keep: isAsking = false
        case .removeAll:
            isAsking = false
            values = []
            delegate?.deletedValuesScreenDidRemoveAll(self)
        }
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        let words = line.split(separator: " ")
        guard words.count == 2, ["remove", texts(.remove)].contains(words[0].lowercased()),
            let number = Int(words[1]), values.indices.contains(number - 1)
        else { throw LineError(texts(.unknownInput, line.printable)) }
        return [.remove(values[number - 1].id)]
    }
}
