import JuiceMaker
import Synchronization

@testable import Storage

/// What was told to the customers and the staff of a world, and whether all of it is true.
final class Promises: Sendable {
    private struct State {
        /// The request of each number that was told, if it has one.
        var told: [Int: RequestKey?] = [:]
        /// The number of each request that was told.
        var requests: [RequestKey: Int] = [:]
        var restocked = 0
        var restockedAtMost = 0
        /// How many kiwis there may be, if they are set and not added.
        var settings: Set<Int>
        var isDamaged = false
        var hasLostBytes = false
        var isShortened = false
        var broken: String?
    }

    private let disk: SimulatedDisk
    private let path: String
    private let openingStock: Int
    private let state: Mutex<State>

    init(about path: String, on disk: SimulatedDisk, openingStock: Int) {
        (self.path, self.disk, self.openingStock) = (path, disk, openingStock)
        state = Mutex(State(settings: [openingStock]))
    }

    /// The first promise that was not kept.
    var broken: String? { state.withLock { $0.broken } }

    /// How many sales were told.
    var toldCount: Int { state.withLock { $0.told.count } }

    /// Whether somebody has changed the ledger behind the backs of the kiosks. Then they may refuse to sell.
    var isDamaged: Bool {
        get { state.withLock { $0.isDamaged } }
        set { state.withLock { $0.isDamaged = newValue } }
    }

    /// Whether the disk itself has lost bytes, which it tells by failing to sync.
    var hasLostBytes: Bool {
        get { state.withLock { $0.hasLostBytes } }
        set { state.withLock { $0.hasLostBytes = newValue } }
    }

    /// Whether the ledger became shorter, or is an older one. Then nothing is sold until a person has accepted it.
    var isShortened: Bool {
        get { state.withLock { $0.isShortened } }
        set { state.withLock { $0.isShortened = newValue } }
    }

    /// A promise was not kept.
    func breaks(_ what: String) { state.withLock { $0.broken = $0.broken ?? what } }

    // MARK: What is told

    /// A customer hears the number of a sale.
    func tell(_ number: Int, for key: RequestKey?) {
        if let key, let earlier = state.withLock({ $0.requests[key] }) {
            if earlier != number { breaks("\(key) is \(earlier) and \(number)") }
        } else if state.withLock({ $0.told.updateValue(key, forKey: number) }) != nil {
            breaks("\(number) was given twice")
        }
        if let key { state.withLock { $0.requests[key] = number } }
        guard !isDamaged else { return }
        let sale = LedgerText(disk.durableBytes(path)).sales.first { $0.number == number }
        if sale == nil || sale?.request != key?.id || sale?.part != key?.part { breaks("\(number) is not durable") }
    }

    /// A customer gets the money for an order back.
    func tellVoided(_ number: Int) {
        guard !isDamaged else { return }
        let count = LedgerText(disk.durableBytes(path)).voids.count { $0.number == number }
        if count != 1 { breaks("\(number) was cancelled, and is \(count) times durable") }
    }

    /// The staff gets the close of a day.
    func tellClosed(_ number: Int) {
        guard !isDamaged else { return }
        if !LedgerText(disk.durableBytes(path)).closes.contains(where: { $0.number == number }) {
            breaks("close \(number) is not durable")
        }
    }

    /// The staff is going to add kiwis.
    func willAdd(_ count: Int) { state.withLock { $0.restockedAtMost += count } }

    /// The staff hears that kiwis were added.
    func tellAdded(_ count: Int) {
        state.withLock { $0.restocked += count }
        if !isDamaged { checkKiwis(in: LedgerText(disk.durableBytes(path))) }
    }

    /// The staff is going to set the kiwis.
    func willSet(_ count: Int) { state.withLock { _ = $0.settings.insert(count) } }

    /// The staff hears that the kiwis were set.
    func tellSet(_ count: Int) {
        guard !isDamaged else { return }
        let kiwis = LedgerText(disk.durableBytes(path)).kiwis
        if kiwis != count { breaks("\(count) kiwis were set, and \(kiwis.map(String.init) ?? "no") are durable") }
    }

    // MARK: What is true

    /// Checks everything that was told, in the file and in what a power cut would leave of it. After one, something may follow that was not
    /// told.
    func check(afterCrash: Bool = false) {
        guard !isDamaged else { return }
        for (place, bytes) in [("file", disk[path] ?? []), ("disk", disk.durableBytes(path))] {
            // Some pages of what was not synced can be on the disk already.
            let isTorn = afterCrash || place == "disk"
            let text = LedgerText(isTorn ? LedgerText.wholeLines(in: bytes) : bytes)
            if let line = text.wrongLine { breaks("line \(line) of the \(place) is damaged") }
            if text.sales.map(\.number) != Array(1..<(text.sales.count + 1)) { breaks("a number is missing") }
            var keys = Set<RequestKey>()
            for case let (id?, part?) in text.sales.map({ ($0.request, $0.part) })
            where !keys.insert(RequestKey(id: id, part: part)).inserted {
                breaks("\(id), \(part) was sold twice")
            }
            let last = state.withLock { $0.told.keys.max() } ?? 0
            if text.sales.count < last { breaks("\(last) is lost in the \(place)") }
            checkKiwis(in: text)
            checkBooks(in: text)
        }
    }

    private func checkBooks(in text: LedgerText) {
        if text.closes.map(\.number) != Array(1..<(text.closes.count + 1)) { breaks("a close is missing") }
        if Set(text.voids.map(\.number)).count < text.voids.count { breaks("an order was cancelled twice") }
        for void in text.voids where void.closes > 0 && text.closes[void.closes - 1].last >= void.number {
            breaks("\(void.number) was cancelled after its close")
        }
    }

    /// Checks that the file contains nothing that a kiosk has just refused, and nothing that the kiosk does not know.
    func checkRefusal(by ledger: any Ledger) {
        let lines = (disk[path] ?? []).count { $0 == 0x0A }
        if !isDamaged, lines > ledger.lastSequence { breaks("line \(lines) was refused, and is there") }
    }

    private func checkKiwis(in text: LedgerText) {
        let (settings, added) = state.withLock { ($0.settings, $0.restocked...$0.restockedAtMost) }
        // A ledger without its first line is one of which nothing was told.
        guard let kiwis = text.kiwis else { return }
        let isPossible = settings.count > 1 ? settings.contains(kiwis) : added.contains(kiwis - openingStock)
        if !isPossible { breaks("there are \(kiwis) kiwis") }
    }
}
