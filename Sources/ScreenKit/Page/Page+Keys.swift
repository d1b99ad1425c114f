import Core
import Terminal

// The meaning of every key on a page, which follows from its elements and the focus alone.
//
// The element that has the focus comes first, then the others in reading order. Enter and Space choose the element that has the focus where
// they mean nothing else. In a field, every character is text.

extension Page {
    // MARK: The focus

    /// Returns the element that has the focus after it was moved to one; `nil` where there is none.
    func focus(movedTo element: Int?) -> Int? {
        guard let element else { return firstFocus ?? focusables.first }
        return focusables.last { $0 <= element } ?? focusables.first
    }

    private var firstFocus: Int? { focusables.first { elements[$0].isFirst } }

    /// Returns the element to which the focus is moved where this page takes the place of an earlier one. What had it keeps it, wherever it
    /// stands now, so that the next key hits nothing else; it follows what wants it first as long as it stood there.
    func focus(_ moved: Int?, keptFrom old: Page) -> Int? {
        guard let focus = old.focus(movedTo: moved) else { return moved }
        let stoodFirst = (old.firstFocus ?? focus) == focus
        let first = old.firstFocus.flatMap { element(like: $0, of: old) }
        if let firstFocus, moved == nil || stoodFirst && firstFocus != first { return nil }
        if let kept = element(like: focus, of: old) {
            return moved == nil && kept == self.focus(movedTo: nil) ? nil : kept
        }
        // What is gone leaves the focus at its place.
        guard moved != nil, let place = old.focusables.firstIndex(of: focus) else { return moved }
        return focusables.indices.contains(place) ? focusables[place] : focusables.last
    }

    /// Returns the element that gets the focus after Enter in a field that goes on.
    func focus(after element: Int?) -> Int? {
        guard let element, elements[element].goesOn else { return nil }
        return focusables.first { $0 > element }
    }

    // MARK: Keys

    /// Returns the effect of a key while an element has the focus, and whether it is a key of the element that it chooses; `nil` where the key
    /// means nothing.
    func choice(for key: Key, _ modifiers: Modifiers = [], focus: Int?) -> (effect: Choice, isOwnKey: Bool)? {
        if let focus {
            let isHelp = key == .character("?") && elements[focus].hasHelpKey
            if elements[focus].isField, !isHelp, let edit = TextField.Edit(key, modifiers) {
                return (.edit(edit, focus), false)
            }
        }
        guard modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        // What the key cannot do here now, it does nowhere else.
        if let focus, let binding = elements[focus].binding(of: key) {
            return elements[focus].bindings[binding].isEnabled ? (.binding(binding, of: focus), false) : nil
        }
        if let element = element(chosenBy: key) { return (.element(element), true) }
        if key == .enter || key == .character(" "), let focus, elements[focus].isChoice {
            return (.element(focus), false)
        }
        if let command = commands.first(where: { elements[$0].isChosen(by: key) }) { return (.element(command), false) }
        guard case .character(let character) = key else { return nil }
        // Input methods also type full-width characters.
        let plain = String(character).plain.first.flatMap { $0 == character ? nil : $0 }
        guard let letter = HangulKeyboard.letter(for: character) ?? plain else { return nil }
        return choice(for: .character(letter), focus: focus)
    }

    /// Returns the first element with a key. A pane without a place on the page is there for lines: a key means nothing out of view.
    private func element(chosenBy key: Key) -> Int? {
        // Enter chooses the answer that has the focus, whichever answer names it.
        if alert != nil { return key == .enter ? nil : answers.first { elements[$0].isChosen(by: key) } }
        for part in panes {
            let index = part.elements.first { elements[$0].isChosen(by: key) }
            if let index, frame.layout.names(part.name) { return index }
        }
        return (title.lowerBound..<bindings.upperBound).first { elements[$0].isChosen(by: key) }
    }

    /// Returns the effects of pasted digits for the element that has the focus; none where not all of the text is digits.
    func choices(forDigits text: String, focus: Int?) -> [Choice] {
        guard let focus, let number = Int(written: text), number >= 0,
            // A sign would mean a change.
            !text.plain.trimmed.hasPrefix("+")
        else { return [] }
        if let entry = elements[focus].entry { return entry.bounds.contains(number) ? [.count(number, of: focus)] : [] }
        return String(number).compactMap { elements[focus].binding(of: .character($0)) }
            .filter { elements[focus].bindings[$0].isEnabled }.map { .binding($0, of: focus) }
    }

    /// Returns the hints of the screen while an element has the focus. One whose key the element binds stands for what the key does there.
    func hints(focus: Int?) -> [BarHint] {
        hints.compactMap { index in
            let hint = elements[index]
            guard let key = hint.keys.first else { return nil }
            guard let focus, let number = elements[focus].binding(of: key) else {
                return self.hint(index, focus: focus)
            }
            let binding = elements[focus].bindings[number]
            return BarHint(
                label: binding.label.isEmpty ? hint.label : binding.label, key: texts.name(of: key),
                isEnabled: binding.isEnabled, choice: .binding(number, of: focus))
        }
    }

    /// Returns an element as a hint while another one has the focus: with the first of its keys that is no text there.
    func hint(_ index: Int, focus: Int?) -> BarHint {
        let element = elements[index]
        // Enter chooses the answer that has the focus.
        let key = element.keys.filter { $0 != .enter || !answers.contains(index) }.first { key in
            guard let focus, elements[focus].isField else { return true }
            return TextField.Edit(key, []) == nil || key == .character("?") && elements[focus].hasHelpKey
        }
        return BarHint(
            label: element.label, key: key.map(texts.name) ?? "", isEnabled: element.isEnabled,
            choice: .element(index))
    }

    /// A Boolean value that indicates whether an element is a field: while it has the focus, hints are shown with other keys.
    func isField(_ element: Int?) -> Bool { element.map { elements[$0].isField } ?? false }

    /// Returns what a key would do if it could do it now.
    func meaningOfDisabledKey(_ key: Key, focus: Int?) -> String? {
        if let focus, let binding = elements[focus].binding(of: key) {
            return elements[focus].bindings[binding].meaning
        }
        let own = alert == nil ? 0..<bindings.upperBound : answers
        return own.lazy.map { self.elements[$0] }.first { !$0.isEnabled && $0.keys.contains(key) }?.meaning
    }
}
