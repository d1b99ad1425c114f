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

    /// Plays words such as `kiwi +1`, `kiwi =20`, `kiwi 25` (two digits), `kiwi ⌫` and `reset`.
    private mutating func play(_ script: String) throws -> [StockEdit.Effect] {
        var effects: [StockEdit.Effect] = []
        for words in script.split(separator: ", ").map({ $0.split(separator: " ") }) {
            guard words.count == 2 else {
                effects.append(edit.handle(.reset))
                continue
            }
            let (fruit, action) = (try menu.fruit(String(words[0])), words[1])
            switch action.first {
            case "⌫": effects.append(edit.handle(.backspace(fruit)))
            case "+", "-": effects.append(edit.handle(.step(fruit, by: try #require(Int(action)))))
            case "=": effects.append(edit.handle(.set(fruit, count: try #require(Int(action.dropFirst())))))
            default: effects += action.compactMap(\.wholeNumberValue).map { edit.handle(.type(fruit, digit: $0)) }
            }
        }
        return effects
    }

    private func name(_ effect: StockEdit.Effect) -> String {
        switch effect {
        case .none: "none"
        case .changed: "changed"
        case .refused(.belowZero(let fruit)): "\(fruit.id) < 0"
        case .refused(.aboveCapacity(let fruit, let capacity)): "\(fruit.id) > \(capacity)"
        case .refused(.typedAboveCapacity(let fruit, let number, let capacity)): "\(fruit.id) \(number) > \(capacity)"
        }
    }

    /// A sentence, what is done, its effects where they matter, and the counts of kiwis and mangos.
    private static let cases: [(sentence: String, script: String, effects: String?, kiwis: Int, mangos: Int)] = [
        (
            "a step goes up or down by any number", "kiwi +1, kiwi +10, mango -1, mango +0",
            "changed, changed, changed, none", 21, 9
        ),
        ("a step below zero ends at zero and says so", "kiwi -11", "kiwi < 0", 0, 10),
        ("so does one far below it", "kiwi -1000000000, mango -100", "kiwi < 0, mango < 0", 0, 0),
        ("and the farthest one", "kiwi \(Int.min)", "kiwi < 0", 0, 10),
        ("a step above the capacity ends at the capacity and says so", "kiwi +91", "kiwi > 100", 100, 10),
        ("so does one far above it", "kiwi +1000000000, mango +\(Int.max)", "kiwi > 100, mango > 100", 100, 100),
        (
            "a stepper at a bound moves away from it",
            "kiwi -10, kiwi -1, kiwi +1, mango +90, mango +1, mango -1", nil, 1, 99
        ),
        ("the first digit replaces the count and the next ones follow it", "kiwi 25", "changed, changed", 25, 10),
        ("leading zeros do not count", "kiwi 007", nil, 7, 10),
        ("after a step, a digit is the first one again", "kiwi 2, kiwi +1, kiwi 4", nil, 4, 10),
        ("so it is after typing elsewhere", "kiwi 4, mango 6, kiwi 5", nil, 5, 6),
        ("and after a count was set", "kiwi 2, kiwi =3, kiwi 4", nil, 4, 10),
        ("and after all were reset", "kiwi 2, kiwi =3, kiwi 4, reset, kiwi 5", nil, 5, 10),
        (
            "backspace takes the last digit until nothing is left", "kiwi ⌫, kiwi ⌫, kiwi ⌫", "changed, changed, none",
            0,
            10
        ),
        ("typing goes on after backspace", "kiwi 25, kiwi ⌫, kiwi 7", nil, 27, 10),
        ("backspace takes the last digit of a count that was not typed, too", "kiwi ⌫", nil, 1, 10),
        ("and a digit follows the rest", "kiwi ⌫, kiwi 7, mango +13, mango ⌫, mango 4", nil, 17, 24),
        (
            "backspace takes the last digit of a number that was refused", "kiwi 259, kiwi ⌫",
            "changed, changed, kiwi 259 > 100, changed", 25, 10
        ),
        ("and goes on so", "kiwi 259, kiwi ⌫, kiwi ⌫, kiwi 8", nil, 28, 10),
        (
            "a count worked out elsewhere is put there", "kiwi =100, mango =0, mango =0", "changed, changed, none", 100,
            0
        ),
        (
            "a count out of bounds is refused and changes nothing", "kiwi =-1, kiwi =101, kiwi =\(Int.max)",
            "kiwi < 0, kiwi > 100, kiwi > 100", 10, 10
        ),
        ("reset goes back to the start", "kiwi +5, reset, reset", "changed, changed, none", 10, 10),
    ]

    @Test(arguments: cases)
    mutating func `steppers and digits change the counts`(
        sentence: String, script: String, effects: String?, kiwis: Int, mangos: Int
    ) throws {
        let seen = try play(script)
        if let effects { #expect(seen.map(name).joined(separator: ", ") == effects, "\(sentence)") }
        #expect([edit[kiwi], edit[mango]] == [kiwis, mangos], "\(sentence)")
        #expect(menu.fruits.prefix(3).map { edit[$0] } == [10, 10, 10], "\(sentence)")
        if [kiwis, mangos] == [10, 10] { #expect(edit == StockEdit(menu.openingStock), "\(sentence)") }
    }

    @Test func `the steppers start at what is there, in the order of the menu`() {
        #expect(edit.fruits == menu.fruits)
        #expect(edit.fruits.map { edit[$0] } == [10, 10, 10, 10, 10])
        #expect(edit.capacity == 100)
        #expect(edit.changes.isEmpty)
    }

    @Test mutating func `a stepper at zero with nothing in stock never goes negative`() throws {
        let store = InMemoryLedger(menu: menu)
        try store.change(.add([Quantity(item: kiwi, count: -10)]))
        edit = StockEdit(store.books.stock)
        let effects = try play("kiwi +0, kiwi -1, kiwi =0, kiwi ⌫")
        #expect(effects == [.none, .refused(.belowZero(kiwi)), .none, .none])
        #expect(edit[kiwi] == 0)
        #expect(edit.changes.isEmpty)
    }

    @Test(arguments: [
        ("150", 150), ("1500", 1500), ("999", 999), ("1001", 1001), ("99999", 99999),
        ("123456789012345678901234", 1_234_567_890_123_456_789),
    ])
    mutating func `a number that is too large leaves the count as it was before the typing`(
        digits: String, number: Int
    ) throws {
        let effects = try play("kiwi +2, kiwi \(digits)")
        #expect(effects.last == .refused(.typedAboveCapacity(kiwi, number: number, capacity: 100)))
        #expect(edit[kiwi] == 12)
    }

    @Test
    mutating func `the digits of a number that is too large are erased one by one, and the count stays until it fits`()
        throws
    {
        let first = try play("kiwi 1509, kiwi ⌫").last
        #expect(first == .refused(.typedAboveCapacity(kiwi, number: 150, capacity: 100)))
        #expect(edit[kiwi] == 10)
        let second = try play("kiwi ⌫")
        #expect(second == [.changed])
        #expect(edit[kiwi] == 15)
        #expect(edit.typedRefusal == nil)
    }

    @Test(arguments: [-1, 10, Int.max, Int.min])
    mutating func `what is no digit is not typed`(digit: Int) {
        let effect = edit.handle(.type(kiwi, digit: digit))
        #expect(effect == .none)
        #expect(edit[kiwi] == 10)
    }

    @Test mutating func `more than there is room for stays, and goes down step by step, but not up`() throws {
        var accounts = Accounts()
        try accounts.enter(.opening(menu.fruits.map { Quantity(item: $0.id, count: $0 == kiwi ? 120 : 10) }))
        edit = StockEdit(Books(menu: menu, accounts: accounts).stock)
        #expect(edit.capacity == 100)
        let effects = try play("kiwi +1, kiwi -1, kiwi +1, mango =101")
        #expect(effects.map(name) == ["kiwi > 100", "changed", "changed", "mango > 100"])
        #expect(edit[kiwi] == 120)
    }

    @Test mutating func `a fruit without a stepper is left alone`() throws {
        let durian = try Menu(MenuFile.small(line: 5, #""id": "durian","#).replacing(#""kiwi","#, with: #""durian","#))
            .fruit("durian")
        let events: [StockEdit.Event] = [
            .step(durian, by: 1), .type(durian, digit: 1), .backspace(durian), .set(durian, count: 1),
        ]
        for event in events {
            let effect = edit.handle(event)
            #expect(effect == .none)
        }
        #expect(edit == StockEdit(menu.openingStock))
    }

    @Test mutating func `the changes are what differs from the start`() throws {
        _ = try play("mango -4, kiwi +2, banana +1, banana -1")
        #expect(edit.changes == [Quantity(item: kiwi, count: 2), Quantity(item: mango, count: -4)])
    }

    @Test mutating func `what was sold while the stock was edited stays sold`() throws {
        let store = InMemoryLedger(menu: menu)
        edit = StockEdit(store.books.stock)
        _ = try play("kiwi =20")
        _ = try store.make(menu.juice("kiwi"))
        try store.change(.add(edit.changes))
        #expect([store.books.stock[kiwi], store.books.stock[mango]] == [17, 10])
    }
}
