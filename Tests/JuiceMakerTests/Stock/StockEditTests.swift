import Core
import JuiceMaker
import Testing
import TestSupport

struct StockEditTests {
    private let menu: Menu
    private let kiwi: Fruit
    private let mango: Fruit
    private var edit: StockEdit

    init() throws {
        menu = try Menu.standard()
        kiwi = try menu.fruit("kiwi")
        mango = try menu.fruit("mango")
        edit = StockEdit(menu.openingStock)
    }

    /// The digits of a text typed one after another.
    private mutating func type(_ digits: String, for fruit: Fruit) -> [StockEdit.Effect] {
        digits.compactMap(\.wholeNumberValue).map { edit.handle(.type(fruit, digit: $0)) }
    }

    private mutating func handle(_ events: StockEdit.Event...) -> [StockEdit.Effect] {
        events.map { edit.handle($0) }
    }

    @Test func `the steppers start at what is there, in the order of the menu`() {
        #expect(edit.fruits == menu.fruits)
        #expect(edit.fruits.map { edit[$0] } == [10, 10, 10, 10, 10])
        #expect(edit.capacity == 100)
        #expect(edit.changes.isEmpty)
    }

    @Test mutating func `a step goes up or down by any number`() {
        let effects = handle(.step(kiwi, by: 1), .step(kiwi, by: 10), .step(mango, by: -1), .step(mango, by: 0))
        #expect(effects == [.changed, .changed, .changed, .none])
        #expect(edit[kiwi] == 21)
        #expect(edit[mango] == 9)
    }

    @Test(arguments: [-11, -100, -1_000_000_000, Int.min])
    mutating func `a step below zero ends at zero and says so`(step: Int) {
        let effects = handle(.step(kiwi, by: step))
        #expect(effects == [.refused(.belowZero(kiwi))])
        #expect(edit[kiwi] == 0)
    }

    @Test(arguments: [91, 1_000_000_000, Int.max])
    mutating func `a step above the capacity ends at the capacity and says so`(step: Int) {
        let effects = handle(.step(kiwi, by: step))
        #expect(effects == [.refused(.aboveCapacity(kiwi, capacity: 100))])
        #expect(edit[kiwi] == 100)
    }

    @Test mutating func `a stepper at zero with nothing in stock never goes negative`() throws {
        let store = InMemoryLedger(menu: menu)
        try store.change(.add([Quantity(item: kiwi, count: -10)]))
        edit = StockEdit(store.books.stock)
        let effects = handle(.step(kiwi, by: 0), .step(kiwi, by: -1), .set(kiwi, count: 0), .backspace(kiwi))
        #expect(effects == [.none, .refused(.belowZero(kiwi)), .none, .none])
        #expect(edit[kiwi] == 0)
        #expect(edit.changes.isEmpty)
    }

    @Test mutating func `a stepper at a bound moves away from it`() {
        _ = handle(.step(kiwi, by: -10), .step(kiwi, by: -1), .step(kiwi, by: 1))
        _ = handle(.step(mango, by: 90), .step(mango, by: 1), .step(mango, by: -1))
        #expect(edit[kiwi] == 1)
        #expect(edit[mango] == 99)
    }

    @Test mutating func `the first digit replaces the count and the next ones follow it`() {
        let effects = type("25", for: kiwi)
        #expect(effects == [.changed, .changed])
        #expect(edit[kiwi] == 25)
    }

    @Test(arguments: [
        ("150", 150), ("1500", 1500), ("999", 999), ("1001", 1001), ("99999", 99999),
        ("123456789012345678901234", 1_234_567_890_123_456_789),
    ])
    mutating func `a number that is too large leaves the count as it was before the typing`(
        digits: String, number: Int
    ) {
        _ = handle(.step(kiwi, by: 2))
        let effects = type(digits, for: kiwi)
        #expect(effects.last == .refused(.typedAboveCapacity(kiwi, number: number, capacity: 100)))
        #expect(edit[kiwi] == 12)
    }

    @Test
    mutating func `the digits of a number that is too large are erased one by one, and the count stays until it fits`()
    {
        _ = type("1509", for: kiwi)
        let first = handle(.backspace(kiwi))
        #expect(first == [.refused(.typedAboveCapacity(kiwi, number: 150, capacity: 100))])
        #expect(edit[kiwi] == 10)
        let second = handle(.backspace(kiwi))
        #expect(second == [.changed])
        #expect(edit[kiwi] == 15)
        #expect(edit.typedRefusal == nil)
    }

    @Test mutating func `leading zeros do not count`() {
        _ = type("007", for: kiwi)
        #expect(edit[kiwi] == 7)
    }

    @Test mutating func `after a step, or typing elsewhere, a digit is the first one again`() {
        _ = type("2", for: kiwi)
        _ = handle(.step(kiwi, by: 1))
        _ = type("4", for: kiwi)
        #expect(edit[kiwi] == 4)
        _ = type("6", for: mango)
        _ = type("5", for: kiwi)
        #expect(edit[kiwi] == 5)
    }

