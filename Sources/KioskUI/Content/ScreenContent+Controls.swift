extension ScreenContent {
    /// Every control that a key, a click or a name can reach while no alert is asking.
    package var controls: [Control<Event>] {
        accessories + hints + panes.flatMap(\.controls)
    }

    /// The keys of the screen with what they do, in reading order, for the help screen; but for a key that does nothing
    /// but what is written on it.
    var keyExplanations: [(keys: String, meaning: String)] {
        let controls = panes.flatMap(\.controls) + hints + accessories
        let named =
            controls.map { (keys: $0.keys, meaning: $0.label) }
            + panes.flatMap(\.focusBindings).map { (keys: $0.keys, meaning: $0.label) }
        var explained: Set<String> = []
        return named.compactMap { keys, meaning in
            guard !keys.isEmpty, !meaning.isEmpty, keys.map(\.label) != [meaning], explained.insert(meaning).inserted
            else { return nil }
            return (keys.map(\.label).joined(separator: " "), meaning)
        }
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

    /// The bindings of an element of the pane, which are the same for each of them.
    fileprivate var focusBindings: [Binding<Event>] {
        switch self {
        case .list(let list): list.rows.first?.bindings ?? []
        case .steppers(let steppers): steppers.steppers.first?.bindings ?? []
        case .tape, .keypad, .gauges, .chart, .text: []
        }
    }
}
