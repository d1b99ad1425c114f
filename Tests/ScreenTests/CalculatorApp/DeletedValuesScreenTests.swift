import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct DeletedValuesScreenTests {
    private typealias List = Opened<DeletedValuesScreen>

    private func open(_ language: Language = .korean, after keys: String) throws -> List {
        let calculator = try Opened<CalculatorScreen>(language, typing: keys)
        calculator.handle(.showDeletedValues)
        return try calculator.next()
    }

    @Test func `what AC and CE clear is listed, oldest first`() throws {
        let calculator = try Opened<CalculatorScreen>(typing: "5 ac 1200 ce 0 ac")
        #expect(calculator.content.hints.map(\.label).contains("지운 값 2"))
        calculator.handle(.showDeletedValues)
        let rows = try #require(try calculator.next(DeletedValuesScreen.self).content.list?.rows)
        #expect(rows.map(\.control.label) == ["5", "1,200"])
        #expect(rows.map(\.detail) == ["← AC", "← CE"])
    }

    @Test(arguments: [true, false])
    func `the list opens at its end, and a value that is chosen comes back as the number being typed`(
        isByEnter: Bool
    ) throws {
        let list = try open(after: "5 ac 7 ac 1+")
        if isByEnter { Terminalist(list.test).press(.enter) } else { try list.choose("7") }
        let calculator = try list.next(CalculatorScreen.self)
        #expect(calculator.display == "7")
        calculator.handle(.perform(.press(.equals)))
        #expect(calculator.display == "8")
    }

    @Test func `single deleted values and all of them can be removed`() throws {
        let list = try open(.english, after: "5 ac 7 ac 9 ac")
        let desk = list.test.desk
        func labels() -> [String]? { list.content.list?.rows.map(\.control.label) }

        try list.type("remove 2")
        #expect(labels() == ["5", "9"])
        #expect(desk.calculator.deletedValues.map(\.value) == [5, 9])

        list.handle(try #require(list.content.list?.rows.first?.buttons.first).event)
        #expect(labels() == ["9"])

        try list.choose("Remove all", "No")
        #expect(labels() == ["9"])
        try list.choose("Remove all", "Yes")
        #expect(list.content.alert == nil)
        #expect(labels() == [])
        #expect(list.content.list?.placeholder == "No deleted values.")
        #expect(desk.calculator.deletedValues == [])
        #expect(list.content.hints.allSatisfy { !$0.isEnabled })
    }

    @Test(arguments: [
        "remove", "remove 0", "remove 4", "remove x", "remove -1", "1 2 3", "remove 99999999999999999999",
    ])
    func `a line that removes nothing is refused`(line: String) throws {
        let list = try open(.english, after: "5 ac 7 ac 9 ac")
        #expect(throws: LineError.self) { try list.type(line) }
        #expect(list.test.desk.calculator.deletedValues.count == 3)
    }
}
