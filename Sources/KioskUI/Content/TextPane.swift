/// Lines to read.
package struct TextPane: Equatable {
    /// The lines.
    package var lines: LazyRows<Message>
    /// Whether it is read from the beginning, so that long lines are broken rather than cut.
    package var isProse = false
    /// Whether the newest line is the last, so that it is the end that stays in view.
    package var followsEnd = false
    /// What to say where there are no lines.
    package var placeholder = ""

    /// Makes a pane of lines.
    package init(
        lines: LazyRows<Message>, isProse: Bool = false, followsEnd: Bool = false, placeholder: String = ""
    ) {
        self.lines = lines
        self.isProse = isProse
        self.followsEnd = followsEnd
        self.placeholder = placeholder
    }
}
