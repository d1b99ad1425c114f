import JuiceMaker

/// A command of the program with all that its command line says, as a value.
protocol RunnableCommand {
    /// Runs the command to its end.
    ///
    /// - Parameter workshop: The builder of what the command works with.
    /// - Returns: The exit code of the program.
    /// - Throws: `CommandError`, or `IOError` where the input or the output fails.
    func run(_ workshop: Workshop) throws -> ExitCode
}

/// The exit code of the program; the numbers above 1 are those of BSD's `sysexits.h`.
nonisolated enum ExitCode: Int32 {
    case success = 0
    /// A request was refused: fruit is short, or an expectation was not met.
    case no = 1
    case usage = 64
    case badInput = 65
    case inputOutput = 74
}

/// The greater one is the worse: it is the exit code of a batch with both.
nonisolated extension ExitCode: Comparable {
    static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

/// The error that ends a command: the message, in the user's language, and the exit code.
nonisolated struct CommandError: Error {
    let message: String
    let exitCode: ExitCode

    init(_ message: String, _ exitCode: ExitCode) {
        self.message = message
        self.exitCode = exitCode
    }
}

nonisolated extension LedgerError {
    /// The exit code of a program that cannot work without the ledger.
    var exitCode: ExitCode {
        switch self {
        case .damaged, .newerFormat: .badInput
        case .busy, .failed, .notDurable, .unknown: .inputOutput
        }
    }
}

nonisolated extension VoidError {
    /// The exit code of a command that could not cancel an order.
    var exitCode: ExitCode {
        switch self {
        case .unknown, .closed, .voidedBefore: .no
        case .notRecorded(let error): error.exitCode
        }
    }
}

nonisolated extension StockChangeError {
    /// The exit code of a command that could not change the stock.
    var exitCode: ExitCode {
        switch self {
        case .impossible: .no
        case .notRecorded(let error): error.exitCode
        }
    }
}
