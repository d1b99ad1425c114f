import Core
import Terminal

/// Explains a screen and the keys that work on it.
package final class HelpScreen: Screen {
    package weak var navigator: Navigator?
    /// The screen that it explains.
    package private(set) weak var subject: (any Screen)?
    private let commands: CommandHelp

    /// Creates the explanation of a screen. Its keys are read off its content, so that they are always true.
    init(explaining screen: any Screen, commands: CommandHelp) {
        subject = screen
        self.commands = commands
    }

    package func title(_ texts: Texts) -> String { texts(.help) }

    package func content(_ texts: Texts) -> ScreenContent<Never> {
        guard let screen = subject?.shown(texts) else { return ScreenContent(panes: []) }
        let paragraphs = (screen.frame.help + screen.frame.drawingHelp).flatMap {
            $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        let keys = screen.keyExplanations(texts)
        let pane = KeysPane(
            paragraphs: paragraphs,
            groups: [
                KeysPane.Group(title: texts(.helpThisScreen), entries: keys),
                KeysPane.Group(title: texts(.helpAnywhere), entries: commands.entries(texts)),
                KeysPane.Group(
                    title: texts(.helpMouse),
                    entries: [
                        KeyMeaning(keys: [texts(.helpClick)], meaning: texts(.helpChoose)),
                        KeyMeaning(keys: [texts(.helpWheel)], meaning: texts(.helpScroll)),
                    ]),
            ] + [commands.signs(texts)].compactMap { $0.map { KeysPane.Group(title: $0, entries: $1) } },
            text: TextPane(lines: LazyRows(lines(paragraphs, keys, texts)), isProse: true))
        return ScreenContent(panes: [.pane(pane)])
    }

    private func lines(_ paragraphs: [String], _ keys: [KeyMeaning], _ texts: Texts) -> [Message] {
        let names = keys.map { $0.keys.joined(separator: " ") }
        let columns = names.map { DisplayWidth.of($0) }.max() ?? 0
        let explanations = zip(names, keys).map { "  " + DisplayWidth.padded($0, to: columns) + "  " + $1.meaning }
        return (paragraphs + [""] + explanations + ["", commands.keys(texts)]).map { Message(text: $0) }
    }
}

extension ShownScreen {
    /// The keys with their effects, in reading order, without keys that do only what is written on them.
    fileprivate func keyExplanations(_ texts: Texts) -> [KeyMeaning] {
        let copying: [(keys: [Key], meaning: String)] =
            copyText == nil || alert != nil ? [] : [([.character("c")], texts(.copyMeaning))]
        var entries: [(meaning: String, keys: [[String]])] = []
        for (keys, meaning) in ownKeys + copying + focusKeys(texts) {
            // In ASCII two keys can have the same name.
            let names = keys.map(texts.name).uniqued()
            guard !keys.isEmpty, !meaning.isEmpty, names != [meaning] else { continue }
            if let index = entries.firstIndex(where: { $0.meaning == meaning }) {
                if !entries[index].keys.contains(names) { entries[index].keys.append(names) }
            } else {
                entries.append((meaning, [names]))
            }
        }
        return entries.map { KeyMeaning(keys: Self.inShort($0.keys, texts), meaning: $0.meaning) }
    }

    /// Returns the names of the keys of controls with one meaning: all of a single control, and the first one of each of several. Ten digits are
    /// `0–9`.
    private static func inShort(_ keys: [[String]], _ texts: Texts) -> [String] {
        guard keys.count > 1 else { return keys.first ?? [] }
        let names = keys.compactMap(\.first).uniqued()
        let others = names.filter { Int($0) == nil }
        return names.count - others.count == 10 ? [texts.spelled("0–9")] + others : names
    }

    private var ownKeys: [(keys: [Key], meaning: String)] {
        let elements = panes.flatMap(\.controls.controls)
        let controls = (elements + frame.hints.controls + frame.accessories.controls).compactMap(\.control)
        // The bindings of the elements of a pane are the same for each of them.
        let all = alert?.buttons ?? controls + elements.flatMap(\.bindings)
        return all.map { control in
            // Enter of a control that cannot be chosen now chooses what has the focus.
            (control.keys.filter { control.isEnabled || $0 != .enter }, control.meaning)
        }
    }

    private func focusKeys(_ texts: Texts) -> [(keys: [Key], meaning: String)] {
        let taken = Set(ownKeys.filter { !$0.meaning.isEmpty }.flatMap(\.keys))
        let focusable = panes.filter { !$0.controls.focusables.isEmpty }
        let canChoose = focusable.contains { $0.controls.controls.contains { $0.isFocusable && $0.control != nil } }
        let moving = alert == nil ? focusable.flatMap(\.pane.focusKeys).uniqued() : [.left, .right, .tab]
        let choosing: [Key] = alert != nil || canChoose ? [.enter, .character(" ")] : []
        let scrolling: [Key] = alert == nil ? [.pageUp, .pageDown] : []
        let ends: [Key] = alert == nil ? [.home, .end] : []
        return [
            (moving, KitText.helpMove), (choosing, .helpChoose), (scrolling, .helpScroll), (ends, .helpEnds),
        ].map { keys, meaning in
            (keys.filter { !taken.contains($0) }, texts(meaning))
        }
    }
}
