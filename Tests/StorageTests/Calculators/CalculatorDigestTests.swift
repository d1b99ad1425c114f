import Calculator
import Storage
import Testing
import TestSupport

struct CalculatorDigestTests {
    private let files = SimulatedDisk()

    private var size: Int { files[Calculating.path]?.count ?? 0 }

    @Test func `a long file is made short at the next start, with the same calculators`() throws {
        var person = Calculating(files)
        for number in 1...200 { try person.press("\(number % 10) + 2 = \(number % 3 == 0 ? "CE" : "") AC") }
        person.act(.choose, in: .recovering)
        for _ in 1...50 { try person.press("3 * 4 = AC") }
        try person.press("8 / 2")
        person.act(.choose, in: .standard)
        try person.press("6 -")
        person.die()
        let longSize = size
        let next = Calculating(files, digestSize: 1000)
        #expect(next.sight == person.sight && next.notice == nil)
        #expect(size < longSize * 2 / 3)
        #expect(files.paths == [Calculating.path])
    }

    @Test func `memory, finished calculations and origins are in the short file too`() throws {
        var person = Calculating(files)
        for number in 1...100 { try person.press("\(number % 10) + 2 = MS AC 1 + 1 + AC") }
        person.die()
        let longSize = size
        var next = Calculating(files, digestSize: 1000)
        #expect(next.sight == person.sight)
        #expect(next.calculators.calculator.finishedCalculations.count == 100)
        #expect(next.calculators.calculator.finishedCalculations.allSatisfy { $0.time != nil })
        #expect(next.calculators.calculator.memory.count == 100)
        #expect(size < longSize * 2 / 3)
        next.die()
        #expect(Calculating(files).sight == person.sight)
    }

    /// Records keys so many times, and others behind them, and ends as a kiosk that is killed.
    private func record(_ count: Int, _ keys: String, then end: String = "") throws -> Sight {
        var person = Calculating(files)
        for _ in 1...count { try person.press(keys) }
        if !end.isEmpty { try person.press(end) }
        person.die()
        return person.sight
    }

    @Test func `what is done afterwards, back to where the calculator was cleared, comes back too`() throws {
        _ = try record(200, "1 + 2 = AC", then: "4 + 5")
        var person = Calculating(files, digestSize: 1000)
        try person.press("= UNDO UNDO UNDO UNDO UNDO UNDO REDO REDO")
        person.act(.removeDeletedValue(at: 3))
        person.die()
        #expect(Calculating(files).sight == person.sight)
        #expect(person.calculators.calculator.display == "4" && person.calculators.calculator.pendingOperator == .add)
    }

    @Test(
        arguments: [
            // A tape that was never torn off stays.
            (300, "1 + 2 -", "", false),
            // What was taken back behind an AC is not lost.
            (200, "1 + 2 =", "AC 5 + UNDO UNDO UNDO", nil),
            // An AC that was taken back leaves the one before it.
            (200, "1 + 2 = AC", "4 + AC UNDO", true),
        ] as [(Int, String, String, Bool?)])
    func `the file becomes shorter only up to the last clearing`(
        count: Int, keys: String, end: String, isShorter: Bool?
    ) throws {
        let seen = try record(count, keys, then: end)
        let before = files[Calculating.path] ?? []
        #expect(Calculating(files, digestSize: 1000).sight == seen)
        guard let isShorter else { return }
        #expect(isShorter ? size < before.count * 2 / 3 : files[Calculating.path] == before)
    }

    @Test func `what can be done again is not lost`() throws {
        _ = try record(200, "1 + UNDO UNDO", then: "7 * 8 UNDO UNDO UNDO AC")
        var person = Calculating(files, digestSize: 1000)
        try person.press("REDO REDO REDO")
        #expect(person.calculators.calculator.display == "8")
    }

    @Test(arguments: 21...(playsAllRounds ? 40 : 25) as ClosedRange<UInt64>)
    func `whatever was done, the calculators are the same before and after`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var person = Calculating(files, digestSize: 0)
        for start in 1...6 {
            for _ in 0..<120 {
                person.actAtRandom(&generator)
                // Often cleared, or nothing could be left out.
                if Int.random(in: 0..<12, using: &generator) == 0 { try person.press("AC") }
            }
            person.die()
            let seen = person.sight
            person = Calculating(files, digestSize: 0)
            #expect(person.sight == seen, "seed \(seed), start \(start)")
            #expect(person.notice == nil)
        }
    }

    @Test func `a kiosk that opened the long file just before does not write into what nobody will read`() throws {
        _ = try record(100, "1 + 2 = AC")
        files.beforeNextLock { [files] in _ = Calculating(files, digestSize: 1000) }
        var person = Calculating(files)
        try person.press("9 -")
        person.die()
        let next = Calculating(files)
        #expect(next.sight == person.sight)
        #expect(next.calculators.calculator.display == "9")
    }
}
