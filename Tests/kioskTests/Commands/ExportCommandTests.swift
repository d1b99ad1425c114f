import Testing

/// `kiosk ledger export --csv`: every record as a row, for a spreadsheet.
@Suite(.waiting) nonisolated struct ExportCommandTests {
    @Test func `ends quietly when nobody reads on`() throws {
        var run = ProgramRun(arguments: ["ledger", "export", "--csv"].map { Array($0.utf8) })
        run.output = .nobody
        #expect(try run.outcome().ending == .exit(0))
    }
}
