import Terminal

/// A screen with what surrounds it: everything that the full-screen layout draws.
package nonisolated struct Page {
    /// The names of the screens from home to this one.
    package var breadcrumb: [String]
    /// The content of the screen.
    package var content: ScreenContent<Int>
    /// The controls that work on every screen.
    package var controls: [Control<KioskCommand>]
    /// The control that switches the language; it stands in the title line.
    package var languageControl: Control<KioskCommand>
    var keyName: (Key) -> String
    /// A Boolean value that indicates whether the terminal can show block characters.
    var showsBlocks: Bool
    /// Returns the notice for a terminal that is too small to draw anything else.
    var tooSmallNotice: () -> String

    /// Returns the command of a key that works on every screen.
    func command(for key: Key) -> KioskCommand? {
        let control = languageControl.keys.contains(key) ? languageControl : controls.first { $0.keys.contains(key) }
        return control?.event
    }
}

/// The effect of a choice on a page.
package nonisolated enum PageEvent: Equatable {
    /// An event of the screen, as the number that stands for it in the content.
    case screen(Int)
    /// A command that works on every screen.
    case kiosk(KioskCommand)
}

/// The state of a page that the screen does not know: the focus, the scrolling and the pressed element.
package nonisolated struct ViewState: Equatable {
    /// The index of the element to which the focus was moved; `nil` before it was moved.
    package var focus: Int?
    /// The number of rows between the scrolling part and the place where it rests.
    package var scroll = 0
    /// The index of the target that the mouse presses.
    package var pressedTarget: Int?
    /// The number of the event whose key is lit.
    package var litEvent: Int?
}
