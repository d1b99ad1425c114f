import Terminal

/// The meaning of every key on a screen, which follows from its content and the focus alone.
///
/// The element that has the focus comes first, then the controls in reading order. Enter and Space choose the element that
/// has the focus where they mean nothing else.
package nonisolated struct KeyMap {
    /// An element that can have the focus: a control, or keys of its own.
    private typealias Element = (control: Control<Int>?, bindings: [Binding<Int>])

    private let content: ScreenContent<Int>
    /// The number of elements that can have the focus.
    package let elementCount: Int
    /// The index of the element that has the focus before it is moved.
    private let preferredFocus: Int?

    /// Creates the meaning of the keys.
    ///
    /// - Parameter content: The content of the screen; while it asks a question, only the answers have keys.
    /// - Complexity: O(*n*) in the number of elements.
    package init(of content: ScreenContent<Int>) {
        self.content = content
        var count = 0
        var preferred: Int?
        if let alert = content.alert {
            count = alert.buttons.count
            preferred = count > 0 ? 0 : nil
        } else {
            for pane in content.panes { pane.countElements(&count, &preferred) }
        }
        elementCount = count
        preferredFocus = preferred
    }

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
    /// - Complexity: O(*n*) in the number of controls.
    package func choice(for key: Key, focus: Int?) -> (event: Int, isKeyOfControl: Bool)? {
        let focused = focus.flatMap(element)
        if let binding = focused?.bindings.first(where: { $0.keys.contains(key) }) { return (binding.event, false) }
        if let control = control(for: key) { return (control.event, true) }
        if content.alert == nil, let binding = content.bindings.first(where: { $0.keys.contains(key) }) {
            return (binding.event, false)
        }
        guard key == .enter || key == .character(" ") else { return nil }
        return focused?.control.map { ($0.event, false) }
    }

    /// Returns the events of pasted digits for the element that has the focus; none where not all of the text is digits.
    package func events(forDigits text: String, focus: Int?) -> [Int] {
        let digits = text.trimmed
        guard let bindings = focus.flatMap(element)?.bindings, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
            return []
        }
        return digits.compactMap { digit in bindings.first { $0.keys.contains(.character(digit)) }?.event }
    }

    /// Returns the control of a key that cannot be chosen now; `nil` where the key has none.
    func disabledControl(for key: Key) -> Control<Int>? {
        let controls = content.alert?.buttons ?? content.panes.flatMap(\.controls) + content.accessories + content.hints
        return controls.first { !$0.isEnabled && $0.keys.contains(key) }
    }

    private func control(for key: Key) -> Control<Int>? {
        func isMeant(_ control: Control<Int>) -> Bool { control.isEnabled && control.keys.contains(key) }
        if let alert = content.alert {
            // Enter chooses the answer that has the focus, whichever answer names it.
            return key == .enter ? nil : alert.buttons.first(where: isMeant)
        }
        for pane in content.panes {
            switch pane {
            case .keypad(let keypad):
                for row in keypad.rows {
                    for padKey in row where isMeant(padKey.control) { return padKey.control }
                }
            case .list(let list):
                for row in list.rows where isMeant(row.control) { return row.control }
            case .cart(let cart):
                for control in [cart.order, cart.clear] where isMeant(control) { return control }
            case .tape, .gauges, .chart, .steppers, .board, .text, .callout: break
            }
        }
        return content.accessories.first(where: isMeant) ?? content.hints.first(where: isMeant)
    }

    private func element(_ index: Int) -> Element? {
        if let alert = content.alert { return (alert.buttons[index], []) }
        var left = index
        for pane in content.panes {
            var count = 0
            var preferred: Int?
            pane.countElements(&count, &preferred)
            if left < count { return pane.element(left) }
            left -= count
        }
        return nil
    }
}

nonisolated extension Pane<Int> {
    /// Adds the elements that can have the focus, and notes the last one that has it before anything was moved: the key for the result,
    /// or the first row.
    fileprivate func countElements(_ count: inout Int, _ preferred: inout Int?) {
        switch self {
        case .keypad(let keypad):
            for row in keypad.rows {
                for key in row where key.isFocusable {
                    if key.role == .equals { preferred = count }
                    count += 1
                }
            }
        case .list(let list):
            let row = list.rows.indices.contains(list.preferredRow) ? list.preferredRow : 0
            if list.rows.indices.contains(row), list.rows[row].control.isEnabled {
                preferred = count + list.rows[..<row].count { $0.control.isEnabled }
            }
            for row in list.rows where row.control.isEnabled { count += 1 }
        case .steppers(let steppers):
            if !steppers.steppers.isEmpty { preferred = count }
            count += steppers.steppers.count
        case .tape, .gauges, .chart, .board, .text, .cart, .callout: break
        }
    }

    /// Returns one of the elements that can have the focus.
    fileprivate func element(_ index: Int) -> (control: Control<Int>?, bindings: [Binding<Int>])? {
        switch self {
        case .keypad(let keypad):
            var left = index
            for row in keypad.rows {
                for key in row where key.isFocusable {
                    if left == 0 { return (key.control, []) }
                    left -= 1
                }
            }
            return nil
        case .list(let list):
            var left = index
            for row in list.rows where row.control.isEnabled {
                if left == 0 { return (row.control, row.bindings) }
                left -= 1
            }
            return nil
        case .steppers(let steppers): return (nil, steppers.steppers[index].bindings)
        case .tape, .gauges, .chart, .board, .text, .cart, .callout: return nil
        }
    }
}
