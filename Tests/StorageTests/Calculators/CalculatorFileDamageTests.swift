import Calculator
import Testing
import TestSupport

@testable import Storage

struct CalculatorFileDamageTests {
    private let files = SimulatedDisk()

    /// A file that somebody has left, and what they did.
    private func recorded(seed: UInt64) throws -> (bytes: [UInt8], events: [RecordedEvent]) {
        var generator = SeededGenerator(seed: seed)
        let files = SimulatedDisk()
        var person = Calculating(files)
        while person.events.count < 24 { person.actAtRandom(&generator) }
        person.die()
        return (try #require(files[Calculating.path]), person.events)
    }

    private func places(in bytes: [UInt8]) -> [Int] {
        playsAllRounds
            ? DamagePlaces.all(in: bytes, everyByteOfLines: 6, samples: 60)
            : DamagePlaces.all(in: bytes, everyByteOfLines: 2, samples: 20)
    }

    /// How many line feeds there are.
    private func lines(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }

    @Test(arguments: [11, 12] as [UInt64])
    func `a file that ends anywhere brings back what was finished, and goes on`(seed: UInt64) throws {
        let (bytes, events) = try recorded(seed: seed)
        for length in places(in: bytes) + [bytes.count] {
            files[Calculating.path] = Array(bytes.prefix(length))
            var person = Calculating(files)
            let count = max(lines(bytes.prefix(length)) - 1, 0)
            #expect(person.sight == Calculating.sight(after: events.prefix(count)), "seed \(seed), \(length) bytes")
            #expect(person.notice == nil)
            try person.press("9")
            person.act(.choose, in: .appending)
            person.die()
            #expect(Calculating(files).sight == person.sight, "seed \(seed), \(length) bytes")
        }
        #expect(files.paths == [Calculating.path])
    }

    @Test(arguments: [13, 14] as [UInt64])
    func `a changed byte keeps the lines before it, and the whole file under another name`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let (bytes, events) = try recorded(seed: seed)
        for place in places(in: bytes) {
            let files = SimulatedDisk()
            var damaged = bytes
            damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
            files[Calculating.path] = damaged
            var person = Calculating(files)
            let line = lines(bytes.prefix(place)) + 1
            let count = max(line - 2, 0)
            let hint = Comment(rawValue: "seed \(seed), byte \(place)")
            #expect(person.sight == Calculating.sight(after: events.prefix(count)), hint)
            #expect(person.notice == .damaged(line: line, copy: "calculator-1.jsonl.damaged"), hint)
            #expect(files[Calculating.path + ".damaged"] == damaged, hint)
            try person.press("9")
            person.die()
            let next = Calculating(files)
            #expect(next.sight == person.sight, hint)
            #expect(next.notice == nil, hint)
        }
    }

    @Test func `a line that is missing, doubled or from elsewhere is damage`() throws {
        let (bytes, events) = try recorded(seed: 15)
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
        for broken in [Array(lines[..<5] + lines[6...]), Array(lines[..<5] + lines[4...])] {
            files[Calculating.path] = Array(broken.joined())
            let person = Calculating(files)
            #expect(person.sight == Calculating.sight(after: events.prefix(4)))
            if case .damaged(let line, _)? = person.notice { #expect(line == 6) } else { Issue.record("no notice") }
        }
    }

    @Test func `each damaged file is kept under a name of its own`() {
        for number in 1...3 {
            files[Calculating.path] = Array("nonsense \(number)\n".utf8)
            #expect(Calculating(files).sight == Sight(CalculatorSet()))
        }
        let names = ["", "-2", "-3"].map { Calculating.path + ".damaged" + $0 }
        #expect(files.paths == [Calculating.path] + names)
        #expect(names.map { files[$0] } == (1...3).map { Array("nonsense \($0)\n".utf8) })
    }

    @Test(arguments: [SimulatedDisk.Operation.write, .sync, .syncDirectory])
    func `a damaged file that cannot be copied is left as it is`(operation: SimulatedDisk.Operation) throws {
        var (bytes, _) = try recorded(seed: 16)
        bytes[200] ^= 1
        files[Calculating.path] = bytes
        files.fail(operation, with: 28)
        var person = Calculating(files)
        #expect(person.notice == .unavailable(.noSpace))
        try person.press("1 + 2 =")
        #expect(person.leave() == nil)
        #expect(files[Calculating.path] == bytes)
    }

    @Test func `zeros at the end, as a power cut leaves them, are cut off`() throws {
        let (bytes, events) = try recorded(seed: 17)
        for length in [1, 100, 10_000] {
            files[Calculating.path] = bytes + Array(repeating: 0, count: length)
            let person = Calculating(files)
            #expect(person.sight == Calculating.sight(after: events) && person.notice == nil)
            #expect(files[Calculating.path] == bytes)
        }
    }

    @Test func `a file of a newer kiosk is left as it is, and nothing is recorded`() throws {
        let bytes = SealedLine.sealed(#"{"seq":1,"format":4,"more":"than we know""#) + Array("whatever\n".utf8)
        files[Calculating.path] = bytes
        var person = Calculating(files)
        #expect(person.notice == .newerFormat(4) && person.file == nil)
        try person.press("1 + 2 =")
        #expect(person.calculators.calculator.display == "3")
        #expect(files[Calculating.path] == bytes)
        #expect(files.paths == [Calculating.path])
    }
}
