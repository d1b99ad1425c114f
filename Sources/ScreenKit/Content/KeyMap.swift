import Terminal

/// The meaning of every key on a screen, which follows from its content and the focus alone.
///
/// The element that has the focus comes first, then the controls in reading order. Enter and Space choose the element that
/// has the focus where they mean nothing else.
///
/// The keys of all controls lie in one array: a key is found without a look at the controls.
package nonisolated struct KeyMap {
    /// An element that can have the focus.
    private struct Element {
        /// The event of Enter and Space; `nil` for an element that has only keys of its own.
        let event: Int?
        /// The keys that mean something while the element has the focus.
        var bindings: [Binding<Int>] = []
    }

    private var elements: [Element] = []
    /// The index of the element that has the focus before it is moved.
    private var preferredFocus: Int?
    /// The event that ends the number that is being typed; `nil` while none is typed.
    private(set) var endOfTyping: Int?
    private var keys: [(key: Key, event: Int)] = []
    private var disabledKeys: [(key: Key, meaning: String)] = []
    /// The keys that work anywhere and are not shown.
    private let bindings: [Binding<Int>]

    /// Creates the meaning of the keys.
    ///
    /// - Parameter content: The content of the screen; while it asks a question, only the answers have keys.
    /// - Complexity: O(*n*) in the number of controls.
    package init(of content: ScreenContent<Int>) {
        bindings = content.alert == nil ? content.bindings : []
        if let alert = content.alert {
            for answer in alert.buttons {
                // Enter chooses the answer that has the focus, whichever answer names it.
                add(answer, keys: answer.keys.filter { $0 != .enter })
                elements.append(Element(event: answer.event))
            }
            preferredFocus = elements.isEmpty ? nil : 0
        } else {
            keys.reserveCapacity(48)
            for pane in content.panes { add(pane) }
            for control in content.accessories + content.hints { add(control, keys: control.keys) }
        }
    }

    /// The number of elements that can have the focus.
    package var elementCount: Int { elements.count }

    /// Resolves the place of the focus.
    ///
    /// - Parameter element: The index of the element to which the focus was moved; `nil` before it was moved.
    /// - Returns: The index of the element that has the focus, in reading order; `nil` where there is none.
    package func focus(movedTo element: Int?) -> Int? {
        elementCount == 0 ? nil : element.map { min($0, elementCount - 1) } ?? preferredFocus
    }

    /// Looks up the event of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - focus: The index of the element that has the focus.
    /// - Returns: The event, and whether the key stands on the control of the event; `nil` where the key means nothing.
    /// - Complexity: O(*n*) in the number of keys.
    package func choice(for key: Key, focus: Int?) -> (event: Int, isKeyOfControl: Bool)? {
        let focused = focus.map { elements[$0] }
        if let binding = focused?.bindings.first(where: { $0.keys.contains(key) }) { return (binding.event, false) }
        if let control = keys.first(where: { $0.key == key }) { return (control.event, true) }
        if let binding = bindings.first(where: { $0.keys.contains(key) }) { return (binding.event, false) }
        guard key == .enter || key == .character(" ") else { return nil }
        return focused?.event.map { ($0, false) }
    }

    /// Returns the events of pasted digits for the element that has the focus; none where not all of the text is digits.
    package func events(forDigits text: String, focus: Int?) -> [Int] {
        let digits = text.trimmed
        guard let bindings = focus.map({ elements[$0].bindings }), digits.allSatisfy({ ("0"..."9").contains($0) })
        else { return [] }
        return digits.compactMap { digit in bindings.first { $0.keys.contains(.character(digit)) }?.event }
    }

    /// Returns the meaning of a key that cannot be used now; `nil` where no control has the key.
    func meaningOfDisabledKey(_ key: Key) -> String? { disabledKeys.first { $0.key == key }?.meaning }
}

nonisolated extension KeyMap {
    private mutating func add(_ control: Control<Int>, keys: [Key]) {
        for key in keys {
            if control.isEnabled {
                self.keys.append((key, control.event))
            } else {
                disabledKeys.append((key, control.meaning))
            }
        }
    }

    /// Adds the keys and the elements of a pane. The last pane decides which element has the focus before it is moved: the key for the
    /// result, or the first row.
    private mutating func add(_ pane: Pane<Int>) {
        switch pane {
        case .keypad(let keypad):
            for row in keypad.rows {
                for key in row {
                    add(key.control, keys: key.control.keys)
                    guard key.isFocusable else { continue }
                    if key.role == .equals { preferredFocus = elements.count }
                    elements.append(Element(event: key.control.event))
                }
            }
        case .list(let list):
            let preferredRow = list.rows.indices.contains(list.preferredRow) ? list.preferredRow : 0
            for (index, row) in list.rows.enumerated() {
                add(row.control, keys: row.control.keys)
                guard row.control.isEnabled else { continue }
                if index == preferredRow { preferredFocus = elements.count }
                elements.append(Element(event: row.control.event, bindings: row.bindings))
            }
        case .steppers(let steppers):
            let preferredRow = steppers.steppers.indices.contains(steppers.preferredRow) ? steppers.preferredRow : 0
            if !steppers.steppers.isEmpty { preferredFocus = elements.count + preferredRow }
            endOfTyping = steppers.endOfTyping
            for stepper in steppers.steppers { elements.append(Element(event: nil, bindings: stepper.bindings)) }
        case .cart(let cart):
            add(cart.order, keys: cart.order.keys)
            // The answer to an empty cart is that it is empty.
            for key in cart.clear.keys { keys.append((key, cart.clear.event)) }
        case .tape, .gauges, .chart, .board, .text, .callout: break
        }
    }
}
