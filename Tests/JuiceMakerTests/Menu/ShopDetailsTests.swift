import Testing

@testable import JuiceMaker

struct ShopDetailsTests {
    private func menu(_ members: String) throws(MenuError) -> Menu {
        try .small(#""currency": "KRW", "# + members)
    }

    @Test func `a menu has the shop, its payments and its tax, and writes them as it read them`() throws {
        let menu = try menu(
            #""payments": [{"id": "cash", "name": {"en": "Cash"}}, {"id": "pay", "name": {}}], "#
                + #""shop": {"name": "Mango", "registration": "123-45", "address": "Seoul", "telephone": "02"}, "vat": 10"#
        )
        #expect(menu.payments.map(\.id) == ["cash", "pay"])
        #expect(menu.shop == ShopDetails(name: "Mango", registration: "123-45", address: "Seoul", telephone: "02"))
        #expect(menu.vat == 10)
        #expect(try Menu(menu.json().compactText).isSame(as: menu))
    }

    @Test func `a menu that names none of it takes cash and cards`() throws {
        let menu = try Menu(MenuFile.small)
        #expect(menu.payments.map(\.id) == ["cash", "card"] && menu.shop == nil && menu.vat == nil)
    }

    @Test(arguments: [
        (#""vat": 101"#, MenuError.Reason.invalidNumber(.vat, "101", allowed: 0...100)),
        (#""shop": {"address": "Seoul"}"#, .missingKey(.name)),
        (#""shop": {"name": "Mango", "fax": "02"}"#, .unknownKey("fax")),
        (#""payments": [{"id": "Cash!", "name": {}}]"#, .invalidID("Cash!")),
        (#""payments": [{"id": "cash", "name": {}}, {"id": "cash", "name": {}}]"#, .duplicateID("cash")),
    ])
    func `what cannot be is an error of its line`(members: String, reason: MenuError.Reason) {
        #expect(throws: MenuError(line: 2, reason: reason)) { try menu(members) }
    }

    @Test(arguments: [
        // Divided by hand: 4,500 ÷ 1.1 is 4,090.9…, and 105 ÷ 1.1 is 95.45….
        (4_500, 10, 4_091, 409), (105, 10, 95, 10), (11_000, 10, 10_000, 1_000), (0, 10, 0, 0), (4_500, 0, 4_500, 0),
        (-4_500, 10, -4_091, -409), (3, 100, 2, 1),
    ])
    func `an amount is a price, rounded to the nearest, and the rest as the tax`(
        amount: Int, percent: Int, net: Int, tax: Int
    ) {
        let taxed = TaxedAmount(of: amount, percent: percent)
        #expect([taxed.net, taxed.tax] == [net, tax])
    }

    @Test func `both come to the amount, however large`() {
        for amount in [Int.max, Int.max - 1, 1 << 53, 1, -1, Int.min + 1] {
            for percent in [0, 1, 7, 10, 100] {
                let taxed = TaxedAmount(of: amount, percent: percent)
                #expect(taxed.net + taxed.tax == amount)
            }
        }
    }
}
