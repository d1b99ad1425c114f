import TestSupport
import Testing

/// Commands at one shop after another, and all that the built program answers and records. Each golden file is a session, whose name ends
/// with the language:
///
///     # What the commands below show, in another folder of data.
///     % menu.json          a file in FOLDER with the lines behind |
///     | {"capacity": 9}
///     $ kiosk order -      a command, with the lines of its input behind <
///     < kiwi
///       1 kiwi             its output; what it says about errors stands behind 2>, and below an exit code other than 0
///     + "kind":"sale" …    the new lines of the ledger
///
/// Every time and every checksum of a close is the same one.
nonisolated struct ShopSessionTests {
    private static let files = GoldenFile.names(of: #filePath).sorted()

    @Test(arguments: files) func `the program answers and records as its golden file has it`(name: String) throws {
        let file = GoldenFile(name, suite: #filePath)
        let steps = try file.contents().split(separator: "\n").map { String($0) }.filter { line in
            ["# ", "% ", "| ", "$ kiosk ", "< "].contains { line.hasPrefix($0) }
        }
        var shop = try ShopFolder()
        var told: [String] = []
        for (index, step) in steps.enumerated() {
            /// The lines below the step that belong to it.
            func lines(_ sign: String) -> [String] {
                steps[(index + 1)...].prefix { $0.hasPrefix(sign) }.map { String($0.dropFirst(2)) }
            }
            switch step.first {
            case "#":
                shop = try ShopFolder()
                told.append(step)
            case "%":
                let content = lines("|")
                try TextFile.write(content.map { $0 + "\n" }.joined(), to: shop.path(String(step.dropFirst(2))))
                told += [step] + content.map { "| " + $0 }
            case "$":
                let input = lines("<")
                told += [step] + input.map { "< " + $0 }
                told += try Self.answer(
                    of: shop, to: String(step.dropFirst("$ kiosk ".count)),
                    input: input.map { $0 + "\n" }.joined(), language: String(name.suffix(2)))
            default: break
            }
        }
        try file.expect(told.joined(separator: "\n"))
    }

    private static func answer(
        of shop: ShopFolder, to command: String, input: String, language: String
    ) throws -> [String] {
        let before = (try? shop.ledger) ?? ""
        let line = command.replacing("FOLDER", with: shop.folder.path)
        let outcome = try shop.run(line, input: input, language: language)
        func rows(_ text: String, _ sign: String) -> [String] {
            let shown = timeless(text.replacing(shop.folder.path, with: "FOLDER"))
            return shown.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
                .map { sign + $0 }
        }
        var told = outcome.output.isEmpty ? [] : rows(outcome.output, "  ")
        told += outcome.errors.isEmpty ? [] : rows(outcome.errors, "2> ")
        if outcome.ending != .exit(0) { told.append("\(outcome.ending)") }
        let after = (try? shop.ledger) ?? ""
        #expect(after.hasPrefix(before), "lines of the ledger have changed")
        return told + after.dropFirst(before.count).split(separator: "\n").map { "+ " + content(of: $0) }
    }

    /// A text with another time for every time, and with a mark for the end of a line of CSV.
    private static func timeless(_ text: String) -> String {
        text.replacing("\r\n", with: "⏎\n").replacing(/[0-9a-f]{64}/, with: "DIGITS")
            .replacing(/[0-9a-f]{4}( [0-9a-f]{4}){7}/, with: "DIGITS")
            .replacing(/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\d\dZ/, with: "2026-11-22T05:02:00.000Z")
            .replacing(/20\d\d-\d\d-\d\d/, with: "2026-11-22").replacing(/\b\d\d:00\b/, with: "14:00")
    }

    /// The content of a line of the ledger. A menu is too long to be read, and is printed by a command.
    private static func content(of line: Substring) -> String {
        timeless(String(line)).replacing(/^\{"seq":\d+,"time":"[^"]*",/, with: "")
            .replacing(/,"sum":"[^"]*"/, with: "").replacing(/,"menu":\{.*/, with: " …")
    }
}
