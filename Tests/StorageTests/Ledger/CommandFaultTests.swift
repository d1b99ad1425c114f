import Calculator
import Core
import JuiceMaker
import System
import TestSupport
import Testing

@testable import Storage

/// What is said and what is on the disk when it fails while something is done: at each of its calls, once, or from then on until
/// somebody repairs it or cuts the power.
struct CommandFaultTests {
    static let works: [FaultyWork] = commands + files + kiosks + calculators

    @Test(arguments: works.indices)
    func `whatever call of a work fails, what is said is true, and what was promised is there`(index: Int) throws {
        let work = Self.works[index]
        let isCommand = index < Self.commands.count
        let all = Trouble.all(of: try work.calls(), from: index, isOneOfMany: isCommand || !playsAllRounds)
        // Of the calls of many works, those at odd places in one and those at even ones in the next.
        let troubles = playsAllRounds ? all : all.indices.filter { $0 % 2 == index % 2 }.map { all[$0] }
        #expect(work.broken(in: troubles) == [], "\(work.name)")
    }

    @Test func `two calls that fail, one after another, lose nothing either`() throws {
        let count = try Self.day.calls()
        let troubles = (1...count).flatMap { first in
            ((first + 1)...(count + 4)).filter { (first + $0).isMultiple(of: playsAllRounds ? 3 : 31) }.map { second in
                Trouble(cause: .calls([first: .inputOutputError, second: .noSpace]), kept: 0)
            }
        }
        #expect(Self.day.broken(in: troubles) == [])
    }

    private static func makeShop(on disk: SimulatedDisk) throws -> Shop {
        try Shop(disk: disk, menu: MenuCard.menus[0], state: "/state", wait: LockWait(limit: .zero))
    }

    /// The files of a shop with three orders, a close, an order, and one that waits; and those behind another close.
    private static let days = Result {
        let shop = try makeShop(on: SimulatedDisk())
        let ledger = try shop.open()
        for _ in 1...3 { _ = try shop.sell("mango", from: ledger) }
        _ = try ledger.close(counted: nil)
        _ = try shop.sell("mango", from: ledger)
        _ = try ledger.sell([SaleRequest(order: Order(try shop.juice("mango")), waits: true)])
        let files = shop.disk.paths.map { ($0, shop.disk[$0]) }
        _ = try ledger.perform(CloseDay(counted: nil, day: .any))
        return (open: files, closed: shop.disk.paths.map { ($0, shop.disk[$0]) })
    }

    /// Puts the files of the open or of the closed day on a disk.
    @discardableResult
    private static func put(on disk: SimulatedDisk, isDayEmpty: Bool = false) throws -> Shop {
        let days = try days.get()
        for (path, bytes) in isDayEmpty ? days.closed : days.open { disk[path] = bytes }
        return try makeShop(on: disk)
    }
}

// MARK: - Commands

extension CommandFaultTests {
    /// A command that changes the ledger.
    private struct Row: Sendable {
        let command: any LedgerCommand
        /// What its line says.
        let line: HandBooks.Line
        /// How the refusal of a second one begins: empty where nothing is recorded then, and nil where it is recorded again.
        let again: String?
        var isDayEmpty = false
    }

    private static var rows: [Row] {
        let (mango, kiwi) = (MenuCard.menus[0].juices[0], MenuCard.menus[0].fruits[0])
        let request = SaleRequest(order: Order(mango), key: RequestKey(id: "r", part: 0))
        let order = HandBooks.Order(number: 6, juices: ["mango": 1], used: ["mango": 3], total: 3_000)
        let spoil = ChangeStock(.set(kiwi, to: 990), reason: .spoiled)
        return [
            Row(command: Sell([request]), line: .sale(order, request: "r", part: 0), again: ""),
            Row(
                command: ReverseOrder(.refund, 2, reason: "sour"),
                line: .refund(number: 2, reason: "sour", by: "cash"), again: "refundedBefore(2)"),
            Row(
                command: ReverseOrder(.void, 4, reason: "spilt"),
                line: .void(number: 4, reason: "spilt", by: "cash"), again: "voidedBefore(4)"),
            Row(
                command: ReverseOrder(.void, 5, reason: "spilt"),
                line: .void(number: 5, reason: "spilt", by: nil), again: "voidedBefore(5)"),
            Row(
                command: CloseDay(counted: nil, day: .any), line: .close(number: 2, counted: nil), again: ""),
            Row(command: SetMenu(MenuCard.menus[3]), line: .menu(card: 3), again: ""),
            Row(command: spoil, line: .stock(["kiwi": -10], reason: "spoiled"), again: ""),
            Row(command: TakePayment(5, by: "card"), line: .payment(number: 5, kind: "card"), again: "paidBefore(5"),
            Row(command: TakeStep(.ready, 5), line: .step("ready", number: 5), again: "impossible(5"),
            Row(command: OpenDay(float: 50_000), line: .float(50_000), again: nil, isDayEmpty: true),
            // What was closed unpaid is paid late.
            Row(
                command: TakePayment(5, by: "cash"), line: .payment(number: 5, kind: "cash"), again: "paidBefore(5",
                isDayEmpty: true),
        ]
    }

