import Core
import JuiceMaker
import Testing

@testable import Storage

/// A ledger of fifty records that is cut, or changed by one bit, at many places.
struct DamageTests {
    private let shop: Shop
    private let bytes: [UInt8]
    /// Where each line ends, behind its line feed.
    private let ends: [Int]

    private var places: [Int] { DamagePlaces.all(in: bytes, everyByteOfLines: 7, samples: 150) }

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
        let bytes = try #require(shop.disk[Shop.path])
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        try #require(ends.count == 50)
        self.bytes = bytes
        self.ends = ends
    }

    @Test func `cut anywhere, it keeps every whole record and goes on`() throws {
        for length in places {
            shop.replaceLedger(by: Array(bytes[..<length]))
            // Without anything but its line feed a record is whole.
            let whole = ends.count { $0 <= length || $0 - 1 == length }
            let ledger = try shop.open()
            let torn = length - (ends.last { $0 <= length } ?? 0)
            let isWhole = ends.contains(length + 1)
            try #require(ledger.cutBytes == (isWhole ? 0 : torn), "cut at \(length)")
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

    @Test func `a record that is missing or there twice is refused`() throws {
        let lines = zip([0] + ends, ends).map { bytes[$0..<$1] }
        shop.replaceLedger(by: Array((lines[..<20] + lines[21...]).joined()))
        #expect(throws: LedgerError.damaged(line: 21, .sequence(expected: 21, found: 22))) { try shop.open() }
        shop.replaceLedger(by: Array((lines[..<20] + lines[19...]).joined()))
        #expect(throws: LedgerError.damaged(line: 21, .sequence(expected: 21, found: 20))) { try shop.open() }
    }

    @Test func `zeros behind the last record, as a power cut leaves them, are cut off`() throws {
        shop.replaceLedger(by: bytes + Array(repeating: 0, count: 300))
        #expect(try shop.open().cutBytes == 300)
        #expect(shop.disk[Shop.path] == bytes)
    }

    @Test func `an open kiosk that meets damage sells nothing`() throws {
        let ledger = try shop.open()
        let books = ledger.books
        shop.disk[Shop.path] = bytes + Array("{\"seq\":51}\n".utf8)
        #expect(throws: LedgerError.damaged(line: 51, .checksum)) { try shop.sell("mango", from: ledger) }
        #expect(throws: LedgerError.damaged(line: 51, .checksum)) { try shop.sell("mango", from: ledger) }
        #expect(ledger.books == books)
        shop.disk[Shop.path] = bytes
        #expect(try shop.sell("mango", from: ledger) != nil)
    }
}
