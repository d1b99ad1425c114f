import Core
import JuiceMaker

extension RecordLine {
    /// Reads a line.
    ///
    /// - Parameter line: a whole line, without its line feed.
    /// - Throws: `.checksum` when it is not what was written, `.syntax` when no kiosk writes such a line.
    /// - Complexity: O(*n*) in its length.
    init(_ line: UnsafeRawBufferPointer) throws(LedgerDamage) {
        guard let content = SealedLine.open(line) else { throw .checksum }
        var cursor = ByteCursor(content)
        guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(),
            cursor.skip(",\"time\":\""), let time = cursor.bytes(Timestamp.length).flatMap({ Timestamp($0) }),
            cursor.skip("\",\"kind\":\""), let entry = Self.entry(&cursor)
        else { throw .syntax }
        record = LedgerRecord(sequence: sequence, time: time, entry: entry)
        if cursor.isAtEnd { return }
        guard cursor.skip(",\"balances\":"), let balances = Self.balances(&cursor), cursor.isAtEnd else {
            throw .syntax
        }
        self.balances = balances
    }

    /// The format that the first line of a file names, even if nothing else of it can be read.
    static func format(ofFirstLine line: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(line)
        guard cursor.skip("{\"seq\":1,\"time\":\""), cursor.bytes(Timestamp.length) != nil,
            cursor.skip("\",\"kind\":\"open\",\"format\":")
        else { return nil }
        return cursor.integer()
    }

    private static func entry(_ cursor: inout ByteCursor) -> LedgerEntry? {
        if cursor.skip("sale\",\"number\":") { return sale(&cursor) }
        if cursor.skip("stock\",\"changes\":") { return quantities(&cursor).map { .stock($0) } }
        guard cursor.skip("open\",\"format\":"), cursor.integer() == format, cursor.skip(",\"fruits\":") else {
            return nil
        }
        return quantities(&cursor).map { .opening($0) }
    }

    private static func sale(_ cursor: inout ByteCursor) -> LedgerEntry? {
        guard let number = cursor.integer(), cursor.skip(",\"juice\":"), let juice = cursor.string(),
            cursor.skip(",\"used\":"), let used = quantities(&cursor)
        else { return nil }
        guard cursor.skip(",\"request\":") else { return .sale(number: number, juice: juice, used: used, key: nil) }
        guard let id = cursor.string(), cursor.skip(",\"part\":"), let part = cursor.integer() else { return nil }
        return .sale(number: number, juice: juice, used: used, key: RequestKey(id: id, part: part))
    }

    private static func quantities(_ cursor: inout ByteCursor) -> [Quantity<String>]? {
        var quantities: [Quantity<String>] = []
        let isWhole = cursor.members({ $0.integer() }) { quantities.append(Quantity(item: $0, count: $1)) }
        return isWhole ? quantities : nil
    }

    private static func balances(_ cursor: inout ByteCursor) -> Accounts? {
        var accounts = Accounts()
        guard cursor.skip("{\"number\":"), let number = cursor.integer(), cursor.skip(",\"fruits\":"),
            cursor.members({ account(&$0) }, add: { accounts.fruits[$0] = $1 }),
            cursor.skip(",\"juices\":"), cursor.members({ $0.integer() }, add: { accounts.juices[$0] = $1 }),
            cursor.skip("}")
        else { return nil }
        accounts.lastNumber = number
        return accounts
    }

    private static func account(_ cursor: inout ByteCursor) -> FruitAccount? {
        guard cursor.skip("["), let opening = cursor.integer(), cursor.skip(","), let restocked = cursor.integer(),
            cursor.skip(","), let adjusted = cursor.integer(), cursor.skip(","), let used = cursor.integer(),
            cursor.skip("]")
        else { return nil }
        var account = FruitAccount()
        account.opening = opening
        account.restocked = restocked
        account.adjusted = adjusted
        account.used = used
        return account
    }
}
