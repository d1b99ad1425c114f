import TestSupport
import Testing

/// `--data` and `--ephemeral`: where everything is kept.
@Suite(.waiting) nonisolated struct DataOptionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
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

    @Test func `a terminal shows the folder too`() throws {
        let run = try TerminalRun("--data", folder.path + "/shop", columns: 160)
        try run.wait(for: "저장 위치: \(folder.path)/shop")
        try run.quit()
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
