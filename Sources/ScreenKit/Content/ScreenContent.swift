/// The content of a screen, as a value: two fronts draw it, full screen and line by line, and a test compares it.
///
/// Its initialisers and the functions that replace its events are inlinable, because they run for each frame in the module of the
/// screen: without specialisation they take three times as long. The content belongs to no actor, so that a closure over it is
/// not checked for its actor at each call.
public nonisolated struct ScreenContent<Event: Equatable>: Equatable {
    /// The parts of the body, in reading order; a wide screen puts panes side by side.
    public var panes: [Pane<Event>]
    /// What a wide terminal shows besides, the most important first: the first one stands at the left of the panes, the others at
    /// their right.
    public var asides: [Aside<Event>]
    /// The controls in the title line.
    public var accessories: [Control<Event>]
    /// The news about the last input.
    public var message: Message?
    /// The other controls that work here and now: the key help line.
    public var hints: [Control<Event>]
    /// Keys that work anywhere on the screen and are not shown.
    public var bindings: [Binding<Event>]
    /// The text that a person can copy to the clipboard; `nil` where there is none.
    public var copyText: String?
    /// A question that must be answered before anything else.
    public var alert: AlertContent<Event>?
    /// The purpose of the screen, a paragraph each, for the help screen.
    public var help: [String]
    /// Paragraphs about what is drawn and how keys and clicks choose it, which the help of line mode leaves out.
    @usableFromInline package var drawingHelp: [String] = []
    /// Examples of lines that the screen understands, besides numbers and names, for the help of line mode.
    public var lineHelp: [String]
    /// The source of the numbers alone; `nil` where every change makes a new content.
    @usableFromInline package var readoutSource: ReadoutSource?

    /// Creates the content of a screen. Each parameter is the initial value of the property of its name.
    @inlinable public init(
        panes: [Pane<Event>], asides: [Aside<Event>] = [], accessories: [Control<Event>] = [], message: Message? = nil,
        hints: [Control<Event>] = [], bindings: [Binding<Event>] = [], copyText: String? = nil,
        alert: AlertContent<Event>? = nil, help: [String] = [], lineHelp: [String] = []
    ) {
        self.panes = panes
        self.asides = asides
        self.accessories = accessories
        self.message = message
        self.hints = hints
        self.bindings = bindings
        self.copyText = copyText
        self.alert = alert
        self.help = help
        self.lineHelp = lineHelp
    }

    /// Returns the same content with other events.
    ///
    /// - Parameter transform: Returns the event that takes the place of one. It is called once for each control and binding: first
    ///   those of the panes in reading order, then those of the lines beside them, the title, the hints, the hidden keys and the
    ///   question.
    /// - Returns: The content with the new events.
    /// - Complexity: O(*n*) in the number of controls.
    @inlinable public func mapEvents<Other>(_ transform: (Event) -> Other) -> ScreenContent<Other> {
        var content = ScreenContent<Other>(
            panes: panes.map { $0.mapEvents(transform) },
            asides: asides.map { $0.mapEvents(transform) },
            accessories: accessories.map { $0.mapEvent(transform) }, message: message,
            hints: hints.map { $0.mapEvent(transform) }, bindings: bindings.map { $0.mapEvent(transform) },
            copyText: copyText, alert: alert?.mapEvents(transform), help: help, lineHelp: lineHelp)
        content.readoutSource = readoutSource
        content.drawingHelp = drawingHelp
        return content
    }

    /// Returns the content with a number in the place of each event, and the events in the order of their numbers.
    @inlinable func numbered() -> (content: ScreenContent<Int>, events: [Event]) {
        var events: [Event] = []
        events.reserveCapacity(64)
        let content = mapEvents { event in
            events.append(event)
            return events.count - 1
        }
        return (content, events)
    }
}

/// One part of a screen's body.
public nonisolated enum Pane<Event: Equatable>: Equatable {
    /// The tape of a calculator.
    case tape(TapePane)
    /// Keys to press, with a display above them.
    case keypad(KeypadPane<Event>)
    /// Rows to choose from.
    case list(ListPane<Event>)
    /// Bars with counts.
    case gauges(GaugesPane)
    /// Bars with counts, in columns.
    case chart(ChartPane)
    /// Counts to change.
    case steppers(SteppersPane<Event>)
    /// Numbers to be read from far away.
    case board(BoardPane)
    /// Lines to read.
    case text(TextPane)
    /// Things that were chosen, with their counts.
    case cart(CartPane<Event>)
    /// A number that is called out.
    case callout(CalloutPane)

    /// The controls of the pane that have names or keys, in reading order.
    var controls: [Control<Event>] {
        switch self {
        case .keypad(let keypad): keypad.rows.joined().map(\.control)
        case .list(let list): list.rows.map(\.control)
        case .cart(let cart): [cart.order, cart.clear]
        case .tape, .gauges, .chart, .steppers, .board, .text, .callout: []
        }
    }

    @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> Pane<Other> {
        switch self {
        case .tape(let tape): .tape(tape)
        case .keypad(let keypad): .keypad(keypad.mapEvents(transform))
        case .list(let list): .list(list.mapEvents(transform))
        case .gauges(let gauges): .gauges(gauges)
        case .chart(let chart): .chart(chart)
        case .steppers(let steppers): .steppers(steppers.mapEvents(transform))
        case .board(let board): .board(board)
        case .text(let text): .text(text)
        case .cart(let cart): .cart(cart.mapEvents(transform))
        case .callout(let callout): .callout(callout)
        }
    }
}
