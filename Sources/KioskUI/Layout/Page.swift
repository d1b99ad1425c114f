import Terminal

/// A screen with what surrounds it: all that a full-screen layout draws.
package struct Page<Event: Equatable> {
    /// The names of the screens from home to this one.
    package var breadcrumb: [String]
    /// What the screen shows.
    package var content: ScreenContent<Event>
    /// What works on every screen.
    package var controls: [Control<KioskCommand>]
    /// What switches the language; it stands in the title line.
    package var languageControl: Control<KioskCommand>
    /// What a key is called.
    var keyName: (Key) -> String
    /// What to say where the terminal is too small to draw anything else.
    package var tooSmallNotice: String
}
