import Testing

@testable import JuiceMaker

struct MenuChoiceTests {
    private func menu(_ members: String) throws(MenuError) -> Menu { try .small(#""currency": "KRW", "# + members) }

    private static let services =
        #""services": [{"id": "here", "name": {"ko": "매장", "en": "Eat in"}}, {"id": "to-go", "name": {}}]"#
    private static let usual =
        #""payments": [{"id": "cash", "name": {"ko": "현금", "en": "Cash"}}, {"id": "card", "name": {"ko": "카드", "en": "Card"}}]"#

    @Test func `a menu has the ways to serve an order, and writes them as it read them`() throws {
        let menu = try menu(Self.services)
        #expect(
            menu.services.map(\.id) == ["here", "to-go"] && menu.services.map { $0.name["en"] } == ["Eat in", "to-go"])
        #expect(menu.asksForWishes && menu.paymentsToChoose.isEmpty)
        #expect(menu.json().compactText.contains(Self.services.replacing(": ", with: ":").replacing(", ", with: ",")))
        #expect(try Menu(menu.json().compactText).services == menu.services)
    }

    @Test func `a menu that names neither asks nothing`() throws {
        let menu = try Menu(MenuFile.small)
        #expect(menu.services.isEmpty && menu.namedPayments == nil && !menu.asksForWishes)
        #expect(!menu.json().compactText.contains("services") && !menu.json().compactText.contains("payments"))
    }

    @Test func `the usual payments are asked for where the menu names them, unless there is nothing to pay`() throws {
        let menu = try menu(Self.usual)
        #expect(menu.namedPayments == PaymentKind.usual && menu.paymentsToChoose.map(\.id) == ["cash", "card"])
        #expect(try Menu(menu.json().compactText).namedPayments == PaymentKind.usual)
        #expect(try !Menu.small(Self.usual, price: "").asksForWishes)
    }

    @Test func `a ledger in which an older program has left the usual payments out still has the same menu`() throws {
        let (named, unnamed) = (try menu(Self.usual), try menu(#""vat": 10"#))
        let old = try menu(Self.usual + #", "vat": 10"#)
        #expect(old.isSame(as: unnamed) && unnamed.isSame(as: old) && !named.isSame(as: unnamed))
        // Only setting it records it.
        let ledger = InMemoryLedger(menu: unnamed)
        #expect(try ledger.set(old))
        #expect(ledger.books.menu.namedPayments == PaymentKind.usual)
        #expect(try !ledger.set(old))
    }

    @Test(arguments: [
        (#""services": []"#, MenuError.Reason.empty(.services)),
        (#""services": {}"#, .wrongKind(.services, expected: .list)),
        (#""services": [{"id": "To go", "name": {}}]"#, .invalidID("To go")),
        (#""services": [{"id": "here"}]"#, .missingKey(.name)),
        (#""services": [{"id": "here", "name": {}, "price": 1}]"#, .unknownKey("price")),
        (#""services": [{"id": "here", "name": {}}, {"id": "here", "name": {}}]"#, .duplicateID("here")),
        (
            #""services": [{"id": "a", "name": {"ko": "포장"}}, {"id": "b", "name": {"ko": "포장"}}]"#,
            .duplicateName("포장")
        ),
    ])
    func `what cannot be is an error of its line`(members: String, reason: MenuError.Reason) {
        #expect(throws: MenuError(line: 2, reason: reason)) { try menu(members) }
    }
}
