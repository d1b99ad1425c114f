import ScreenKit

/// A line of a script for `kiosk play`.
///
/// The words stand for themselves in small letters and capitals, with any blanks around them: a check that is not
/// recognised would be typed into a screen, and a script that checks nothing would pass.
nonisolated enum ScriptLine: Equatable {
    /// For the reader of the script.
    case comment
    case blank
    /// What has to be seen by now.
    case expectation(String)
    /// What is said before somebody goes on.
    case pause(String)
    /// What is typed.
    case input(String)

    /// Understands a line.
    ///
    /// - Throws: `ScriptError` where it begins like an expectation or a pause, and is none.
    init(_ line: Substring) throws(ScriptError) {
        let text = String(line).trimmed
        let word = text.prefix { !$0.isWhitespace }
        let rest = String(text[word.endIndex...]).trimmed
        switch word.lowercased() {
        case "": self = .blank
        case "expect":
            guard !rest.isEmpty else { throw .emptyExpectation }
            self = .expectation(rest)
        case "pause":
            guard rest.count > 2, rest.hasPrefix("\""), rest.hasSuffix("\"") else { throw .emptyPause }
            self = .pause(String(rest.dropFirst().dropLast()))
        default: self = word.hasPrefix("#") ? .comment : .input(String(line))
        }
    }
}
