import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

extension Target {
    var isDrawn: Bool { !area.isEmpty }
    var isFocusable: Bool { focus != nil }
}

/// A hint of the status bar.
struct HintFacts {
    /// What stands there.
    let text: String
    let key: String
    /// Whether it stands in the same columns on every screen.
    let isInFixedPlace: Bool
    /// Where it stands; `nil` where it found no room.
    let area: GridRect?
    /// Whether its keys do what it says.
    let works: Bool
}

/// A screen laid out as the full-screen front does it.
struct ArrangedPage {
    private let scene: Scene

    init(_ kiosk: Kiosk, size: GridSize, view: ViewState) {
        scene = Scene(of: kiosk.page(of: kiosk.shownScreen), size: size, view: view)
    }

    /// Moves the focus, as a key does.
    func focus(on element: Int) {
        scene.show(scene.page, size: scene.picture.size, view: ViewState(focus: element))
    }

    private var arrangement: Arrangement { scene.arrangement }
    private var page: Page { scene.page }

    var canvas: Canvas { scene.picture }
    /// The places that can be chosen.
    var areas: [Target] { arrangement.targets }

    /// The controls of the screen that are offered in the status bar, and those that work everywhere.
    var hints: [HintFacts] {
        guard page.screen.alert == nil else { return [] }
        return page.screen.frame.hints.controls.compactMap(\.control).filter { $0.isEnabled && !$0.keys.isEmpty }.map {
            facts($0, .screen(EventID(place: .hints, number: $0.event)))
        } + page.frame.commands.dropFirst().map { facts($0, .kiosk($0.event)) }
    }

    private func facts<Choice>(_ control: Control<Choice>, _ event: PageEvent) -> HintFacts {
        let key = control.keys.first.map(page.texts.name) ?? ""
        return HintFacts(
            text: " \(key)  \(control.label)", key: key,
            isInFixedPlace: [.kiosk(.back), .kiosk(.inspect), .kiosk(.help)].contains(event),
            area: areas.first { $0.event == event && $0.isDrawn && $0.area.minRow > 1 }?.area,
            works: control.keys.allSatisfy { effect(of: $0) == event })
    }

    /// What a key does, on the screen or everywhere.
    private func effect(of key: Key) -> PageEvent? {
        if case .event(let event, _) = scene.keys.choice(for: key, focus: scene.focus) { event } else { nil }
    }

    /// The number of rows by which the page can be scrolled.
    var scrollLimit: Int { arrangement.scrolling.limit }

    func target(at point: GridPoint) -> Int? { arrangement.target(at: point) }

    /// The number of elements that can have the focus.
    var focusableCount: Int { scene.keys.elementCount }

    /// The index of the element that has the focus, for the keys.
    var focus: Int? { scene.focus }

    /// The index of the element that is drawn with the focus.
    var drawnFocus: Int? {
        arrangement.targets.first { target in
            let area = target.highlight
            let point = area.origin.offset(columns: area.size.columns / 2, rows: area.size.rows / 2)
            return target.focus != nil && canvas[point] != arrangement.canvas[point]
        }?.focus
    }

    /// The events of the elements that can have the focus, for the keys; `nil` for one that only has keys of its own. Space chooses the
    /// element that has the focus.
    var elements: [PageEvent?] {
        (0..<focusableCount).map { index in
            if case .event(let event, _) = scene.keys.choice(for: .character(" "), focus: index) { event } else { nil }
        }
    }

    /// Returns the index of the element to which a key moves the focus; `nil` for a key with another meaning.
    func focus(after key: Key) -> Int? {
        guard effect(of: key) == nil, let direction = FocusDirection(key, []) else { return nil }
        return scene.focus(direction)
    }
}

extension TestKiosk {
    /// The screen in view, laid out.
    func arrange(_ size: GridSize, view: ViewState = ViewState()) -> ArrangedPage {
        ArrangedPage(kiosk, size: size, view: view)
    }
}
