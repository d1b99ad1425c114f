#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What can be done with the terminal that the program was started in.
package nonisolated struct TerminalProfile: Hashable, Sendable {
    /// Whether both ends are a terminal that understands escape sequences.
    package let canDrawFullScreen: Bool
    /// Whether colours are wanted (see no-color.org).
    package let usesColor: Bool
    /// Whether the locale's encoding is UTF-8; without any locale it is taken to be.
    package let usesUTF8: Bool
    /// The size for a terminal that does not know its own.
    package let fallbackSize: GridSize

    /// No terminal needs more, and a picture takes memory for all of it.
    private static let largest = GridSize(columns: 1000, rows: 500)

    /// Finds out what the terminal can do.
    ///
    /// - Parameters:
    ///   - environment: the value of a variable, or nil.
    ///   - isTerminal: whether both ends are one.
    package init(environment: (String) -> String?, isTerminal: Bool) {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        canDrawFullScreen = isTerminal && value("TERM").map { $0 != "dumb" } ?? false
        usesColor = value("NO_COLOR") == nil
        let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG"))?.lowercased()
        usesUTF8 = locale.map { $0.contains("utf-8") || $0.contains("utf8") } ?? true
        fallbackSize = GridSize(
            columns: value("COLUMNS").flatMap { Int($0) } ?? 80,
            rows: value("LINES").flatMap { Int($0) } ?? 24
        )
    }

    /// The profile of this process.
    ///
    /// - Parameters:
    ///   - input: the descriptor that keys come from.
    ///   - output: the descriptor that pictures go to.
    package init(input: Int32 = 0, output: Int32 = 1) {
        self.init(
            environment: { getenv($0).map { String(cString: $0) } },
            isTerminal: Descriptor(number: input).isTerminal && Descriptor(number: output).isTerminal
        )
    }

    /// A size to draw in.
    ///
    /// - Parameter found: what the terminal says, or nil.
    /// - Returns: at least one cell, and no more than there is memory for.
    func size(_ found: GridSize?) -> GridSize {
        let size = found ?? fallbackSize
        return GridSize(
            columns: min(max(1, size.columns), Self.largest.columns),
            rows: min(max(1, size.rows), Self.largest.rows)
        )
    }
}
