/// How the program ends; the numbers above 1 are those of BSD's `sysexits.h`.
nonisolated enum ExitCode: Int32 {
    case success = 0
    /// The answer is no: something is short, or an expectation was not met.
    case no = 1
    case usage = 64
    case badInput = 65
    case inputOutput = 74
}

/// The greater one is the worse: it is what remains of many.
nonisolated extension ExitCode: Comparable {
    static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
