import Core
import Testing

struct PublicCoreTests {
    private func check<Numbers: Queue & Hashable & Codable>(_ queue: Numbers) throws where Numbers.Element == Int {
        #expect(Array(queue) == [1, 2, 3])
        #expect("\(queue)" == "[1, 2, 3]")
        #expect(Set([queue, Numbers([1, 2, 3])]).count == 1)
        #expect(try json(queue) == "[1,2,3]")
        #expect(try value(of: "[1,2,3]") == queue)
        #expect(([] as Numbers).isEmpty && queue != [1, 2])
    }

    @Test func `a queue is written as an array, in a program and in JSON`() throws {
        try check([1, 2, 3] as RingBufferQueue)
        try check([1, 2, 3] as DoubleStackQueue)
        try check([1, 2, 3] as LinkedListQueue)
    }

    private struct Fruit: Hashable, Identifiable {
        let id: String
    }

    @Test func `a stock is a sequence of its items with their counts, and an object in JSON`() throws {
        let quantities = [("kiwi", 3), ("banana", 10)].map { Quantity(item: Fruit(id: $0.0), count: $0.1) }
        let stock = try Stock(quantities, capacity: 10)
        #expect(Array(stock) == quantities)
        #expect(Set([stock, try Stock(quantities, capacity: 10), try Stock(quantities, capacity: 11)]).count == 2)
        #expect(try json(stock) == #"{"banana":10,"kiwi":3}"#)
        #expect("\(try Stock([Quantity(item: 7, count: 3)], capacity: 9))" == "[7: 3]")
    }

    @Test func `a quantity is a value in JSON`() throws {
        let quantity = Quantity(item: "kiwi", count: 3)
        #expect(try json(quantity) == #"{"count":3,"item":"kiwi"}"#)
        #expect(try value(of: try json(quantity)) == quantity)
    }

    @Test func `a time is read from its text, and from no other`() {
        let text = "2026-11-21T14:20:00.123Z"
        #expect(Timestamp(text)?.description == text)
        #expect(Timestamp("2026-11-21T14:20:00.123") == nil && Timestamp("") == nil)
    }
}
