import Terminal

@testable import ScreenKit

extension Pane {
    /// The controls as the fronts know them.
    var elements: [Element] { controls.elements(Texts(.english)) }
}

extension ContentPart {
    /// The only pane of the part.
    var pane: any Pane { content.made(Texts(.english)).body.panes[0].content }
}

extension [any Pane] {
    /// The panes as parts of a page, named by their places: 0, 1, …
    var parts: [Page.Part] {
        enumerated().map { index, pane in
            let first = self[..<index].reduce(0) { $0 + $1.elements.count }
            return Page.Part(name: String(index), pane: pane, elements: first..<(first + pane.elements.count))
        }
    }
}

/// A page with panes and nothing else, to be drawn in any size.
struct PagePicture {
    private let panes: [any Pane]
    private let frame: ContentFrame
    private let alert: ShownQuestion?
    private let look: PageLook

    /// Creates a page with panes, which are named by their places: 0, 1, …
    init(
        _ panes: [any Pane], _ layout: PaneLayout? = nil, question: Question<Int>? = nil, look: PageLook = .filled
    ) {
        let rows = PaneLayout(.rows(panes.indices.map { .pane(String($0)) }, hasGaps: true))
        (self.panes, self.look, frame) = (panes, look, ContentFrame(layout: layout ?? rows))
        alert = question?.shown(Texts(.english))
    }

    init(_ part: some ContentPart) {
        self.init(part.content.made(Texts(.english)).body.panes.map(\.content))
    }

    /// Returns the picture.
    func draw(_ size: GridSize) -> Canvas { arrange(size).cellsAtRest }

    /// Returns the page laid out. What has the focus is meant by its place among the controls of all panes.
    func arrange(_ size: GridSize, scroll: Int = 0, focus: Int? = nil) -> Picture {
        let page = Page(
            RecordingScreen("page"), panes: panes.enumerated().map { (String($0), $1, $1.elements) },
            bars: ([], [], []), frame, message: nil, copyText: nil, alert: alert, Texts(.english),
            .plain(breadcrumb: ["Page"], look: look))
        return Picture(of: page, size: size, view: ViewState(focus: focus, scroll: scroll))
    }
}

extension Surroundings {
    /// What surrounds a page in English on which commands work.
    static func plain(
        breadcrumb: [String], commands: [(KioskCommand, Element)] = [], look: PageLook = .filled
    ) -> Surroundings {
        Surroundings(
            State(breadcrumb: breadcrumb, look: look),
            commands: [(.switchLanguage, Element(Control("EN", 0), Texts(.english)))] + commands)
    }
}
