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

    @Test func `what was released is named, and counted where it happened again`() throws {
        _ = try traced.openStock()
        try test.choose(.calculate(try test.fruit("kiwi")), on: StockScreen.self)
        test.kiosk.perform(.back)
        _ = traced.take()
        for name in ["StockScreen", "StockScreen#2", "StockScreen#3"] {
            try test.choose(.cancel, on: StockScreen.self)
            #expect(traced.take().last == "[release] \(name): deinit")
            try test.choose(.editStock, on: OrderScreen.self)
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
        try test.choose(.editStock, on: OrderScreen.self)
        #expect(traced.take().last == "[navigation] OrderScreen → Navigator: push(StockScreen#2)")
        withExtendedLifetime(kept) {}
    }

    @Test func `a tree shows less where there is less room, and what is not on the stack in any case`() throws {
        let kept = try traced.openStock()
        kept.handle(.cancel)
        let map = traced.tracer.objectMap
        func tree(_ rows: Int) -> [String] { map.tree(rows: rows, Texts(.english)).map(\.text) }
        try tree(13).expectGolden("tree-13")
        #expect(tree(12) == tree(13).filter { !$0.contains("navigator") })
        try tree(8).expectGolden("tree-8")
        #expect(tree(4) == ["Navigator", "━▶ HomeScreen", "━▶ OrderScreen", "!  StockScreen not released"])
        withExtendedLifetime(kept) {}
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

    @Test func `the objects of a run come before those of the kiosk, in fewer rows where there is less room`() {
        var map = ObjectMap(objects: [("OrderScreen", [])], released: ["StockScreen"])
        let objects = [
            ("node1", [ObjectMap.Link(strength: .strong, property: "next", target: "node2")]),
            ("node2", [ObjectMap.Link(strength: .weak, property: "previous", target: "node1")]),
        ]
        map.moments = [
            ObjectMap.Moment(
                after: [.english: "strong links"], map: ObjectMap(objects: objects, released: [], leaked: "node1"))
        ]
        func tree(_ rows: Int) -> [String] { map.tree(rows: rows, Texts(.english)).map(\.text) }
        let run = [
            "After “strong links”", "!  node1 not released", "   next ━▶ node2", "node2", "   previous ┄▷ node1",
        ]
        let kiosk = ["The kiosk itself", "OrderScreen"]
        #expect(tree(7) == run + kiosk)
        #expect(tree(5) == [run[0], "node1.next━▶node2", "node2.previous┄▷node1"] + kiosk)
        #expect(map.tree(rows: 5, canScroll: true, Texts(.english)).map(\.text) == run + kiosk)
        #expect(
            map.lines(Texts(.english)) == [
                "After “strong links”:", "! node1: strong next node2", "node2: weak previous node1", "OrderScreen: ",
            ])
    }
}
