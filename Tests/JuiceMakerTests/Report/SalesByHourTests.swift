import Core
import Testing

@testable import JuiceMaker

struct SalesByHourTests {
    private func sale(_ count: Int, total: Int?) -> SaleRecord {
        SaleRecord(number: 1, juices: [Quantity(item: "kiwi", count: count)], used: [], total: total)
    }

    @Test func `an hour has its cups and its money, and a cancellation takes them away in its own hour`() {
        var hours = SalesByHour()
        #expect(hours.range == nil)
        hours.add(sale(2, total: 8_000), sign: 1, in: 14)
        hours.add(sale(1, total: nil), sign: 1, in: 14)
        hours.add(sale(2, total: 8_000), sign: -1, in: 16)
        #expect(hours.range == 14...16)
        #expect((14...16).map { hours[$0].cups } == [3, 0, -2])
        #expect((14...16).map { hours[$0].money } == [8_000, 0, -8_000])
        #expect(hours[0] == SalesByHour.Hour())
    }

    @Test func `a report has the hours of its period only, by the clock that it is given`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10], at: 0)
        for time: Int64 in [5, 10, 11, 19, 20] { try shop.sell("kiwi", ["kiwi": 1], at: time) }
        let report = shop.report(10, 20) { Int($0.milliseconds) }
        #expect(report.hours.range == 10...19)
        #expect((10...19).reduce(0) { $0 + report.hours[$1].cups } == 3)
    }
}
