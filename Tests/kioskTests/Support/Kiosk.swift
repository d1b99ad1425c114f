/// Runs the built program with some words, as a shell would.
///
/// - Parameters:
///   - words: what stands behind its name.
///   - input: its standard input.
///   - environment: variables besides the usual ones.
/// - Returns: all that can be seen of the run.
/// - Throws: `SystemError` or `BuiltProgram.NotBuilt` when it cannot be run.
nonisolated func kiosk(
    _ words: String..., input: String = "", environment: [String: String] = [:]
) throws -> Outcome {
    var run = ProgramRun(arguments: words.map { Array($0.utf8) })
    run.input = .bytes(Array(input.utf8))
    run.environment = environment
    return try run.outcome()
}
