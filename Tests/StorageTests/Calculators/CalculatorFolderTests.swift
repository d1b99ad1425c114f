import Calculator
import Storage
import System
import TestSupport
import Testing

/// The same on the disk of this machine, with its locks and threads.
struct CalculatorFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A folder that the kiosk has to make first.
    private var path: String { folder.path(of: "not/made/yet") }

    private func open(digestSize: Int = .max) -> Calculating {
        Calculating(SystemFiles(), directory: path, digestSize: digestSize)
    }

    @Test func `kiosks that run at once in a folder have a file each, and get it back`() throws {
        var (first, second) = (open(), open())
        #expect(first.notice == nil && second.notice == nil)
        try first.press("5 AC 1 + 2")
        second.act(.choose, in: .formula)
        try second.press("7 *")
        try first.press("=")
        #expect(open().sight == Sight(CalculatorSet()))
        #expect(TemporaryFolder.names(in: path) == (1...3).map { "calculator-\($0).jsonl" })
        #expect(first.leave() == nil)
        // A kiosk takes the first file that is free.
        #expect(open().sight == first.sight)
        second.die()
        let (one, two) = (open(), open())
        #expect(one.sight == first.sight && two.sight == second.sight)
    }

    @Test func `to clear everything clears what other kiosks have left, and not what another one works on`() throws {
        var people = (1...3).map { _ in open() }
        for place in people.indices { try people[place].press("5 AC \(place + 1) + 2") }
        people[1].die()
        people[0].act(.clear)
        #expect(people[0].leave() == nil)
        let (one, two) = (open(), open())
        #expect(one.sight == Sight(CalculatorSet()) && two.sight == Sight(CalculatorSet()))
        let third = people[2].sight
        people[2].die()
        #expect(open().sight == third)
        // No file was made for the numbers that nobody has used.
        #expect(TemporaryFolder.names(in: path) == (1...3).map { "calculator-\($0).jsonl" })
    }

    @Test func `a file is made shorter, goes on, and is still nobody else's`() throws {
        var person = open()
        for _ in 1...100 { try person.press("1 + 2 = AC") }
        person.die()
        let seen = person.sight
        person = open(digestSize: 1000)
        #expect(person.sight == seen)
        try person.press("9 -")
        let other = open(digestSize: 1000)
        #expect(other.sight == Sight(CalculatorSet()))
        #expect(person.leave() == nil)
        let next = open()
        #expect(next.sight == person.sight)
        #expect(next.calculators.calculator.deletedValues.count == 100)
        #expect(TemporaryFolder.names(in: path) == ["calculator-1.jsonl", "calculator-2.jsonl"])
    }

    @Test func `a folder that cannot be is said, and the calculators work`() throws {
        var person = Calculating(SystemFiles(), directory: "/dev/null/kiosk")
        guard case .unavailable? = person.notice else {
            Issue.record("\(String(describing: person.notice))")
            return
        }
        try person.press("1 + 2 =")
        #expect(person.calculators.calculator.display == "3")
    }
}
