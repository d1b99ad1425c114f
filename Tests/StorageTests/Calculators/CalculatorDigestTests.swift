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
        #expect(next.sight == person.sight)
        #expect(next.notice == nil)
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

    @Test func `what is done afterwards, back to where the calculator was cleared, comes back too`() throws {
        var person = Calculating(files)
        for _ in 1...200 { try person.press("1 + 2 = AC") }
        try person.press("4 + 5")
        person.die()
        person = Calculating(files, digestSize: 1000)
        try person.press("= UNDO UNDO UNDO UNDO UNDO UNDO REDO REDO")
        person.act(.removeDeletedValue(at: 3))
        person.die()
        #expect(Calculating(files).sight == person.sight)
        #expect(person.calculators.calculator.display == "4")
        #expect(person.calculators.calculator.pendingOperator == .add)
    }

    @Test func `a tape that was never torn off stays`() throws {
        var person = Calculating(files)
        for _ in 1...300 { try person.press("1 + 2 -") }
        person.die()
        let bytes = files[Calculating.path]
        let next = Calculating(files, digestSize: 1000)
        #expect(next.sight == person.sight)
        #expect(files[Calculating.path] == bytes)
    }

    @Test func `what was taken back behind an AC is not lost`() throws {
        var person = Calculating(files)
        for _ in 1...200 { try person.press("1 + 2 =") }
        try person.press("AC 5 + UNDO UNDO UNDO")
        #expect(person.calculators.calculator.tape.count > 200)
        person.die()
        #expect(Calculating(files, digestSize: 1000).sight == person.sight)
    }

    @Test func `an AC that was taken back leaves the one before it`() throws {
        var person = Calculating(files)
        for _ in 1...200 { try person.press("1 + 2 = AC") }
        try person.press("4 + AC UNDO")
        person.die()
        let longSize = size
        #expect(Calculating(files, digestSize: 1000).sight == person.sight)
        #expect(size < longSize * 2 / 3)
    }

    @Test func `what can be done again is not lost`() throws {
        var person = Calculating(files)
        for _ in 1...200 { try person.press("1 + UNDO UNDO") }
        try person.press("7 * 8 UNDO UNDO UNDO AC")
        person.die()
        person = Calculating(files, digestSize: 1000)
        try person.press("REDO REDO REDO")
        #expect(person.calculators.calculator.display == "8")
    }

    @Test(arguments: 21...40 as ClosedRange<UInt64>)
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

    @Test(arguments: SimulatedDisk.Operation.allCases)
    func `a file that cannot be made shorter stays as it is, and in use`(operation: SimulatedDisk.Operation) throws {
        var person = Calculating(files)
        for _ in 1...100 { try person.press("1 + 2 = AC") }
        person.die()
        let seen = person.sight
        files.fail(operation, with: 5)
        _ = Calculating(files, digestSize: 1000)
        files.fail(operation, with: nil)
        #expect(Calculating(files).sight == seen)
    }

    @Test func `a power cut while it is made shorter loses nothing`() throws {
        var call = 0
        repeat {
            call += 1
            let files = SimulatedDisk()
            var person = Calculating(files)
            for _ in 1...30 { try person.press("1 + 2 = AC") }
            _ = person.leave()
            let failingCall = files.calls + call
            files.fail(call: failingCall, with: .inputOutputError)
            _ = Calculating(files, digestSize: 1000)
            let hasFailed = files.calls >= failingCall
            files.crash()
            #expect(Calculating(files).sight == person.sight, "call \(call)")
            if !hasFailed { break }
        } while call < 200
        #expect(call > 8)
    }

    @Test func `two kiosks do not mix while one makes its file shorter`() throws {
        var person = Calculating(files)
        for _ in 1...100 { try person.press("1 + 2 = AC") }
        person.die()
        let first = Calculating(files, digestSize: 1000)
        let second = Calculating(files, digestSize: 1000)
        #expect(first.sight == person.sight)
        #expect(second.sight == Sight(CalculatorSet()))
    }

    @Test func `a kiosk that opened the long file just before does not write into what nobody will read`() throws {
        var person = Calculating(files)
        for _ in 1...100 { try person.press("1 + 2 = AC") }
        person.die()
        files.beforeNextLock { [files] in _ = Calculating(files, digestSize: 1000) }
        person = Calculating(files)
        try person.press("9 -")
        person.die()
        let next = Calculating(files)
        #expect(next.sight == person.sight)
        #expect(next.calculators.calculator.display == "9")
    }
}