    /// What was said of a command.
    private enum Answer {
        case recorded
        case notRecorded
        case unknown

        init(_ command: () throws -> Bool) throws {
            do {
                self = try command() ? .recorded : .notRecorded
            } catch VoidError.notRecorded(let error), CloseError.notRecorded(let error),
                MenuChangeError.notRecorded(let error), StockChangeError.notRecorded(let error),
                OrderStepError.notRecorded(let error)
            {
                try self.init(error)
            } catch let error as LedgerError {
                try self.init(error)
            }
        }

        private init(_ error: LedgerError) throws {
            switch error {
            case .unknown: self = .unknown
            case .busy, .failed, .notDurable: self = .notRecorded
            // Nobody has damaged it.
            case .damaged, .newerFormat, .shop: throw error
            }
        }
    }

    /// Lets a ledger record a command. The result is false where that was done before.
    private static func record(
        _ command: some LedgerCommand, again: String?, in ledger: any Ledger
    ) throws -> Bool {
        do {
            return try !ledger.perform(command).records.isEmpty
        } catch {
            // A condition behind the `where` of a generic `catch` crashes the compiler.
            if let again, !again.isEmpty, "\(error)".hasPrefix(again) { return false }
            throw error
        }
    }

    private static func nextNumber(in ledger: FileLedger) throws -> Int? {
        try ledger.books.menu.juice(named: "mango").map { try ledger.make($0).number }
    }

    /// A program that runs has the ledger open, and one that records one thing opens it for that.
    private static var commands: [FaultyWork] {
        rows.flatMap { row in [true, false].map { command(row, isRunning: $0) } }
    }

    private static func command(_ row: Row, isRunning: Bool) -> FaultyWork {
        @Sendable func perform(in ledger: FileLedger) throws -> Bool {
            try record(row.command, again: row.again, in: ledger)
        }
        return FaultyWork("\(row.line), the kiosk runs: \(isRunning)") {
            disk -> (shop: Shop, before: [UInt8], running: FileLedger?) in
            let shop = try put(on: disk, isDayEmpty: row.isDayEmpty)
            return try (shop: shop, before: shop.bytes, running: isRunning ? shop.open() : nil)
        } does: { _, files -> Answer in
            try Answer { try perform(in: try files.running ?? files.shop.open(.oneChange)) }
        } holds: { disk, files, answer, trouble in
            let (shop, before) = (files.shop, files.before)
            /// What the whole lines say that follow those of before.
            func added() throws -> [HandBooks.Line] {
                let lines = LedgerText.wholeLines(in: shop.bytes)
                try demand(lines.starts(with: before), "another line is lost")
                return Array(try HandBooks(lines).lines.dropFirst(before.count { $0 == SealedLine.lineFeed }))
            }
            let lines = try added()
            let possible: [[HandBooks.Line]] =
                switch answer {
                case .recorded: [[row.line]]
                case .notRecorded: [[]]
                case .unknown: [[], [row.line]]
                }
            try demand(possible.contains(lines), "\(answer), and there is \(lines)")
            if trouble.isInterruption { try demand(answer == .recorded, "an interruption was noticed") }
            // Now the disk works again.
            let kiosk: FileLedger
            if let running = files.running, trouble.kept == nil { kiosk = running } else { kiosk = try shop.open() }
            if lines.isEmpty || row.again != nil {
                try demand(try perform(in: kiosk) == lines.isEmpty, "it is done twice, or not at all")
            }
            var number = 6
            if case .sale = row.line { number = 7 }
            try demand(try nextNumber(in: kiosk) == number, "the next number")
            for path in [Shop.markPath, disk.paths.first { $0.hasPrefix("/state") } ?? ""] {
                let end = LedgerText.checkedEnd(inMark: disk[path] ?? [])
                try demand(end == shop.bytes.count, "\(path) ends elsewhere")
            }
            disk.crash()
            let left = try added()
            try demand(left.count == 2 && left.first == row.line, "a power cut leaves \(left)")
            let verification = try shop.verify()
            try demand(verification.error == nil && verification.notices == [], "it is damaged")
        }
    }
}

