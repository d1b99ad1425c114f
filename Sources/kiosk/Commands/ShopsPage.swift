import Core
import JuiceMaker
import ScreenKit

/// The report of several shops, for their head office: what each has sold, and all of them together.
struct ShopsPage {
    let texts: Texts
    let days: String
    var shops: [(folder: String, report: LedgerReport, menu: Menu)] = []

    /// A heading, a row for each shop, and the sums. Money of different currencies has no sum.
    var lines: [String] {
        let heading = [
            texts(.reportShop), texts.name(of: .orders), texts(.sold), texts.name(of: .money),
        ]
        let rows = shops.map { shop in
            row(shop.folder, shop.report.sales.sold.orders, shop.report.sales.count, money(of: [shop]))
        }
        let sums = row(
            texts(.reportTotal), shops.reduce(0) { $0 + $1.report.sales.sold.orders },
            shops.reduce(0) { $0 + $1.report.sales.count }, money(of: shops))
        return [texts(.reportPeriod, days), ""] + Table(rows: [heading] + rows + [sums]).lines
    }

    private func row(_ name: String, _ orders: Int, _ count: Int, _ money: String) -> [String] {
        [name, String(orders), String(count), money]
    }

    private func money(of shops: [(folder: String, report: LedgerReport, menu: Menu)]) -> String {
        guard let currency = shops.first?.menu.currency, shops.allSatisfy({ $0.menu.currency == currency }) else {
            return "–"
        }
        return currency.text(shops.reduce(0) { $0 + $1.report.sales.money }) + " " + currency.code
    }

    /// The report of each shop with its folder.
    var json: JSONText {
        .object([
            (
                "shops",
                .list(
                    shops.map { shop in
                        .object([("folder", .string(shop.folder)), ("report", shop.report.json(for: shop.menu))])
                    })
            )
        ])
    }
}
