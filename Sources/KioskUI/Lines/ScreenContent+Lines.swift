extension ScreenContent {
    /// The rows of the lists, which have numbers.
    var listControls: [Control<Event>] {
        panes.flatMap { pane -> [Control<Event>] in
            guard case .list(let list) = pane else { return [] }
            return list.rows.map(\.control)
        }
    }

    /// What has a word instead of a number.
    var wordControls: [Control<Event>] { hints + accessories }

    /// What a line can name: keys of a pad are left out, for a line of them is a run of keys.
    var lineControls: [Control<Event>] { wordControls + listControls }
}
