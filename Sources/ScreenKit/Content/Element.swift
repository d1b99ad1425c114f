import Terminal

/// What can be chosen on a page, typed into or have the focus, as the fronts know it: its face, without what it does.
///
/// The event stays with the content of the screen and is found by the place of the element, so that the fronts are compiled once, and not
/// for the events of each screen.
final class Element {
    let label: String
    let keys: [Key]
    let words: [String]
    let isEnabled: Bool
    let meaning: String
    /// A Boolean value that indicates whether it does something; one that does not is there for the keys that are bound to it.
    let isChoice: Bool
    /// What keys do while the element has the focus.
    let bindings: [Element]
    let isFocusable: Bool
    let isFirst: Bool
    let lineNames: LineNames
    let isField: Bool
    /// The count and the counts that a number can set; `nil` for what is no count that can be typed.
    let entry: (count: Int, bounds: ClosedRange<Int>)?
    let goesOn: Bool
    let hasHelpKey: Bool
    let hasLeaveEvent: Bool

    /// Creates the face of a control in one language.
    init<Event>(_ control: Control<Event>, _ texts: Texts) {
        let label = texts(control.label)
        (self.label, keys, isEnabled) = (label, control.keys, control.isEnabled)
        words = control.words.isEmpty ? [] : control.words.map { texts($0) }
        meaning = control.meaning.map { texts($0) } ?? label
        bindings = control.bindings.isEmpty ? [] : control.bindings.map { Element($0, texts) }
        (isChoice, isFirst, lineNames) = (control.event != nil, control.isFirst, control.lineNames)
        isFocusable = control.isFocusable && control.isEnabled
        (isField, hasHelpKey) = (control.edit != nil, control.hasHelpKey)
        goesOn = control.goesOn || control.entry != nil
        entry = control.entry.map { ($0.count, $0.bounds) }
        hasLeaveEvent = control.leaveEvent != nil
    }

    /// Returns whether another element is the same thing on another page: what it can do there, and its number, can be others.
    func says(theSameAs other: Element) -> Bool { label == other.label && words == other.words }

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
enum Choice: Equatable {
    /// Chooses an element.
    case element(Int)
    /// Chooses what a key does while an element has the focus.
    case binding(Int, of: Int)
    /// Turns away from an element that waits for more.
    case leave(Int)
    /// Edits the text of a field.
    case edit(TextField.Edit, Int)
    /// Sets a count.
    case count(Int, of: Int)

    /// Returns the same choice on a page with other elements before it.
    func moved(by count: Int) -> Choice {
        switch self {
        case .element(let index): .element(index + count)
        case .binding(let binding, let index): .binding(binding, of: index + count)
        case .leave(let index): .leave(index + count)
        case .edit(let edit, let index): .edit(edit, index + count)
        case .count(let number, let index): .count(number, of: index + count)
        }
    }
}
