import Testing

@testable import Terminal

struct TerminalProfileTests {
    @Test(
        arguments: [
            (["TERM": "xterm"], true, true), (["TERM": "dumb"], true, false), ([:], true, false),
            (["TERM": ""], true, false),
            (["TERM": "xterm"], false, false),
        ] as [([String: String], Bool, Bool)])
    func `the full screen needs two ends and a terminal that is not dumb`(
        environment: [String: String], isTerminal: Bool, expected: Bool
    ) {
        #expect(TerminalProfile(environment: { environment[$0] }, isTerminal: isTerminal).canDrawFullScreen == expected)
    }

    @Test(arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)] as [([String: String], Bool)])
    func `NO_COLOR counts unless it is empty`(environment: [String: String], expected: Bool) {
        #expect(TerminalProfile(environment: { environment[$0] }, isTerminal: true).usesColor == expected)
    }

    @Test(
        arguments: [
            ([:], true), (["LANG": "ko_KR.UTF-8"], true), (["LANG": "en_US.utf8"], true), (["LANG": "C"], false),
            (["LANG": "POSIX"], false), (["LANG": "ko_KR.EUC-KR"], false),
            (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], false),
            (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true), (["LC_ALL": "", "LANG": ""], true),
        ] as [([String: String], Bool)])
    func `the locale says whether there is UTF-8`(environment: [String: String], expected: Bool) {
        #expect(TerminalProfile(environment: { environment[$0] }, isTerminal: true).usesUTF8 == expected)
    }

    @Test func `a terminal that knows no size has what the environment says, or 80 by 24`() {
        let silent = TerminalProfile(environment: { _ in nil }, isTerminal: true)
        #expect(silent.size(nil) == GridSize(columns: 80, rows: 24))
        #expect(silent.size(GridSize(columns: 1, rows: 1)) == GridSize(columns: 1, rows: 1))
        #expect(silent.size(GridSize(columns: 65535, rows: 65535)) == GridSize(columns: 1000, rows: 500))
        let said = TerminalProfile(environment: { ["COLUMNS": "100", "LINES": "-3"][$0] }, isTerminal: true)
        #expect(said.size(nil) == GridSize(columns: 100, rows: 1))
    }
}
