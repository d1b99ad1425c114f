import Core
import JuiceMaker
import Testing

@testable import Storage

struct RecordChainTests {
    private let time = Timestamp(milliseconds: 0)

    /// The lines that a chain writes for some entries, each without its line feed.
    private func lines(_ entries: [LedgerEntry]) throws -> [[UInt8]] {
        var chain = RecordChain.beginning
        var bytes: [UInt8] = []
        for entry in entries { try chain.write(entry, at: time, to: &bytes) }
        #expect(chain.end == bytes.count)
        return bytes.split(separator: SealedLine.lineFeed).map(Array.init)
    }

    private func read(_ lines: some Sequence<[UInt8]>, into chain: inout RecordChain) throws {
        for line in lines {
            _ = try line.withUnsafeBytes { bytes in try chain.read(bytes) }
        }
    }

    private let opening = LedgerEntry.opening([Quantity(item: "kiwi", count: 100_000)])

    private func sale(_ number: Int) -> LedgerEntry {
        .sale(number: number, juice: "kiwi", used: [Quantity(item: "kiwi", count: 3)], key: nil)
    }

    @Test func `records are numbered from one without gaps, and add up`() throws {
        var chain = RecordChain.beginning
        try read(try lines([opening, sale(1), sale(2)]), into: &chain)
        #expect(chain.sequence == 3)
        #expect(chain.accounts?.fruits["kiwi"]?.stock == 99_994)
        #expect(chain.accounts?.lastNumber == 2)
    }

    @Test func `a missing record is noticed, and one that is there twice`() throws {
        let lines = try lines([opening, sale(1), sale(2)])
        var chain = RecordChain.beginning
        #expect(throws: RecordError.sequence(expected: 2, found: 3)) {
            try read([lines[0], lines[2]], into: &chain)
        }
        #expect(chain.end == lines[0].count + 1)
        #expect(throws: RecordError.sequence(expected: 2, found: 1)) { try read([lines[0]], into: &chain) }
    }

    @Test func `what cannot have happened is not written`() throws {
        var chain = RecordChain.beginning
        var bytes: [UInt8] = []
        #expect(throws: RecordError.contradiction(.unknownFruit("kiwi"))) {
            try chain.write(sale(1), at: time, to: &bytes)
        }
        #expect(bytes.isEmpty)
        #expect(chain.sequence == 0)
    }

    @Test func `any 64 kilobytes hold balances, from which a reader can begin`() throws {
        let lines = try lines([opening] + (1...4_000).map(sale))
        let withBalances = lines.indices.filter { index in
            lines[index].withUnsafeBytes { (try? RecordLine(parsing: $0))?.balances } != nil
        }
        let total = lines.reduce(0) { $0 + $1.count + 1 }
        try #require(total > 4 * 65_536)
        for (from, to) in zip(withBalances, withBalances.dropFirst()) {
            #expect(lines[(from + 1)...to].reduce(0) { $0 + $1.count + 1 } < 65_536)
        }
        // A chain that begins in the middle knows the sums once it has met balances, and they are those of all of it.
        var whole = RecordChain.beginning
        try read(lines, into: &whole)
        for start in stride(from: lines.count - 1, to: 0, by: -300) {
            let size = lines[start...].reduce(0) { $0 + $1.count + 1 }
            var middle = RecordChain.middle(at: total - size)
            try read(lines[start...], into: &middle)
            let hasMetBalances = withBalances.contains { $0 >= start }
            #expect(middle.accounts == (hasMetBalances ? whole.accounts : nil))
            #expect(middle.end == whole.end)
        }
    }

    @Test func `balances that are not the sums are damage`() throws {
        var accounts = Accounts()
        try accounts.enter(opening)
        accounts.fruits["kiwi", default: FruitAccount()].opening += 1
        var bytes: [UInt8] = []
        RecordLine(record: LedgerRecord(sequence: 1, time: time, entry: opening), balances: accounts).write(to: &bytes)
        var chain = RecordChain.beginning
        #expect(throws: RecordError.balances) { try read([bytes.dropLast()], into: &chain) }
    }
}
