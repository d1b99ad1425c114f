import Core
import Terminal

/// Explains a screen and the keys that work on it.
package final class HelpScreen: Screen {
    /// The screen that it explains.
    package private(set) weak var subject: (any Screen)?
    private let commands: CommandTable

    /// Creates the explanation of a screen. Its keys are read off its content, so that they are always true.
    init(explaining screen: any Screen, commands: CommandTable) {
        subject = screen
        self.commands = commands
    }

    package let title = Text(.help)

    package var content: Content<Never> {
        if let subject { Content.part { [self] in explanation(of: subject.page($0), $0) } }
    }

    private func explanation(of page: Page, _ texts: Texts) -> KeysPane {
        let paragraphs = (page.frame.help.purpose + page.frame.help.drawing).flatMap {
            $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        let keys = page.keyExplanations
        return KeysPane(
            paragraphs: paragraphs,
            groups: [
                KeysPane.Group(title: texts(.helpThisScreen), entries: keys),
                KeysPane.Group(title: texts(.helpAnywhere), entries: commands.meanings(texts)),
                KeysPane.Group(
                    title: texts(.helpMouse),
                    entries: [
                        KeyMeaning(keys: [texts(.helpClick)], meaning: texts(.helpChoose)),
                        KeyMeaning(keys: [texts(.helpWheel)], meaning: texts(.helpScroll)),
                    ]),
            ] + [commands.signs(texts)].compactMap { $0.map { KeysPane.Group(title: $0, entries: $1) } },
            text: TextPane(lines: LazyRows(lines(paragraphs, keys, texts)), isProse: true))
    }

    private func lines(_ paragraphs: [String], _ keys: [KeyMeaning], _ texts: Texts) -> [Message] {
        let columns = keys.widest(\.names)
        let explanations = keys.map { "  " + DisplayWidth.padded($0.names, to: columns) + "  " + $0.meaning }
        return (paragraphs + [""] + explanations + ["", commands.keys(texts)]).map { Message(text: $0) }
    }
}

extension Page {
    /// The keys with their effects, in reading order, without keys that do only what is written on them.
    fileprivate var keyExplanations: [KeyMeaning] {
        let copying: [(keys: [Key], meaning: String)] =
            copyText == nil || alert != nil ? [] : [([.character("c")], texts(.copyMeaning))]
        var entries: [(meaning: String, keys: [[String]])] = []
        for (keys, meaning) in ownKeys + copying + focusKeys {
            // In ASCII two keys can have the same name.
            let names = keys.map(texts.name).uniqued()
            guard !keys.isEmpty, !meaning.isEmpty, names != [meaning] else { continue }
            if let index = entries.firstIndex(where: { $0.meaning == meaning }) {
                if !entries[index].keys.contains(names) { entries[index].keys.append(names) }
            } else {
                entries.append((meaning, [names]))
            }
        }
        return entries.map { KeyMeaning(keys: inShort($0.keys), meaning: $0.meaning) }
    }

    /// Returns the names of the keys of elements with one meaning: all of a single element, and the first one of each of several. Ten digits are
    /// `0–9`.
    private func inShort(_ keys: [[String]]) -> [String] {
        guard keys.count > 1 else { return keys.first ?? [] }
        let names = keys.compactMap(\.first).uniqued()
        let others = names.filter { Int($0) == nil }
        return names.count - others.count == 10 ? [texts.spelled("0–9")] + others : names
    }

    private var ownKeys: [(keys: [Key], meaning: String)] {
        if let alert { return alert.answers.map { (Self.keys($0.keys, isEnabled: $0.isEnabled), $0.meaning) } }
        let own = panes.flatMap { elements[$0.elements] }
        // The bindings of the elements of a pane are the same for each of them.
        let all = (own + elements[hints] + elements[title]).filter(\.isChoice) + own.flatMap(\.bindings)
        return all.map { (Self.keys($0.keys, isEnabled: $0.isEnabled), $0.meaning) }
    }

    /// Enter of what cannot be chosen now chooses what has the focus.
    private static func keys(_ keys: [Key], isEnabled: Bool) -> [Key] { keys.filter { isEnabled || $0 != .enter } }

    private var focusKeys: [(keys: [Key], meaning: String)] {
        let taken = Set(ownKeys.filter { !$0.meaning.isEmpty }.flatMap(\.keys))
        let focusable = panes.filter { elements[$0.elements].contains(where: \.isFocusable) }
        let canChoose = focusable.contains { elements[$0.elements].contains { $0.isFocusable && $0.isChoice } }
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
