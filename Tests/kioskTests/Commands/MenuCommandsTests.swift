import TestSupport
import Testing

/// `kiosk menu set` while other kiosks are open. `ShopSessionTests` has what becomes of all that was sold before.
@Suite(.waiting) nonisolated struct MenuCommandsTests {
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
        /// The menu of two juices.
        let menu = try GoldenFile("menu", suite: #filePath).contents()
        let menus = [
            "menu.json": menu,
            // The fig has left, and kiwi is new.
            "kiwi.json": menu.replacing("fig", with: "kiwi").replacing("무화과", with: "키위")
                .replacing("Fig", with: "Kiwi"),
            "dollars.json": menu.replacing("KRW", with: "USD").replacing("4500", with: "4.50")
                .replacing("3000", with: "3.00"),
            // The mango juice has another name and price.
            "renamed.json": menu.replacing("망고쥬스", with: "망고 넥타").replacing("Mango juice", with: "Mango nectar")
                .replacing("4500", with: "5000"),
        ]
        for (name, text) in menus { try TextFile.write(text, to: shop.path(name)) }
        try use("menu.json")
    }

    /// Puts a menu in force that is as it has to be.
    private func use(_ name: String) throws {
        #expect(try shop.run("menu set " + shop.path(name)).ending == .exit(0))
    }

    @Test func `an open kiosk follows the menu, and its cart is never sold at an old price`() throws {
        let conversation = try PipeConversation("--plain", "--data", shop.data, "--lang", "en")
        _ = try conversation.answer(to: "juice", startingWith: "Commands: ")
        #expect(try conversation.answer(to: "1", startingWith: "Cart") == "Cart: Mango juice ×1 (4,500 KRW)")
        try use("renamed.json")
        #expect(
            try conversation.answer(to: "", startingWith: "! ")
                == "! The menu has changed. Please check the cart and its prices.")
        #expect(try conversation.answer(to: "cart", startingWith: "Cart: ") == "Cart: Mango nectar ×1 (5,000 KRW)")
        #expect(try conversation.answer(to: "order", startingWith: "No. 1") == "No. 1 is ready: Mango nectar. Enjoy!")
        #expect(conversation.end() == .exit(0))
        #expect(try shop.ledger.contains(#""lines":{"mango":1},"used":{"mango":3},"total":5000,"#))
    }

    @Test(
        arguments: [("--plain", "juice"), ("--counter", "1")],
        [("renamed.json", "Mango nectar", "(5,000 KRW)"), ("dollars.json", "Mango juice", "(4.50 USD)")])
    func `the line order sells the cart as it was said, and not under a menu that came into force since`(
        start: (mode: String, line: String), menu: (file: String, juice: String, price: String)
    ) throws {
        let conversation = try PipeConversation(start.mode, "--data", shop.data, "--lang", "en")
        _ = try conversation.answer(to: start.line, startingWith: "Commands: ")
        #expect(try conversation.answer(to: "1", startingWith: "Cart") == "Cart: Mango juice ×1 (4,500 KRW)")
        try use(menu.file)
        // The cart would be empty if it had been sold.
        #expect(
            try conversation.answer(to: "order", startingWith: "Cart") == "Cart: \(menu.juice) ×1 \(menu.price)")
        let number =
            start.mode == "--counter" ? "Your number is 1: \(menu.juice)." : "No. 1 is ready: \(menu.juice). Enjoy!"
        #expect(try conversation.answer(to: "order", startingWith: String(number.prefix(5))) == number)
        #expect(conversation.end() == .exit(0))
    }

    @Test func `lines of orders go on with the menu that another kiosk has set`() throws {
        let conversation = try PipeConversation("order", "-", "--data", shop.data, "--lang", "en")
        #expect(try conversation.answer(to: "mango") == "1 mango")
        try use("kiwi.json")
        #expect(try conversation.answer(to: "mango") == "2 mango")
        #expect(try conversation.answer(to: "kiwi") == "3 kiwi")
        #expect(conversation.end() == .exit(0))
    }
}
