import Core
import Terminal

/// The keys of a screen with their effects, for the help screen.
extension ScreenContent {
    /// Returns the keys with their effects, in reading order, without keys that do only what is written on them.
    ///
    /// - Complexity: O(*n*) in the number of controls.
    func keyExplanations(_ texts: Texts) -> [(keys: String, meaning: String)] {
        var explained: Set<String> = []
        return (ownKeys + copyKeys(texts) + focusKeys(texts)).compactMap { keys, meaning in
            // In ASCII two keys can have the same name.
            let names = keys.map(texts.name).uniqued()
            guard !keys.isEmpty, !meaning.isEmpty, names != [meaning], explained.insert(meaning).inserted else {
                return nil
            }
            return (names.joined(separator: " "), meaning)
        }
    }

    /// The keys of the question, or else of all controls, with their effects.
    private var ownKeys: [(keys: [Key], meaning: String)] {
        let all = panes.flatMap(\.controls.all)
        let controls = alert?.buttons ?? all.compactMap(\.control) + hints + accessories
        // The bindings of the elements of a pane are the same for each of them.
        let bindings = alert == nil ? all.flatMap(\.bindings) : []
        return controls.map { control in
            // Enter of a control that cannot be chosen now chooses what has the focus.
            (control.keys.filter { control.isEnabled || $0 != .enter }, control.meaning)
        } + bindings.map { ($0.keys, $0.label) }
    }

    private func copyKeys(_ texts: Texts) -> [(keys: [Key], meaning: String)] {
        copyText == nil || alert != nil ? [] : [([.character("c")], texts(.copyMeaning))]
    }

    /// The keys that move the focus, choose and scroll, as far as they mean nothing else here.
    private func focusKeys(_ texts: Texts) -> [(keys: [Key], meaning: String)] {
        let taken = Set(ownKeys.flatMap(\.keys))
        let focusable = panes.filter { $0.controls.all.contains(where: \.isFocusable) }
        let canChoose = focusable.contains { $0.controls.all.contains { $0.isFocusable && $0.control != nil } }
        let moving = alert == nil ? focusable.flatMap(\.content.focusKeys).uniqued() : [.left, .right, .tab]
        let choosing: [Key] = alert != nil || canChoose ? [.enter, .character(" ")] : []
        let scrolling: [Key] = alert == nil ? [.pageUp, .pageDown, .home, .end] : []
        return [(moving, KitText.helpMove), (choosing, .helpChoose), (scrolling, .helpScroll)].map { keys, meaning in
            (keys.filter { !taken.contains($0) }, texts(meaning))
        }
    }
}
