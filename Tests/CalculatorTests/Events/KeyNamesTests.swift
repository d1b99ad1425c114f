import Testing

@testable import Calculator

struct CalculatorCommandTests {
    @Test(arguments: CalculatorCommand.allCases)
    func `the token of a command is read as that command`(command: CalculatorCommand) throws {
        #expect(try KeyParser.tokens(command.token) == [command])
        #expect(command.token.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C })
    }

    @Test func `all commands are there once`() {
        #expect(CalculatorCommand.allCases.count == 23)
        #expect(Set(CalculatorCommand.allCases).count == 23)
    }
}

struct CalculatorKeyTests {
    @Test func `the keypad has twenty-one keys, each once`() {
        #expect(CalculatorKey.allCases.count == 21)
        #expect(Set(CalculatorKey.allCases).count == 21)
    }
}
