import Core
import JuiceMaker
import Testing

@testable import Storage

struct LedgerVerificationTests {
    private let shop: Shop
    private let bytes: [UInt8]

    init() throws {
        shop = try Shop(stock: 10)
        let ledger = try shop.open()
        for juice in ["mango", "mango-kiwi", "mango"] { _ = try shop.sell(juice, from: ledger) }
        bytes = shop.bytes
    }

    @Test func `a sound ledger is counted to its end`() throws {
        let verification = try shop.verify()
        #expect(verification.error == nil && verification.recordCount == 4)
        #expect(verification.accounts.lastNumber == 3)
        #expect(verification.accounts.fruits.mapValues(\.stock) == ["mango": 2, "kiwi": 9])
        #expect(verification.lastTime == Timestamp(milliseconds: 1_795_000_000_000))
        #expect(verification.goodBytes == bytes.count)
    }

    @Test func `of a damaged one it says up to where it is good`() throws {
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        var damaged = bytes
        damaged[ends[1] + 30] ^= 4
        shop.replaceLedger(by: damaged)
        let verification = try shop.verify()
        #expect(verification.error == .damaged(line: 3, .checksum) && verification.recordCount == 2)
        #expect(verification.accounts.lastNumber == 1)
        #expect(verification.goodBytes == ends[1] + 1)
        #expect(shop.disk[Shop.path] == damaged)
    }

    @Test func `an unfinished last line is named and left where it is`() throws {
        let torn = Array(bytes.dropLast(7))
        shop.replaceLedger(by: torn)
        let verification = try shop.verify()
        #expect(verification.error == nil && verification.recordCount == 3 && verification.unfinishedBytes > 100)
        #expect(shop.disk[Shop.path] == torn)
    }

    @Test func `one that lost its end is good up to there, with a mark beside it or outside its folder`() throws {
        let shop = try Shop(state: "/state/kiosk")
        let ledger = try shop.open()
        for _ in 0..<3 { _ = try shop.sell("mango", from: ledger) }
        let bytes = shop.bytes
        let end = try #require(bytes.dropLast().lastIndex(of: UInt8(ascii: "\n"))) + 1
        shop.disk[Shop.path] = Array(bytes[..<end])
        for state in [nil, shop.state] {
            let verification = try LedgerVerification(directory: "/data", state: state, files: shop.disk)
            #expect(verification.error == .damaged(line: 4, .replaced) && verification.recordCount == 3)
            #expect(verification.accounts.lastNumber == 2)
            #expect(verification.goodBytes == end)
        }
        // What is damaged before the end is told first.
        shop.disk[Shop.path]?[end - 40] ^= 4
        let verification = try shop.verify()
        #expect(verification.error == .damaged(line: 3, .checksum) && verification.recordCount == 2)
    }

    @Test func `where there is no ledger there is nothing to verify`() {
        #expect(throws: LedgerError.failed(.open, .notFound)) {
            try LedgerVerification(directory: "/nowhere", files: SimulatedDisk())
        }
    }
}
