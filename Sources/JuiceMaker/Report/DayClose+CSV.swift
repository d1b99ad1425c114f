import Core

extension DayClose {
    /// Returns the close as rows of CSV for a spreadsheet, the names of the columns first, without line ends: a row for each figure.
    ///
    /// Money is in the smallest unit of the currency, as in the table of all records.
    package func csv(at time: Timestamp, menu: Menu) -> [String] {
        let juices = menu.juiceIDs(with: sales.sold.juices.keys).map { id in
            ("juice", id, String(sales.count(ofJuice: id)))
        }
        let figures: [(item: String, id: String, value: String)] =
            [("last order", "", String(lastNumber)), ("orders", "", String(sales.sold.orders))] + juices
            + [
                ("cups", "", String(sales.count)), ("voids", "", String(sales.voided.orders)),
                ("voided money", "", String(sales.voided.money)), ("refunds", "", String(sales.refunded.orders)),
                ("refunded money", "", String(sales.refunded.money)), ("money", "", String(sales.money)),
                ("currency", "", menu.currency?.code ?? ""),
                ("counted", "", counted.map { String($0) } ?? ""),
                ("difference", "", difference.map { String($0) } ?? ""),
            ] + stock.map { ("stock", $0.item, String($0.count)) } + [(isCovered ? "digits" : "chain", "", sum ?? "")]
        return ["close,time,item,id,value"]
            + figures.map { "\(number),\(time),\($0.item),\(LedgerCSV.field($0.id)),\($0.value)" }
    }
}
