import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct OrderTests {
    private let menu: Menu

    init() throws { menu = try Menu.standard() }

    private func order(_ text: String) throws -> Order { try Order(parsing: text, menu: menu) }

    @Test(arguments: [0, -1, 1_001, Int.max, Int.min])
    func `a count out of range is refused`(count: Int) throws {
        let kiwi = try menu.juice("kiwi")
        #expect(throws: OrderRefusal.invalidCount(count)) { try Order(juice: kiwi, count: count) }
    }

    @Test func `a thousand juices are an order, and one more is none`() throws {
        let (kiwi, mango) = (try menu.juice("kiwi"), try menu.juice("mango"))
        #expect(try Order(juice: kiwi, count: 1_000).count == 1_000)
        #expect(throws: OrderRefusal.invalidCount(1_001)) {
            try Order([Quantity(item: kiwi, count: 999), Quantity(item: mango, count: 2)])
        }
        #expect(throws: OrderRefusal.invalidCount(0)) { try Order([]) }
    }

    @Test func `the fruits of several recipes are added up`() throws {
        let needs = try order("mango 2, mango-kiwi, kiwi").needs
        #expect(needs.map { "\($0.item.id) \($0.count)" } == ["mango 8", "kiwi 4"])
    }

    @Test func `the total is the sum of the prices`() throws {
        #expect(try order("mango 2, banana").total == 12_500)
        let free = try Menu(MenuFile.small)
        #expect(Order(try free.juice("kiwi")).total == nil)
    }

    @Test(arguments: [
        ("kiwi 5, mango", "kiwi:3 mango"), ("strawberry, banana", "banana"), ("mango-kiwi 9", "mango-kiwi:5"),
        ("kiwi 2, mango-kiwi 5", "kiwi:2 mango-kiwi:4"), ("strawberry", nil),
    ])
    func `the part that can be made takes one juice after another, as often as possible`(
        text: String, part: String?
    ) throws {
        #expect(try order(text).part(from: menu.openingStock)?.ids == part)
    }
}

struct CartTests {
    private let (kiwi, mango): (Juice, Juice)
    private var cart = Cart()

    init() throws {
        let menu = try Menu.standard()
        (kiwi, mango) = (try menu.juice("kiwi"), try menu.juice("mango"))
    }

    @Test mutating func `juices are counted in the order in which they were chosen`() {
        for juice in [mango, kiwi, mango] { cart.add(1, of: juice) }
        #expect(cart.order?.ids == "mango:2 kiwi")
        #expect(cart.count == 3)
    }

    @Test mutating func `a line that went to 0 keeps its place, and is not ordered`() {
        for juice in [mango, kiwi] { cart.add(1, of: juice) }
        cart.add(-5, of: mango)
        #expect(cart.lines.map(\.count) == [0, 1])
        #expect(cart.order?.ids == "kiwi")
        cart.add(.min, of: kiwi)
        #expect(cart.order == nil)
        cart.removeAll()
        // Taking away what was never chosen adds no line.
        cart.add(-1, of: kiwi)
        #expect(cart.lines.isEmpty)
    }

    @Test mutating func `it holds no more than an order can have`() {
        let added = [cart.add(999, of: kiwi), cart.add(1, of: mango), cart.add(1, of: mango), cart.add(.max, of: kiwi)]
        #expect(added == [true, true, false, false])
        #expect(cart.count == 1_000)
    }

    @Test mutating func `more of a juice comes to what there is of it, up to what an order can have`() {
        let added = [cart.add(600, of: kiwi), cart.add(1, of: kiwi), cart.add(399, of: kiwi), cart.add(1, of: kiwi)]
        #expect(added == [true, true, true, false])
        #expect(cart[kiwi] == 1_000)
    }
}
