import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// The screens that live, the objects that they refer to, and what was released.
struct ObjectMapTests {
    private let traced: TracedKiosk
    private var test: TestKiosk { traced.test }

    init() throws { traced = try TracedKiosk() }

    private func lines(_ language: Language = .english) -> [String] { traced.tracer.objectMap.lines(Texts(language)) }

    @Test func `it names every screen on the stack and the objects behind it, with the strength of each property`()
        throws
    {
        _ = try traced.openStock()
        try test.choose(.calculate(try test.fruit("kiwi")), on: StockScreen.self)
        try lines().expectGolden("calculator-over-stock")
    }

    @Test func `the objects of a structure that can be nil belong to its owner`() throws {
        test.navigator.push(OrderScreen(test.shop))
        #expect(
            lines().contains { $0.hasPrefix("OrderScreen: ") && $0.contains(", strong shop.leftBehind LeftBehind, ") })
    }

    @Test func `what was released is named, and counted where it happened again`() throws {
        _ = try traced.openStock()
        try test.choose(.calculate(try test.fruit("kiwi")), on: StockScreen.self)
        test.kiosk.perform(.back)
        _ = traced.take()
        for name in ["StockScreen", "StockScreen#2", "StockScreen#3"] {
            try test.choose(.cancel, on: StockScreen.self)
            #expect(traced.take().last == "[release] \(name): deinit")
            try test.choose(.open(.stock), on: OrderScreen.self)
        }
        #expect(lines().last == "released: CalculatorScreen, CalculatorDesk, StockScreen ×3")
        #expect(lines(.korean).last == "해제됨: CalculatorScreen, CalculatorDesk, StockScreen ×3")
    }

    @Test func `a screen that is kept is not released, and the next one of its kind has another name`() throws {
        let kept = try traced.openStock()
        try test.choose(.cancel, on: StockScreen.self)
        #expect(traced.take() == ["[navigation] StockScreen → Navigator: pop(StockScreen)"])
        let leak = "! StockScreen: weak delegate OrderScreen, strong calculators Calculators, weak navigator nil"
        #expect(lines().contains(leak))
        try test.choose(.open(.stock), on: OrderScreen.self)
        #expect(traced.take().last == "[navigation] OrderScreen → Navigator: push(StockScreen#2)")
        withExtendedLifetime(kept) {}
    }

    @Test func `the tree has every property, and begins with what is not on the stack`() throws {
        let kept = try traced.openStock()
        kept.handle(.cancel)
        let map = traced.tracer.objectMap
        try map.tree(columns: 34, Texts(.english)).map(\.text).expectGolden("tree")
        withExtendedLifetime(kept) {}
    }

    @Test func `in few columns a property leaves the row to its object, of which the number and the cycle stay`() {
        let link = ObjectMap.Link(strength: .strong, property: "calculators", target: "CalculatorScreen#12")
        let objects = [("Owner", [link]), (link.target, [])]
        let map = ObjectMap(objects: objects, released: ["A", "B"], leaked: link.target)
        func rows(_ columns: Int) -> [String] {
            let rows = map.tree(columns: columns, Texts(.english)).map(\.text)
            return rows.filter { $0.contains("calc") || $0.contains("━▶") }
        }
        #expect(rows(39) == ["   calculators ━▶ CalculatorScreen#12 ↺"])
        #expect(rows(38) == ["   calculators", "   ━▶ CalculatorScreen#12 ↺"])
        #expect(rows(26) == ["   calculators", "   ━▶ Calculato…creen#12 ↺"])
        #expect(map.tree(columns: 14, Texts(.english)).suffix(2).map(\.text) == ["× released: B,", "A"])
    }

    @Test func `an object that goes without any event leaves the picture of the map too`() throws {
        let inspector = TraceInspector()
        let navigator = Navigator(root: RecordingScreen("root"))
        inspector.start(watching: navigator)
        func picture() -> [String] {
            inspector.update()
            let place = InspectorPlace(size: GridSize(columns: 120, rows: 12), isBeside: false)
            return inspector.draw(in: place, isTyping: false, Texts(.english)).text
        }
        var kept: RecordingScreen? = RecordingScreen("kept")
        if let kept { navigator.push(kept) }
        navigator.pop(navigator.top)
        #expect(picture().contains { $0.contains("!  RecordingScreen#2") })
        kept = nil
        #expect(!picture().contains { $0.contains("!  RecordingScreen#2") })
        #expect(picture().contains { $0.contains("× released: Recording") })
    }

    @Test func `an object that goes without any event leaves the lines of the map`() throws {
        var kept: StockScreen? = try traced.openStock()
        test.kiosk.perform(.back)
        func stock() -> [String] { lines().filter { $0.contains("StockScreen") } }
        #expect(stock().count == 1 && stock()[0].hasPrefix("! StockScreen: "))
        withExtendedLifetime(kept) {}
        kept = nil
        #expect(stock() == ["released: StockScreen"])
    }

    @Test func `the objects of a run come before those of the kiosk`() {
        var map = ObjectMap(objects: [("OrderScreen", [])], released: ["StockScreen"])
        let objects = [
            ("node1", [ObjectMap.Link(strength: .strong, property: "next", target: "node2")]),
            ("node2", [ObjectMap.Link(strength: .weak, property: "previous", target: "node1")]),
        ]
        map.moments = [
            ObjectMap.Moment(
                after: [.english: "strong links"], map: ObjectMap(objects: objects, released: [], leaked: "node1"))
        ]
        #expect(
            map.tree(columns: 40, Texts(.english)).map(\.text) == [
                "After “strong links”", "!  node1 not released", "   next ━▶ node2", "node2", "   previous ┄▷ node1",
                "The kiosk itself", "OrderScreen",
            ])
        #expect(
            map.lines(Texts(.english)) == [
                "After “strong links”:", "! node1: strong next node2", "node2: weak previous node1", "OrderScreen: ",
            ])
    }
}
