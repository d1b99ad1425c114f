import Core
import Terminal

/// The meaning of every key on a screen, which follows from its content and the focus alone.
///
/// The element that has the focus comes first, then the controls in reading order. Enter and Space choose the element that
/// has the focus where they mean nothing else. In a field, every character is text.
package struct KeyMap {
    enum Choice {
        /// An event, and whether the key stands on a control of the screen that causes it.
        case event(PageEvent, isKeyOfControl: Bool)
        case edit(TextField.Edit, control: Int, pane: Int)
    }

    private let screen: ShownScreen
    private let answers: NumberedControls?
    private let commands: [Control<KioskCommand>]
    /// The number of elements that can have the focus.
    package private(set) var elementCount = 0

    /// Creates the meaning of the keys; while the screen asks a question, only the answers have keys.
    package init(of page: Page) {
        screen = page.screen
        commands = page.frame.commands
        answers = screen.alert.map { alert in
            // Enter chooses the answer that has the focus, whichever answer names it.
            NumberedControls(
                alert.buttons.map { answer in
                    var answer = answer
                    answer.keys.removeAll { $0 == .enter }
                    return PaneControl(answer, isFocusable: true)
                })
        }
        elementCount = elements(before: groupCount)
    }

    private var groupCount: Int { answers == nil ? screen.panes.count + 3 : 1 }

    /// Returns the controls that have keys, in reading order: those of the screen, or the answers to its question. No list of them is made:
    /// a key map is, with each key.
    private func group(_ index: Int) -> (place: EventID.Place, controls: NumberedControls) {
        if let answers { return (.alert, answers) }
        switch index - screen.panes.count {
        case 0: return (.title, screen.frame.accessories)
        case 1: return (.hints, screen.frame.hints)
        case 2: return (.bindings, screen.frame.bindings)
        default: return (.pane(index), screen.panes[index].controls)
        }
    }

    /// Returns whether a group has a place on the page. A pane that has none is there for lines, and a key means nothing out of view.
    private func isOnPage(_ index: Int) -> Bool {
        answers != nil || index >= screen.panes.count || screen.frame.layout.names(screen.panes[index].name)
    }

    /// Returns the index of the element that has the focus, in reading order, after it was moved to an element; `nil` where there is none.
    package func focus(movedTo element: Int?) -> Int? {
        guard elementCount > 0 else { return nil }
        return min(element ?? firstFocus ?? 0, elementCount - 1)
    }

    private var firstFocus: Int? {
        (0..<groupCount).lazy.compactMap { index in
            group(index).controls.firstFocus.map { elements(before: index) + $0 }
        }.first
    }

    private func elements(before index: Int) -> Int {
        (0..<index).reduce(0) { $0 + group($1).controls.focusables.count }
    }

    /// Returns the element to which the focus is moved where this page takes the place of an earlier one. What had it keeps it, wherever it
    /// stands now, so that the next key hits nothing else; it follows what wants it first as long as it stood there.
    func focus(_ moved: Int?, keptFrom old: KeyMap) -> Int? {
        guard let focus = old.focus(movedTo: moved) else { return moved }
        let stoodFirst = old.firstFocus ?? focus == focus
        if let firstFocus, moved == nil || stoodFirst && firstFocus != place(of: old.firstFocus, from: old) {
            return nil
        }
        let kept = place(of: focus, from: old)
        return kept == self.focus(movedTo: moved) ? moved : kept ?? moved
    }

    private func place(of element: Int?, from old: KeyMap) -> Int? {
        guard let element = old.control(ofElement: element),
            let index = (0..<groupCount).first(where: { group($0).place == element.place })
        else { return nil }
        let focus = group(index).controls.focus(ofEventAt: element.index, in: element.controls)
        return focus.map { elements(before: index) + $0 }
    }

    private func control(ofElement element: Int?) -> Element? {
        guard var rest = element, rest >= 0 else { return nil }
        for index in 0..<groupCount {
            let (place, controls) = group(index)
            guard rest >= controls.focusables.count else {
                return Element(place: place, controls: controls, index: controls.focusables[rest])
            }
            rest -= controls.focusables.count
        }
        return nil
    }

    /// An element that can have the focus. Its control is read where it is: to copy it takes a twentieth of the time of a step.
    private struct Element {
        let place: EventID.Place
        let controls: NumberedControls
        let index: Int

        var isField: Bool { controls.controls[index].isField }
        var hasHelpKey: Bool { controls.controls[index].hasHelpKey }
        var goesOn: Bool { controls.controls[index].goesOn }
        var event: EventID? { id(controls.controls[index].control?.event) }
        var leaveEvent: EventID? { id(controls.controls[index].leaveEvent) }

        /// What a key does here, and perhaps not now.
        func binding(of key: Key) -> Control<EventID>? {
            controls.controls[index].bindings.first { $0.keys.contains(key) }?.onScreen(place)
        }

        private func id(_ event: Int?) -> EventID? { event.map { EventID(place: place, number: $0) } }
    }

    /// Returns the effect of a key while an element has the focus; `nil` where the key means nothing.
    func choice(for key: Key, _ modifiers: Modifiers = [], focus: Int?) -> Choice? {
        let focused = control(ofElement: focus)
        let isHelp = key == .character("?") && focused?.hasHelpKey ?? false
        if focused?.isField ?? false, !isHelp, let edit = TextField.Edit(key, modifiers) {
            return self.choice(for: edit, focus: focus)
        }
        guard modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        // What the key cannot do here now, it does nowhere else.
        if let binding = focused?.binding(of: key) {
            return binding.isEnabled ? .event(.screen(binding.event), isKeyOfControl: false) : nil
        }
        for index in 0..<groupCount where isOnPage(index) {
            let (place, controls) = group(index)
            if let event = controls.event(of: key) {
                return .event(.screen(EventID(place: place, number: event)), isKeyOfControl: true)
            }
        }
        if key == .enter || key == .character(" "), let event = focused?.event {
            return .event(.screen(event), isKeyOfControl: false)
        }
        if let command = commands.first(where: { $0.isChosen(by: key) }) {
            return .event(.kiosk(command.event), isKeyOfControl: false)
        }
        guard case .character(let character) = key else { return nil }
        // Input methods also type full-width characters.
        let plain = String(character).plain.first.flatMap { $0 == character ? nil : $0 }
        guard let letter = HangulKeyboard.letter(for: character) ?? plain else { return nil }
        return self.choice(for: .character(letter), focus: focus)
    }

    /// Returns the element that gets the focus after Enter in a field that goes on.
    func focus(after element: Int?) -> Int? {
        guard let element, element + 1 < elementCount, control(ofElement: element)?.goesOn == true else { return nil }
        return element + 1
    }

    /// Returns the keys for which an element that can have the focus has a use of its own.
    func keys(ofElement element: Int?) -> [Key] {
        control(ofElement: element).map { $0.controls.controls[$0.index].bindings.flatMap(\.keys) } ?? []
    }

    func isField(_ element: Int?) -> Bool { control(ofElement: element)?.isField ?? false }

    func leaveEvent(of element: Int?) -> EventID? { control(ofElement: element)?.leaveEvent }

    /// Returns the events of pasted digits for the element that has the focus; none where not all of the text is digits.
    func events(forDigits text: String, focus: Int?) -> [EventID] {
        guard let focused = control(ofElement: focus), let number = Int(written: text), number >= 0,
            // A sign would mean a change.
            !text.plain.trimmed.hasPrefix("+")
        else { return [] }
        return String(number).compactMap { focused.binding(of: .character($0)) }.filter(\.isEnabled).map(\.event)
    }

    func choice(for edit: TextField.Edit, focus: Int?) -> Choice? {
        guard let focused = control(ofElement: focus), focused.isField, case .pane(let pane) = focused.place
        else { return nil }
        return .edit(edit, control: focused.index, pane: pane)
    }

    /// Returns the hints of the screen while an element has the focus. One whose key the element binds stands for what the key does there.
    func hints(focus: Int?) -> [Control<PageEvent>] {
        let focused = control(ofElement: focus)
        return screen.frame.hints.controls.compactMap(\.control).map { hint in
            guard let binding = hint.keys.first.flatMap({ focused?.binding(of: $0) }) else {
                return hint.onPage(.hints)
            }
            var shown = binding.mapEvent(PageEvent.screen)
            shown.keys = hint.keys
            if shown.label.isEmpty { shown.label = hint.label }
            return shown
        }
    }

    func meaningOfDisabledKey(_ key: Key, focus: Int?) -> String? {
        if let binding = control(ofElement: focus)?.binding(of: key) { return binding.meaning }
        return (0..<groupCount).lazy.flatMap { group($0).controls.controls }.compactMap(\.control)
            .first { !$0.isEnabled && $0.keys.contains(key) }?.meaning
    }
}
