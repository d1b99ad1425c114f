import Terminal

/// A pane of a screen, with the name by which the layout means it.
public struct NamedPane<Event: Equatable> {
    /// The name.
    public var name: String
    /// The pane.
    public let content: any Pane
    @usableFromInline let controls: PaneControls<Event>

    @usableFromInline init(name: String, content: any Pane, controls: PaneControls<Event>) {
        (self.name, self.content, self.controls) = (name, content, controls)
    }

    /// Creates a named pane. Only a layout needs names, and each pane one of its own.
    @inlinable public static func pane<Kind: Pane<Event>>(_ pane: Kind, named name: String = "") -> NamedPane {
        NamedPane(name: name, content: pane, controls: pane.controls)
    }

    /// Creates a named pane that has no controls. Only a layout needs names, and each pane one of its own.
    @_disfavoredOverload
    @inlinable public static func pane<Kind: Pane<Never>>(_ pane: Kind, named name: String = "") -> NamedPane {
        NamedPane(name: name, content: pane, controls: [])
    }
}

/// The part of some work that is done, which the row above a screen shows.
public struct ScreenProgress: Equatable, Sendable {
    /// The number of steps that are done, and that of all.
    public let done, count: Int

    /// Creates a part from the number of steps that are done, and that of all.
    public init(done: Int, of count: Int) { (self.done, self.count) = (done, count) }
}

/// The steps that lead through several pages, such as those of an order. The row above a screen shows them, and the title of the present one
/// in the place of the names of the screens.
public struct ScreenSteps: Equatable, Sendable {
    /// What is done on the present page.
    public let title: String
    /// The names of all steps.
    public let names: [String]
    /// The index of the present one.
    public let current: Int

    /// Creates steps from the title of the present page, the names of all of them, and the index of the present one.
    public init(title: String, names: [String], current: Int) {
        (self.title, self.names, self.current) = (title, names, current)
    }
}

/// The content of a screen, as a value: two fronts draw it, full screen and line by line.
///
/// Making it reads no file, waits for nothing and changes nothing: it shows the state of the screen.
public struct ScreenContent<Event: Equatable> {
    /// The parts of the body, in reading order.
    public var panes: [NamedPane<Event>]
    /// The news about the last input.
    public var message: Message?
    /// The text that a person can copy to the clipboard; `nil` where there is none.
    public var copyText: String?
    /// A question that must be answered before anything else.
    public var alert: AlertContent<Event>?
    @usableFromInline let accessories, hints, bindings: PaneControls<Event>
    @usableFromInline let frame: ContentFrame

    /// Creates the content of a screen. Only the panes are needed: each other part that is left out is not there.
    ///
    /// Without a layout the panes stand one below the other, and a pane that is alone and wants less than the whole body stands a little above
    /// its middle. A screen that offers the languages itself has no control for them in the row above it. The bindings are controls that are
    /// not shown, whose keys and words work anywhere on the screen. The help is the purpose of the screen, a paragraph each; the help of the
    /// drawing, which line mode leaves out, tells what is drawn and how keys and clicks choose it; that of lines has examples of lines that the
    /// screen understands, besides numbers and names. A page with a first row keeps its focus and its scrolling to itself, and is scrolled to
    /// this row at first.
    @inlinable public init(
        panes: [NamedPane<Event>], layout: PaneLayout? = nil, accessories: [Control<Event>] = [],
        progress: ScreenProgress? = nil, steps: ScreenSteps? = nil, offersLanguages: Bool = false,
        message: Message? = nil, hints: [Control<Event>] = [], bindings: [Control<Event>] = [], copyText: String? = nil,
        alert: AlertContent<Event>? = nil, help: [String] = [], drawingHelp: [String] = [], lineHelp: [String] = [],
        firstRow: Int? = nil
    ) {
        self.panes = panes
        for index in panes.indices where panes[index].name.isEmpty { self.panes[index].name = String(index) }
        self.message = message
        self.copyText = copyText
        self.alert = alert
        self.accessories = PaneControls(accessories.map { PaneControl($0) })
        self.hints = PaneControls(hints.map { PaneControl($0) })
        self.bindings = PaneControls(bindings.map { PaneControl($0) })
        frame = ContentFrame(
            layout: layout, of: layout == nil ? self.panes.map(\.name) : [], progress: progress, steps: steps,
            offersLanguages: offersLanguages, firstRow: firstRow, help: help, drawingHelp: drawingHelp,
            lineHelp: lineHelp)
    }
}

/// What a screen says of its page besides its parts and its controls.
@usableFromInline struct ContentFrame: Equatable {
    let layout: PaneLayout
    let progress: ScreenProgress?
    let steps: ScreenSteps?
    let offersLanguages: Bool
    let firstRow: Int?
    let help, drawingHelp, lineHelp: [String]

    @usableFromInline init(
        layout: PaneLayout?, of panes: [String], progress: ScreenProgress?, steps: ScreenSteps?,
        offersLanguages: Bool, firstRow: Int?, help: [String], drawingHelp: [String], lineHelp: [String]
    ) {
        self.layout = layout ?? .standard(for: panes)
        (self.progress, self.steps) = (progress, steps)
        (self.offersLanguages, self.firstRow) = (offersLanguages, firstRow)
        (self.help, self.drawingHelp, self.lineHelp) = (help, drawingHelp, lineHelp)
    }
}
