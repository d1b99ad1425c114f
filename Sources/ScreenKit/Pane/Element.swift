import Terminal

/// What can be chosen on a page, typed into or have the focus, as the fronts know it: its face, without what it does.
///
/// The event stays with the content of the screen and is found by the place of the element, so that the fronts are compiled once, and not
/// for the events of each screen.
@usableFromInline package final class Element {
    @usableFromInline let label: String
    @usableFromInline let keys: [Key]
    @usableFromInline let words: [String]
    @usableFromInline let isEnabled: Bool
    @usableFromInline let meaning: String
    /// A Boolean value that indicates whether it does something; one that does not is there for the keys that are bound to it.
    @usableFromInline let isChoice: Bool
    /// What keys do while the element has the focus.
    @usableFromInline let bindings: [Element]
    @usableFromInline let isFocusable: Bool
    @usableFromInline let isFirst: Bool
    @usableFromInline let lineNames: LineNames
    @usableFromInline let isField: Bool
    @usableFromInline let goesOn: Bool
    @usableFromInline let hasHelpKey: Bool
    @usableFromInline let hasLeaveEvent: Bool

    @inlinable init<Event>(_ element: PaneControl<Event>) {
        let control = element.control
        (label, keys, words) = (control?.label ?? "", control?.keys ?? [], control?.words ?? [])
        (isEnabled, meaning, isChoice) = (control?.isEnabled ?? true, control?.meaning ?? "", control != nil)
        bindings = element.bindings.isEmpty ? [] : element.bindings.map { Element(PaneControl($0)) }
        (isFocusable, isFirst, lineNames) = (element.isFocusable, element.isFirst, element.lineNames)
        (isField, goesOn, hasHelpKey) = (element.edit != nil, element.goesOn, element.hasHelpKey)
        hasLeaveEvent = element.leaveEvent != nil
    }

    func isChosen(by key: Key) -> Bool { isEnabled && keys.contains(key) }

    /// Returns the index of what a key does while the element has the focus, and perhaps not now.
    func binding(of key: Key) -> Int? { bindings.firstIndex { $0.keys.contains(key) } }

    /// Returns whether another element is drawn in the same way.
    func isDrawn(like other: Element) -> Bool {
        self === other
            || label == other.label && keys == other.keys && isEnabled == other.isEnabled
                && isFocusable == other.isFocusable && isField == other.isField
    }
}

/// What an input does on a page. Elements are meant by their places in the list of the page.
package enum Choice: Equatable {
    /// Chooses an element.
    case element(Int)
    /// Chooses what a key does while an element has the focus.
    case binding(Int, of: Int)
    /// Turns away from an element that waits for more.
    case leave(Int)
    /// Edits the text of a field.
    case edit(TextField.Edit, Int)

    /// Returns the same choice on a page with other elements before it.
    func moved(by count: Int) -> Choice {
        switch self {
        case .element(let index): .element(index + count)
        case .binding(let binding, let index): .binding(binding, of: index + count)
        case .leave(let index): .leave(index + count)
        case .edit(let edit, let index): .edit(edit, index + count)
        }
    }
}
