import TestSupport
import Testing

/// `--data` and `--ephemeral`: where everything is kept.
nonisolated struct DataOptionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [("ko", "저장 위치: "), ("en", "Saved in ")])
    func `the menu names the folder that was asked for`(language: String, label: String) throws {
        let data = folder.path + "/어느 가게"
        #expect(try kiosk("--data", data, "--lang", language).lines.contains("\(label)\(data)"))
        #expect(try kiosk("--lang=" + language, "--data=" + data + "/").lines.contains("\(label)\(data)"))
    }

    @Test(arguments: ["/data", "", "data"])
    func `a folder of one's own is called as people call it, and without a usable XDG_DATA_HOME it is the system's`(
        data: String
    ) throws {
        #if os(macOS)
            let place = "~/Library/Application Support/kiosk"
        #else
            let place = "~/.local/share/kiosk"
        #endif
        let isUsable = data.hasPrefix("/")
        let home = ["HOME": folder.path, "XDG_DATA_HOME": isUsable ? folder.path + data : data]
        let lines = try kiosk("--lang", "en", environment: home).lines
        #expect(lines.contains("Saved in " + (isUsable ? "~/data/kiosk" : place)))
    }

    @Test(arguments: ["stock", "report", "board"])
    func `a command that only reads says so where the named folder has no ledger`(word: String) throws {
        let data = folder.path + "/mistyped"
        let named = try kiosk(word, "--data", data, "--lang", "en")
        #expect(named.errors == "kiosk: there is no ledger yet: \(data)\n")
        #expect(named.ending == .exit(0))
        #expect(
            try kiosk(word, "--data", data, "--lang", "ko").errors == "kiosk: 아직 장부가 없습니다: \(data)\n")
        // On the first day, the usual folder is empty and nothing is wrong.
        let usual = try kiosk(word, "--lang", "en", environment: ["XDG_DATA_HOME": folder.path])
        #expect(usual.errors == "")
        #expect(usual.output == named.output)
    }

    @Test func `a terminal shows the folder too`() throws {
        let run = try TerminalRun("--data", folder.path + "/shop", columns: 160)
        try run.wait(for: "저장 위치: \(folder.path)/shop")
        try run.quit()
    }

    @Test(arguments: [("ko", "끝내면 아무것도 저장되지 않아요"), ("en", "Nothing is saved when you quit")])
    func `an ephemeral kiosk says so, and leaves nothing behind`(language: String, text: String) throws {
        let outcome = try kiosk(
            "--ephemeral", "--lang", language, input: "2\nbanana\n", environment: ["XDG_DATA_HOME": folder.path])
        #expect(outcome.lines.contains { $0 == text })
        #expect(folder.names == [])
    }

    @Test func `a script plays without the data, unless it is told where that is`() throws {
        let script = try TemporaryFile("2\nbanana\nquit\n")
        let home = ["XDG_DATA_HOME": folder.path]
        let played = try kiosk("play", script.path, "--lang", "en", environment: home)
        #expect(played.lines.contains("Nothing is saved when you quit"))
        #expect(folder.names == [])
        let data = folder.path + "/class"
        #expect(try kiosk("play", script.path, "--lang", "en", "--data", data).lines.contains("Saved in \(data)"))
    }

    @Test(arguments: ["calc 1+1", "calc", "calc --keys", "compare 1", "--help", "--version"])
    func `what needs no data does not look for it`(line: String) throws {
        // In the second one nobody can make a folder.
        for home in [folder.path, "/dev/null"] {
            #expect(try kiosk(line: line, environment: ["XDG_DATA_HOME": home]).ending == .exit(0))
        }
        #expect(folder.names == [])
    }
}
