import Core
import JuiceMaker
import Testing

@testable import Storage

/// The balances that a line gets, or does not get.
struct LedgerSumsTests {
    private let time = Timestamp(milliseconds: 1_795_000_000_000)

    @Test func `a day of more open orders than a message holds has no balances until its close`() throws {
        var (sums, place, longest) = (LedgerSums(), 0, 0)
        func enter(_ entry: LedgerEntry, _ sequence: Int) throws -> RecordLine {
            let line = try sums.line(for: LedgerRecord(sequence: sequence, time: time, entry: entry), at: place)
            try sums.enter(line, at: place)
            var bytes: [UInt8] = []
            try line.write(to: &bytes)
            (place, longest) = (place + bytes.count, max(longest, bytes.count))
            return line
        }
        _ = try enter(.opening([Quantity(item: "mango", count: 100_000)]), 1)
        // An order takes more than a hundred bytes of the balances.
        let kind = String(repeating: "card", count: 20)
        var (last, count) = (0, 0)
        for number in 1...10_000 {
            let mango = [Quantity(item: "mango", count: 1)]
            let sale = SaleRecord(number: number, juices: mango, used: mango, total: 4_500, waits: true)
            let payment = Payment(number: number, kind: kind, amount: 4_500)
            let lines = [try enter(.sale(sale), 2 * number), try enter(.payment(payment), 2 * number + 1)]
            if lines.contains(where: { $0.balances != nil }) { (last, count) = (number, count + 1) }
        }
        #expect(count > 3 && 3_000..<9_500 ~= last && longest < 1_000_000)
        let accounts = try #require(sums.accounts)
        var sequence = 20_002
        _ = try enter(.close(accounts.close(counted: nil, fruits: ["mango"])), sequence)
        repeat { sequence += 1 } while try enter(.float(1), sequence).balances == nil && sequence < 30_000
        #expect(sequence < 30_000)
    }
}
