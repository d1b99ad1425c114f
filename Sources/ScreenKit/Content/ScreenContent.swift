/// What a page is made of in one language: its body, and what can be done besides.
struct ScreenContent<Event> {
    /// What has no events. A part without events makes that of any screen.
    var body = PageBody()
    /// The controls of the parts of the body that have some, by the places of these.
    private(set) var controls: [Int: Controls<Event>] = [:]
    /// A question that must be answered before anything else.
    var question: Question<Event>?
    /// The controls in the row above the screen, those below it, and those that are not shown.
    var accessories: [Control<Event>] = []
    var hints: [Control<Event>] = []
    var bindings: [Control<Event>] = []
    /// Returns the events of a typed line that names no control, and of pasted text.
    var readLine: ((String) throws(LineError) -> [Event])?
    var readPaste: ((String) throws(LineError) -> [Event]?)?

    /// Appends a pane as a part of the body.
    mutating func append<Kind: Pane<Event>>(_ pane: Kind) {
        controls[body.panes.count] = pane.controls
        body.append(pane)
    }

    /// Appends a pane without events.
    @_disfavoredOverload
    mutating func append<Kind: Pane<Never>>(_ pane: Kind) { body.append(pane) }
}

/// What a screen shows, and what it says of its page.
struct PageBody {
    /// The parts, in reading order, each with the name by which a layout means it.
    var panes: [(name: String, content: any Pane)] = []
    /// The place of each part without a layout of the whole.
    var places: [PaneLayout] = []
    /// The layout of the whole; `nil` where the parts stand below each other.
    var ownLayout: PaneLayout?
    /// The news about the last input.
    var message: Message?
    /// The text that a person can copy to the clipboard; `nil` where there is none.
    var copyText: String?
    var frame = ContentFrame()

    /// Appends a part, which has the name of its place.
    mutating func append(_ pane: any Pane) {
        let name = String(panes.count)
        panes.append((name, pane))
        places.append(.pane(name))
    }

    /// Gives the last part another name, by which a layout means it.
    mutating func nameLast(_ name: String) {
        panes[panes.count - 1].name = name
        places[places.count - 1].name(name)
    }

    /// A mistake in the names of the parts, for a build for debugging; `nil` for none.
    var mistake: String? {
        let names = panes.map(\.name)
        if let name = names.indices.first(where: { names[..<$0].contains(names[$0]) }).map({ names[$0] }) {
            return "Two parts have the name “\(name)”."
        }
        guard let ownLayout, let part = names.first(where: { !ownLayout.names($0) && Int($0) == nil }),
            let place = ownLayout.paneNames.first(where: { !names.contains($0) })
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
