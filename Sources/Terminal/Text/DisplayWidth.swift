/// How many columns text takes on the screen, by a table of our own: what the C library says depends on the machine.
package nonisolated enum DisplayWidth {
    /// The columns of one character, as `Canvas.write` draws it.
    package static func of(_ character: Character) -> Int {
        of(String(character))
    }

    /// The columns of a text, as `Canvas.write` draws it.
    ///
    /// - Complexity: O(*n*)
    package static func of(_ text: String) -> Int {
        var columns = 0
        Glyphs.forEach(in: text) { glyph in
            columns += glyph.width
            return true
        }
        return columns
    }

    /// A text cut to some columns, ending in a mark where something is missing.
    ///
    /// - Parameters:
    ///   - text: what to cut; returned as it is when it fits.
    ///   - columns: at most so many.
    ///   - mark: what stands for the missing end; left out when it does not fit itself.
    /// - Returns: a text of at most so many columns.
    package static func truncated(_ text: String, to columns: Int, mark: String = "…") -> String {
        if of(text) <= columns { return text }
        let markWidth = of(mark)
        let ending = markWidth <= columns ? mark : ""
        return String(beginning(of: text, columns: columns - (ending.isEmpty ? 0 : markWidth))) + ending
    }

    /// A text cut to some columns, with a mark in its middle where something is missing: for a path, whose end tells most.
    ///
    /// - Parameters:
    ///   - text: what to cut; returned as it is when it fits.
    ///   - columns: at most so many.
    ///   - mark: what stands for the missing middle.
    /// - Returns: a text of at most so many columns.
    package static func shortened(_ text: String, to columns: Int, mark: String = "…") -> String {
        if of(text) <= columns { return text }
        let room = columns - of(mark)
        guard room > 1 else { return truncated(text, to: columns, mark: mark) }
        let end = String(beginning(of: text.reversed(), columns: room / 2).reversed())
        return String(beginning(of: text, columns: room - of(end))) + mark + end
    }

    private static func beginning(of text: some Sequence<Character>, columns: Int) -> [Character] {
        var room = columns
        return text.prefix { character in
            room -= of(character)
            return room >= 0
        }
    }

    /// A text cut or filled up with spaces to exactly some columns.
    ///
    /// - Parameters:
    ///   - text: what to fit.
    ///   - columns: exactly so many; below zero counts as none.
    ///   - alignment: on which side the text stands.
    /// - Returns: a text of exactly so many columns.
    package static func padded(_ text: String, to columns: Int, alignment: Alignment = .leading) -> String {
        let text = truncated(text, to: max(0, columns))
        let spaces = max(0, columns - of(text))
        let before = alignment.spacesBefore(spaces)
        return String(repeating: " ", count: before) + text + String(repeating: " ", count: spaces - before)
    }
}
