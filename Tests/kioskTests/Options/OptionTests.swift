import Testing

@testable import kiosk

/// The options of the command line: which is which, and their values.
@Suite(.waiting) nonisolated struct OptionTests {
    @Test func `options that are not the same have summaries of their own`() {
        let options = CommandUsage.all.flatMap(\.acceptedOptions)
        for (summary, same) in Dictionary(grouping: options, by: \.summary) {
            #expect(Set(same.map(\.label)).count == 1, "\(summary)")
        }
    }

    @Test @MainActor func `the last value of an option counts, and without it the one that is declared`() throws {
        let options = try Invocation(parsing: ["calc", "--digits", "3", "1", "--digits=4"]).options
        #expect(options[.digits] == 4)
        #expect(options[.style] == nil)
        #expect(options.arguments == ["1"])
        #expect(try Invocation(parsing: ["calc", "1"]).options[.digits] == 20)
    }

    @Test @MainActor func `all folders that a command line names are in their order`() throws {
        let options = try Invocation(parsing: ["--data", "b", "report", "--data=a"]).options
        #expect(options.texts(of: .data) == ["b", "a"])
        #expect(options[.data] == "a")
    }

    @Test(arguments: ["--width 40", "--escpos"])
    func `what is printed on needs a printer, in a command that has one`(option: String) throws {
        for command in ["--plain", "--counter --plain"] {
            let errors = try kiosk(line: "--lang en \(command) \(option)").errors
            #expect(errors == "kiosk: \(option.split(separator: " ")[0]) needs --print\n")
        }
        #expect(try kiosk(line: "receipt 1 \(option)").ending == .exit(1))
    }
}
