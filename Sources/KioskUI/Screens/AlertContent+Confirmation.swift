extension AlertContent {
    /// Asks before something is lost. The answer that loses nothing comes first, and so is the default.
    ///
    /// - Parameters:
    ///   - loss: What is done after a yes.
    ///   - keeping: What is done after a no.
    ///   - title: The question.
    ///   - warning: What would be lost.
    ///   - texts: The language.
    /// - Returns: The question.
    static func confirmation(
        of loss: Event, or keeping: Event, title: String, warning: String, _ texts: Texts
    ) -> AlertContent {
        AlertContent(
            title: title,
            lines: [warning],
            buttons: [
                Control(label: texts(.no), event: keeping, keys: [.escape, .character("n")], words: ["no", "n"]),
                Control(label: texts(.yes), event: loss, keys: [.character("y")], words: ["yes", "y", "네"]),
            ]
        )
    }
}
