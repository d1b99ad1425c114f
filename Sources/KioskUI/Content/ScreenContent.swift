/// What a screen shows, as a value: two fronts draw it, full screen and line by line, and a test compares it.
package struct ScreenContent<Event: Equatable>: Equatable {
    /// What the body is made of, in reading order; a wide screen puts panes side by side.
    package var panes: [Pane<Event>]
    /// What can be chosen in the title line.
    package var accessories: [Control<Event>] = []
    /// What has just happened.
    package var message: Message?
    /// What else can be chosen here and now: the key help line.
    package var hints: [Control<Event>] = []
    /// A question that must be answered before anything else.
    package var alert: AlertContent<Event>?
    /// What the screen is for, a paragraph each, for the help screen.
    package var help: [String] = []
    /// What a line can say here besides the numbers and names of what can be chosen, for the help of line mode.
    package var lineHelp: [String] = []

    /// Puts a screen together.
    package init(
        panes: [Pane<Event>], accessories: [Control<Event>] = [], message: Message? = nil,
        hints: [Control<Event>] = [], alert: AlertContent<Event>? = nil, help: [String] = [],
        lineHelp: [String] = []
    ) {
        self.panes = panes
        self.accessories = accessories
        self.message = message
        self.hints = hints
        self.alert = alert
        self.help = help
        self.lineHelp = lineHelp
    }
}
