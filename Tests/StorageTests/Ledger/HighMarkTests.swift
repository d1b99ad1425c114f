import Core
import JuiceMaker
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

    @Test func `an older copy of the ledger and its mark is refused for writing, and read, until it is accepted`()
        throws
    {
        try putBack()
        let copy = shop.disk[Shop.path]
        let last = try #require(try highPath.flatMap { LogMark(in: try shop.disk.open($0, .reading)) }).sequence
        #expect(throws: LedgerError.damaged(line: last, .replaced)) { try shop.open() }
        let reader = try shop.openToRead()
        #expect(reader.notices == [.missingRecord(last)])
        #expect(reader.books.accounts.lastNumber == 3)
        let verification = try LedgerVerification(directory: "/data", state: shop.state, files: shop.disk)
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

    @Test func `a ledger that is gone with its mark is refused until it is accepted`() throws {
        (shop.disk[Shop.path], shop.disk[Shop.markPath]) = (nil, nil)
        #expect(throws: LedgerError.self) { try shop.open() }
        #expect(try shop.accept() ?? 0 > 3)
        #expect(try shop.sell("mango", from: shop.open())?.number == 4)
    }

    @Test func `a ledger that is gone is told with its last number, and no empty one takes its place`() throws {
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
                #expect(throws: LedgerError.damaged(line: last, .replaced)) {
                    try FileLedger.open(
                        directory: "/data", menu: shop.menu, for: access, state: shop.state, files: shop.disk
                    ) { Timestamp(milliseconds: 0) }
                }
            }
            #expect(shop.disk[Shop.path] == nil)
        }
        #expect(try shop.accept() == last)
        #expect(try lastOfGone() == nil)
    }

    @Test func `of an older copy, or without a mark, a copy is made that tells what reading tells`() throws {
        func notices(_ path: String) throws -> [LedgerNotice] {
            try FileLedger.backUp(directory: "/data", to: path, state: shop.state, files: shop.disk).notices
        }
        #expect(try notices("/whole") == [])
        try putBack()
        let missing = try shop.openToRead().notices
        #expect(missing.count == 1)
        #expect(try notices("/older") == missing)
        shop.disk[Shop.markPath] = nil
        #expect(try notices("/unmarked") == shop.openToRead().notices)
        #expect(try notices("/still").count == 2)
        #expect(shop.disk["/older"] == shop.disk[Shop.path])
    }

    @Test func `a folder that cannot be read is not told as one without a ledger`() throws {
        shop.disk.fail(.identity, with: 13)
        do {
            _ = try shop.accept()
            Issue.record("what cannot be read was accepted")
        } catch {
            #expect(error == .failed(.read, .noAccess))
        }
        shop.disk.fail(.identity, with: nil)
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
        shop.disk.fail(.sync, with: 5)
        #expect(throws: LedgerError.self) { try shop.sell("mango", from: ledger) }
        shop.disk.fail(.sync, with: nil)
        shop.disk["/data/other"] = shop.disk[Shop.path]
        shop.disk.beforeNextLock { [shop] in try? shop.disk.rename("/data/other", to: Shop.path) }
        #expect(try shop.sell("mango", from: ledger)?.number == 4)
        #expect(Shop.numbers(try shop.checkedRecords()) == [1, 2, 3, 4])
    }

    @Test func `a state folder that cannot be read is not told as a missing ledger`() throws {
        // One of the first calls is the look at the mark outside, which alone tells of the ledger.
        for call in 1...8 {
            let shop = try Shop(state: "/state")
            _ = try shop.sell("mango", from: shop.open())
            (shop.disk[Shop.path], shop.disk[Shop.markPath]) = (nil, nil)
            shop.disk.fail(call: shop.disk.calls + call, with: .inputOutputError)
            do { _ = try shop.accept() } catch { #expect(error != .failed(.open, .notFound), "call \(call)") }
        }
    }

    @Test func `a ledger that was accepted for one user may still be older than another one knows`() throws {
        try putBack()
        let other = try Shop(disk: shop.disk, state: "/other/state")
        #expect(try other.sell("mango-kiwi", from: other.open())?.number == 4)
        #expect(throws: LedgerError.self) { try shop.open() }
    }

    @Test func `one that could not be opened once is not begun anew`() throws {
        for call in 1...20 {
            let shop = try Shop(state: "/state")
            for _ in 0..<2 { _ = try shop.sell("mango", from: shop.open()) }
            shop.disk.fail(call: shop.disk.calls + call, with: .inputOutputError)
            let ledger = try? shop.open()
            shop.disk.forgetFaults()
            // That records nothing, and makes sure of the marks.
            try? (ledger ?? shop.open()).change(.set(try shop.fruit("kiwi"), to: 1_000))
            let path = try #require(shop.disk.paths.first { $0.hasPrefix("/state/") })
            let mark = try #require(LogMark(in: try shop.disk.open(path, .reading)))
            #expect(mark.sequence > 2, "call \(call)")
        }
    }

    @Test func `without a folder for the state, or with one that cannot be used, nothing is said`() throws {
        for state in [nil, Shop.path] {
            let shop = try Shop(state: state)
            let ledger = try shop.open()
            #expect(try shop.sell("mango", from: ledger)?.number == 1)
            #expect(ledger.notices == [])
        }
    }

    @Test(arguments: SimulatedDisk.Fault.allCases)
    func `whatever call fails, an acceptance that was said is one, and what was refused before is refused`(
        fault: SimulatedDisk.Fault
    ) throws {
        for call in 1...60 {
            let shop = try Shop(state: "/state")
            let ledger = try shop.open()
            for _ in 0..<2 { _ = try shop.sell("mango", from: ledger) }
            let bytes = try #require(shop.disk[Shop.path])
            let last = bytes.dropLast().lastIndex(of: SealedLine.lineFeed) ?? 0
            shop.disk[Shop.path] = Array(bytes[...last])
            shop.disk.fail(call: shop.disk.calls + call, with: fault)
            let missing = try? shop.accept()
            shop.disk.forgetFaults()
            if missing == nil { _ = try shop.accept() }
            let records = try shop.checkedRecords()
            #expect(Shop.numbers(records) == [1], "call \(call)")
            #expect(records.contains { if case .accepted = $0.entry { true } else { false } }, "call \(call)")
            #expect(try shop.sell("mango", from: shop.open())?.number == 3, "call \(call)")
        }
    }
}
