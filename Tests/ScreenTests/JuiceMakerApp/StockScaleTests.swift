import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Terminal

struct StockScaleTests {
    private func menu(_ stock: Int, capacity: Int = 100, need: Int) throws -> Menu {
        try Menu(
            parsing: Array(
                """
                {"capacity": \(capacity), "fruits": [
                    {"id": "fig", "name": {"ko": "무화과", "en": "Fig"}, "stock": \(stock)},
                    {"id": "plum", "name": {"ko": "자두", "en": "Plum"}, "stock": 1},
                    {"id": "pear", "name": {"ko": "배", "en": "Pear"}, "stock": 1}],
                 "juices": [
                    {"id": "fig", "name": {"ko": "무화과쥬스", "en": "Fig juice"}, "needs": [{"fruit": "fig", "count": 7}]},
                    {"id": "mix", "name": {"ko": "섞은쥬스", "en": "Mix"},
                     "needs": [{"fruit": "fig", "count": 3}, {"fruit": "plum", "count": \(need)}]}]}
                """.utf8))
    }

    @Test(arguments: [(0, 1, 20), (20, 1, 20), (21, 1, 50), (51, 1, 100), (10, 40, 50), (101, 1, 200)])
    func `the scale has room for every count and every mark, and its steps are far apart`(
        count: Int, need: Int, fullCount: Int
    ) throws {
        #expect(StockScale(try menu(10, need: need), counts: [3, count]).fullCount == fullCount)
    }

    @Test func `the mark of a fruit is the most that a juice needs of it`() throws {
        let menu = try menu(10, need: 2)
        let scale = StockScale(menu)
        #expect(menu.fruits.map { scale.bar(of: $0, count: 5).lowMark } == [7, 2, nil])
        #expect(scale.bar(of: menu.fruits[0], count: 6).isLow)
        #expect(!scale.bar(of: menu.fruits[0], count: 7).isLow)
    }

    @Test func `mark and colour of a fruit do not depend on what there is`() throws {
        let menu = try menu(10, need: 2)
        let scale = StockScale(menu)
        for fruit in menu.fruits {
            var few = scale.bar(of: fruit, count: 0)
            few.count = 99
            #expect(few == scale.bar(of: fruit, count: 99))
        }
        #expect(Set(menu.fruits.map { scale.bar(of: $0, count: 1).color }).count == 3)
    }

    @Test func `a stepper of a fruit has the bar of the scale`() throws {
        let test = try TestKiosk(.english)
        let scale = StockScale(test.books.menu, counts: [100])
        try test.openJuiceMaker().handle(.open(.stock))
        let screen = try test.top(StockScreen.self)
        screen.handle(.edit(.set(try test.fruit("mango"), count: 1)))
        screen.handle(.edit(.set(try test.fruit("kiwi"), count: 100)))
        let drawn = screen.content(test.texts).steppers.map(\.bar)
        let counts = [10, 10, 10, 100, 1]
        #expect(drawn.map(\.count) == counts)
        #expect(drawn.map(\.isLow) == [true, false, false, false, true])
        #expect(zip(test.books.menu.fruits, counts).map { scale.bar(of: $0, count: $1) } == drawn)
    }

    @Test(arguments: Language.allCases)
    func `a stepper has a bar only where one can be read`(language: Language) throws {
        let test = try TestKiosk(.stock, language)
        func bars(_ columns: Int, _ rows: Int) -> [Int] {
            let canvas = test.arrange(GridSize(columns: columns, rows: rows)).canvas
            return (0..<rows).map { row in
                (0..<columns).count { canvas[GridPoint(column: $0, row: row)].style.background.isOfThing }
            }.filter { $0 > 0 }
        }
        #expect(bars(60, 20).allSatisfy { $0 >= 3 })
        #expect(bars(80, 24).count == 5)
        #expect(bars(80, 24).allSatisfy { $0 >= 8 })
    }

    @Test func `a fruit has the colour that the menu names, and otherwise one that no other fruit has`() throws {
        let colors = ["", #", "color": "kiwi""#, ##", "color": "#102030""##, ""]
        let list = colors.enumerated().map { #"{"id": "f\#($0)", "name": {"en": "F\#($0)"}, "stock": 1\#($1)}"# }
        let juice = #"{"id": "j", "name": {"en": "J"}, "needs": [{"fruit": "f0", "count": 1}]}"#
        let menu = #"{"capacity": 9, "fruits": [\#(list.joined(separator: ","))], "juices": [\#(juice)]}"#
        let fruits = try Menu(parsing: Array(menu.utf8)).fruits
        let scale = StockScale(of: fruits)
        #expect(
            fruits.map { scale.bar(of: $0, count: 0).color } == [0, 3, .own(RGBColor(red: 16, green: 32, blue: 48)), 1])
    }

    @Test func `a scale without a menu has colours and no marks`() throws {
        let fruits = try menu(50, need: 2).fruits
        let scale = StockScale(of: fruits)
        #expect(fruits.map { scale.bar(of: $0, count: 0).lowMark } == [nil, nil, nil])
        #expect(fruits.map { scale.bar(of: $0, count: 0).color } == [0, 1, 2])
    }
}
