import Core
import Terminal

/// The meaning of every key on a screen, which follows from its content and the focus alone.
///
/// The element that has the focus comes first, then the controls in reading order. Enter and Space choose the element that
/// has the focus where they mean nothing else. In a field, every character is text.
package struct KeyMap {
    /// The effect of a key.
    enum Choice {
        /// An event, and whether the key stands on a control of the screen that causes it.
        case event(PageEvent, isKeyOfControl: Bool)
        /// An edit of the field that is a control of a pane.
        case edit(TextField.Edit, control: Int, pane: Int)
    }

    /// The controls that have keys, in reading order: those of the screen, or the answers to its question.
    private let groups: [(place: EventID.Place, controls: NumberedControls)]
    /// The controls that work on every screen.
    private let commands: [Control<KioskCommand>]

    /// Creates the meaning of the keys; while the screen asks a question, only the answers have keys.
    package init(of page: Page) {
        let screen = page.screen
        commands = [page.languageControl] + page.controls
        if let alert = screen.alert {
            // Enter chooses the answer that has the focus, whichever answer names it.
            let answers = alert.buttons.map { answer in
                var answer = answer
                answer.keys.removeAll { $0 == .enter }
                return PaneControl(answer, isFocusable: true)
            }
            groups = [(.alert, NumberedControls(answers))]
        } else {
            groups =
                screen.panes.enumerated().map { (.pane($0), $1.controls) } + [
                    (.title, screen.accessories), (.hints, screen.hints), (.bindings, screen.bindings),
                ]
        }
    }

    /// The number of elements that can have the focus.
    package var elementCount: Int { groups.reduce(0) { $0 + $1.controls.focusables.count } }

    /// Returns the index of the element that has the focus, in reading order, after it was moved to an element; `nil` where there is none.
    package func focus(movedTo element: Int?) -> Int? {
        let count = elementCount
        guard count > 0 else { return nil }
        return min(element ?? firstFocus, count - 1)
    }

    private var firstFocus: Int {
        var before = 0
        for (_, controls) in groups {
            if let first = controls.focusables.firstIndex(where: { controls.controls[$0].isFirst }) {
                return before + first
            }
            before += controls.focusables.count
        }
        return 0
    }

    /// Returns the control that is an element, with its place.
    private func control(ofElement element: Int?) -> (place: EventID.Place, index: Int, control: PaneControl<Int>)? {
        guard var rest = element else { return nil }
        for (place, controls) in groups {
            guard rest >= controls.focusables.count else {
                let index = controls.focusables[rest]
                return (place, index, controls.controls[index])
            }
            rest -= controls.focusables.count
        }
        return nil
    }

    /// Returns the effect of a key while an element has the focus; `nil` where the key means nothing.
    ///
    /// - Complexity: O(*n*) in the number of keys.
    func choice(for key: Key, _ modifiers: Modifiers = [], focus: Int?) -> Choice? {
        let focused = control(ofElement: focus)
        if focused?.control.isField ?? false, let edit = TextField.Edit(key, modifiers) {
            return self.choice(for: edit, focus: focus)
        }
        guard modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        func choice(_ event: Int, at place: EventID.Place, isKeyOfControl: Bool = false) -> Choice {
            .event(.screen(EventID(place: place, number: event)), isKeyOfControl: isKeyOfControl)
        }
        if let focused, let binding = focused.control.bindings.first(where: { $0.keys.contains(key) }) {
            return choice(binding.event, at: focused.place)
        }
        for (place, controls) in groups {
            if let event = controls.event(of: key) { return choice(event, at: place, isKeyOfControl: true) }
        }
        if key == .enter || key == .character(" "), let focused, let control = focused.control.control {
            return choice(control.event, at: focused.place)
        }
        if let command = commands.first(where: { $0.keys.contains(key) }) {
            return .event(.kiosk(command.event), isKeyOfControl: false)
        }
        guard case .character(let character) = key, let letter = HangulKeyboard.letter(for: character) else {
            return nil
        }
        return self.choice(for: .character(letter), focus: focus)
    }

    /// Returns the event that follows when the focus leaves an element; `nil` for none.
    func leaveEvent(of element: Int?) -> EventID? {
        control(ofElement: element).flatMap { focused in
            focused.control.leaveEvent.map { EventID(place: focused.place, number: $0) }
        }
    }

    /// Returns the events of pasted digits for the element that has the focus; none where not all of the text is digits.
    func events(forDigits text: String, focus: Int?) -> [EventID] {
        let digits = text.trimmed
        guard let focused = control(ofElement: focus), digits.allSatisfy({ ("0"..."9").contains($0) }) else {
            return []
        }
        return digits.compactMap { digit in
            focused.control.bindings.first { $0.keys.contains(.character(digit)) }
                .map { EventID(place: focused.place, number: $0.event) }
        }
    }

    /// Returns the effect of an edit of the element that has the focus; `nil` where that is no field.
    func choice(for edit: TextField.Edit, focus: Int?) -> Choice? {
        guard let focused = control(ofElement: focus), focused.control.isField, case .pane(let pane) = focused.place
        else { return nil }
        return .edit(edit, control: focused.index, pane: pane)
    }

    /// Returns the meaning of a key that cannot be used now; `nil` where no control has the key.
    func meaningOfDisabledKey(_ key: Key) -> String? {
        groups.lazy.flatMap(\.controls.controls).compactMap(\.control)
            .first { !$0.isEnabled && $0.keys.contains(key) }?.meaning
    }
}
