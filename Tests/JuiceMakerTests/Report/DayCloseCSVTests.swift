import Core
import Testing

@testable import JuiceMaker

struct DayCloseCSVTests {
    @Test func `each figure is a row, with the juices and fruits by id`() throws {
        var shop = Chronicle()
        try shop.open(["apple": 20, "kiwi": 40], at: 0)
        try shop.sell(["kiwi": 2], ["kiwi": 6], total: 8_000, at: 1)
        try shop.sell(["apple": 1, "kiwi": 1], ["apple": 1, "kiwi": 3], total: 5_000, at: 2)
        try shop.void(1, reason: "spilled", at: 3)
        var close = shop.accounts.close(counted: 4_900, fruits: ["kiwi", "apple"])
        close.sum = "0123abcd"
        let rows = try close.csv(at: Timestamp(milliseconds: 4), menu: Menu(MenuFile.small))
        #expect(rows.first == "close,time,item,id,value")
        let start = "1,1970-01-01T00:00:00.004Z,"
        #expect(rows.dropFirst().allSatisfy { $0.hasPrefix(start) })
        #expect(
            rows.dropFirst().map { String($0.dropFirst(start.count)) } == [
                "last order,,2", "orders,,2", "juice,kiwi,1", "juice,apple,1", "cups,,2", "voids,,1",
                "voided money,,8000", "refunds,,0", "refunded money,,0", "money,,5000", "currency,,", "counted,,4900",
                "difference,,-100", "stock,kiwi,37",
                "stock,apple,19", "digits,,0123abcd",
            ])
    }

    @Test func `what was not counted has no value, and an id is no formula`() throws {
        var shop = Chronicle()
        try shop.open(["-kiwi": 4], at: 0)
        let close = shop.accounts.close(counted: nil, fruits: ["-kiwi"])
        let rows = try close.csv(at: Timestamp(milliseconds: 0), menu: Menu(MenuFile.small))
        for end in ["counted,,", "difference,,", "stock,'-kiwi,4", "digits,,"] {
            #expect(rows.contains { $0.hasSuffix("Z," + end) }, "\(end)")
        }
    }
}
