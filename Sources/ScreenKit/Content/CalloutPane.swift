/// A number that is called out, large, with what belongs to it.
public nonisolated struct CalloutPane: Equatable {
    /// The number, or an empty text.
    public var number: String
    /// The lines below the number. Where there is no room for all of them, the last one stays in view.
    public var lines: [Message]
    /// Everything that was called out since the screen was opened, for line mode, which says each of them once.
    public var calls: LazyRows<Message>

    /// The first line in few words, for where the whole one has no room; `nil` for none.
    @usableFromInline package var shortLine: Message?

    /// Creates a pane for a number. Each parameter is the initial value of the property of its name.
    public init(number: String, lines: [Message], calls: LazyRows<Message>) {
        self.number = number
        self.lines = lines
        self.calls = calls
    }
}
