/// The tokens of a Swift source text, without its strings, regular expressions and comments.
///
/// It is no parser: it knows where code begins and ends, and that is enough to find the bodies of methods.
package nonisolated struct SwiftTokens {
    /// A piece of code.
    package struct Token: Equatable {
        /// The kind of a token.
        package enum Kind: Equatable {
            /// A keyword, an identifier or a number.
            case word
            /// A string or a regular expression; its code between `\(` and `)` is skipped too.
            case literal
            /// One character of punctuation.
            case sign
        }

        /// The kind of the token.
        package let kind: Kind
        /// The text of the token; empty for a literal.
        package let text: String
        /// The places of the bytes of the token.
        package let range: Range<Int>
        /// A Boolean value that indicates whether it is the first token of its line.
        package let beginsLine: Bool

        /// The number of brackets that the token opens; -1 for one that closes a bracket.
        package var nesting: Int {
            switch text {
            case "(", "[", "{": 1
            case ")", "]", "}": -1
            default: 0
            }
        }

        /// A Boolean value that indicates whether a value can end with the token, so that a dot behind it leads to a member.
        var endsValue: Bool {
            switch kind {
            case .word: !["return", "in", "case", "try", "await", "where", "if", "switch", "else"].contains(text)
            case .literal: true
            case .sign: [")", "]", "}", "?", "!"].contains(text)
            }
        }
    }

    /// The tokens in their order.
    package private(set) var tokens: [Token] = []
    private let bytes: [UInt8]
    private var place = 0
    private var hasNewLine = true

    /// Creates the tokens of a source text.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while place < bytes.count { readToken() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    }

    private mutating func readToken() {
        switch byte() {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            hasNewLine = true
            place += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0: place += 1
        case UInt8(ascii: "/") where starts(with: "//"): skip { $0 != UInt8(ascii: "\n") }
        case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
        case UInt8(ascii: "/") where isRegexStart, UInt8(ascii: "#") where hashCount(ending: "/") > 0:
            add(.literal) { $0.skipRegex() }
        case UInt8(ascii: "\""),
            UInt8(ascii: "#") where hashCount(ending: "\"") > 0:
            add(.literal) { $0.skipString() }
        case UInt8(ascii: "`"): add(.word) { $0.skip(past: UInt8(ascii: "`")) }
        case let first where Self.isWordByte(first): add(.word) { $0.skip(while: Self.isWordByte) }
        default: add(.sign) { $0.place += 1 }
        }
    }

    private mutating func add(_ kind: Token.Kind, _ skip: (inout SwiftTokens) -> Void) {
        let start = place
        let beginsLine = hasNewLine
        skip(&self)
        place = min(max(place, start + 1), bytes.count)
        hasNewLine = false
        let text = kind == .literal ? "" : String(decoding: bytes[start..<place], as: UTF8.self)
        tokens.append(Token(kind: kind, text: text, range: start..<place, beginsLine: beginsLine))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skip(while belongs: (UInt8) -> Bool) {
        while place < bytes.count, belongs(bytes[place]) { place += 1 }
    }

    /// Skips up to the next of a byte, and never past the end of the line.
    private mutating func skip(past end: UInt8) {
        place += 1
        skip { $0 != end && $0 != UInt8(ascii: "\n") }
        if byte() == end { place += 1 }
    }
}

// MARK: - Comments

nonisolated extension SwiftTokens {
    /// Skips a comment, and the comments inside of it.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                place += 2
            } else if starts(with: "*/") {
                depth -= 1
                place += 2
            } else {
                if byte() == UInt8(ascii: "\n") { hasNewLine = true }
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }
}

// MARK: - Literals

nonisolated extension SwiftTokens {
    /// Returns the number of `#` here, if a byte follows them; otherwise 0.
    private func hashCount(ending end: Unicode.Scalar) -> Int {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        return byte(count) == UInt8(ascii: end) ? count : 0
    }

    private mutating func skipString() {
        let hashes = hashCount(ending: "\"")
        place += hashes
        let isMultiline = starts(with: "\"\"\"")
        let quotes = isMultiline ? 3 : 1
        place += quotes
        while place < bytes.count {
            if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                place += 1 + hashes
                if byte() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
            } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }), hasHashes(hashes, at: quotes) {
                place += quotes + hashes
                return
            } else if byte() == UInt8(ascii: "\n"), !isMultiline {
                // The string is not closed: the compiler says so.
                return
            } else {
                place += 1
            }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Skips the code between parentheses in a string, which can have strings of its own.
    private mutating func skipInterpolation() {
        var depth = 0
        let (kept, line) = (tokens, hasNewLine)
        defer { (tokens, hasNewLine) = (kept, line) }
        repeat {
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            readToken()
        } while depth > 0 && place < bytes.count
    }

    /// A slash begins a regular expression where a value can begin, and it is closed on the same line.
    private var isRegexStart: Bool {
        let next = byte(1)
        guard next != UInt8(ascii: " "), next != UInt8(ascii: "\n"), next != UInt8(ascii: "=") else { return false }
        if let last = tokens.last {
            if last.endsValue, !hasNewLine { return false }
            if last.kind == .sign, last.text == "/" || last.text == "." { return false }
        }
        var offset = 1
        while place + offset < bytes.count, byte(offset) != UInt8(ascii: "\n") {
            if byte(offset) == UInt8(ascii: "\\") {
                offset += 1
            } else if byte(offset) == UInt8(ascii: "/") {
                return byte(offset - 1) != UInt8(ascii: " ")
            }
            offset += 1
        }
        return false
    }

    private mutating func skipRegex() {
        let hashes = hashCount(ending: "/")
        place += hashes + 1
        while place < bytes.count {
            if byte() == UInt8(ascii: "\\") {
                place += 2
            } else if byte() == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
                place += 1 + hashes
                return
            } else {
                place += 1
            }
        }
    }
}
