import Core
import JuiceMaker
import TestSupport
import Testing

@testable import Storage

/// A ledger of fifty records that is cut, or changed by one bit, at many places.
struct DamageTests {
    private let shop: Shop
    private let bytes: [UInt8]
    /// Where each line ends, behind its line feed.
    private let ends: [Int]

    private var places: [Int] {
        playsAllRounds
            ? DamagePlaces.all(in: bytes, everyByteOfLines: 7, samples: 150)
            : DamagePlaces.all(in: bytes, everyByteOfLines: 1, samples: 25)
    }

    init() throws {
        shop = try Shop()
        let ledger = try shop.open()
        for number in 0..<49 {
            let key = number.isMultiple(of: 3) ? RequestKey(id: "request-\(number)", part: number) : nil
            if number.isMultiple(of: 7) {
                try ledger.change(.add([Quantity(item: try shop.fruit("kiwi"), count: number - 20)]))
            } else {
                _ = try shop.sell(number.isMultiple(of: 2) ? "mango" : "mango-kiwi", from: ledger, key: key)
            }
        }
        let bytes = shop.bytes
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        try #require(ends.count == 50)
        self.bytes = bytes
        self.ends = ends
    }

    @Test func `cut anywhere, it keeps every whole record and goes on`() throws {
        for length in places {
            shop.replaceLedger(by: Array(bytes[..<length]))
            let whole = ends.count { $0 <= length }
            let ledger = try shop.open()
            let torn = bytes[(ends.last { $0 <= length } ?? 0)..<length]
            try #require(shop.setAside == (torn.isEmpty ? [] : [Array(torn)]), "cut at \(length)")
            shop.disk[Shop.path + ".unfinished"] = nil
            _ = try shop.sell("mango", from: ledger)
            let records = try shop.checkedRecords()
            // Cut within its first record it is as good as new, and opens with the stock of the menu.
            try #require(records.count == max(whole, 1) + 1, "cut at \(length)")
            try #require(Shop.numbers(records) == Array(1...Shop.numbers(records).count), "cut at \(length)")
        }
    }

    @Test func `with one bit flipped anywhere, it refuses with the line and changes nothing`() throws {
        for index in places {
            var damaged = bytes
            damaged[index] ^= 1 << UInt8(index % 8)
            shop.replaceLedger(by: damaged)
            let line = ends.count { $0 <= index } + 1
            let fault = #expect(throws: LedgerError.self, "byte \(index)") { try shop.open() }
            // The first line may say then that it is of another format, and is left alone as well.
            if case .damaged(let found, _) = fault {
                try #require(found == line, "byte \(index)")
            } else {
                try #require(line == 1 && fault != nil, "byte \(index)")
            }
            try #require(shop.disk[Shop.path] == damaged, "byte \(index)")
        }
    }

    @Test func `zeros behind the last record, as a power cut leaves them, are set aside`() throws {
        shop.replaceLedger(by: bytes + Array(repeating: 0, count: 300))
        #expect(try shop.open().notices.last == .setAside(bytes: 300, file: "ledger.jsonl.unfinished"))
        #expect(shop.disk[Shop.path] == bytes)
    }

    @Test func `behind the mark, whatever is not whole is set aside with all that follows`() throws {
        let mark = try #require(shop.disk[Shop.markPath])
        let line = Array(bytes[ends[48]...])
        let torn: [(bytes: [UInt8], records: Int)] = [
            (Array(repeating: 0, count: 700) + line, 0), (Array("{\"seq\":51}\n".utf8), 0),
            (Array("notes\n".utf8) + line, 1), (line + line, 2), (line.dropLast(), 1),
            (Array(line.prefix(40)) + Array(repeating: 0, count: 300) + [10] + line, 1),
        ]
        for (number, (bytes, records)) in torn.enumerated() {
            let shop = try Shop()
            shop.disk[Shop.path] = self.bytes + bytes
            shop.disk[Shop.markPath] = mark
            let reader = try shop.open(.reading)
            #expect(reader.books.accounts.lastNumber == 42)
            #expect(try shop.verify().unfinishedBytes == bytes.count)
            #expect(shop.disk[Shop.path] == self.bytes + bytes)
            let ledger = try shop.open()
            let notice = LedgerNotice.setAside(bytes: bytes.count, records: records, file: "ledger.jsonl.unfinished")
            #expect(ledger.notices == [notice], "\(number)")
            #expect(shop.setAside == [bytes], "\(number)")
            #expect(try shop.sell("mango", from: ledger)?.number == 43)
            #expect(try shop.checkedRecords().count == 51)
            try reader.refresh()
            #expect(reader.books.accounts.lastNumber == 43)
        }
    }

    @Test func `an open kiosk sets aside what is not whole, and a second time under another name`() throws {
        let ledger = try shop.open()
        for name in ["", "-2"] {
            let torn = Array("{\"seq\":51}\n{\"seq\":52".utf8)
            shop.disk[Shop.path]? += torn
            #expect(try shop.sell("mango", from: ledger) != nil)
            #expect(shop.disk[Shop.path + ".unfinished" + name] == torn)
        }
        #expect(try shop.checkedRecords().count == 52)
    }

    @Test func `before the mark, damage is refused, however much is whole behind it`() throws {
        var damaged = bytes
        damaged[ends[48] + 30] ^= 1
        shop.disk[Shop.path] = damaged
        #expect(throws: LedgerError.damaged(line: 50, .checksum)) { try shop.open() }
        #expect(throws: LedgerError.damaged(line: 50, .checksum)) { try shop.open(.reading) }
        #expect(shop.disk[Shop.path] == damaged)
        #expect(shop.setAside.isEmpty)
    }

    @Test func `what cannot be set aside stays`() throws {
        shop.disk[Shop.path]? += Array(repeating: 0, count: 300)
        let torn = shop.disk[Shop.path]
        for operation in [.write, .sync, .syncDirectory] as [SimulatedDisk.Operation] {
            shop.disk.failing(operation) { #expect(throws: LedgerError.self) { try shop.open() } }
            #expect(shop.disk[Shop.path] == torn && shop.setAside.isEmpty)
        }
        #expect(try shop.sell("mango", from: shop.open()) != nil)
    }
}
