import Calculator
import Core
import Storage
import TestSupport
import Testing

@testable import System

struct CalculatorFileTests {
    private let files = SimulatedDisk()

    // MARK: What comes back

    @Test func `the first start has new calculators, and nothing to say`() {
        let person = Calculating(files)
        #expect(person.sight == Sight(CalculatorSet()) && person.file != nil && person.notice == nil)
        #expect(files.paths == [Calculating.path])
    }

    @Test(arguments: [true, false])
    func `tape, deleted values and style come back after an end and after a kill`(isKilled: Bool) throws {
        var first = Calculating(files)
        try first.press("5 AC 7 AC 1 2 + 3")
        first.act(.choose, in: .formula)
        try first.press("1 / 3 = CE 8 *")
        if isKilled { first.die() } else { #expect(first.leave() == nil) }
        let second = Calculating(files)
        #expect(second.notice == nil)
        #expect(second.calculators.style == .formula)
        #expect(
            second.calculators[.formula].deletedValues.map(\.value) == [
                Decimal128("0.3333333333333333333333333333333333")
            ])
        #expect(second.calculators[.standard].display == "3" && second.calculators[.standard].pendingOperator == .add)
        #expect(second.calculators[.standard].tape.count == 1)
        #expect(second.calculators[.standard].deletedValues.map(\.value) == [5, 7])
        #expect(second.sight == first.sight)
    }

    @Test(arguments: 1...(playsAllRounds ? 6 : 2) as ClosedRange<UInt64>)
    func `whatever was done in all styles comes back, start after start, and can be undone`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var person = Calculating(files)
        for start in 1...8 {
            for _ in 0..<150 { person.actAtRandom(&generator) }
            let seen = Sight.undoing(person.calculators, times: 40)
            if Bool.random(using: &generator) { person.die() } else { _ = person.leave() }
            person = Calculating(files)
            #expect(Sight.undoing(person.calculators, times: 40) == seen, "seed \(seed), start \(start)")
        }
    }

    @Test func `what was refused is not written`() throws {
        var person = Calculating(files)
        let size = files[Calculating.path]?.count
        try person.press("UNDO REDO BS")
        #expect(files[Calculating.path]?.count == size)
    }

    @Test func `memory, finished calculations and the origins of deleted values come back`() throws {
        var first = Calculating(files)
        try first.press("5 MS 7 * 8 = AC 9 SQRT CE 1 + 2 =")
        let calculation = try #require(first.calculators.calculator.finishedCalculations.last)
        first.act(.reuse(calculation.formula))
        first.die()
        let calculator = Calculating(files).calculators.calculator
        #expect(calculator.memory == [5])
        #expect(calculator.finishedCalculations.map(\.result) == [56, 3])
        #expect(calculator.finishedCalculations.last == calculation)
        #expect(calculation.time != nil)
        #expect(calculator.deletedValues.compactMap(\.origin?.text) == ["7 × 8 =, AC", "√ 9, CE"])
        #expect(calculator.display == "2" && calculator.pendingOperator == .add)
    }

    // MARK: Older files

    /// A file of format 1: `5 AC 1 + 2 =`, and a kept deleted value.
    static var olderFile: [UInt8] {
        get throws { Array(try GoldenFile("older", suite: #filePath).contents().utf8) }
    }

    @Test func `a file of an older version opens, and becomes one that the older version refuses`() throws {
        files[Calculating.path] = try Self.olderFile
        var person = Calculating(files)
        #expect(person.notice == nil)
        #expect(person.calculators.calculator.display == "3")
        #expect(person.calculators.calculator.deletedValues.map(\.value) == [5, 7])
        #expect(person.calculators.calculator.deletedValues.map { $0.origin?.text } == ["AC", nil])
        #expect(person.calculators.calculator.finishedCalculations.map(\.time) == [nil])
        let bytes = String(decoding: try #require(files[Calculating.path]), as: UTF8.self)
        #expect(bytes.hasPrefix(#"{"seq":1,"format":3,"#))
        try person.press("MS SQRT")
        person.die()
        let next = Calculating(files)
        #expect(next.notice == nil && next.sight == person.sight)
        #expect(next.calculators.calculator.memory == [3])
        #expect(files.paths == [Calculating.path])
    }

    /// What was done for it.
    static var olderEvents: [RecordedEvent] {
        get throws {
            try [CalculatorEvent](parsing: "5 AC 1 + 2 =").map { RecordedEvent($0, in: .standard) }
                + [RecordedEvent(.keepDeletedValue(7), in: .standard)]
        }
    }

    // MARK: Power cuts

    @Test func `keys are made durable at a pause, and a pause without a key costs nothing`() throws {
        var person = Calculating(files)
        try person.press("5 AC 1 + 2")
        #expect(person.file?.lastEventTime != nil)
        person.file?.sync()
        #expect(person.file?.lastEventTime == nil)
        let syncs = files.syncs
        person.file?.sync()
        #expect(files.syncs == syncs)
        files.crash()
        #expect(Calculating(files).sight == person.sight)
    }

    // MARK: Several kiosks; see `CalculatorFolderTests` for those that have a file each

    @Test func `with too many kiosks the last one calculates without a file, and says so`() throws {
        let kiosks = (1...64).map { _ in Calculating(files) }
        #expect(kiosks.allSatisfy { $0.notice == nil })
        var last = Calculating(files)
        #expect(last.notice == .tooManyKiosks)
        try last.press("1 + 2 =")
        #expect(last.calculators.calculator.display == "3")
        withExtendedLifetime(kiosks) {}
    }

    // MARK: Forgetting

    @Test func `what is cleared is gone from the file, and what follows comes back`() throws {
        var person = Calculating(files)
        try person.press("1 2 3 4 5 AC")
        person.act(.choose, in: .formula)
        person.act(.enter(98765))
        person.act(.clear)
        let bytes = String(decoding: try #require(files[Calculating.path]), as: UTF8.self)
        #expect(bytes.split(separator: "\n").count == 2)
        #expect(!bytes.contains("98765") && !bytes.contains(#""key""#))
        #expect(person.sight == Sight(CalculatorSet(style: .formula)))
        try person.press("4 +")
        person.die()
        person = Calculating(files)
        #expect(person.notice == nil)
        #expect(person.calculators.style == .formula && person.calculators[.formula].display == "0")
        #expect(person.calculators[.formula].pendingOperator == .add)
        #expect(person.calculators[.standard].deletedValues.isEmpty)
    }

    @Test func `what is cleared is gone from the copies of damaged files, too`() throws {
        for number in 1...3 {
            files[Calculating.path] = Array("12345 \(number)\n".utf8)
            _ = Calculating(files)
        }
        files["/data/calculator-7.jsonl"] = Array("12345\n".utf8)
        files["/data/calculator-7.jsonl.damaged"] = Array("12345\n".utf8)
        var person = Calculating(files)
        person.act(.clear)
        #expect(person.file?.takeNotice() == nil)
        #expect(files.paths == [Calculating.path, "/data/calculator-7.jsonl"])
        #expect(files["/data/calculator-7.jsonl"] == [])
    }

    @Test func `what could not be cleared at once is cleared with the next key`() throws {
        var person = Calculating(files)
        try person.press("1 2 3 4 5 AC")
        files.fail(.truncate, with: EIO)
        person.act(.clear)
        #expect(person.file?.takeNotice() == .notWritten(.deviceError))
        try person.press("4")
        files.fail(.truncate, with: nil)
        try person.press("2")
        person.die()
        #expect(Calculating(files).sight == person.sight)
    }
}
