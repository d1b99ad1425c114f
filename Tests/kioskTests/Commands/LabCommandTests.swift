import TestSupport
import Testing

/// `kiosk lab`: the experiments without screens and questions.
@Suite(.waiting) nonisolated struct LabCommandTests {
    private static let names = [
        "leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "all-or-nothing", "queues", "doubly-linked",
        "money",
    ]

    @Test(arguments: names)
    func `every experiment runs to its end`(name: String) throws {
        let outcome = try kiosk("lab", name, "--lang", "en")
        #expect(outcome.ending == .exit(0))
        #expect(outcome.errors == "")
        #expect(outcome.lines.count > 5)
        #expect(!outcome.hasControlCharacters)
    }

    @Test func `touches no data`() throws {
        let folder = try TemporaryFolder()
        let outcome = try kiosk("lab", "back-and-forth", environment: ["XDG_DATA_HOME": folder.path])
        #expect(outcome.ending == .exit(0))
        #expect(folder.names == [])
    }
}
