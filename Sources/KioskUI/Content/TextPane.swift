/// Lines to read.
package struct TextPane: Equatable {
    /// The lines.
    package var lines: LazyRows<Message>
    /// Whether the newest line is the last, so that it is the end that stays in view.
    package var followsEnd = false
    /// What to say where there are no lines.
    package var placeholder = ""
}