// MARK: - Files

extension CommandFaultTests {
    /// Returns what was made; nil for a failure. No failure of a new file says that the ledger was changed, or may be.
    private static func made<Value>(_ work: () throws(LedgerError) -> Value) throws(LedgerError) -> Value? {
        do throws(LedgerError) {
            return try work()
        } catch {
            if case .failed = error { return nil }
            throw error
        }
    }

    /// The last order is gone.
    private static func putShortened(on disk: SimulatedDisk) throws -> Shop {
        let shop = try put(on: disk)
        shop.bytes = Array(shop.lines.dropLast().joined())
        return shop
    }

    private static var files: [FaultyWork] { [backup, salvage, acceptance, acceptanceOfNothing, upgrade] }

    /// There is a whole copy or none, and the ledger stays. A failure leaves nothing behind.
    private static let backup = FaultyWork("backup") { disk -> Shop in
        try put(on: disk)
    } does: { _, shop -> Int? in
        try made { () throws(LedgerError) in try shop.backUp(to: "/copies/copy").count }
    } holds: { disk, shop, count, trouble in
        let (copied, bytes) = (disk["/copies/copy"], shop.bytes)
        try demand(copied == bytes || copied == nil && count == nil, "the copy")
        try demand(count == nil || count == 7, "the count")
        if trouble.passes {
            let paths = disk.paths.filter { $0.hasPrefix("/copies") }
            try demand(paths == (count == nil ? [] : ["/copies/copy"]), "there is \(paths)")
        }
        if copied == nil { try demand(try shop.backUp(to: "/copies/copy").count == 7, "another try") }
        try demand(bytes == days.get().open.first { $0.0 == Shop.path }?.1, "the ledger")
    }

    /// There is a whole new ledger or none. A failure leaves nothing behind but a mark that tells nothing.
    private static let salvage = FaultyWork("salvage") { disk -> (shop: Shop, damaged: [UInt8]) in
        let shop = try put(on: disk)
        disk.change(Shop.path) { $0[$0.count / 2] ^= 1 }
        return (shop: shop, damaged: shop.bytes)
    } does: { _, files -> LedgerSalvage? in
        try made { () throws(LedgerError) in try files.shop.salvage() }
    } holds: { disk, files, salvaged, trouble in
        let shop = files.shop
        let isThere = disk["/new/ledger.jsonl"] != nil
        try demand(isThere || salvaged == nil, "there is no new ledger")
        if trouble.passes {
            let paths = disk.paths.filter { $0.hasPrefix("/new/") && !$0.hasSuffix(".mark") }
            try demand(paths == (salvaged == nil ? [] : ["/new/ledger.jsonl"]), "there is \(paths)")
        }
        if !isThere { try demand(try shop.salvage().gaps.count == 1, "another try") }
        let new = try Shop(disk: disk, menu: shop.menu)
        let ledger = try new.open(in: "/new")
        try demand(ledger.notices == [] && ledger.books.accounts.lastNumber == 5, "the new ledger")
        try demand(try new.verify("/new").error == nil, "the new ledger is damaged")
        try demand(shop.bytes == files.damaged, "the damaged ledger")
    }

