import Terminal

/// The meaning of every key on a screen, made from its content and the focus alone.
///
/// The element that has the focus comes first, then the controls in reading order. Enter and Space choose the element that
/// has the focus where they mean nothing else.
package struct KeyMap<Event: Equatable> {
    /// An element that can have the focus.
    package struct Element {
        /// The control; `nil` for an element that only has keys of its own.
        package let control: Control<Event>?
        /// Keys that work while the element has the focus.
        package let bindings: [Binding<Event>]
        /// A Boolean value that indicates whether the element has the focus before anything was moved.
        fileprivate let isPreferred: Bool
    }

    /// The elements that can have the focus, in reading order.
    package let elements: [Element]
    /// The index of the element that has the focus; `nil` where there is none.
    package let focus: Int?
    private let controls: [Control<Event>]

    /// Creates the meaning of the keys.
    ///
    /// - Parameters:
    ///   - content: The content of the screen; while it asks a question, only the answers have keys.
    ///   - focus: The index of the element to which the focus was moved; `nil` before it was moved.
    package init(of content: ScreenContent<Event>, focus: Int?) {
        if let alert = content.alert {
            elements = alert.buttons.enumerated().map { Element(control: $1, bindings: [], isPreferred: $0 == 0) }
            // Enter chooses the answer that has the focus, whichever answer names it.
            controls = alert.buttons.map { button in
                var button = button
                button.keys.removeAll { $0 == .enter }
                return button
            }
        } else {
            elements = content.panes.flatMap(Self.elements)
            controls = content.controls.filter(\.isEnabled)
        }
        let last = elements.count - 1
        self.focus = focus.map { min($0, last) } ?? elements.lastIndex(where: \.isPreferred)
    }

    /// Returns the event of a key, and whether the key stands on the control of the event; `nil` where the key means nothing.
    package func choice(for key: Key) -> (event: Event, isKeyOfControl: Bool)? {
        let focused = focus.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        if let binding = focused?.bindings.first(where: { $0.keys.contains(key) }) { return (binding.event, false) }
        if let control = controls.first(where: { $0.keys.contains(key) }) { return (control.event, true) }
        guard key == .enter || key == .character(" ") else { return nil }
        return focused?.control.map { ($0.event, false) }
    }

    /// Returns the events of pasted digits for the element that has the focus; none where not all of the text is digits.
    package func events(forDigits text: String) -> [Event] {
        guard let focus, elements.indices.contains(focus) else { return [] }
        let digits = text.trimmed
        guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return [] }
        return digits.compactMap { digit in
            elements[focus].bindings.first { $0.keys.contains(.character(digit)) }?.event
        }
    }

    private static func elements(of pane: Pane<Event>) -> [Element] {
        switch pane {
        case .keypad(let keypad):
            keypad.rows.joined().filter(\.control.isEnabled)
                .map { Element(control: $0.control, bindings: [], isPreferred: $0.role == .equals) }
        case .list(let list):
            list.rows.enumerated().filter(\.element.control.isEnabled)
                .map { Element(control: $1.control, bindings: $1.bindings, isPreferred: $0 == 0) }
        case .steppers(let steppers):
            steppers.steppers.enumerated()
                .map { Element(control: nil, bindings: $1.bindings, isPreferred: $0 == 0) }
        case .tape, .gauges, .chart, .text: []
        }
    }
}
