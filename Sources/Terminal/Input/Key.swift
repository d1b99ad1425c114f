/// A key of the keyboard, whatever bytes a terminal sends for it.
package nonisolated enum Key: Hashable, Sendable {
    /// A character as it was typed: `.character("A")` has no `.shift`; Ctrl-C is `.character("c")` with `.control`.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F12.
    case function(Int)
}
