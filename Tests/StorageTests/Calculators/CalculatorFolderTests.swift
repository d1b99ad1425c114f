import Calculator
import Storage
import Testing

/// The same on the disk of this machine, with its locks and threads.
struct CalculatorFolderTests {
    private let files = SystemFiles()

    @Test func `kiosks that run at once in a folder have a file each, and get it back`() throws {
        let folder = try CalculatorFolder()
        var first = Calculating(files, directory: folder.path)
        var second = Calculating(files, directory: folder.path)
        #expect(first.notice == nil && second.notice == nil)
        try first.press("5 AC 1 + 2")
        second.act(.choose, in: .formula)
        try second.press("7 *")
        #expect(folder.names == ["calculator-1.jsonl", "calculator-2.jsonl"])
        #expect(first.leave() == nil)
        second.die()
        let one = Calculating(files, directory: folder.path)
        let two = Calculating(files, directory: folder.path)
        #expect(one.sight == first.sight)
        #expect(two.sight == second.sight)
    }

    @Test func `a file is made shorter, goes on, and is still nobody else's`() throws {
        let folder = try CalculatorFolder()
        var person = Calculating(files, directory: folder.path)
        for _ in 1...100 { try person.press("1 + 2 = AC") }
        person.die()
        person = Calculating(files, directory: folder.path, digestSize: 1000)
        try person.press("9 -")
        let other = Calculating(files, directory: folder.path, digestSize: 1000)
        #expect(other.sight == Sight(CalculatorSet()))
        #expect(person.leave() == nil)
        let next = Calculating(files, directory: folder.path)
        #expect(next.sight == person.sight)
        #expect(next.calculators.calculator.deletedValues.count == 100)
        #expect(folder.names == ["calculator-1.jsonl", "calculator-2.jsonl"])
    }

    @Test func `a folder that cannot be is said, and the calculators work`() throws {
        var person = Calculating(files, directory: "/dev/null/kiosk")
        guard case .unavailable? = person.notice else {
            Issue.record("\(String(describing: person.notice))")
            return
        }
        try person.press("1 + 2 =")
        #expect(person.calculators.calculator.display == "3")
    }
}
