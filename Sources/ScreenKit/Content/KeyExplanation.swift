import Core
import Terminal

/// The keys of a screen with their effects, for the help screen.
nonisolated extension ScreenContent {
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
        let controls = alert?.buttons ?? panes.flatMap(\.workingControls) + hints + accessories
        let bindings = alert == nil ? panes.flatMap(\.focusBindings) : []
        // Enter of a control that cannot be chosen now chooses what has the focus.
        return controls.map { control in
            (control.keys.filter { control.isEnabled || $0 != .enter }, control.meaning)
        } + bindings.map { ($0.keys, $0.label) }
    }

    private func copyKeys(_ texts: Texts) -> [(keys: [Key], meaning: String)] {
        copyText == nil || alert != nil ? [] : [([.character("c")], texts(.copyMeaning))]
    }

    /// The keys that move the focus, choose and scroll, as far as they mean nothing else here.
    private func focusKeys(_ texts: Texts) -> [(keys: [Key], meaning: String)] {
        let taken = Set(ownKeys.flatMap(\.keys))
        let motion = alert == nil ? panes.map(\.focusMotion).max() ?? .none : .sideways
        let scrolling: [Key] = alert == nil ? [.pageUp, .pageDown, .home, .end] : []
        return [
            (motion.keys, KitText.helpMove), (motion.canChoose ? [.enter, .character(" ")] : [], .helpChoose),
            (scrolling, .helpScroll),
        ].map { keys, meaning in (keys.filter { !taken.contains($0) }, texts(meaning)) }
    }
}

nonisolated extension Pane {
    fileprivate var focusMotion: FocusMotion {
        switch self {
        case .keypad: .everywhere
        case .list(let list): list.rows.isEmpty ? .none : .upAndDown
        case .steppers: .upAndDownToChange
        case .tape, .gauges, .chart, .board, .text, .cart, .callout: .none
        }
    }

    /// The controls of the pane without the keys that a pad lacks.
    fileprivate var workingControls: [Control<Event>] {
        guard case .keypad(let keypad) = self else { return controls }
        return keypad.rows.joined().filter { $0.role != .missing }.map(\.control)
    }

    /// The bindings of an element of the pane, which are the same for each of them.
    fileprivate var focusBindings: [Binding<Event>] {
        switch self {
        case .list(let list): list.rows.first?.bindings ?? []
        case .steppers(let steppers): steppers.steppers.first?.bindings ?? []
        case .tape, .keypad, .gauges, .chart, .board, .text, .cart, .callout: []
        }
    }
}

/// The way in which the focus moves among the elements of a pane.
private nonisolated enum FocusMotion: Int, Comparable {
    case none
    /// Along the answers to a question.
    case sideways
    /// Along a column of elements that have keys of their own and cannot be chosen.
    case upAndDownToChange
    case upAndDown
    /// Across a pad.
    case everywhere

    var keys: [Key] {
        switch self {
        case .none: []
        case .sideways: [.left, .right, .tab]
        case .upAndDownToChange, .upAndDown: [.up, .down, .tab]
        case .everywhere: [.up, .down, .left, .right, .tab]
        }
    }

    var canChoose: Bool {
        switch self {
        case .none, .upAndDownToChange: false
        case .sideways, .upAndDown, .everywhere: true
        }
    }

    static func < (left: FocusMotion, right: FocusMotion) -> Bool { left.rawValue < right.rawValue }
}
