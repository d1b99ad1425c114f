import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// Who lives, who holds whom, and who is gone.
struct ObjectMapTests {
    @Test func `it names every screen on the stack and whom it holds`() throws {
        let traced = try TracedKiosk()
        try traced.openStock().handle(.calculate(try traced.test.fruit("kiwi")))
        #expect(
            traced.tracer.objectMap.lines(Texts(.english)) == [
                "Navigator: strong HomeScreen, strong OrderScreen, strong StockScreen, strong CalculatorScreen",
                "HomeScreen: weak navigator Navigator",
                "OrderScreen: strong bar JuiceBar, strong calculators Calculators, weak navigator Navigator",
                "StockScreen: weak delegate OrderScreen, weak navigator Navigator",
                "CalculatorScreen: strong desk CalculatorDesk, weak delegate StockScreen, weak navigator Navigator",
            ])
    }

    @Test func `what was released is named, and counted where it happened again`() throws {
        let traced = try TracedKiosk()
        try traced.openStock().handle(.calculate(try traced.test.fruit("kiwi")))
        traced.test.kiosk.perform(.back)
        _ = traced.take()
        for _ in 0..<3 {
            try traced.test.top(StockScreen.self).handle(.cancel)
            #expect(traced.take().last == "[release] StockScreen: deinit")
            try traced.test.top(OrderScreen.self).handle(.editStock)
        }
        #expect(
            traced.tracer.objectMap.lines(Texts(.english)).last
                == "released: CalculatorScreen, CalculatorDesk, StockScreen ×3")
        #expect(
            traced.tracer.objectMap.lines(Texts(.korean)).last
                == "해제됨: CalculatorScreen, CalculatorDesk, StockScreen ×3")
    }

    @Test func `a screen that somebody keeps is not released, and the next one of its kind has another name`() throws {
        let traced = try TracedKiosk()
        let kept = try traced.openStock()
        kept.handle(.cancel)
        #expect(traced.take() == ["[navigation] Navigator → StockScreen: pop"])
        let alone = traced.tracer.objectMap.lines(Texts(.english))
        #expect(alone.contains("! StockScreen: weak delegate OrderScreen, weak navigator nil"))
        try traced.test.top(OrderScreen.self).handle(.editStock)
        #expect(traced.take().last == "[navigation] Navigator → StockScreen#2: push")
        withExtendedLifetime(kept) {}
    }

    @Test func `a tree shows less where there is less room, and what is not on the stack in any case`() throws {
        let traced = try TracedKiosk()
        let kept = try traced.openStock()
        kept.handle(.cancel)
        let map = traced.tracer.objectMap
        func tree(_ rows: Int) -> [String] { map.tree(rows: rows, Texts(.english)).map(\.text) }
        #expect(
            tree(10) == [
                "Navigator",
                "─▶ HomeScreen",
                "  navigator ·▷ Navigator",
                "─▶ OrderScreen",
                "  bar ─▶ JuiceBar",
                "  calculators ─▶ Calculators",
                "  navigator ·▷ Navigator",
                "!  StockScreen",
                "  delegate ·▷ OrderScreen",
                "  navigator ·▷ nil",
            ])
        #expect(
            tree(7) == [
                "Navigator",
                "─▶ HomeScreen",
                "─▶ OrderScreen",
                "  bar ─▶ JuiceBar",
                "  calculators ─▶ Calculators",
                "!  StockScreen",
                "  delegate ·▷ OrderScreen",
            ])
        #expect(tree(4) == ["Navigator", "─▶ HomeScreen", "─▶ OrderScreen", "!  StockScreen"])
        #expect(tree(2) == ["─▶ OrderScreen", "!  StockScreen"])
        withExtendedLifetime(kept) {}
    }
}
