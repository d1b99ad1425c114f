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
