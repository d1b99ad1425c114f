import Terminal

/// A pane of a screen, with the name by which the layout means it.
public struct NamedPane<Event: Equatable> {
    @usableFromInline private(set) var shown: ShownPane

    /// The name.
    public var name: String {
        get { shown.name }
        set { shown = ShownPane(name: newValue, pane: shown.pane, controls: shown.controls) }
    }

    /// The pane.
    public var content: any Pane { shown.pane }

    @usableFromInline init(shown: ShownPane) { self.shown = shown }

    /// Creates a named pane. Only a layout needs names, and each pane one of its own.
    public static func pane<Kind: Pane<Event>>(_ pane: Kind, named name: String = "") -> NamedPane {
        NamedPane(shown: ShownPane(name: name, pane: pane, controls: pane.controls))
    }

    /// Creates a named pane that has no controls. Only a layout needs names, and each pane one of its own.
    @_disfavoredOverload
    public static func pane<Kind: Pane<Never>>(_ pane: Kind, named name: String = "") -> NamedPane {
        NamedPane(shown: ShownPane(name: name, pane: pane, controls: NumberedControls([])))
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
/// Making it reads no file, waits for nothing and changes nothing: it shows the state of the screen. What surrounds the panes is numbered
/// once: a screen that answers keys quickly keeps a content and replaces only the panes that have changed.
public struct ScreenContent<Event: Equatable> {
    @usableFromInline var shownPanes: [ShownPane]
    /// The news about the last input.
    public var message: Message?
    /// The text that a person can copy to the clipboard; `nil` where there is none.
    public var copyText: String?
    /// A question that must be answered before anything else.
    public var alert: AlertContent<Event>?
    @usableFromInline let frame: ShownFrame

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
        var panes = panes
        for index in panes.indices where panes[index].name.isEmpty { panes[index].name = String(index) }
        shownPanes = panes.map { $0.shown }
        self.message = message
        self.copyText = copyText
        self.alert = alert
        frame = ShownFrame(
            layout ?? .standard(for: panes.map(\.name)), PaneControls(accessories.map { PaneControl($0) }),
            PaneControls(hints.map { PaneControl($0) }), PaneControls(bindings.map { PaneControl($0) }), help,
            drawingHelp, lineHelp, progress, steps, offersLanguages, firstRow)
    }

    /// The parts of the body, in reading order.
    @inlinable public var panes: [NamedPane<Event>] {
        get { shownPanes.map { NamedPane(shown: $0) } }
        set { shownPanes = newValue.map { $0.shown } }
    }
}

/// A pane as it is shown, with numbers in the place of its events. The same object is the same pane: it is not drawn again.
@usableFromInline final class ShownPane {
    let name: String
    let pane: any Pane
    let controls: NumberedControls

    init(name: String, pane: any Pane, controls: NumberedControls) {
        (self.name, self.pane, self.controls) = (name, pane, controls)
    }
}

/// What surrounds the panes of a screen. It is an object: a content is copied with each key of its screen, and where it is the same one, a
/// page keeps its title and its hints.
@usableFromInline final class ShownFrame {
    let layout: PaneLayout
    let accessories, hints, bindings: NumberedControls
    let help, drawingHelp, lineHelp: [String]
    let progress: ScreenProgress?
    let steps: ScreenSteps?
    let offersLanguages: Bool
    let firstRow: Int?

    @usableFromInline init(
        _ layout: PaneLayout, _ accessories: NumberedControls, _ hints: NumberedControls, _ bindings: NumberedControls,
        _ help: [String], _ drawingHelp: [String], _ lineHelp: [String], _ progress: ScreenProgress?,
        _ steps: ScreenSteps?, _ offersLanguages: Bool, _ firstRow: Int?
    ) {
        self.layout = layout
        (self.accessories, self.hints, self.bindings) = (accessories, hints, bindings)
        (self.help, self.drawingHelp, self.lineHelp, self.progress) = (help, drawingHelp, lineHelp, progress)
        (self.steps, self.offersLanguages, self.firstRow) = (steps, offersLanguages, firstRow)
    }
}
