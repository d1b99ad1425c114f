/// What a line of input can say besides the numbers and the names on a screen. The screen must understand the line as a whole.
/// ```swift
/// OtherLines("12+3=") { line throws(LineError) in
///     guard let sum = Sum(line) else { throw .unknown }
///     return [.calculate(sum)]
/// }
/// ```
public struct OtherLines<Event>: ContentPart {
    private let examples: [Text]
    private let read: (String) throws(LineError) -> [Event]

    /// Creates what a line can say, with examples of it for the help, and a function that returns the events of a line or throws the reason why
    /// it is not understood.
    public init(_ examples: Text..., read: @escaping (String) throws(LineError) -> [Event]) {
        (self.examples, self.read) = (examples, read)
    }

    /// The lines as a part of a screen.
    public var content: Content<Event> {
        Content { page, texts in
            page.body.frame.help.lines += examples.map { texts($0) }
            page.readLine = read
        }
    }
}

/// What pasted text means to a screen, which must understand it as a whole.
/// ```swift
/// PastedText { text throws(LineError) in
///     guard let sum = Sum(text) else { throw .unknown }
///     return [.calculate(sum)]
/// }
/// ```
public struct PastedText<Event>: ContentPart {
    private let read: (String) throws(LineError) -> [Event]?

    /// Creates the meaning of pasted text from a function that returns its events, or throws the reason why it is not understood; `nil` if the
    /// text is meant for the element that has the focus.
    public init(_ read: @escaping (String) throws(LineError) -> [Event]?) { self.read = read }

    /// The meaning as a part of a screen.
    public var content: Content<Event> { Content { page, _ in page.readPaste = read } }
}

/// The reason why a line of input was not understood.
public struct LineError: Error, Equatable {
    /// The reason; `nil` for a line that means nothing to the screen, so that a part of it may explain it.
    let reason: Text?

    /// Creates an error with a reason, whose first letter becomes a capital.
    public init(_ reason: Text) { self.reason = reason.asSentence }

    private init(reason: Text?) { self.reason = reason }

    /// A line that the screen does not understand.
    public static let unknown = LineError(reason: nil)

    /// Creates the error for what cannot be chosen now.
    public init(disabled label: Text) { self.init(Text(.notNow, label)) }

    /// Creates the error for a text that is no number from a least to a greatest one.
    public init(badNumber text: some StringProtocol, from least: String, to greatest: String) {
        self.init(Text(.badNumber, Text(String(text).printable), Text(least), Text(greatest)))
    }

    /// Returns the reason in words.
    func reason(of line: String, _ texts: Texts) -> String {
        reason.map { texts($0) } ?? texts(.unknownInput, line.printable).asSentence
    }
}
