/// Why a command gives up: what to say, in the user's language, and how to end.
nonisolated struct Failure: Error, Equatable {
    let message: String
    let exitCode: ExitCode

    init(_ message: String, _ exitCode: ExitCode) {
        self.message = message
        self.exitCode = exitCode
    }
}