    @Test(arguments: [-1, 10, Int.max, Int.min])
    mutating func `what is no digit is not typed`(digit: Int) {
        let effects = handle(.type(kiwi, digit: digit))
        #expect(effects == [.none])
        #expect(edit[kiwi] == 10)
    }

    @Test mutating func `backspace takes the last digit until nothing is left`() {
        let effects = handle(.backspace(kiwi), .backspace(kiwi), .backspace(kiwi))
        #expect(effects == [.changed, .changed, .none])
        #expect(edit[kiwi] == 0)
    }

    @Test mutating func `typing goes on after backspace`() {
        _ = type("25", for: kiwi)
        _ = handle(.backspace(kiwi))
        _ = type("7", for: kiwi)
        #expect(edit[kiwi] == 27)
    }

    @Test
    mutating func `backspace takes the last digit of a count that was not typed, too, and a digit follows the rest`() {
        _ = handle(.backspace(kiwi))
        #expect(edit[kiwi] == 1)
        _ = type("7", for: kiwi)
        #expect(edit[kiwi] == 17)
        _ = handle(.step(mango, by: 13), .backspace(mango))
        _ = type("4", for: mango)
        #expect(edit[mango] == 24)
    }

    @Test mutating func `after a count was set, or all were reset, a digit is the first one again`() {
        _ = type("2", for: kiwi)
        _ = handle(.set(kiwi, count: 3))
        _ = type("4", for: kiwi)
        #expect(edit[kiwi] == 4)
        _ = handle(.reset)
        _ = type("5", for: kiwi)
        #expect(edit[kiwi] == 5)
    }

    @Test mutating func `backspace takes the last digit of a number that was refused`() {
        _ = type("259", for: kiwi)
        #expect(handle(.backspace(kiwi)) == [.changed])
        #expect(edit[kiwi] == 25)
        _ = handle(.backspace(kiwi))
        _ = type("8", for: kiwi)
        #expect(edit[kiwi] == 28)
    }

    @Test mutating func `more than there is room for stays, and goes down step by step, but not up`() throws {
        var accounts = Accounts()
        try accounts.enter(.opening(menu.fruits.map { Quantity(item: $0.id, count: $0 == kiwi ? 120 : 10) }))
        edit = StockEdit(Books(menu: menu, accounts: accounts).stock)
        #expect(edit.capacity == 100)
        #expect(handle(.step(kiwi, by: 1)) == [.refused(.aboveCapacity(kiwi, capacity: 100))])
        #expect(edit[kiwi] == 120)
        #expect(handle(.step(kiwi, by: -1), .step(kiwi, by: 1)) == [.changed, .changed])
        #expect(edit[kiwi] == 120)
        #expect(handle(.set(mango, count: 101)) == [.refused(.aboveCapacity(mango, capacity: 100))])
    }

    @Test mutating func `a count worked out elsewhere is put there`() {
        let effects = handle(.set(kiwi, count: 100), .set(mango, count: 0), .set(mango, count: 0))
        #expect(effects == [.changed, .changed, .none])
        #expect(edit[kiwi] == 100)
        #expect(edit[mango] == 0)
    }

    @Test mutating func `a count out of bounds is refused and changes nothing`() {
        let effects = handle(.set(kiwi, count: -1), .set(kiwi, count: 101), .set(kiwi, count: .max))
        #expect(
            effects == [
                .refused(.belowZero(kiwi)), .refused(.aboveCapacity(kiwi, capacity: 100)),
                .refused(.aboveCapacity(kiwi, capacity: 100)),
            ])
        #expect(edit == StockEdit(menu.openingStock))
    }

    @Test mutating func `reset goes back to the start`() {
        let effects = handle(.step(kiwi, by: 5), .reset, .reset)
        #expect(effects == [.changed, .changed, .none])
        #expect(edit == StockEdit(menu.openingStock))
    }

    @Test mutating func `a fruit without a stepper is left alone`() throws {
        let durian = try Menu(MenuFile.small(line: 5, #""id": "durian","#).replacing(#""kiwi","#, with: #""durian","#))
            .fruit("durian")
        let effects = handle(
            .step(durian, by: 1), .type(durian, digit: 1), .backspace(durian), .set(durian, count: 1))
        #expect(effects == [.none, .none, .none, .none])
        #expect(edit == StockEdit(menu.openingStock))
    }

    @Test mutating func `the changes are what differs from the start`() {
        let banana = menu.fruits[1]
        _ = handle(.step(mango, by: -4), .step(kiwi, by: 2), .step(banana, by: 1), .step(banana, by: -1))
        #expect(edit.changes == [Quantity(item: kiwi, count: 2), Quantity(item: mango, count: -4)])
    }

    @Test mutating func `what was sold while the stock was edited stays sold`() throws {
        let store = InMemoryLedger(menu: menu)
        edit = StockEdit(store.books.stock)
        _ = handle(.set(kiwi, count: 20))
        _ = try store.make(menu.juice("kiwi"))
        try store.change(.add(edit.changes))
        #expect(store.books.stock[kiwi] == 17)
        #expect(store.books.stock[mango] == 10)
    }
}
