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
                KeysPane.Group(title: texts(.helpThisScreen), entries: Self.inOneRow(keys)),
                KeysPane.Group(title: texts(.helpAnywhere), entries: commands.entries(texts)),
                KeysPane.Group(
                    title: texts(.helpMouse),
                    entries: [
                        KeyMeaning(keys: [texts(.helpClick)], meaning: texts(.helpChoose)),
                        KeyMeaning(keys: [texts(.helpWheel)], meaning: texts(.helpScroll)),
                    ]),
            ], text: TextPane(lines: LazyRows(lines(paragraphs, keys, texts)), isProse: true))
        return ScreenContent(panes: [.pane(pane)])
    }

    /// Returns the entries with those in one row that only name other keys for a sign, such as `*` for `×`.
    private static func inOneRow(_ entries: [KeyMeaning]) -> [KeyMeaning] {
        let signs = entries.filter { $0.keys.contains($0.meaning) }
        guard signs.count > 1, let first = entries.firstIndex(where: { $0.keys.contains($0.meaning) }) else {
            return entries
        }
        let row = KeyMeaning(
            keys: signs.compactMap(\.keys.first), meaning: signs.map(\.meaning).joined(separator: " "))
        var rest = entries.filter { !$0.keys.contains($0.meaning) }
        rest.insert(row, at: first)
        return rest
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
        var explained: Set<String> = []
        let copying: [(keys: [Key], meaning: String)] =
            copyText == nil || alert != nil ? [] : [([.character("c")], texts(.copyMeaning))]
        return (ownKeys + copying + focusKeys(texts)).compactMap { keys, meaning in
            // In ASCII two keys can have the same name.
            let names = keys.map(texts.name).uniqued()
            guard !keys.isEmpty, !meaning.isEmpty, names != [meaning], explained.insert(meaning).inserted else {
                return nil
            }
            return KeyMeaning(keys: names, meaning: meaning)
        }
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
        let scrolling: [Key] = alert == nil ? [.pageUp, .pageDown, .home, .end] : []
        return [(moving, KitText.helpMove), (choosing, .helpChoose), (scrolling, .helpScroll)].map { keys, meaning in
            (keys.filter { !taken.contains($0) }, texts(meaning))
        }
    }
}
