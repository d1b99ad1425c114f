import Calculator
import Storage
import System
import TestSupport
import Testing

/// The same on the disk of this machine, with its locks and threads.
struct CalculatorFolderTests {
    private let files = SystemFiles()

    /// A folder that the kiosk has to make first.
    private static func path(in folder: TemporaryFolder) -> String { folder.path(of: "not/made/yet") }

    @Test func `kiosks that run at once in a folder have a file each, and get it back`() throws {
        let folder = try TemporaryFolder()
        var first = Calculating(files, directory: Self.path(in: folder))
        var second = Calculating(files, directory: Self.path(in: folder))
        #expect(first.notice == nil && second.notice == nil)
        try first.press("5 AC 1 + 2")
        second.act(.choose, in: .formula)
        try second.press("7 *")
        #expect(TemporaryFolder.names(in: Self.path(in: folder)) == ["calculator-1.jsonl", "calculator-2.jsonl"])
        #expect(first.leave() == nil)
        second.die()
        let one = Calculating(files, directory: Self.path(in: folder))
        let two = Calculating(files, directory: Self.path(in: folder))
        #expect(one.sight == first.sight)
        #expect(two.sight == second.sight)
    }

    @Test func `to clear everything clears what other kiosks have left, and not what another one works on`() throws {
        let folder = try TemporaryFolder()
        var people = (1...3).map { _ in Calculating(files, directory: Self.path(in: folder)) }
        for place in people.indices { try people[place].press("5 AC \(place + 1) + 2") }
        people[1].die()
        people[0].act(.clear)
        #expect(people[0].leave() == nil)
        let (one, two) = (
            Calculating(files, directory: Self.path(in: folder)), Calculating(files, directory: Self.path(in: folder))
        )
        #expect(one.sight == Sight(CalculatorSet()))
        #expect(two.sight == Sight(CalculatorSet()))
        let third = people[2].sight
        people[2].die()
        #expect(Calculating(files, directory: Self.path(in: folder)).sight == third)
        // No file was made for the numbers that nobody has used.
        #expect(
            TemporaryFolder.names(in: Self.path(in: folder)) == [
                "calculator-1.jsonl", "calculator-2.jsonl", "calculator-3.jsonl",
            ])
    }

    @Test func `a file is made shorter, goes on, and is still nobody else's`() throws {
        let folder = try TemporaryFolder()
        var person = Calculating(files, directory: Self.path(in: folder))
        for _ in 1...100 { try person.press("1 + 2 = AC") }
        person.die()
        person = Calculating(files, directory: Self.path(in: folder), digestSize: 1000)
        try person.press("9 -")
        let other = Calculating(files, directory: Self.path(in: folder), digestSize: 1000)
        #expect(other.sight == Sight(CalculatorSet()))
        #expect(person.leave() == nil)
        let next = Calculating(files, directory: Self.path(in: folder))
        #expect(next.sight == person.sight)
        #expect(next.calculators.calculator.deletedValues.count == 100)
        #expect(TemporaryFolder.names(in: Self.path(in: folder)) == ["calculator-1.jsonl", "calculator-2.jsonl"])
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
