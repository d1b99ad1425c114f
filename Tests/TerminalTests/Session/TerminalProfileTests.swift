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

    private func profile(_ environment: [String: String]) -> TerminalProfile {
        TerminalProfile(environment: { environment[$0] }, isTerminal: true)
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen), ([:], .sixteen),
            (["TERM": "xterm-256color"], .indexed), (["TERM": "screen-256color"], .indexed),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .direct),
            (["TERM": "xterm", "COLORTERM": "24bit"], .direct),
            // GNU screen, inside of another terminal and over a connection, by any name; tmux has the same names.
            (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"], .indexed),
            (["TERM": "screen", "COLORTERM": "truecolor", "STY": "1.tty"], .indexed),
            (["TERM": "screen", "STY": "1.tty"], .sixteen),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"], .indexed),
            (["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux"], .direct),
            (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed), (["COLORTERM": ""], .sixteen),
        ] as [([String: String], ColorMode)])
    func `COLORTERM and TERM tell the number of colours`(environment: [String: String], expected: ColorMode) {
        #expect(profile(environment).colors == expected)
    }

    @Test(arguments: [("", .direct), ("1", .none), ("0", .none)] as [(String, ColorMode)])
    func `NO_COLOR counts unless it is empty`(value: String, expected: ColorMode) {
        #expect(profile(["COLORTERM": "truecolor", "NO_COLOR": value]).colors == expected)
    }

    @Test(
        arguments: [
            (nil, .unknown), ("15;0", .dark), ("7;8", .dark), ("0;15", .light), ("0;7", .light),
            ("0;default;15", .light), ("12;default;0", .dark), ("15;default", .unknown), ("", .unknown),
            ("0;16", .unknown), ("0;-1", .unknown),
        ] as [(String?, Ground)])
    func `the last number of COLORFGBG tells the ground`(value: String?, expected: Ground) {
        #expect(profile(value.map { ["COLORFGBG": $0] } ?? [:]).ground == expected)
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], true), (["TERM": "linux"], false), (["TERM": "xterm", "LANG": "C"], false),
            (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true),
        ] as [([String: String], Bool)])
    func `without colours, without UTF-8 and on the Linux console there are no fills`(
        environment: [String: String], expected: Bool
    ) {
        #expect(profile(environment).showsFills == expected)
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
