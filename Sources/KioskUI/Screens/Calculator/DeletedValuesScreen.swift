import Calculator
import Terminal

/// The numbers that AC and CE have cleared, to bring back or to forget.
package final class DeletedValuesScreen: Screen {
    package nonisolated enum Event: Equatable {
        case restore(DeletedValue.ID)
        case remove(DeletedValue.ID)
        case removeAll
    }

    package weak var navigator: Navigator?
    /// Who brings the values back and forgets them.
    package weak var delegate: (any DeletedValuesScreenDelegate)?
    private(set) var values: [DeletedValue]

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
                    keys: index < 9 ? [.character(Character(String(index + 1)))] : []
                ),
                buttons: [Control(label: "✕", event: .remove(value.id))],
                bindings: [Binding(keys: [.delete, .backspace, .character("x")], event: .remove(value.id))]
            )
        }
        let list = ListPane(
            heading: texts(.deletedValuesHeading), rows: rows, placeholder: texts(.noDeletedValues))
        let removeAll = Control<Event>(
            label: texts(.removeAll), event: .removeAll, keys: [.character("X")], words: ["clear"],
            isEnabled: !values.isEmpty)
        return ScreenContent(panes: [.list(list)], hints: [removeAll], help: [texts(.deletedValuesHelp)])
    }

    package func handle(_ event: Event) {
        switch event {
        case .restore(let id):
            delegate?.deletedValuesScreen(self, didChoose: id)
            navigator?.pop()
        case .remove(let id):
            values.removeAll { $0.id == id }
            delegate?.deletedValuesScreen(self, didRemove: id)
        case .removeAll:
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
