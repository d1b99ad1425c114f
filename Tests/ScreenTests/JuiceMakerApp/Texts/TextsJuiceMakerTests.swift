import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct TextsJuiceMakerTests {
    @Test(arguments: Language.allCases)
    func `every refusal of an order and of a stock is explained`(language: Language) throws {
        let test = try TestKiosk(language)
        let texts = test.texts
        let fruit = try test.fruit("kiwi")
        #expect(texts.explain(OrderRefusal.invalidCount(0)).isReadable)
        #expect(texts.explain(OrderRefusal.queueFull(limit: 10_000)).isReadable)
        #expect(texts.explain(OrderParsingError.invalidCount("-1")).isReadable)
        for error in [
            StockError<Fruit>.negative(fruit, -1), .aboveCapacity(fruit, 101, capacity: 100), .unknown(fruit),
            .duplicate(fruit),
        ] {
            #expect(texts.explain(error).isReadable)
            #expect(texts.explain(error).contains(language == .korean ? "키위" : "Kiwi"))
        }
        // A fruit that is given twice is a known one.
        #expect(texts.explain(StockError<Fruit>.duplicate(fruit)) != texts.explain(StockError<Fruit>.unknown(fruit)))
    }

    @Test(arguments: Language.allCases)
    func `what is typed into an order does not bring its control characters along`(language: Language) throws {
        let test = try TestKiosk(language)
        let error = try #require(throws: OrderParsingError.self) {
            try Order(parsing: "\u{1B}[2J", menu: test.books.menu)
        }
        #expect(test.texts.explain(error).isReadable)
    }
}
