import Testing

@testable import JuiceMaker

struct OrderParsingTests {
    @Test func `a name that ends like a count is still a name`() throws {
        let menu = try Menu(MenuFile.small(line: 13, #""name": {"en": "Kiwi 2", "ko": "키위:3"},"#))
        #expect(try Order(parsing: "kiwi 2", menu: menu).count == 1)
        #expect(try Order(parsing: "키위:3", menu: menu).count == 1)
        #expect(try Order(parsing: "Kiwi 2 2", menu: menu).count == 2)
        #expect(try Order(parsing: "키위:3:3", menu: menu).count == 3)
    }

    @Test(arguments: [
        ("strawberry-banana", "strawberry-banana"), ("strawberry-banana:3", "strawberry-banana:3"),
        ("딸바쥬스:2", "strawberry-banana:2"), ("딸바쥬스 2", "strawberry-banana:2"),
        ("  딸바쥬스 \t 2 ", "strawberry-banana:2"), ("딸바쥬스 : 2", "strawberry-banana:2"),
        ("딸바쥬스：2", "strawberry-banana:2"), ("Kiwi Juice 7", "kiwi:7"), ("KIWI:1000", "kiwi:1000"),
        ("kiwi:007", "kiwi:7"), ("kiwi:1\r", "kiwi"), ("딸바쥬스 2잔", "strawberry-banana:2"),
        ("Kiwi juice ×3", "kiwi:3"), ("키위쥬스:4잔", "kiwi:4"), ("딸바쥬스 2 잔", "strawberry-banana:2"),
        ("키위쥬스 한 잔", "kiwi"), ("키위쥬스 열잔", "kiwi:10"), ("키위쥬스: 세 잔", "kiwi:3"),
        // Commas, or spaces where there is a colon, separate the juices, and counts of the same juice add up.
        ("딸바쥬스 2, 망고쥬스", "strawberry-banana:2 mango"), ("mango:2，kiwi", "mango:2 kiwi"),
        ("mango, kiwi 2 , mango 3", "mango:4 kiwi:2"), ("strawberry-banana mango:2", "strawberry-banana mango:2"),
        ("mango:2  kiwi", "mango:2 kiwi"), ("mango kiwi:1, mango", "mango:2 kiwi"),
    ])
    func `an order is a juice and maybe a count, and so on`(text: String, order: String) throws {
        #expect(try Order(parsing: text, menu: Menu.standard()).ids == order)
    }

    @Test func `the words of a command line can end with commas`() throws {
        #expect(try Order(parsing: ["kiwi,", "mango:2,", "kiwi"], menu: Menu.standard()).ids == "kiwi:2 mango:2")
    }

    @Test(arguments: [
        ["kiwi", "2", "mango"], ["kiwi", "2,", "mango"], ["mango", "kiwi", "2잔"], ["kiwi", "×2,", "mango:1"],
        ["mango", "kiwi", "x2"], ["kiwi X2", "mango"], ["kiwi", ":", "2", "mango"], ["kiwi", ":2", "mango"],
        ["kiwi:", "2", "mango"], ["키위쥬스", "두", "잔", "망고쥬스"], ["망고쥬스", "키위쥬스", "두잔"],
        ["망고쥬스", "키위쥬스", "2", "잔"],
    ])
    func `a count can be a word of its own on the command line`(words: [String]) throws {
        let order = try Order(parsing: words, menu: Menu.standard())
        #expect(order.lines.map { "\($0.item.id) \($0.count)" }.sorted() == ["kiwi 2", "mango 1"])
    }

    @Test(arguments: [
        (["2"], OrderParsingError.unknownJuice("2")), (["2", "kiwi"], .unknownJuice("2 kiwi")),
        (["두", "잔"], .unknownJuice("두 잔")), (["2", "kiwi", "mango"], .unknownJuice("2 kiwi")),
        (["kiwi", "2", "3"], .unknownJuice("kiwi 2 3")), (["kiwi", "1001"], .invalidCount("1001")),
        (["kiwi", "-1"], .invalidCount("-1")), ([",", "mango"], .unknownJuice("")),
    ])
    func `a count without a juice before it, or behind another count, is named`(
        words: [String], error: OrderParsingError
    ) {
        #expect(throws: error) { try Order(parsing: words, menu: Menu.standard()) }
    }

    @Test func `a juice that is called like a number is no count`() throws {
        let menu = try Menu(MenuFile.small(line: 13, #""name": {"en": "7", "ko": "7"},"#))
        #expect(try Order(parsing: ["7", "7"], menu: menu).count == 2)
    }

    @Test(arguments: [
        // A juice that is not on the menu.
        ("cola", OrderParsingError.unknownJuice("cola")), ("cola:3", .unknownJuice("cola")),
        ("cola 3", .unknownJuice("cola 3")), ("", .unknownJuice("")), ("  ", .unknownJuice("")),
        (":3", .unknownJuice("")), ("3", .unknownJuice("3")), ("kiwi:3:4", .unknownJuice("kiwi:3")),
        ("\u{1B}[2J", .unknownJuice("\u{1B}[2J")),
        // A count that is none.
        ("kiwi:-1", .invalidCount("-1")), ("kiwi:−1", .invalidCount("−1")), ("kiwi:0", .invalidCount("0")),
        ("kiwi:1.5", .invalidCount("1.5")), ("kiwi:", .invalidCount("")), ("kiwi: ", .invalidCount("")),
        ("kiwi:1001", .invalidCount("1001")), ("kiwi:+3", .invalidCount("+3")), ("kiwi 1e2", .invalidCount("1e2")),
        ("kiwi:three", .invalidCount("three")), ("kiwi:1\u{1B}[2J", .invalidCount("1\u{1B}[2J")),
        ("kiwi -1", .invalidCount("-1")),
        ("kiwi:1000000000000000000000000000000", .invalidCount("1000000000000000000000000000000")),
        // One of several parts.
        ("mango, cola", .unknownJuice("cola")), ("mango,", .unknownJuice("")),
        (", mango", .unknownJuice("")), ("mango 999, kiwi 2", .invalidCount("1001")),
        ("mango kiwi", .unknownJuice("mango kiwi")), ("mango cola:2", .unknownJuice("mango cola")),
        ("kiwi:×", .invalidCount("×")), ("kiwi 잔", .unknownJuice("kiwi 잔")),
        ("kiwi 두", .unknownJuice("kiwi 두")), ("kiwi: 두", .invalidCount("두")), ("잔", .unknownJuice("잔")),
    ])
    func `the part of an order that is none is named`(text: String, error: OrderParsingError) {
        #expect(throws: error) { try Order(parsing: text, menu: Menu.standard()) }
    }
}
