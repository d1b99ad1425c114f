import Core
import Terminal

/// A text that a person reads, in every language of the kiosk.
///
/// A screen says it in all languages at once, at the place of use or as a key of the app's catalog, and a front shows it in the present one:
/// ```swift
/// Text("Lockers", ko: "락커")
/// Text("Locker \(number) is free.", ko: "\(number)번 락커가 비었습니다.")
/// ```
/// A literal alone is the same in every language. An app with a catalog has one line for its keys:
/// ```swift
/// extension Text { init(_ key: ShopText, _ arguments: Text...) { self.init(key: key, arguments) } }
/// ```
public struct Text: Hashable, Sendable {
    private enum Storage: Sendable {
        case same(String)
        /// A string for each language, by its index.
        case each([String])
        // A page with each key asks for dozens of texts in one language: those of a catalog are looked up in that one alone.
        case lookedUp(@Sendable (Texts) -> String)
    }

    private let storage: Storage

    /// Creates a text that is the same in every language, such as a name that a person has typed.
    public init(_ string: String) { storage = .same(string) }

    /// Creates a text from its languages.
    public init(_ english: Text, ko korean: Text) {
        self.init { $0.language == .korean ? $0.whole(korean) : $0.whole(english) }
    }

    /// Creates the text of a key of a catalog, with its `%1$@`, `%2$@`, … replaced by the arguments.
    @inlinable public init<Key: TextKey>(key: Key, _ arguments: [Text] = []) {
        self = Text.lookedUp { texts in texts.text(key, arguments.map { texts($0) }) }
    }

    private init(_ storage: Storage) { self.storage = storage }

    @usableFromInline static func lookedUp(_ string: @escaping @Sendable (Texts) -> String) -> Text {
        Text(.lookedUp(string))
    }

    /// Creates a text that is put together for each language, such as an amount of money.
    public init(_ string: (Texts) -> String) {
        storage = .each(Language.allCases.map { string(Texts($0)) })
    }

    /// Returns the text in a language.
    public func string(in language: Language) -> String {
        switch storage {
        case .same(let string): string
        case .each(let strings): strings[language.index]
        case .lookedUp(let string): string(Texts(language))
        }
    }

    /// Returns a Boolean value that indicates whether two texts are the same in every language.
    public static func == (left: Text, right: Text) -> Bool {
        Language.allCases.allSatisfy { left.string(in: $0) == right.string(in: $0) }
    }

    /// Hashes the text in every language.
    public func hash(into hasher: inout Hasher) {
        for language in Language.allCases { hasher.combine(string(in: language)) }
    }

    /// The text with a capital at its beginning: on a screen it is a sentence, behind a colon it is none.
    public var asSentence: Text { map(\.asSentence) }

    /// The text in small letters.
    public var lowercased: Text { map { $0.lowercased() } }

    /// The text in every language, in lower case, to compare with what a person types.
    public var inAllLanguages: [String] { Language.allCases.map { string(in: $0).lowercased() } }

    /// A Boolean value that indicates whether there is nothing to read.
    public var isEmpty: Bool { string(in: .english).isEmpty }

    private func map(_ transform: (String) -> String) -> Text { Text { transform($0.whole(self)) } }

    /// The text, where it is the same in every language by its making.
    fileprivate var ofAllLanguages: String? { if case .same(let string) = storage { string } else { nil } }
}

/// A value that is said in the words of a text, such as a name of the app's model.
public protocol TextConvertible {
    /// The value as a person reads it.
    var text: Text { get }
}

extension Text: ExpressibleByStringInterpolation {
    /// Creates a text that is the same in every language.
    public init(stringLiteral string: String) { self.init(string) }

    /// Creates a text from its parts.
    public init(stringInterpolation parts: StringInterpolation) { self = parts.text }

    /// The parts of a text between quotation marks.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var text: Text = ""

        /// Creates a text without a part.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends what stands there in every language.
        public mutating func appendLiteral(_ literal: String) { append(Text(literal)) }

        /// Appends a text, in each language.
        public mutating func appendInterpolation(_ text: Text) { append(text) }

        /// Appends a name or other words that are the same in every language.
        public mutating func appendInterpolation(_ string: some StringProtocol) { append(Text(String(string))) }

        /// Appends a whole number.
        public mutating func appendInterpolation(_ number: some BinaryInteger) { append(Text(String(number))) }

        /// Appends a value of the app in its own words.
        public mutating func appendInterpolation(_ value: some TextConvertible) { append(value.text) }

        /// Is not available: an optional value has no words.
        @available(*, unavailable, message: "An optional value has no words: unwrap it first.")
        public mutating func appendInterpolation<Value>(_ value: Value?) {}

        private mutating func append(_ next: Text) {
            if let start = text.ofAllLanguages, let end = next.ofAllLanguages {
                text = Text(start + end)
            } else {
                let before = text
                text = Text { $0.whole(before) + $0.whole(next) }
            }
        }
    }
}

extension Texts {
    /// Returns a text in the present language. Where signs such as `⏎` cannot be shown, their meaning is spelled in ASCII.
    public func callAsFunction(_ text: Text) -> String {
        showsSigns ? whole(text) : ASCIIFallback.text(whole(text))
    }

    fileprivate func whole(_ text: Text) -> String { text.string(in: language) }
}

extension Text {
    init(_ key: KitText, _ arguments: Text...) { self.init(key: key, arguments) }
}
