import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// A place that can be chosen or have the focus.
struct PlaceFacts {
    let area, highlight: GridRect
    /// The effect of a click.
    let choice: Choice?
    /// The number among what can have the focus; `nil` for what cannot.
    let focus: Int?

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

/// A screen laid out as the full-screen front does it. What can have the focus is numbered from 0.
struct ArrangedPage {
    private let picture: Picture

    init(_ kiosk: Kiosk, size: GridSize, view: ViewState) {
        let page = kiosk.page
        var view = view
        view.focus = view.focus.map { Self.element($0, of: page) }
        picture = Picture(of: page, size: size, view: view)
    }

    private static func element(_ number: Int, of page: Page) -> Int {
        page.focusables.indices.contains(number) ? page.focusables[number] : .max
    }

    /// Moves the focus, as a key does.
    func focus(on number: Int) {
        let view = ViewState(focus: Self.element(number, of: page))
        picture.show(page, size: picture.cells.size, view: view)
    }

    private var page: Page { picture.page }

    private func number(of element: Int?) -> Int? { element.flatMap(page.focusables.firstIndex) }

    var canvas: Canvas { picture.cells }

    /// The places that can be chosen.
    var areas: [PlaceFacts] {
        picture.targets.map { target in
            PlaceFacts(
                area: target.area, highlight: target.highlight, choice: target.choice,
                focus: number(of: target.element))
        }
    }

    /// The controls of the screen that are offered in the status bar, and those that work everywhere.
    var hints: [HintFacts] {
        guard page.alert == nil else { return [] }
        let own = page.hints.filter { page.elements[$0].isEnabled && !page.elements[$0].keys.isEmpty }
        return (own + page.commands.dropFirst()).map(facts)
    }

    private func facts(_ index: Int) -> HintFacts {
        let element = page.elements[index]
        let key = element.keys.first.map(page.texts.name) ?? ""
        return HintFacts(
            text: " \(key)  \(element.label)", key: key,
            isInFixedPlace: page.command(at: index).map { [.back, .inspect, .help].contains($0) } ?? false,
            area: areas.first { $0.choice == .element(index) && $0.isDrawn && $0.area.minRow > 1 }?.area,
            works: element.keys.allSatisfy { effect(of: $0) == .element(index) })
    }

    /// What a key does, on the screen or everywhere.
    private func effect(of key: Key) -> Choice? { page.choice(for: key, focus: picture.focus)?.effect }

    /// The number of rows by which the page can be scrolled.
    var scrollLimit: Int { picture.scrolling.limit }

    func target(at point: GridPoint) -> Int? { picture.target(at: point) }

    /// The number of elements that can have the focus.
    var focusableCount: Int { page.focusables.count }

    /// The number of the element that has the focus, for the keys.
    var focus: Int? { number(of: picture.focus) }

    /// The number of the element that is drawn with the focus.
    var drawnFocus: Int? {
        areas.first { place in
            let area = place.highlight
            let point = area.origin.offset(columns: area.size.columns / 2, rows: area.size.rows / 2)
            return place.focus != nil && canvas[point] != picture.cellsAtRest[point]
        }?.focus
    }

    /// The effects of the elements that can have the focus, for the keys; `nil` for one that only has keys of its own. Space chooses the
    /// element that has the focus.
    var elements: [Choice?] {
        page.focusables.map { element in
            switch page.choice(for: .character(" "), focus: element)?.effect {
            case .element(let index)?: .element(index)
            case .binding, .leave, .edit, .count, nil: nil
            }
        }
    }

    /// Returns the number of the element to which a key moves the focus; `nil` for a key with another meaning.
    func focus(after key: Key) -> Int? {
        guard effect(of: key) == nil, let direction = FocusDirection(key, []) else { return nil }
        return number(of: picture.focus(direction))
    }
}

extension TestKiosk {
    /// The screen in view, laid out.
    func arrange(_ size: GridSize, view: ViewState = ViewState()) -> ArrangedPage {
        ArrangedPage(kiosk, size: size, view: view)
    }
}
