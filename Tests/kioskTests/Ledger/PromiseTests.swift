import System
import TestSupport
import Testing

/// The built program, several times at once and killed at any moment: what it has printed is in the ledger, once.
///
/// `KIOSK_PROMISE=full swift test --filter PromiseTests` makes them as large as the promise.
@Suite(.waiting) nonisolated struct PromiseTests {
    private static let isFull = getenv("KIOSK_PROMISE").map { String(cString: $0) } == "full"

    @Test func `killed at any moment of a stream of orders, it has lost none that it has acknowledged`() throws {
        let shop = try SharedShop(mangos: 1_000_000)
        var generator = SystemRandomNumberGenerator()
        var acknowledged: [Int] = []
        for round in 0..<(Self.isFull ? 300 : playsAllRounds ? 15 : 5) {
            let count = Int.random(in: 1...2, using: &generator)
            let streams = try (0..<count).map { _ in try shop.startOrders(["-"], lines: "mango\n", count: 50_000) }
            // However slow the machine is: one of them has acknowledged something.
            if round == 0 { try streams[0].waitForNumber() }
            usleep(UInt32.random(in: 5_000...250_000, using: &generator))
            for stream in streams { stream.kill() }
            for stream in streams { acknowledged += try stream.numbers() }
        }
        #expect(!acknowledged.isEmpty)
        let sold = try shop.soldNumbers()
        #expect(sold == Array(1..<(sold.count + 1)))
        #expect(Set(acknowledged).count == acknowledged.count)
        #expect(Set(acknowledged).isSubset(of: sold))
        try shop.expectBalance(sold: sold.count)
    }

    @Test func `many processes sell all there is, each fruit once, and number the sales in one row`() throws {
        let (processes, orders) = Self.isFull ? (8, 500) : (4, 60)
        let shop = try SharedShop(mangos: processes * orders / 4)
        let runs = try (0..<processes).map { _ in try shop.startOrders(["-"], lines: "mango\n", count: orders) }
        let numbers = try runs.flatMap { try $0.numbersAtEnd() }
        #expect(numbers.sorted() == Array(1...(processes * orders / 4)))
        try shop.expectBalance(sold: processes * orders / 4)
    }

    @Test func `a race for the last fruit has one winner`() throws {
        for _ in 0..<(Self.isFull ? 100 : 6) {
            let shop = try SharedShop(mangos: 1)
            let runs = try (0..<4).map { _ in try shop.startOrders(["mango"]) }
            #expect(try runs.flatMap { try $0.numbersAtEnd() } == [1])
            try shop.expectBalance(sold: 1)
        }
    }

    @Test func `an order that any kill can interrupt is made whole or not at all`() throws {
        let shop = try SharedShop(mangos: 1_000)
        // The ledger is there before the first kill.
        try shop.expectOrder(of: 7)
        var (acknowledged, count) = (1, 1)
        for _ in 0..<(Self.isFull ? 50 : 5) {
            let order = try shop.startOrders(["mango:7"])
            usleep(UInt32.random(in: 1_000...8_000))
            order.kill()
            acknowledged += try order.numbers().count
            let stock = try shop.stock()
            #expect((1_000 - stock) % 7 == 0)
            count = (1_000 - stock) / 7
            #expect(try shop.soldNumbers() == Array(1..<(count + 1)))
        }
        #expect(acknowledged <= count)
        try shop.expectBalance(sold: count * 7)
    }

    @Test func `a request that is repeated after a kill is made once`() throws {
        let shop = try SharedShop(mangos: 1_000)
        var generator = SystemRandomNumberGenerator()
        for round in 0..<(Self.isFull ? 50 : 5) {
            let order = ["--request", "round \(round)", "-"]
            let first = try shop.startOrders(order, lines: "mango\n", count: 5)
            usleep(UInt32.random(in: 1_000...8_000, using: &generator))
            first.kill()
            let acknowledged = try first.numbers()
            let numbers = try shop.startOrders(order, lines: "mango\n", count: 5).numbersAtEnd()
            #expect(numbers == Array((round * 5 + 1)...(round * 5 + 5)))
            #expect(acknowledged == Array(numbers.prefix(acknowledged.count)))
        }
    }

    @Test func `what a kitchen and a register have said is recorded once, whenever they are killed`() throws {
        let count = Self.isFull ? 100 : 12
        let shop = try SharedShop(mangos: count)
        try shop.takeOrders(count)
        let typed = (1...count).map { "\($0)\n\($0)\n" }.joined()
        var said: Set<Substring> = []
        for _ in 0..<(Self.isFull ? 60 : 5) {
            let kitchen = try shop.start(["kitchen", "--plain"], input: typed)
            usleep(UInt32.random(in: 5_000...40_000))
            kitchen.kill()
            said.formUnion(try kitchen.lines())
        }
        said.formUnion(try shop.start(["kitchen", "--plain"], input: typed).linesAtEnd())
        for number in 1...count {
            let payment = try shop.start(["pay", "\(number)", "--by", "card"])
            usleep(UInt32.random(in: 1_000...8_000))
            payment.kill()
            said.formUnion(try payment.lines())
            said.formUnion(try shop.start(["pay", "\(number)", "--by", "card"]).linesAtEnd())
        }
        let (ready, handed) = (try shop.numbers(ofKind: "ready"), try shop.numbers(ofKind: "handed"))
        #expect(ready == Array(1...count) && handed == ready)
        #expect(try shop.numbers(ofKind: "paid") == ready)
        // Nothing was said that is not there, and most of it was said.
        let numbers = said.compactMap { line in
            line.firstRange(of: "No. ").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
        }
        #expect(Set(numbers).isSubset(of: ready) && numbers.count > count)
        try shop.expectBalance(sold: count)
    }
}