    /// The ledger is accepted, or refused as before.
    private static let acceptance = FaultyWork("accept") { disk -> Shop in
        try putShortened(on: disk)
    } does: { _, shop -> Int? in
        try? shop.accept()
    } holds: { _, shop, missing, _ in
        try demand(missing == nil || missing == 7, "the missing record")
        if missing == nil {
            do {
                _ = try shop.open()
            } catch LedgerError.damaged(line: 7, .replaced) {
                try demand(try shop.accept() == 7, "another try")
            }
        }
        // What was accepted is not refused.
        let ledger = try shop.open()
        var accepted: [LedgerEntry] = []
        try ledger.forEachRecord(after: 6) { accepted.append($0.entry) }
        try demand(accepted.first == .lost(7...7, lastNumber: 5), "what is lost")
        let isAccepted = accepted.dropFirst().allSatisfy { $0 == .accepted(missing: 7) }
        // One that has failed may be recorded.
        let isOnce = accepted.count == 2 || accepted.count == 3 && missing == nil
        try demand(isAccepted && isOnce, "\(accepted)")
        try demand(try nextNumber(in: ledger) == 6, "the next number")
    }

    /// One of the first calls is the look at the mark outside, which alone tells of the ledger.
    private static let acceptanceOfNothing = FaultyWork("accept what is gone") { disk -> Shop in
        let shop = try put(on: disk)
        (disk[Shop.path], disk[Shop.markPath]) = (nil, nil)
        return shop
    } does: { _, shop -> LedgerError? in
        do throws(LedgerError) { _ = try shop.accept() } catch { return error }
        return nil
    } holds: { _, _, error, _ in
        try demand(error != .failed(.open, .notFound), "it is told as a folder without a ledger")
    }

    /// It is the old one or the new one.
    private static let upgrade = FaultyWork("upgrade") { disk -> Shop in
        let shop = try Shop(disk: disk, stock: 100)
        shop.replaceLedger(by: try LedgerUpgradeTests.old, hasMark: false)
        return shop
    } does: { _, shop -> Void in
        _ = try? shop.open()
    } holds: { _, shop, _, _ in
        let ledger = try shop.open()
        try demand(ledger.books.accounts.lastNumber == 2, "the orders")
        try demand(try shop.sell("mango", from: ledger)?.number == 3, "the next number")
    }
}

// MARK: - Kiosks

extension CommandFaultTests {
    private static var kiosks: [FaultyWork] { [beginning, opening, day] }

    /// No ledger with a record is without a mark.
    private static let beginning = FaultyWork("begin a ledger") { disk -> Shop in
        try Shop(disk: disk)
    } does: { _, shop -> Void in
        if let ledger = try? shop.open() { _ = try? shop.sell("mango", from: ledger) }
    } holds: { disk, shop, _, trouble in
        for percent in [nil, 50, 100] {
            if let percent { disk.crash(keeping: percent, seed: UInt64(disk.calls)) }
            let notices = try shop.open().notices
            try demand(!notices.contains(.missingMark), "\(notices)")
            // Half a mark is none.
            if !trouble.tears { try demand(!notices.contains(.noMark), "\(notices)") }
        }
    }

    /// The mark outside of a ledger that could not be opened once is not begun anew.
    private static let opening = FaultyWork("open") { disk -> Shop in
        try put(on: disk)
    } does: { _, shop -> FileLedger? in
        try? shop.open()
    } holds: { disk, shop, opened, trouble in
        // That records nothing, and makes sure of the marks.
        let ledger = try trouble.kept == nil ? opened ?? shop.open() : shop.open()
        try? ledger.change(.set(try shop.fruit("kiwi"), to: 1_000))
        let path = disk.paths.first { $0.hasPrefix("/state/") } ?? ""
        let mark = LogMark(in: try disk.open(path, .reading))
        try demand(mark?.sequence == 7, "\(mark?.sequence ?? 0)")
    }

    private static let tasks = [
        "mango", "batch", "mango-kiwi", "kiwi", "refresh", "mango", "request", "request", "kiwi",
    ]

