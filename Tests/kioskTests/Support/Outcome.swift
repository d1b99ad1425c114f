/// All that can be seen of a run from outside.
nonisolated struct Outcome: Equatable, Sendable {
    var output = ""
    var errors = ""
    var ending = Ending.exit(0)

    init(output: String = "", errors: String = "", exitCode: Int32 = 0) {
        self.output = output
        self.errors = errors
        ending = .exit(exitCode)
    }

    init(output: [UInt8], errors: [UInt8], ending: Ending) {
        self.output = String(decoding: output, as: UTF8.self)
        self.errors = String(decoding: errors, as: UTF8.self)
        self.ending = ending
    }

    /// Whether a terminal would be told to do something.
    var hasControlCharacters: Bool {
        (output + errors).unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
    }

    /// The lines of the output.
    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
}
