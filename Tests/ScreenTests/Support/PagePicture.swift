import Terminal

@testable import ScreenKit

extension Pane {
    /// The controls with numbers in the place of events.
    var numberedControls: NumberedControls { controls }
}

/// A page with panes and nothing else, to be drawn in any size.
struct PagePicture {
    private let panes: [ShownPane]
    private let layout: PaneLayout
    private let alert: AlertContent<Int>?
    private let look: PageLook

    /// Creates a page with panes, which are named by their places: 0, 1, …
    init(
        _ panes: [any Pane], _ layout: PaneLayout? = nil, alert: AlertContent<Int>? = nil, look: PageLook = .filled
    ) {
        self.panes = panes.enumerated().map { index, pane in
            ShownPane(name: String(index), pane: pane, controls: pane.numberedControls)
        }
        self.layout = layout ?? PaneLayout(.rows(panes.indices.map { .pane(String($0)) }, hasGaps: true))
        (self.alert, self.look) = (alert, look)
    }

    init(_ pane: any Pane) { self.init([pane]) }

    /// Returns the picture.
    func draw(_ size: GridSize) -> Canvas { arrange(size).canvas }

    /// Returns the page laid out.
    func arrange(_ size: GridSize, scroll: Int = 0, focus: Int? = nil) -> Arrangement {
        var content = ScreenContent<Never>(panes: [], layout: layout)
        content.shownPanes = panes
        let screen = ShownScreen(RecordingScreen("page"), content, Texts(.english))
        screen.alert = alert
        let frame = PageFrame(
            PageFrame.State(breadcrumb: ["Page"], texts: Texts(.english), look: look),
            commands: [Control(label: "EN", event: .switchLanguage)], .standard)
        let page = Page(screen: screen, frame: frame)
        return Layout.arrange(page, size: size, scroll: scroll, focus: focus)
    }
}
