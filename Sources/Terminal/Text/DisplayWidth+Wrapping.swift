extension DisplayWidth {
    /// A text in lines of some columns, broken at its spaces; a word that is too long for a line is cut.
    ///
    /// - Parameters:
    ///   - text: what to break; spaces at its beginning indent its first line.
    ///   - columns: at most so many in a line, at least 1.
    /// - Returns: the lines, at least one.
    /// - Complexity: O(*n*)
    package nonisolated static func wrapped(_ text: String, to columns: Int) -> [String] {
        if of(text) <= columns { return [text] }
        var lines: [String] = []
        var line = String(text.prefix { $0 == " " })
        var width = line.count
        var isEmpty = true
        func finishLine() {
            lines.append(line)
            (line, width, isEmpty) = ("", 0, true)
        }
        for word in text.split(separator: " ") {
            if !isEmpty, width + 1 + of(String(word)) > columns { finishLine() }
            if !isEmpty { (line, width) = (line + " ", width + 1) }
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
}
