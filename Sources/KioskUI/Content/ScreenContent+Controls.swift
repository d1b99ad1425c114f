extension ScreenContent {
    /// Every control that a key, a click or a name can reach while no alert is asking.
    package var controls: [Control<Event>] {
        accessories + hints + panes.flatMap(\.controls)
    }

    /// The keys of the screen with what they do, in reading order, for the help screen.
    var keyExplanations: [(keys: String, meaning: String)] {
        var explained: Set<String> = []
        return (panes.flatMap(\.controls) + hints + accessories).compactMap { control in
            guard !control.keys.isEmpty, explained.insert(control.label).inserted else { return nil }
            return (control.keys.map(\.label).joined(separator: " "), control.label)
        } + panes.flatMap(\.focusBindings).compactMap { binding in
            guard !binding.label.isEmpty, explained.insert(binding.label).inserted else { return nil }
            return (binding.keys.map(\.label).joined(separator: " "), binding.label)
        }
    }
}

extension Pane {
    /// The controls of the pane, in reading order.
    var controls: [Control<Event>] {
        switch self {
        case .keypad(let keypad): keypad.rows.joined().map(\.control)
        case .list(let list): list.rows.map(\.control)
        case .tape, .gauges, .steppers, .text: []
        }
    }

    /// The bindings of an element of the pane, which are the same for each of them.
    fileprivate var focusBindings: [Binding<Event>] {
        switch self {
        case .list(let list): list.rows.first?.bindings ?? []
        case .steppers(let steppers): steppers.steppers.first?.bindings ?? []
        case .tape, .keypad, .gauges, .text: []
        }
    }
}
