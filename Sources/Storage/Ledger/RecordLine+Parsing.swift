import Core
import JuiceMaker

extension RecordLine {
    init(parsing line: UnsafeRawBufferPointer) throws(LogDamage) {
        guard let content = SealedLine.open(line) else { throw .checksum }
        var cursor = ByteCursor(content)
        guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(),
            cursor.skip(",\"time\":\""), let time = cursor.bytes(Timestamp.length).flatMap({ Timestamp(parsing: $0) }),
            cursor.skip("\",\"kind\":\""), let entry = Self.entry(&cursor)
        else { throw .syntax }
        record = LedgerRecord(sequence: sequence, time: time, entry: entry)
        if cursor.isAtEnd { return }
        guard cursor.skip(",\"balances\":"), let balances = Self.balances(&cursor), cursor.isAtEnd else {
            throw .syntax
        }
        self.balances = balances
    }

    /// Even if the rest of the line cannot be read, the format is known.
    static func format(ofFirstLine line: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(line)
        guard cursor.skip("{\"seq\":1,\"time\":\""), cursor.bytes(Timestamp.length) != nil,
            cursor.skip("\",\"kind\":\"open\",\"format\":")
        else { return nil }
        return cursor.integer()
    }

    /// Returns the place of the record in a line whose checksum matches, without reading the rest.
    static func sequence(ofSealed line: UnsafeRawBufferPointer) -> Int? {
        guard let content = SealedLine.open(line) else { return nil }
        var cursor = ByteCursor(content)
        return cursor.skip("{\"seq\":") ? cursor.integer() : nil
    }

    /// Returns the hash in the line of a close, without or with its line feed; `nil` if the line is no close.
    static func chain(ofClose line: UnsafeRawBufferPointer) -> String? {
        var cursor = ByteCursor(line)
        guard cursor.skip("{\"seq\":"), cursor.integer() != nil, cursor.skip(",\"time\":\""),
            cursor.bytes(Timestamp.length) != nil, cursor.skip("\",\"kind\":\"close\",\"number\":")
        else { return nil }
        return close(&cursor)?.sum
    }

    private static func entry(_ cursor: inout ByteCursor) -> LedgerEntry? {
        if cursor.skip("sale\",\"number\":") { return keyedSale(&cursor).map { .sale($0) } }
        if cursor.skip("stock\",\"changes\":") { return quantities(&cursor).map { .stock($0) } }
        if cursor.skip("void\",\"number\":") { return void(&cursor) }
        if cursor.skip("close\",\"number\":") { return close(&cursor).map { .close($0) } }
        if cursor.skip("accepted\",\"missing\":") { return cursor.integer().map { .accepted(missing: $0) } }
        if cursor.skip("lost\",\"first\":") { return lost(&cursor) }
        guard cursor.skip("open\",\"format\":"), let format = cursor.integer(), (1...Self.format).contains(format),
            cursor.skip(",\"fruits\":")
        else { return nil }
        return quantities(&cursor).map { .opening($0) }
    }

    private static func lost(_ cursor: inout ByteCursor) -> LedgerEntry? {
        guard let first = cursor.integer(), cursor.skip(",\"last\":"), let last = cursor.integer(), first <= last,
            cursor.skip(",\"number\":"), let number = cursor.integer()
        else { return nil }
        return .lost(first...last, lastNumber: number)
    }

    private static func sale(_ cursor: inout ByteCursor) -> SaleRecord? {
        guard let number = cursor.integer(), let juices = juices(&cursor), cursor.skip(",\"used\":"),
            let used = quantities(&cursor)
        else { return nil }
        guard cursor.skip(",\"total\":") else { return SaleRecord(number: number, juices: juices, used: used) }
        return cursor.integer().map { SaleRecord(number: number, juices: juices, used: used, total: $0) }
    }

    private static func juices(_ cursor: inout ByteCursor) -> [Quantity<String>]? {
        if cursor.skip(",\"lines\":") { return quantities(&cursor) }
        guard cursor.skip(",\"juice\":") else { return nil }
        return cursor.string().map { [Quantity(item: $0, count: 1)] }
    }

    private static func keyedSale(_ cursor: inout ByteCursor) -> SaleRecord? {
        guard let sale = sale(&cursor) else { return nil }
        guard cursor.skip(",\"request\":") else { return sale }
        guard let id = cursor.string(), cursor.skip(",\"part\":"), let part = cursor.integer(),
            case let key = RequestKey(id: id, part: part), key.isWritable
        else { return nil }
        return SaleRecord(number: sale.number, juices: sale.juices, used: sale.used, total: sale.total, key: key)
    }

