import Terminal

/// A place on the page that can be clicked, or have the focus.
struct Target {
    /// The area; empty for an element that is not drawn.
    let area: GridRect
    /// The part of the area that shows whether the target has the focus.
    let highlight: GridRect
    /// The cell of the mark before an element that has the focus; `nil` where there is none.
    var mark: GridPoint?
    /// The position of the terminal's cursor while the target has the focus; `nil` where it has none.
    var cursor: GridPoint?
    /// The effect of a click; `nil` for an element that can only have the focus.
    private(set) var choice: Choice?
    /// The element that a click gives the focus; `nil` for one that cannot have it.
    private(set) var element: Int?
    /// A Boolean value that indicates whether the target is drawn pressed for a moment when its key is pressed.
    var flashes = false

    private static let focusStyle = TextStyle(foreground: .onFocus, background: .focus, bold: true)

    /// Returns the same place on a page with other elements before its own.
    func moved(by count: Int) -> Target {
        var target = self
        (target.choice, target.element) = (choice?.moved(by: count), element.map { $0 + count })
        return target
    }

    func draw(on canvas: inout Canvas, isFocused: Bool, isPressed: Bool) {
        // A field shows its focus by the cursor, so that its text and its selection can be read.
        if isFocused, cursor == nil || mark != nil {
            if let mark { canvas.write("▸", at: mark) }
            canvas.restyle(highlight, Self.focusStyle)
        }
        if isPressed { canvas.reverse(area) }
        if isFocused, let cursor { canvas.cursor = cursor }
    }
}

/// Rows of which only a page is in view: the one with the focus. Turning the page moves the focus, so that the view
/// follows from the focus alone.
struct PagedRows: Equatable {
    /// The rows that can have the focus, by their places among the elements of the page.
    private(set) var elements: [Int]
    let rowsInView: Int
    let area: GridRect

    func moved(by count: Int) -> PagedRows {
        var rows = self
        if count != 0 { rows.elements = elements.map { $0 + count } }
        return rows
    }

    /// Returns the row that gets the focus when it moves by some rows, never past an end. It begins on the first row.
    func element(movedBy rows: Int, from focus: Int?) -> Int? {
        guard let last = elements.indices.last else { return focus }
        let place = focus.map { focus in elements.firstIndex { $0 >= focus } ?? elements.count } ?? 0
        return elements[min(max(place + rows, 0), last)]
    }
}

/// A thing on a page whose change is shown by a motion.
struct ChangingThing: Equatable {
    enum Kind {
        /// The rows of a paper come out from its upper edge.
        case feed
        /// The place is reversed for a moment.
        case light
    }

    let kind: Kind
    let key: Int
    /// What is shown; `nil` for nothing, which comes and goes without a motion.
    let value: Int?
    let area: GridRect
}

/// What was noted while a part of a page was drawn.
struct DrawnPart {
    /// The place of the first element of the part on the page; the targets and the rows mean theirs by it.
    var firstElement = 0
    var targets: [Target] = []
    var scrolling: ScrollRange?
    var pagedRows: PagedRows?
    var things: [ChangingThing] = []
    /// A Boolean value that indicates whether the picture depends on the focus, apart from the highlight.
    var dependsOnFocus = false
    var dependsOnScroll = false
}

struct ScrollRange: Equatable {
    var limit = 0
    var page = 1
    var isFromEnd = false
}
