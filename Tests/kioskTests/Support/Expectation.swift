import Testing

/// Compares all that can be seen of a run with what it should be.
nonisolated func expect(
    _ outcome: Outcome, output: String = "", errors: String = "", exitCode: Int32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = Outcome(output: output, errors: errors, exitCode: exitCode)
    #expect(outcome == expected, sourceLocation: sourceLocation)
}