    private static func void(_ cursor: inout ByteCursor) -> LedgerEntry? {
        guard let sale = sale(&cursor), cursor.skip(",\"reason\":"), let reason = cursor.text(),
            VoidRecord.isValid(reason: reason)
        else { return nil }
        return .void(VoidRecord(of: sale, reason: reason))
    }

    private static func close(_ cursor: inout ByteCursor) -> DayClose? {
        guard let number = cursor.integer(), cursor.skip(",\"last\":"), let last = cursor.integer(),
            cursor.skip(",\"sold\":"), let sold = totals(&cursor), cursor.skip(",\"voided\":"),
            let voided = totals(&cursor)
        else { return nil }
        var counted: Int?
        if cursor.skip(",\"counted\":") {
            guard let number = cursor.integer() else { return nil }
            counted = number
        }
        guard cursor.skip(",\"stock\":"), let stock = quantities(&cursor), cursor.skip(",\"chain\":"),
            let sum = cursor.string()
        else { return nil }
        return DayClose(
            number: number, lastNumber: last, sold: sold, voided: voided, counted: counted, stock: stock, sum: sum)
    }

    private static func totals(_ cursor: inout ByteCursor) -> SalesTotals? {
        var totals = SalesTotals()
        guard cursor.skip("{\"orders\":"), let orders = cursor.integer(), cursor.skip(",\"money\":"),
            let money = cursor.integer(), cursor.skip(",\"juices\":"),
            cursor.members({ $0.integer() }, add: { totals.juices[$0] = $1 }), cursor.skip("}")
        else { return nil }
        totals.orders = orders
        totals.money = money
        return totals
    }

    private static func quantities(_ cursor: inout ByteCursor) -> [Quantity<String>]? {
        var quantities: [Quantity<String>] = []
        let isWhole = cursor.members({ $0.integer() }) { quantities.append(Quantity(item: $0, count: $1)) }
        return isWhole ? quantities : nil
    }

    private static func balances(_ cursor: inout ByteCursor) -> Accounts? {
        var accounts = Accounts()
        guard cursor.skip("{\"number\":"), let number = cursor.integer(), cursor.skip(",\"fruits\":"),
            cursor.members({ account(&$0) }, add: { accounts.fruits[$0] = $1 })
        else { return nil }
        accounts.lastNumber = number
        // In format 1, each order was one juice.
        if cursor.skip(",\"juices\":") {
            let isWhole = cursor.members({ $0.integer() }, add: { accounts.sold.juices[$0] = $1 }) && cursor.skip("}")
            accounts.sold.orders = accounts.sold.count
            return isWhole ? accounts : nil
        }
        guard cursor.skip(",\"sold\":"), let sold = totals(&cursor) else { return nil }
        accounts.sold = sold
        if cursor.skip(",\"voided\":") {
            guard let voided = totals(&cursor) else { return nil }
            accounts.voided = voided
        }
        if cursor.skip(",\"closed\":{\"number\":") {
            guard let number = cursor.integer(), cursor.skip(",\"last\":"), let last = cursor.integer(),
                cursor.skip(",\"sold\":"), let sold = totals(&cursor), cursor.skip(",\"voided\":"),
                let voided = totals(&cursor), cursor.skip("}")
            else { return nil }
            accounts.closed.number = number
            accounts.closed.lastNumber = last
            (accounts.closed.sold, accounts.closed.voided) = (sold, voided)
        }
        if cursor.skip(",\"voids\":[") {
            repeat {
                guard let number = cursor.integer() else { return nil }
                accounts.voidedNumbers.insert(number)
            } while cursor.skip(",")
            guard cursor.skip("]") else { return nil }
        }
        return cursor.skip("}") ? accounts : nil
    }

    private static func account(_ cursor: inout ByteCursor) -> FruitAccount? {
        guard cursor.skip("["), let opening = cursor.integer(), cursor.skip(","), let restocked = cursor.integer(),
            cursor.skip(","), let adjusted = cursor.integer(), cursor.skip(","), let used = cursor.integer()
        else { return nil }
        var account = FruitAccount()
        account.opening = opening
        account.restocked = restocked
        account.adjusted = adjusted
        account.used = used
        if cursor.skip(",") {
            guard let returned = cursor.integer() else { return nil }
            account.returned = returned
        }
        return cursor.skip("]") ? account : nil
    }
}
