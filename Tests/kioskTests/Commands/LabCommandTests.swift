import TestSupport
import Testing

/// `kiosk lab`: the experiments without screens and questions.
nonisolated struct LabCommandTests {
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

    @Test func `says which experiments there are when it is asked for another`() throws {
        let names = Self.names.joined(separator: ", ")
        expect(
            try kiosk("lab", "nix", "--lang", "en"), errors: "kiosk: no such experiment: nix (one of: \(names))\n",
            exitCode: 64
        )
        expect(
            try kiosk("lab", "nix", "--lang", "ko"), errors: "kiosk: 없는 실험: nix (가능: \(names))\n", exitCode: 64)
    }

    @Test func `runs one at a time`() throws {
        expect(
            try kiosk("lab", "leak", "sheet", "--lang", "en"),
            errors: "kiosk: unexpected argument: sheet (see kiosk help lab)\n", exitCode: 64)
    }

    @Test func `touches no data`() throws {
        let folder = try TemporaryFolder()
        let outcome = try kiosk("lab", "back-and-forth", environment: ["XDG_DATA_HOME": folder.path])
        #expect(outcome.ending == .exit(0))
        #expect(folder.names == [])
    }
}
