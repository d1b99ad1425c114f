import Terminal
import Testing

@testable import KioskUI

/// What a test looks at on a page that was laid out, whatever the type of its screen's events.
protocol ArrangedPage {
    var canvas: Canvas { get }
    var areas: [TargetFacts] { get }
    /// The controls of the screen that are offered in the key help line, and those that work everywhere.
    var hints: [HintFacts] { get }
    /// Whether a question lies over the screen.
    var isAsking: Bool { get }
    func target(at point: GridPoint) -> Int?
    /// How many elements the focus can be on.
    var focusableCount: Int { get }
    /// Which of them has it.
    var focus: Int? { get }
    /// Where a key that is not taken by anything else moves the focus.
    func focus(after key: Key) -> Int?
}

/// A place that can be chosen.
struct TargetFacts {
    let area: GridRect
    let isDrawn: Bool
    let isFocusable: Bool
}

/// A hint of the key help line.
struct HintFacts {
    /// What stands there.
    let text: String
    let key: String
    /// Whether it works on every screen.
    let isEverywhere: Bool
    /// Where it stands; `nil` where it found no room.
    let area: GridRect?
    /// Whether its keys do what it says.
    let works: Bool
}

/// A screen laid out as the full-screen front does it.
struct ArrangedScreen<S: Screen>: ArrangedPage {
    private let page: Page<S.Event>
    private let arrangement: Arrangement<S.Event>

    init(_ screen: S, in kiosk: Kiosk, size: GridSize, view: ViewState) {
        let content = screen.content(kiosk.texts)
        page = Page(
            breadcrumb: kiosk.breadcrumb,
            content: content,
            controls: content.alert == nil ? kiosk.controls : [kiosk.traceControl, kiosk.helpControl],
            languageControl: kiosk.languageControl,
            keyName: kiosk.texts.name(of:),
            tooSmallNotice: kiosk.texts(.tooSmall, "40", "12")
        )
        arrangement = Layout.arrange(page, size: size, view: view)
    }

    var canvas: Canvas { arrangement.canvas }
    var isAsking: Bool { page.content.alert != nil }
    var areas: [TargetFacts] {
        arrangement.targets.map { TargetFacts(area: $0.area, isDrawn: !$0.area.isEmpty, isFocusable: $0.isFocusable) }
    }

    var hints: [HintFacts] {
        guard page.content.alert == nil else { return [] }
        return page.content.hints.filter { $0.isEnabled && !$0.keys.isEmpty }.map { facts($0, .screen($0.event)) }
            + page.controls.map { facts($0, .kiosk($0.event)) }
    }

    private func facts<Choice>(_ control: Control<Choice>, _ event: PageEvent<S.Event>) -> HintFacts {
        let targets = arrangement.targets.filter { $0.event == event && $0.keys == control.keys }
        let key = control.keys.first.map(page.keyName) ?? ""
        let isEverywhere = if case .kiosk = event { true } else { false }
        return HintFacts(
            text: key + " " + control.label,
            key: key,
            isEverywhere: isEverywhere,
            area: targets.first { !$0.area.isEmpty && $0.area.minRow > 1 }?.area,
            works: !targets.isEmpty && control.keys.allSatisfy { arrangement.event(for: $0) == event }
        )
    }

    func target(at point: GridPoint) -> Int? { arrangement.target(at: point) }

    var focusableCount: Int { arrangement.targets.count { $0.isFocusable } }

    var focus: Int? {
        arrangement.focusedTarget.map { focused in arrangement.targets[..<focused].count { $0.isFocusable } }
    }

    func focus(after key: Key) -> Int? {
        guard arrangement.event(for: key) == nil, let direction = FocusDirection(key, []) else { return nil }
        return arrangement.focus(direction)
    }
}

extension TestKiosk {
    /// The screen in view, laid out.
    func arrange(_ size: GridSize, view: ViewState = ViewState()) -> any ArrangedPage {
        arrange(navigator.top, size, view)
    }

    private func arrange(_ screen: some Screen, _ size: GridSize, _ view: ViewState) -> any ArrangedPage {
        ArrangedScreen(screen, in: kiosk, size: size, view: view)
    }
}
