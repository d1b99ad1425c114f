import Terminal

/// A screen with what surrounds it: everything that the full-screen layout draws.
package struct Page {
    let screen: ShownScreen
    let frame: PageFrame

    var texts: Texts { frame.state.texts }
    var theme: Theme { frame.theme }
    var look: PageLook { frame.state.look }
    var isForGuests: Bool { frame.state.isForGuests }
}

/// What the kiosk puts around a screen. The kiosk keeps it while its state is the same, and a page is known by it: to make and to compare
/// the commands with each key would take a tenth of a digit's time.
final class PageFrame {
    struct State: Equatable {
        let breadcrumb: [String]
        let texts: Texts
        var isAsking = false
        var canCopy = false
        var isHelping = false
        var look = PageLook.filled
        var isForGuests = false
        var inspectorLabel: String?
        var sharesTerminal = false
    }

    let state: State
    /// The control of the language, and the others.
    let commands: [Control<KioskCommand>]
    let theme: Theme

    init(_ state: State, commands: [Control<KioskCommand>], _ theme: Theme) {
        (self.state, self.commands, self.theme) = (state, commands, theme)
    }
}

/// The state of a page that the screen does not know: the focus, the scrolling and the pressed element.
package struct ViewState: Equatable {
    /// The index of the element to which the focus was moved; `nil` before it was moved.
    package var focus: Int?
    /// The number of rows between the scrolling part and the place where it rests.
    package var scroll = 0
    /// The index of the target that the mouse presses.
    package var pressedTarget: Int?
    /// The event whose target is lit for a moment, because its key was pressed.
    package var litEvent: EventID?
}

/// A page laid out for one size: the picture, and the places on it. It is an object, because each look at a place would copy it.
package final class Arrangement {
    /// The picture, in which nothing has the focus and nothing is pressed.
    package var canvas: Canvas
    let areas: PaneAreas
    /// What was noted about each pane; `nil` for one that is left out.
    private(set) var parts: [DrawnPart?]
    /// What was noted about the title, the hints, and the question.
    private let frame: [Target]
    /// The places that can be clicked or have the focus: those of the panes in reading order, and then those around them.
    package private(set) var targets: [Target] = []
    /// The index of the target of each element that can have the focus; `nil` for one without a place.
    private var focusTargets: [Int?] = []
    /// The elements that have a target, and the areas of these.
    private var focuses: (elements: [Int], areas: [GridRect]) = ([], [])
    private(set) var scrolling = ScrollRange()

    init(_ canvas: Canvas, _ areas: PaneAreas, _ parts: [DrawnPart?], frame: [Target]) {
        self.canvas = canvas
        self.areas = areas
        self.parts = parts
        self.frame = frame
        collect()
    }

    var things: [ChangingThing] { parts.flatMap { $0?.things ?? [] } }

    func replacePart(_ index: Int, by part: DrawnPart) {
        let old = parts[index]
        parts[index] = part
        // Most panes that change with each key have no place that can be chosen.
        if old?.targets.isEmpty == true, part.targets.isEmpty, old?.scrolling == part.scrolling { return }
        collect()
    }

    private func collect() {
        let targets = parts.flatMap { $0?.targets ?? [] } + frame
        var focusTargets: [Int?] = []
        for (index, target) in targets.enumerated() {
            guard let focus = target.focus else { continue }
            while focusTargets.count <= focus { focusTargets.append(nil) }
            focusTargets[focus] = index
        }
        (self.targets, self.focusTargets) = (targets, focusTargets)
        let elements = focusTargets.indices.filter { focusTargets[$0] != nil }
        focuses = (elements, focusTargets.compactMap { $0.map { targets[$0].area } })
        // Panes scroll together, and as far as the one needs that lacks the most rows.
        scrolling = ScrollRange()
        for part in parts.compactMap({ $0?.scrolling }) where part.limit >= scrolling.limit { scrolling = part }
    }

    /// Returns whether an element that can have the focus has a place on the picture, or on another page of its rows.
    func hasPlace(ofElement element: Int) -> Bool {
        focusTargets.indices.contains(element) && focusTargets[element] != nil
    }

    /// Returns the rows that are turned page by page: those at a point of the page, or else those with the focus.
    func pagedRows(at point: GridPoint?, focus: Int?) -> PagedRows? {
        let all = parts.compactMap { $0?.pagedRows }
        if let point { return all.first { $0.area.contains(point) } ?? (scrolling.limit == 0 ? all.first : nil) }
        return all.first { rows in focus.map(rows.focuses.contains) ?? false } ?? all.first
    }

    func picture(_ view: ViewState, focus: Int?) -> Canvas {
        var picture = canvas
        let focused = focus.flatMap { focusTargets.indices.contains($0) ? focusTargets[$0] : nil }
        let pressed = pressedTargets(view)
        for index in pressed where index != focused {
            targets[index].draw(on: &picture, isFocused: false, isPressed: true)
        }
        // A row on another page has no place in this picture.
        if let focused, !targets[focused].area.isEmpty {
            targets[focused].draw(on: &picture, isFocused: true, isPressed: pressed.contains(focused))
        }
        return picture
    }

    private func pressedTargets(_ view: ViewState) -> [Int] {
        guard view.pressedTarget != nil || view.litEvent != nil else { return [] }
        return targets.indices.filter { index in
            index == view.pressedTarget
                || targets[index].flashes && view.litEvent.map { targets[index].event == .screen($0) } ?? false
        }
    }

    func target(of event: EventID) -> Target? { targets.first { $0.event == .screen(event) } }

    /// Returns the index of the topmost target at a cell.
    package func target(at point: GridPoint) -> Int? {
        targets.lastIndex { $0.area.contains(point) }
    }
}

// MARK: - Moving the focus

/// A direction in which the focus moves.
package enum FocusDirection: Sendable {
    case next, previous
    case toward(GridDirection)

    init?(_ key: Key, _ modifiers: Modifiers) {
        switch key {
        case .up: self = .toward(.up)
        case .down: self = .toward(.down)
        case .left: self = .toward(.left)
        case .right: self = .toward(.right)
        case .tab: self = modifiers.contains(.shift) ? .previous : .next
        default: return nil
        }
    }
}

extension Arrangement {
    /// Returns the index of the next element in a direction, among those that can have the focus; `nil` where there is none.
    package func focus(_ direction: FocusDirection, from focus: Int?) -> Int? {
        let places = focuses.elements
        guard let focus, let place = places.firstIndex(of: focus) else { return places.first }
        switch direction {
        case .next: return places[(place + 1) % places.count]
        case .previous: return places[(place + places.count - 1) % places.count]
        case .toward(let direction):
            let nearest = focuses.areas.nearest(to: focuses.areas[place], direction)
            // In a single row, up and down go through it as left and right do.
            if nearest == place, places.count > 1 {
                return self.focus(direction == .up ? .previous : .next, from: focus)
            }
            return nearest.map { places[$0] }
        }
    }
}
