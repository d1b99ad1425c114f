import Terminal

/// The commands that work on every screen.
public enum KioskCommand: Equatable, Sendable {
    /// Leaves the screen in view, as Esc does.
    case back
    /// Leaves all screens down to the home menu.
    case home
    /// Leaves the screens above one, whose number in the breadcrumb it is, counted from 0.
    case leave(downTo: Int)
    /// Explains the screen in view.
    case help
    /// Shows or hides the inspector.
    case inspect
    /// Copies the text of the screen to the clipboard. Only a front with a terminal can do that.
    case copy
    /// Switches to the next language.
    case switchLanguage
    /// Switches to a language.
    case speak(Language)
    /// Leaves all screens, and then the kiosk.
    case quit
}

/// An event of the screen in view, by the place of its control and its number there.
package struct EventID: Hashable {
    /// The place of a control.
    package enum Place: Hashable {
        /// The pane at an index, in reading order.
        case pane(Int)
        case title, hints, bindings, alert
    }

    let place: Place
    let number: Int
}

/// The effect of a choice on a page.
package enum PageEvent: Equatable {
    /// An event of the screen.
    case screen(EventID)
    /// A command that works on every screen.
    case kiosk(KioskCommand)
}

extension Control where Event == Int {
    func onScreen(_ place: EventID.Place) -> Control<EventID> { mapEvent { EventID(place: place, number: $0) } }

    func onPage(_ place: EventID.Place) -> Control<PageEvent> { onScreen(place).mapEvent(PageEvent.screen) }
}

/// A place on the page that can be clicked, or have the focus.
package struct Target {
    /// The area; empty for an element that is not drawn.
    package let area: GridRect
    /// The part of the area that shows whether the target has the focus.
    let highlight: GridRect
    /// The cell of the mark before an element that has the focus; `nil` where there is none.
    var mark: GridPoint?
    /// The position of the terminal's cursor while the target has the focus; `nil` where it has none.
    var cursor: GridPoint?
    /// The event of a click; `nil` for an element that can only have the focus.
    package let event: PageEvent?
    /// The index among the elements that can have the focus; `nil` for one that cannot.
    package let focus: Int?
    /// A Boolean value that indicates whether the target is drawn pressed for a moment when its key is pressed.
    package var flashes = false

    private static let focusStyle = TextStyle(foreground: .onFocus, background: .focus, bold: true)

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
package struct PagedRows: Equatable {
    /// The places of the rows among the elements that can have the focus.
    let focuses: Range<Int>
    let rowsInView: Int
    let area: GridRect

    /// Returns the place of the focus after it has moved by some rows, never past an end. It begins on the first row.
    func focus(_ focus: Int?, movedBy rows: Int) -> Int {
        min(max((focus ?? focuses.lowerBound) + rows, focuses.lowerBound), focuses.upperBound - 1)
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
