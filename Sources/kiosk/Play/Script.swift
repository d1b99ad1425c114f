import Core
import ScreenKit

/// A script for `kiosk play`: line-mode input with expectations, pauses and pictures.
nonisolated struct Script {
    let name: String
    let lines: [ScriptLine]

    /// Parses a script. The error names the first line that is not a complete one.
    init(parsing text: String, name: String, _ texts: Texts) throws(CommandError) {
        self.name = name
        var lines: [ScriptLine] = []
        var names: Set<String> = []
        // CR LF is one character in Swift.
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            do throws(ScriptError) {
                let line = try ScriptLine(parsing: line)
                // A file system may not tell names apart that differ in case.
                if case .picture(let name) = line, !names.insert(name.lowercased()).inserted {
                    throw ScriptError(reason: .repeatedPicture, name: name)
                }
                lines.append(line)
            } catch {
                throw CommandError(Self.place(lines.count, of: name) + texts(error.reason, error.name), .badInput)
            }
        }
        self.lines = lines
    }

    var pauseCount: Int { lines.count { if case .pause = $0 { true } else { false } } }

    var pictureNames: [String] { lines.compactMap { if case .picture(let name) = $0 { name } else { nil } } }

    /// Returns the beginning of an error in the line at an index.
    static func place(_ index: Int, of name: String) -> String { "\(name.printable):\(index + 1): " }
}

nonisolated struct ScriptError: Error {
    let reason: KioskText
    /// The name of a picture that an earlier line has, too.
    var name = ""
}

/// A line of a script for `kiosk play`.
///
/// Case and surrounding blanks do not matter in the words `expect`, `pause` and `picture`: an expectation that is not recognised would be
/// typed into a screen, and a script that checks nothing would pass.
nonisolated enum ScriptLine {
    case comment
    case blank
    /// A text that must be visible.
    case expectation(String)
    /// A text to read before the next line is played.
    case pause(String)
    case picture(String)
    case input(String)

    /// Parses a line. It is an error if the line begins like an expectation, a pause or a picture, and is not a complete one.
    init(parsing line: Substring) throws(ScriptError) {
        let text = String(line).trimmed
        let word = text.prefix { !$0.isWhitespace }
        let rest = String(text[word.endIndex...]).trimmed
        switch word.lowercased() {
        case "": self = .blank
        case "expect":
            guard !rest.isEmpty else { throw ScriptError(reason: .badExpectation) }
            self = .expectation(rest)
        case "pause":
            guard rest.count > 2, rest.hasPrefix("\""), rest.hasSuffix("\"") else {
                throw ScriptError(reason: .badPause)
            }
            self = .pause(String(rest.dropFirst().dropLast()))
        case "picture":
            let isName = rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            // Other names are no file names everywhere.
            guard isName, let first = rest.first, first != "-" else { throw ScriptError(reason: .badPicture) }
            self = .picture(rest)
        default: self = word.hasPrefix("#") ? .comment : .input(String(line))
        }
    }
}
