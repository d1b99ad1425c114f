import Terminal

/// A screen with what surrounds it: everything that the full-screen layout draws.
package struct Page {
    /// The names of the screens from home to this one.
    let breadcrumb: [String]
    /// The screen with its content.
    let screen: ShownScreen
    /// The controls that work on every screen.
    let controls: [Control<KioskCommand>]
    /// The control that switches the language; it stands in the title line.
    let languageControl: Control<KioskCommand>
    let texts: Texts
    let theme: Theme
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
