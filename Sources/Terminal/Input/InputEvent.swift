/// One thing that a person did.
package nonisolated enum InputEvent: Hashable, Sendable {
    /// A key, with the modifiers that it does not imply: `case .key(.tab, .shift)`, `case .key(.character("q"), [])`.
    case key(Key, Modifiers)
    case mouse(MouseEvent)
    /// Text that was pasted as a whole, without control characters; line ends and tabs are spaces.
    case paste(String)
    /// The terminal has another size now.
    case resize(GridSize)
}
