import Terminal

extension ScreenContent {
    /// Every control that a key, a click or a name can reach while no alert is asking.
    package var controls: [Control<Event>] {
        accessories + hints + panes.flatMap(\.controls)
    }

    /// The keys of the screen with what they do, in reading order, for the help screen; but for a key that does nothing
    /// but what is written on it.
    func keyExplanations(_ texts: Texts) -> [(keys: String, meaning: String)] {
        var explained: Set<String> = []
        return (ownKeys + focusKeys(texts)).compactMap { keys, meaning in
            // In ASCII two keys can have the same name.
            let names = keys.map(texts.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            guard !keys.isEmpty, !meaning.isEmpty, names != [meaning], explained.insert(meaning).inserted else {
                return nil
            }
            return (names.joined(separator: " "), meaning)
        }
    }

    /// The keys of the question, or else of everything there is, with what they do.
    private var ownKeys: [(keys: [Key], meaning: String)] {
        let controls = alert?.buttons ?? panes.flatMap(\.controls) + hints + accessories
        let bindings = alert == nil ? panes.flatMap(\.focusBindings) : []
        return controls.map { ($0.keys, $0.meaning) } + bindings.map { ($0.keys, $0.label) }
    }

    /// The keys of the front that move the focus, choose and scroll, as far as they mean nothing else here.
    private func focusKeys(_ texts: Texts) -> [(keys: [Key], meaning: String)] {
        let taken = Set(ownKeys.flatMap(\.keys))
        let motion = alert == nil ? panes.map(\.focusMotion).max() ?? .none : .sideways
        let scrolling: [Key] = alert == nil ? [.pageUp, .pageDown, .home, .end] : []
        return [
            (motion.keys, TextKey.helpMove), (motion.canChoose ? [.enter, .character(" ")] : [], .helpChoose),
            (scrolling, .helpScroll),
        ].map { keys, meaning in (keys.filter { !taken.contains($0) }, texts(meaning)) }
    }
}

extension Pane {
    /// The controls of the pane, in reading order.
    var controls: [Control<Event>] {
        switch self {
        case .keypad(let keypad): keypad.rows.joined().map(\.control)
        case .list(let list): list.rows.map(\.control)
        case .tape, .gauges, .chart, .steppers, .text: []
        }
    }

    /// How the focus moves on it.
    fileprivate var focusMotion: FocusMotion {
        switch self {
        case .keypad: .everywhere
        case .list(let list): list.rows.isEmpty ? .none : .upAndDown
        case .steppers: .upAndDownToChange
        case .tape, .gauges, .chart, .text: .none
        }
    }

    /// The bindings of an element of the pane, which are the same for each of them.
    fileprivate var focusBindings: [Binding<Event>] {
        switch self {
        case .list(let list): list.rows.first?.bindings ?? []
        case .steppers(let steppers): steppers.steppers.first?.bindings ?? []
        case .tape, .keypad, .gauges, .chart, .text: []
        }
    }
}