    /// A day at a kiosk: what was acknowledged survives, once.
    private static let day = FaultyWork("a day") { disk -> Shop in
        try Shop(disk: disk)
    } does: { _, shop -> (numbers: [Int], kiwis: Int) in
        var (numbers, kiwis) = ([Int](), 0)
        // Whoever cannot open it starts the kiosk once more.
        guard let ledger = (try? shop.open()) ?? (try? shop.open()) else { return (numbers: numbers, kiwis: kiwis) }
        for task in tasks {
            let lastNumber = ledger.books.accounts.lastNumber
            do {
                switch task {
                case "batch":
                    let requests = try ["mango", "mango-kiwi", "mango"].map {
                        SaleRequest(order: Order(try shop.juice($0)))
                    }
                    for case .sold(let sale) in try ledger.sell(requests) { numbers.append(sale.number) }
                case "kiwi":
                    try ledger.change(.add([Quantity(item: try shop.fruit("kiwi"), count: 5)]))
                    kiwis += 5
                case "refresh": try ledger.refresh()
                case "request":
                    let sale = try shop.sell("mango", from: ledger, key: RequestKey(id: "r", part: 0))
                    if let number = sale?.number, !numbers.contains(number) { numbers.append(number) }
                default: if let number = try shop.sell(task, from: ledger)?.number { numbers.append(number) }
                }
            } catch {
                try demand(error is LedgerError || error is StockChangeError, "\(error)")
                try demand(ledger.books.accounts.lastNumber >= lastNumber, "the books go back")
            }
        }
        return (numbers: numbers, kiwis: kiwis)
    } holds: { _, shop, told, trouble in
        let numbers = Shop.numbers(try shop.checkedRecords())
        try demand(numbers == Array(1..<(numbers.count + 1)), "the numbers are \(numbers)")
        try demand(Set(told.numbers).isSubset(of: numbers), "\(told.numbers) were told of \(numbers)")
        try demand(Set(told.numbers).count == told.numbers.count, "\(told.numbers) were told twice")
        let kiwis = try shop.open().books.accounts.fruits["kiwi"]?.restocked ?? 0
        try demand(kiwis >= told.kiwis && kiwis <= 10, "there are \(kiwis) more kiwis")
        if trouble.isInterruption { try demand(told.numbers == Array(1...7), "an interruption was noticed") }
    }
}

// MARK: - Calculators

extension CommandFaultTests {
    private static var calculators: [FaultyWork] { [calculating, shortening, openingOlder] }

    /// What comes back is what was done up to some moment, and never less than was synced.
    private static let calculating = FaultyWork("calculate") { disk -> Calculating in
        var first = Calculating(disk)
        try first.press("5 AC 1 + 2")
        try demand(first.leave() == nil, "the first one")
        return first
    } does: { disk, first -> (second: Calculating, told: RecordingNotice?) in
        var second = Calculating(disk)
        if second.notice == nil { try demand(second.sight == first.sight, "what comes back at first") }
        try second.press("= 7 AC")
        let told = second.leave() ?? second.notice
        return (second, told)
    } holds: { disk, first, answer, _ in
        let (second, told) = answer
        let third = Calculating(disk)
        try demand(third.notice == nil, "it is damaged")
        let all = first.events + second.events
        let possible = (first.events.count...all.count).map { Calculating.sight(after: all.prefix($0)) }
        try demand(possible.contains(third.sight), "another moment")
        if told == nil { try demand(third.sight == second.sight, "something is lost") }
    }

    /// A file that is longer than it is to be, and what its calculators show.
    private static let longFile = Result {
        let disk = SimulatedDisk()
        var person = Calculating(disk)
        for _ in 1...12 { try person.press("1 + 2 = AC") }
        try demand(person.leave() == nil, "the first one")
        return (bytes: disk[Calculating.path], sight: person.sight)
    }

    /// A file that cannot be made shorter stays as it is, and in use.
    private static let shortening = FaultyWork("make a long file short") { disk -> Sight in
        disk[Calculating.path] = try longFile.get().bytes
        return try longFile.get().sight
    } does: { disk, _ -> Void in
        _ = Calculating(disk, digestSize: 1_000)
    } holds: { disk, sight, _, _ in
        try demand(Calculating(disk).sight == sight, "something is lost")
    }

    /// An older file that cannot be replaced stays readable.
    private static let openingOlder = FaultyWork("open an older file") { disk -> Void in
        disk[Calculating.path] = try CalculatorFileTests.olderFile
    } does: { disk, _ -> Void in
        _ = Calculating(disk)
    } holds: { disk, _, _, _ in
        let sight = Calculating.sight(after: try CalculatorFileTests.olderEvents)
        try demand(Calculating(disk).sight == sight, "something is lost")
    }
}
