import Core
import JuiceMaker
import System
import Testing

@testable import Storage

/// What the mark outside the folder of a ledger finds: an older copy of the whole folder.
struct HighMarkTests {
    private let shop: Shop

    init() throws {
        shop = try Shop(state: "/state/kiosk")
        let ledger = try shop.open()
        for _ in 0..<3 { _ = try shop.sell("mango", from: ledger) }
    }

    private var highPath: String? { shop.disk.paths.first { $0.hasPrefix("/state/kiosk/") } }

    /// Makes a copy of the folder, sells, and puts the copy in its place.
    private func putBack() throws {
        let (ledger, mark) = (shop.disk[Shop.path], shop.disk[Shop.markPath])
        _ = try shop.sell("mango", from: shop.open())
        (shop.disk[Shop.path], shop.disk[Shop.markPath]) = (ledger, mark)
    }

    @Test func `its file tells the mark and the path of the ledger`() throws {
        let text = String(decoding: try #require(highPath.flatMap { shop.disk[$0] }), as: UTF8.self)
        let mark = String(decoding: try #require(shop.disk[Shop.markPath]), as: UTF8.self)
        #expect(text == mark + Shop.path + "\n")
    }

    @Test func `an older copy of the ledger and its mark is read, and not written, until it is accepted`() throws {
        try putBack()
        let copy = shop.disk[Shop.path]
        let last = try #require(try highPath.flatMap { LogMark(in: try shop.disk.open($0, .reading)) }).sequence
        #expect(throws: LedgerError.damaged(line: last, .replaced)) { try shop.open() }
        let reader = try shop.open(.reading)
        #expect(reader.notices == [.missingRecord(last)])
        #expect(reader.books.accounts.lastNumber == 3)
        let verification = try shop.verify()
        #expect(verification.error == .damaged(line: last, .replaced))
        #expect(shop.disk[Shop.path] == copy)

        #expect(try shop.accept() == last)
        #expect(try shop.accept() == nil)
        #expect(try shop.checkedRecords().last?.entry == .accepted(missing: last))
        // The order that is gone had No. 4.
        #expect(try shop.sell("mango", from: shop.open())?.number == 5)
    }

    @Test func `a kiosk that was open meanwhile does not sell into an older copy either`() throws {
        let open = try shop.open()
        try putBack()
        for _ in 0..<2 { #expect(throws: LedgerError.self) { try shop.sell("mango", from: open) } }
        _ = try shop.accept()
        #expect(try shop.sell("mango", from: open)?.number == 5)
    }

    @Test func `a ledger that is gone is told with its last number, and is refused until it is accepted`() throws {
        let last = try #require(LogMark(in: try shop.disk.open(Shop.markPath, .reading))).sequence
        func lastOfGone() throws -> Int? {
            try FileLedger.lastNumberOfGone(directory: "/data", state: shop.state, files: shop.disk)
        }
        #expect(try lastOfGone() == nil)
        // With both marks, and with the one outside alone.
        for path in [Shop.path, Shop.markPath] {
            shop.disk[path] = nil
            #expect(try lastOfGone() == last)
            for access in [FileLedger.Access.writing, .oneChange] {
                #expect(throws: LedgerError.damaged(line: last, .replaced)) { try shop.open(access) }
            }
            #expect(shop.disk[Shop.path] == nil)
        }
        #expect(try shop.accept() == last && last > 3)
        #expect(try lastOfGone() == nil)
        #expect(try shop.sell("mango", from: shop.open())?.number == 4)
    }

    @Test func `of an older copy, or without a mark, a copy is made that tells what reading tells`() throws {
        func notices(_ path: String) throws -> [LedgerNotice] { try shop.backUp(to: path).notices }
        #expect(try notices("/whole") == [])
        try putBack()
        let missing = try shop.open(.reading).notices
        #expect(missing.count == 1)
        #expect(try notices("/older") == missing)
        shop.disk[Shop.markPath] = nil
        #expect(try notices("/unmarked") == shop.open(.reading).notices)
        #expect(try notices("/still").count == 2)
        #expect(shop.disk["/older"] == shop.disk[Shop.path])
    }

    @Test func `a folder that cannot be read is not told as one without a ledger`() throws {
        shop.disk.failing(.identity, with: EACCES) {
            #expect(throws: LedgerError.failed(.read, .noAccess)) { try shop.accept() }
        }
        #expect(try shop.accept() == nil)
    }

    @Test func `a ledger that takes the name while the lock is waited for is the one that is accepted`() throws {
        shop.disk["/data/other"] = shop.disk[Shop.path]
        shop.disk[Shop.markPath] = nil
        shop.disk.beforeNextLock { [shop] in try? shop.disk.rename("/data/other", to: Shop.path) }
        #expect(try shop.accept() == 0)
        #expect(try shop.checkedRecords().last?.entry == .accepted(missing: 0))
    }

    @Test func `a kiosk that opens its ledger again sells into the one that has the name under the lock`() throws {
        let ledger = try shop.open()
        shop.disk.failing(.sync) { #expect(throws: LedgerError.self) { try shop.sell("mango", from: ledger) } }
        shop.disk["/data/other"] = shop.disk[Shop.path]
        shop.disk.beforeNextLock { [shop] in try? shop.disk.rename("/data/other", to: Shop.path) }
        #expect(try shop.sell("mango", from: ledger)?.number == 4)
        #expect(Shop.numbers(try shop.checkedRecords()) == [1, 2, 3, 4])
    }

    @Test func `a ledger that was accepted for one user may still be older than another one knows`() throws {
        try putBack()
        let other = try Shop(disk: shop.disk, state: "/other/state")
        #expect(try other.sell("mango-kiwi", from: other.open())?.number == 4)
        #expect(throws: LedgerError.self) { try shop.open() }
    }

    @Test func `without a folder for the state, or with one that cannot be used, nothing is said`() throws {
        for state in [nil, Shop.path] {
            let shop = try Shop(state: state)
            let ledger = try shop.open()
            #expect(try shop.sell("mango", from: ledger)?.number == 1)
            #expect(ledger.notices == [])
        }
    }
}
