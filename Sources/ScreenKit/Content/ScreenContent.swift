import Terminal

/// A pane of a screen, with the name by which the layout means it.
public struct NamedPane<Event: Equatable> {
    /// The name.
    public var name: String
    /// The pane.
    public let content: any Pane
    let controls: PaneControls<Event>

    /// Creates a named pane. Only a layout needs names, and each pane one of its own.
    public static func pane<Kind: Pane<Event>>(_ pane: Kind, named name: String = "") -> NamedPane {
        NamedPane(name: name, content: pane, controls: pane.controls)
    }

    /// Creates a named pane that has no controls. Only a layout needs names, and each pane one of its own.
    @_disfavoredOverload
    public static func pane<Kind: Pane<Never>>(_ pane: Kind, named name: String = "") -> NamedPane {
        NamedPane(name: name, content: pane, controls: [])
    }
}

/// The content of a screen, as a value: two fronts draw it, full screen and line by line.
///
/// Making it reads no file, waits for nothing and changes nothing: it shows the state of the screen. What surrounds the panes is numbered
/// once: a screen that answers keys quickly keeps a content and replaces only the panes that have changed.
public struct ScreenContent<Event: Equatable> {
    /// The parts of the body, in reading order.
    public var panes: [NamedPane<Event>]
    /// The news about the last input.
    public var message: Message?
    /// The text that a person can copy to the clipboard; `nil` where there is none.
    public var copyText: String?
    /// A question that must be answered before anything else.
    public var alert: AlertContent<Event>?
    /// The way in which the panes stand.
    public let layout: PaneLayout
    /// The purpose of the screen, a paragraph each, for the help screen.
    public let help: [String]
    /// Paragraphs about what is drawn and how keys and clicks choose it, which the help of line mode leaves out.
    public let drawingHelp: [String]
    /// Examples of lines that the screen understands, besides numbers and names, for the help of line mode.
    public let lineHelp: [String]
    @usableFromInline let titleControls: PaneControls<Event>
    @usableFromInline let hintControls: PaneControls<Event>
    @usableFromInline let bindingControls: PaneControls<Event>

    /// Creates the content of a screen. Only the panes are needed: each other part that is left out is not there.
    ///
    /// Without a layout the panes stand one below the other, and a pane that is alone and wants less than the whole body stands a little above
    /// its middle. The bindings are controls that are not shown, whose keys work anywhere on the screen.
    @inlinable public init(
        panes: [NamedPane<Event>], layout: PaneLayout? = nil, accessories: [Control<Event>] = [],
        message: Message? = nil, hints: [Control<Event>] = [], bindings: [Control<Event>] = [],
        copyText: String? = nil, alert: AlertContent<Event>? = nil, help: [String] = [], drawingHelp: [String] = [],
        lineHelp: [String] = []
    ) {
        self.panes = panes
        for index in panes.indices where panes[index].name.isEmpty { self.panes[index].name = String(index) }
        self.message = message
        self.copyText = copyText
        self.alert = alert
        self.layout = layout ?? .standard(for: self.panes.map(\.name))
        self.help = help
        self.drawingHelp = drawingHelp
        self.lineHelp = lineHelp
        titleControls = PaneControls(accessories.map { PaneControl($0) })
        hintControls = PaneControls(hints.map { PaneControl($0) })
        bindingControls = PaneControls(bindings.map { PaneControl($0) })
    }

    /// The controls in the title line.
    public var accessories: [Control<Event>] { titleControls.all.compactMap(\.control) }
    /// The other controls that work here and now: the key help line.
    public var hints: [Control<Event>] { hintControls.all.compactMap(\.control) }
}
