import Core
import System
import TestSupport
import Testing

/// Commands at one shop after another, and all that the built program answers and records. Each golden file is a session, whose name ends
/// with the language:
///
///     # What the commands below show, in another folder of data.
///     % menu.json          a file in FOLDER with the lines behind |
///     | {"capacity": 9}
///     ~ FILE: text → new   the same file with other text where the regular expression finds some; without it, where nothing is new
///     - FILE               no such file any more
///     = NAME=VALUE         a variable of the environment from here on
///     $ kiosk order -      a command, with the lines of its input behind <
///     < kiwi
///       1 kiwi             its output; what it says about errors stands behind 2>, and below an exit code other than 0
///     * shop               what is new in FOLDER
///     + "kind":"sale" …    the new lines of the ledger
///
/// Its data are in FOLDER/shop, unless it names others, or `(no data)` stands behind it. Every time and every checksum of a close is the same one.
@Suite(.waiting) nonisolated struct ShopSessionTests {
    private static let sessions = [
        // `board` and `kitchen` between pipes.
        "board-and-kitchen",
        // `calc` and `calc --keys`, what is no formula, and the same keys through every style.
        "calculations", "formulas", "compare",
        // `close`, and the reports of closed days.
        "closes",
        // Lines of a customer, who may not order too much.
        "counter-lines",
        // Ledgers that are damaged, shorter, without a mark, or of another version.
        "damage",
        // Where everything is kept.
        "data-folders",
        "help",
        // What one run leaves to the next; changes of the stock.
        "ledger",
        // Lines of input: of screens, orders, formulas and keys; and amounts of money.
        "lines",
        // `--menu` with another menu, or a fault in it; `menu`, and what was sold before another menu.
        "menu-files", "menus",
        // Words that are not understood, and those with a name that is like them.
        "mistakes", "nearest-names",
        // Payments that go back: the same in both languages.
        "money-back",
        "old-ledger",
        // `order`, and what is none.
        "orders", "no-orders",
        // Scripts that say what they expect.
        "plays",
        // Tables for people, and JSON for machines; a period before the ledger has nothing, one after it what there was.
        "report", "stock",
        // `order --request ID`: the same request, come again.
        "requests",
        // Payments, floats and receipts.
        "till",
        "refunds", "voids",
    ]
    private static let files = GoldenFile.names(of: #filePath).sorted()
    /// Those in Korean say again what the English ones say, where there are both.
    private static let played = files.filter { name in
        playsAllRounds || !name.hasSuffix(".ko") || !files.contains(name.dropLast(3) + ".en")
    }

    @Test(arguments: played) func `the program answers and records as its golden file has it`(name: String) throws {
        let file = GoldenFile(name, suite: #filePath)
        let steps = try file.contents().split(separator: "\n").map { String($0) }.filter { line in
            ["# ", "% ", "| ", "~ ", "- ", "= ", "$ kiosk ", "< "].contains { line.hasPrefix($0) }
        }
        var shop = try ShopFolder()
        var told: [String] = []
        for (index, step) in steps.enumerated() {
            let words = String(step.dropFirst(2))
            /// The lines below the step that belong to it.
            func lines(_ sign: String) -> [String] {
                steps[(index + 1)...].prefix { $0.hasPrefix(sign) }.map { String($0.dropFirst(2)) }
            }
            if !step.hasPrefix("| "), !step.hasPrefix("< ") { told.append(step) }
            switch step.first {
            case "#": shop = try ShopFolder()
            case "%":
                let content = lines("| ")
                try TextFile.write(content.map { $0 + "\n" }.joined(), to: shop.path(words))
                told += content.map { "| " + $0 }
            case "~":
                let match = try #require(words.wholeMatch(of: /(.+?): (.+) →(?: (.*))?/)).output
                let old = try TextFile.contents(of: shop.path(String(match.1)))
                let new = old.replacing(try Regex(String(match.2)), with: (match.3 ?? "").replacing("⏎", with: "\r\n"))
                #expect(new != old, "\(step)")
                try TextFile.write(new, to: shop.path(String(match.1)))
            case "=":
                let parts = words.replacing("FOLDER", with: shop.folder.path).split(separator: "=").map { String($0) }
                shop.environment[parts[0]] = parts[1]
            case "-": try #require(unlink(shop.path(words)) == 0)
            case "$":
                let input = lines("< ")
                told += input.map { "< " + $0 }
                told += try Self.answer(
                    of: shop, to: String(step.dropFirst("$ kiosk ".count)),
                    input: input.map { $0 + "\n" }.joined(), language: String(name.suffix(2)))
            default: break
            }
        }
        try file.expect(told.joined(separator: "\n"))
    }

    @Test func `each session has its file, and in both languages where it has one`() {
        let languages = Dictionary(grouping: Self.files) { String($0.prefix { $0 != "." }) }
        #expect(Set(languages.keys) == Set(Self.sessions))
        for name in ["counter-lines", "formulas", "mistakes", "money-back", "no-orders", "old-ledger"] {
            #expect(languages[name] == [name + ".en", name + ".ko"])
        }
    }

    private static func answer(
        of shop: ShopFolder, to command: String, input: String, language: String
    ) throws -> [String] {
        let (before, names) = ((try? shop.ledger) ?? "", Set(shop.folder.names))
        let line = command.replacing("FOLDER", with: shop.folder.path).replacing(" (no data)", with: "")
        let outcome = try shop.run(line, input: input, language: language, takesData: !command.hasSuffix("(no data)"))
        func rows(_ text: String, _ sign: String) -> [String] {
            let shown = timeless(text.replacing(shop.folder.path, with: "FOLDER"))
            return shown.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
                .map { sign + $0 }
        }
        var told = outcome.output.isEmpty ? [] : rows(outcome.output, "  ")
        told += outcome.errors.isEmpty ? [] : rows(outcome.errors, "2> ")
        if outcome.ending != .exit(0) { told.append("\(outcome.ending)") }
        told += Set(shop.folder.names).subtracting(names).sorted().map { "* " + $0 }
        let after = (try? shop.ledger) ?? ""
        #expect(after.hasPrefix(before), "lines of the ledger have changed")
        return told + after.dropFirst(before.count).split(separator: "\n").map { "+ " + content(of: $0) }
    }

    /// The days on which a run can be, in any time zone.
    private static let days = (-1...2).map {
        CivilDate(daysSince1970: Int(SystemClock.milliseconds() / 86_400_000) + $0).description
    }

    /// A text with another time for every time of the run, without the hours of reports, and with a mark for the end of a line of CSV.
    private static func timeless(_ text: String) -> String {
        text.replacing("\r\n", with: "⏎\n").replacing(/[0-9a-f]{64}/, with: "DIGITS")
            .replacing(/[0-9a-f]{4}( [0-9a-f]{4}){7}/, with: "DIGITS")
            .replacing(/(20\d\d-\d\d-\d\d)(T\d\d:\d\d:\d\d\.\d\d\dZ)?/) { time in
                guard days.contains(String(time.output.1)) else { return String(time.output.0) }
                return "2026-11-22" + (time.output.2 == nil ? "" : "T05:02:00.000Z")
            }
            .replacing(/\n\d\d:00 .*/, with: "")
            .replacing(/"hours": {"\d.*?}}/, with: "\"hours\": {…}").replacing(/By hour: .*/, with: "By hour: …")
    }

    /// The content of a line of the ledger. A menu is too long to be read, and is printed by a command.
    private static func content(of line: Substring) -> String {
        timeless(String(line)).replacing(/^\{"seq":\d+,"time":"[^"]*",/, with: "")
            .replacing(/,"sum":"[^"]*"/, with: "").replacing(/,"menu":\{.*/, with: " …")
    }
}
