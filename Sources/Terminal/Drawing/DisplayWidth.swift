/// The number of columns that text takes on the screen, and texts that are fitted into columns.
///
/// The widths come from a table of this module, because the C library's answer differs from machine to machine, and from the categories of
/// Unicode. They are the widths that ``Canvas/write(_:at:style:limit:)`` draws with.
public enum DisplayWidth {
    /// The side of its columns on which a text stands.
    public enum Alignment: Hashable, Sendable {
        /// The left side.
        case leading
        /// The right side.
        case trailing
    }

    /// Returns the number of columns of a character.
    public static func of(_ character: Character) -> Int {
        of(String(character))
    }

    /// Returns the number of columns of a text.
    public static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
        var columns = 0
        GlyphCursor.forEachGlyph(in: text) { glyph in
            columns += glyph.width
            return true
        }
        return columns
    }

    /// Returns a text without its end where it is too long for a number of columns, with `…` in the place of the end.
    public static func truncated(_ text: String, to columns: Int) -> String {
        if of(text) <= columns { return text }
        return columns < 1 ? "" : String(prefix(of: text, columns: columns - 1)) + "…"
    }

    /// Returns a text without its middle where it is too long for a number of columns, with `…` in its place. This suits paths, whose
    /// last part is the most important one.
    public static func truncatedInMiddle(_ text: String, to columns: Int) -> String {
        guard of(text) > columns, columns > 2 else { return truncated(text, to: columns) }
        let end = String(prefix(of: text.reversed(), columns: (columns - 1) / 2).reversed())
        return String(prefix(of: text, columns: columns - 1 - of(end))) + "…" + end
    }

    private static func prefix(of text: some Sequence<Character>, columns: Int) -> [Character] {
        var room = columns
        return text.prefix { character in
            room -= of(character)
            return room >= 0
        }
    }

    /// Returns a text that is truncated or filled up with spaces to an exact number of columns; a negative number counts as zero.
    public static func padded(_ text: String, to columns: Int, alignment: Alignment = .leading) -> String {
        let text = truncated(text, to: max(0, columns))
        let spaces = String(repeating: " ", count: max(0, columns - of(text)))
        return alignment == .leading ? text + spaces : spaces + text
    }

    /// Returns the lines of a text that is broken at its spaces, at least one; a word that is longer than a line is cut. Spaces at its
    /// beginning indent the first line as far as there is room.
    public static func wrapped(_ text: String, to columns: Int) -> [String] {
        if of(text) <= columns { return [text] }
        var lines: [String] = []
        // Beside an indent, a wide character has room.
        var line = String(text.prefix { $0 == " " }.prefix(max(0, columns - 2)))
        var width = line.count
        var isEmpty = true
        func finishLine() {
            lines.append(line)
            (line, width, isEmpty) = ("", 0, true)
        }
        for word in text.split(separator: " ") {
            if !isEmpty, width + 1 + of(String(word)) > columns { finishLine() }
            if !isEmpty {
                line.append(" ")
                width += 1
            }
            for character in word {
                if width + of(character) > columns, !isEmpty { finishLine() }
                line.append(character)
                width += of(character)
                isEmpty = false
            }
        }
        finishLine()
        return lines
    }

    /// Returns the lines of a text as ``wrapped(_:to:)`` does, but at most a number of them, from 1. The last one ends with `…` where there
    /// are more.
    package static func wrapped(_ text: String, to columns: Int, rows: Int) -> [String] {
        let lines = wrapped(text, to: columns)
        guard lines.count > rows else { return lines }
        return lines.prefix(rows - 1) + [truncated(lines[(rows - 1)...].joined(separator: " "), to: columns)]
    }
}
