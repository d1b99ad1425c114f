import Testing

@testable import ScreenTrace

/// The lifelines of a picture: their columns, and what stands above them.
struct LifelinesTests {
    @Test(arguments: [
        // Where all names have room, none is shortened.
        (["Shop", "Kitchen"], 8, ["Shop", "Kitchen"]),
        (["OrderScreen", "StockScreen"], 6, ["Order", "Stock"]),
        (["OrderScreen", "JuiceBar", "Navigator"], 6, ["Order", "Bar", "Navig…"]),
        // What two names share tells nothing.
        (["ScreenLabel", "ScreenController", "Screen"], 8, ["Label", "Control…", "Screen"]),
        (["CalculatorScreen", "CalculatorDesk"], 6, ["Calcu…", "Desk"]),
        (["FruitStockScreen", "FruitSalesScreen"], 6, ["Stock", "Sales"]),
        // Objects of one type have numbers.
        (["OrderScreen", "OrderScreen#2", "OrderScreen#13"], 6, ["Order", "Order2", "Ord…13"]),
        (["Form", "Form#2", "Navigator"], 6, ["Form", "Form#2", "Navig…"]),
        (["LongestName", "LongestNames"], 6, ["Name", "Names"]),
        // Names without words in which they differ still differ.
        (["aaaaaaaa1", "aaaaaaaa2", "aaaaaaaa3"], 6, ["aaaaa…", "aaa…a2", "aaa…a3"]),
        (["재고수정화면", "주문화면", "Kitchen"], 6, ["재고…", "주문…", "Kitch…"]),
        // A number tells objects of one type apart, and never two types.
        (["MenuScreen", "Menu"], 6, ["MenuS…", "Menu"]),
        (["MenuScreen", "MenuScreen#2", "Menu", "Menu#2"], 6, ["MenuS…", "Menu…2", "Menu", "Menu#2"]),
        (["abcdefxghijk", "abcdefyghijk", "abcdefzghijk"], 5, ["abcd…", "ab…jk", "…bcd…"]),
    ])
    func `a name is shortened to what differs`(names: [String], columns: Int, labels: [String]) {
        #expect(Lifelines.labels(of: names, columns: columns) == labels)
        #expect(Set(labels).count == names.count)
    }

    private func trace(_ names: [String]) -> Trace {
        var trace = Trace()
        for name in names {
            trace.append(TraceEvent(.start, from: name, to: nil)) { $0.hasSuffix("Screen") }
        }
        return trace
    }

    @Test func `a name that would be cut takes free room, and where there is none, a row of its own`() {
        func heads(_ names: [String]) -> [String] {
            let heads = Lifelines(of: names, in: trace(names), columns: 80).heads
            return heads.map { "\($0.label) \($0.column) \($0.row)" }
        }
        #expect(heads(["Shop", "Navigator", "Bar"]) == ["Shop 6 0", "Navigator 11 0", "Bar 21 0"])
        #expect(
            heads(["Counter", "Kitchen", "Counter#2", "Bar"]) == [
                "Counter 5 0", "Kitchen 12 1", "Counter#2 18 0", "Bar 28 1",
            ])
    }

    @Test func `where a text would be cut, the lines are near to one another`() {
        let names = ["HomeScreen", "OrderScreen"]
        func columns(_ text: Int) -> [Int] {
            Lifelines(of: names, in: trace(names), columns: 99, textColumns: text).lines.map(\.column)
        }
        #expect(columns(20) == [10, 21])
        #expect(columns(80) == [8, 15])
    }

    @Test func `on a page an object takes the line of a released one, and its whole name has a row above its message`()
    {
        var lifelines = Lifelines()
        func heads(_ names: String...) -> [String] {
            lifelines.admit(names)
            return lifelines.heads.map { "\($0.label) \($0.column) \($0.row)" }
        }
        #expect(heads("HomeScreen", "Bar") == ["HomeScreen 0 0", "Bar 10 1"])
        lifelines.remove(["HomeScreen"])
        #expect(heads("Bar", "VeryLongNameOfAScreen") == ["VeryLongNameOfAScreen 0 0"])
        #expect(lifelines["VeryLongNameOfAScreen"] == 4)
        #expect(lifelines["Bar"] == 12 && lifelines.textColumn == 16)
    }

    @Test func `screens stand at the left, and the distances depend on the width alone`() {
        let names = ["Bar", "HomeScreen", "Ledger", "OrderScreen", "Desk", "StockScreen"]
        func columns(_ width: Int) -> [Int] {
            Lifelines(of: names, in: trace(names), columns: width).lines.map(\.column)
        }
        let lines = Lifelines(of: names, in: trace(names), columns: 80)
        #expect(lines.heads.map(\.label) == ["Home", "Order", "Stock", "Bar", "Ledger", "Desk"])
        #expect(columns(80) == [8, 15, 22, 29, 36, 43])
        #expect(columns(86) == [9, 17, 25, 33, 41, 49])
        #expect(columns(99) == [10, 21, 32, 43, 54, 65])
        #expect(columns(60) == [8, 15, 22, 29, 36])
        #expect(columns(40) == [8, 15, 22])
        #expect(lines.textColumn == 47)
        // In a complete trace no line follows, so that the names have the room.
        let few = Lifelines(of: ["Shop", "Kitchen"], in: trace(["Shop", "Kitchen"]), columns: 80, isComplete: true)
        #expect(few.lines.map(\.column) == [10, 21])
        #expect(few.heads.map(\.label) == ["Shop", "Kitchen"])
        #expect(lines["Ledger"] == 36)
        #expect(lines["Kiosk"] == nil)
    }
}
