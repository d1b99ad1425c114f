import Testing

/// `kiosk ledger export --csv`: every record as a row, for a spreadsheet.
nonisolated struct ExportCommandTests {
    @Test func `prints a header and the records, with the line ends of RFC 4180`() throws {
        let outcome = try kiosk("ledger", "export", "--csv")
        // CR LF is one character to Swift.
        let rows = outcome.output.split(separator: "\r\n", omittingEmptySubsequences: false).map { String($0) }
        #expect(rows.count == 3 && rows.last == "")
        #expect(
            rows.first == "sequence,time,kind,number,juices,total,request,reason,payment,currency,"
                + "strawberry,banana,pineapple,kiwi,mango")
        let pattern = /1,20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\d\dZ,menu,,,,,,,KRW,10,10,10,10,10/
        #expect(rows[1].wholeMatch(of: pattern) != nil)
        #expect(outcome == Outcome(output: outcome.output))
    }

    @Test func `ends quietly when nobody reads on`() throws {
        var run = ProgramRun(arguments: ["ledger", "export", "--csv"].map { Array($0.utf8) })
        run.output = .nobody
        #expect(try run.outcome().ending == .exit(0))
    }
}
