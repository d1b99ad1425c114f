/// The meaning of a text or a count; a front turns it into a colour and, where colour alone would tell, into a mark.
public enum Tone: Sendable {
    /// Nothing in particular.
    case plain
    /// Less important than what surrounds it.
    case quiet
    /// More important than what surrounds it.
    case strong
    /// A value among words: a number, a name of a type.
    case value
    /// Good news.
    case good
    /// A warning; a line begins with `! `.
    case warning
    /// Bad news; a line begins with `! `.
    case bad
}

/// A line with its meaning, in every language.
public struct Line: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The text.
    public var text: Text
    /// The meaning of the text.
    public var tone: Tone

    /// Creates a line.
    public init(_ text: Text, _ tone: Tone = .plain) { (self.text, self.tone) = (text, tone) }

    /// Creates a line that is the same in every language.
    public init(stringLiteral string: String) { self.init(Text(string)) }

    /// Creates a line from the parts of its text.
    public init(stringInterpolation parts: Text.StringInterpolation) { self.init(Text(stringInterpolation: parts)) }

    /// Returns the line in one language.
    public func message(_ texts: Texts) -> Message { Message(text: texts(text), tone: tone) }
}

/// A line of text with its tone, in one language.
public struct Message: Equatable, Sendable {
    /// The text.
    public var text: String
    /// The meaning of the text.
    public var tone: Tone
    /// The parts of the text with a meaning of their own, in their order. A line that is broken into rows is shown without them.
    public var parts: [Part]

    /// A part of a line.
    public struct Part: Equatable, Sendable {
        /// The characters of the part, counted from the beginning of the line.
        public var characters: Range<Int>
        /// The meaning of the part.
        public var tone: Tone

        /// Creates a part of a line from its characters, counted from the beginning of the line, and their meaning.
        public init(characters: Range<Int>, tone: Tone) {
            self.characters = characters
            self.tone = tone
        }
    }

    /// Creates a line of text. Its parts stand in their order and do not overlap.
    public init(text: String, tone: Tone = .plain, parts: [Part] = []) {
        self.text = text
        self.tone = tone
        self.parts = parts
    }

    /// Creates bad news from a reason, whose first letter becomes a capital.
    public static func bad(_ reason: String) -> Message { Message(text: reason.asSentence, tone: .bad) }
}
