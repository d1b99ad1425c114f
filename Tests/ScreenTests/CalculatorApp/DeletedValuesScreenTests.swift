import Calculator
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct DeletedValuesScreenTests {
    private func display(_ screen: CalculatorScreen, _ test: TestKiosk) -> String? {
        screen.content(test.texts).display?.text
    }

    @Test func `what AC and CE clear is listed, oldest first`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "5 ac 1200 ce 0 ac")
        #expect(screen.content(test.texts).hints.map(\.label).contains("지운 값 2"))
        screen.handle(.showDeletedValues)
        let rows = try #require(test.top(DeletedValuesScreen.self).content(test.texts).list?.rows)
        #expect(rows.map(\.control.label) == ["5", "1,200"])
        #expect(rows.map(\.detail) == ["← AC", "← CE"])
    }

    @Test func `the list opens at its end, so that Enter restores the latest value`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "5 ac 7 ac")
        screen.handle(.showDeletedValues)
        let person = Terminalist(test)
        person.look()
        person.press(.enter)
        #expect(test.navigator.top === screen)
        #expect(display(screen, test) == "7")
    }

    @Test func `a deleted value that is chosen comes back as the number being typed`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "5 ac 7 ac 1+")
        screen.handle(.showDeletedValues)
        try test.top(DeletedValuesScreen.self).choose("7", test.texts)
        #expect(test.navigator.top === screen)
        #expect(display(screen, test) == "7")
        screen.handle(.perform(.press(.equals)))
        #expect(display(screen, test) == "8")
    }

    @Test func `single deleted values and all of them can be removed`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openCalculator(typing: "5 ac 7 ac 9 ac")
        screen.handle(.showDeletedValues)
        let list = try test.top(DeletedValuesScreen.self)
        func labels() -> [String]? { list.content(test.texts).list?.rows.map(\.control.label) }

        try list.type(line: "remove 2", test.texts)
        #expect(labels() == ["5", "9"])
        #expect(test.desk.calculator.deletedValues.map(\.value) == [5, 9])

        let button = try #require(list.content(test.texts).list?.rows.first?.buttons.first)
        list.handle(button.event)
        #expect(labels() == ["9"])

        try list.choose("Remove all", test.texts)
        try list.choose("No", test.texts)
        #expect(labels() == ["9"])
        try list.choose("Remove all", test.texts)
        try list.choose("Yes", test.texts)
        #expect(list.content(test.texts).alert == nil)
        #expect(labels() == [])
        #expect(list.content(test.texts).list?.placeholder == "No deleted values.")
        #expect(test.desk.calculator.deletedValues == [])
        #expect(list.content(test.texts).hints.allSatisfy { !$0.isEnabled })
    }

    @Test(arguments: [
        "remove", "remove 0", "remove 4", "remove x", "remove -1", "1 2 3", "remove 99999999999999999999",
    ])
    func `a line that removes nothing is refused`(line: String) throws {
        let test = try TestKiosk(.english)
        try test.openCalculator(typing: "5 ac 7 ac 9 ac").handle(.showDeletedValues)
        let list = try test.top(DeletedValuesScreen.self)
        #expect(throws: LineError.self) { try list.type(line: line, test.texts) }
        #expect(test.desk.calculator.deletedValues.count == 3)
    }
}
