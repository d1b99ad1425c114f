/// What a page is made of in one language: its parts, and what is said of it besides.
struct ScreenContent<Event> {
    /// A pane with the name by which the layout means it, and its controls.
    struct Part {
        var name: String
        let content: any Pane
        /// `nil` for a pane without controls.
        let controls: PaneControls<Event>?
    }

    /// What can be chosen beside the body, with the event of each.
    struct Bar {
        private(set) var elements: [Element] = []
        private(set) var events: [Event] = []

        mutating func append(_ element: Element, _ event: Event) {
            elements.append(element)
            events.append(event)
        }
    }

    /// The parts of the body, in reading order.
    private(set) var panes: [Part] = []
    /// The news about the last input.
    var message: Message?
    /// The text that a person can copy to the clipboard; `nil` where there is none.
    var copyText: String?
    /// A question that must be answered before anything else.
    var alert: AlertContent<Event>?
    /// The place of each part without a layout of the whole.
    var places: [PaneLayout] = []
    /// The layout of the whole; `nil` where the parts stand below each other.
    var layout: PaneLayout?
    /// The controls in the row above the screen, those below it, and those that are not shown.
    var accessories = Bar()
    var hints = Bar()
    var bindings = Bar()
    var frame = ContentFrame()
    /// Returns the events of a typed line that names no control, and of pasted text.
    var readLine: ((String) throws(LineError) -> [Event])?
    var readPaste: ((String) throws(LineError) -> [Event]?)?
    /// The number of parts before these on the page, for their names.
    private var firstPane = 0

    /// Creates content without parts that stands behind others on a page.
    init<Other>(after page: ScreenContent<Other>) { firstPane = page.firstPane + page.panes.count }

    init() {}

    /// Appends a pane as a part of the body, which has the name of its place.
    mutating func append<Kind: Pane<Event>>(_ pane: Kind) { append(pane, pane.controls) }

    /// Appends a pane without events.
    @_disfavoredOverload
    mutating func append<Kind: Pane<Never>>(_ pane: Kind) { append(pane, nil) }

    private mutating func append(_ pane: any Pane, _ controls: PaneControls<Event>?) {
        let name = String(firstPane + panes.count)
        panes.append(Part(name: name, content: pane, controls: controls))
        places.append(.pane(name))
    }

    /// Gives the last part another name, by which a layout means it.
    mutating func nameLast(_ name: String) {
        panes[panes.count - 1].name = name
        places[places.count - 1].name(name)
    }

    /// Appends parts that have no events.
    mutating func append(_ other: ScreenContent<Never>) {
        panes += other.panes.map { Part(name: $0.name, content: $0.content, controls: nil) }
        places += other.places
        layout = other.layout ?? layout
        copyText = other.copyText ?? copyText
        frame.progress = other.frame.progress ?? frame.progress
        frame.steps = other.frame.steps ?? frame.steps
        frame.offersLanguages = frame.offersLanguages || other.frame.offersLanguages
        frame.firstRow = other.frame.firstRow ?? frame.firstRow
        message = other.message ?? message
        frame.help.purpose += other.frame.help.purpose
        frame.help.drawing += other.frame.help.drawing
        frame.help.lines += other.frame.help.lines
    }

    /// A mistake in the names of the parts, for a build for debugging; `nil` for none.
    var mistake: String? {
        let names = panes.map(\.name)
        if let name = names.indices.first(where: { names[..<$0].contains(names[$0]) }).map({ names[$0] }) {
            return "Two parts have the name “\(name)”."
        }
        guard let layout, let part = names.first(where: { !layout.names($0) && Int($0) == nil }),
            let place = layout.paneNames.first(where: { !names.contains($0) })
        else { return nil }
        return "The layout has a place for “\(place)”, and none for the part “\(part)”."
    }
}

/// What a screen says of its page besides its parts and its controls.
struct ContentFrame: Equatable {
    var layout = PaneLayout.rows()
    var progress: ScreenProgress?
    var steps: ScreenSteps?
    var offersLanguages = false
    var firstRow: Int?
    var help = Help.Words()
}
