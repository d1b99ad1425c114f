import Core
import JuiceMaker
import Synchronization
import TestSupport

@testable import Storage
@testable import System

/// What a kiosk of a world does next.
enum WorldTask {
    case sell([Wish])
    case addKiwis(Int, StockReason?), setKiwis(Int, StockReason?)
    case takeBack(Int, isRefund: Bool, kind: String? = nil)
    case close(counted: Int?, WorldDay)
    case step(OrderStep, Int)
    case pay(Int, kind: String)
    case openDay(float: Int)
    case setMenu(Int)
    case backUp(String)
    case refresh, verify, leave
}

/// Which day a person of a world means to close: any, one whose orders are paid, or the one that the kiosk has read last.
enum WorldDay {
    case any, paid, seen
}

/// What a customer of a world wants.
struct Wish: Sendable {
    let juice: String
    let count: Int
    let key: RequestKey?
    let waits: Bool
    let service: String?
    let payment: String?

    var wishes: OrderWishes { OrderWishes(service: service, payment: payment) }
}

/// A kiosk of a world, and the process in which it runs.
final class WorldKiosk: Sendable {
    let process: SimulatedProcess
    let ledger = Mutex<(any Ledger)?>(nil)
    /// Whether it was sent SIGSTOP.
    let isStopped = Mutex(false)
    /// Whether it knows that the disk is not to be trusted, and has not read everything again.
    private let mustRead = Mutex(false)
    /// The menu that a customer sees on its screen, which may be an older one.
    private let shown = Mutex<Menu?>(nil)
    private let promises: Promises

    init(on disk: SimulatedDisk, _ promises: Promises) {
        process = SimulatedProcess(on: disk)
        self.promises = promises
    }

    /// Does a task. What it answers after its death reaches no one.
    func perform(_ task: WorldTask, looks: Bool, in ledger: any Ledger) throws(LedgerError) {
        switch task {
        case .sell(let wishes): try sell(wishes, from: menu(looks: looks, in: ledger), in: ledger)
        case .addKiwis(let count, let reason): try addKiwis(count, reason, in: ledger)
        case .setKiwis(let count, let reason): try setKiwis(count, reason, in: ledger)
        case .takeBack(let number, let isRefund, let kind):
            try takeBack(number, isRefund: isRefund, by: kind, in: ledger)
        case .close(let counted, let day): try close(counted, day, in: ledger)
        case .step(let step, let number): try take(step, number, in: ledger)
        case .pay(let number, let kind): try pay(number, by: kind, in: ledger)
        case .openDay(let float): try openDay(float, in: ledger)
        case .setMenu(let card): try set(card, in: ledger)
        case .refresh: refresh(ledger)
        case .verify, .backUp, .leave: break
        }
    }

    /// Returns the menu on the screen, which may have looked at that of the ledger.
    private func menu(looks: Bool, in ledger: any Ledger) -> Menu {
        shown.withLock { shown in
            let menu = looks ? ledger.books.menu : shown ?? ledger.books.menu
            shown = menu
            return menu
        }
    }

    private func sell(_ wishes: [Wish], from menu: Menu, in ledger: any Ledger) throws(LedgerError) {
        let card = MenuCard.all[MenuCard.number(of: menu)]
        let wanted = wishes.compactMap { wish in
            menu.juice(named: wish.juice).flatMap { try? Order(juice: $0, count: wish.count) }.map { (wish, $0) }
        }
        let outcomes = try ledger.sell(
            wanted.map { SaleRequest(order: $1, key: $0.key, waits: $0.waits, wishes: $0.wishes) })
        if process.isDead { return }
        for ((wish, _), outcome) in zip(wanted, outcomes) {
            switch outcome {
            case .sold(let sale):
                promises.tell(sale.number, for: wish, from: card, by: ledger)
                if mustRead.withLock({ $0 }) { promises.breaks("\(sale.number) was sold from a damaged ledger") }
            case .menuChanged: promises.tellNotOffered(wish, from: card, by: ledger)
            // What others in the same request took is not there.
            case .short: if wanted.count == 1 { promises.tellShort(wish, by: ledger) }
            case .cancelled(let sale): promises.tellCancelled(sale.number, by: ledger)
            case .keyUsed: promises.breaks("\(wish) was another order")
            }
        }
    }

    /// Lets a ledger perform a command; nil where it is refused, or where its answer reaches no one.
    private func perform<Command: LedgerCommand>(
        _ command: Command, in ledger: any Ledger, refused: (String) -> Void
    ) throws(LedgerError) -> Recorded<Command.Answer>? {
        do throws(Command.Failure) {
            let recorded = try ledger.perform(command)
            return process.isDead ? nil : recorded
        } catch {
            if let failure = error.storeError { throw failure }
            if !process.isDead { refused(error.refusal) }
            return nil
        }
    }

    /// Lets a ledger perform a command, whose refusal is the one that a person expects.
    private func perform<Command: LedgerCommand>(
        _ command: Command, in ledger: any Ledger, as what: String, _ expected: (HandBooks) -> String?
    ) throws(LedgerError) -> Recorded<Command.Answer>? {
        try perform(command, in: ledger) { promises.tellRefusal($0, of: what, expected) }
    }

    private func addKiwis(_ count: Int, _ reason: StockReason?, in ledger: any Ledger) throws(LedgerError) {
        guard let kiwi = ledger.books.menu.fruit(named: "kiwi") else { return promises.breaks("no kiwis") }
        let isFit = reason != (count > 0 ? .spoiled : .restocked)
        if isFit { promises.willAdd(count) }
        let command = ChangeStock(.add([Quantity(item: kiwi, count: count)]), reason: reason)
        let change = try perform(command, in: ledger) { refusal in
            if isFit || refusal != "unfitReason" { promises.breaks("\(count) kiwis were refused: \(refusal)") }
        }
        guard let change else { return }
        if !isFit { promises.breaks("the reason does not fit") }
        let usual = count > 0 ? "restocked" : "counted"
        promises.tellAdded(count, reason: reason?.text ?? usual, in: change.records.last?.sequence, by: ledger)
    }

    private func setKiwis(_ count: Int, _ reason: StockReason?, in ledger: any Ledger) throws(LedgerError) {
        guard let kiwi = ledger.books.menu.fruit(named: "kiwi") else { return promises.breaks("no kiwis") }
        promises.willSet(kiwis: count)
        let change = try perform(ChangeStock(.set(kiwi, to: count), reason: reason), in: ledger) { refusal in
            if refusal != "unfitReason" { promises.breaks("\(count) kiwis were refused: \(refusal)") }
            promises.tellRefusal(refusal, of: "\(count) kiwis") { books in
                let more = count - (books.stock["kiwi"] ?? 0)
                return more > 0 && reason == .spoiled || more < 0 && reason == .restocked ? refusal : nil
            }
        }
        guard let change else { return }
        promises.tellSet(
            kiwis: count, reason: reason?.text ?? "counted", in: change.records.last?.sequence, by: ledger)
    }

    private func takeBack(
        _ number: Int, isRefund: Bool, by kind: String?, in ledger: any Ledger
    ) throws(LedgerError) {
        promises.willTakeBack(number, isRefund: isRefund)
        let reason = isRefund ? "sour" : "spilt"
        let command = ReverseOrder(isRefund ? .refund : .void, number, reason: reason, by: kind)
        let recorded = try perform(command, in: ledger, as: "\(isRefund ? "refund" : "void") \(number)") { books in
            isRefund ? books.refusal(toRefund: number, by: kind) : books.refusal(toVoid: number)
        }
        guard let recorded else { return }
        // What the staff hears is what is in the ledger: by which kind the money goes back, and that none came.
        promises.tellTakenBack(
            number, reason: reason, by: recorded.answer.payment?.kind, isRefund: isRefund,
            in: recorded.records.last?.sequence, by: ledger)
    }

    private func close(_ counted: Int?, _ day: WorldDay, in ledger: any Ledger) throws(LedgerError) {
        let (seen, accounts) = (ledger.lastSequence, ledger.books.accounts)
        let days: [WorldDay: CloseDay.Day] = [.any: .any, .paid: .paid, .seen: .seen(accounts)]
        let command = CloseDay(counted: counted, day: days[day] ?? .any)
        let close = try perform(command, in: ledger, as: "close") { books in
            switch day {
            case .any: nil
            case .paid: books.unpaid.isEmpty ? nil : "unpaid"
            case .seen: promises.books(upTo: seen)?.hasSameDay(as: books) == false ? "changed" : nil
            }
        }
        guard let close else { return }
        promises.tellClosed(close.answer?.close.number, counted: counted, in: close.records.last?.sequence, by: ledger)
    }

    private func take(_ step: OrderStep, _ number: Int, in ledger: any Ledger) throws(LedgerError) {
        let names: [OrderStep: String] = [.ready: "ready", .handedOver: "handed", .takenBack: "back"]
        let name = names[step] ?? ""
        let said = HandBooks.Line.step(name, number: number)
        try tell(said, of: TakeStep(step, number), in: ledger) { $0.refusal(toStep: name, number) }
    }

    private func pay(_ number: Int, by kind: String, in ledger: any Ledger) throws(LedgerError) {
        let said = HandBooks.Line.payment(number: number, kind: kind)
        try tell(said, of: TakePayment(number, by: kind), in: ledger) { $0.refusal(toPay: number, by: kind) }
    }

    private func openDay(_ float: Int, in ledger: any Ledger) throws(LedgerError) {
        try tell(.float(float), of: OpenDay(float: float), in: ledger) { $0.refusal(toOpenWith: float) }
    }

    /// Lets a ledger perform a command that makes one line, and tells it.
    private func tell(
        _ said: HandBooks.Line, of command: some LedgerCommand, in ledger: any Ledger,
        _ expected: (HandBooks) -> String?
    ) throws(LedgerError) {
        guard let recorded = try perform(command, in: ledger, as: "\(said)", expected) else { return }
        promises.tell(said, in: recorded.records.last?.sequence, by: ledger)
    }

    private func set(_ card: Int, in ledger: any Ledger) throws(LedgerError) {
        promises.willSet(card: card)
        let command = SetMenu(MenuCard.menus[card])
        let recorded = try perform(command, in: ledger, as: "menu \(card)") { $0.refusal(toSet: card) }
        if let recorded { promises.tellSet(card: card, in: recorded.records.last?.sequence, by: ledger) }
    }

    private func refresh(_ ledger: any Ledger) {
        do throws(LedgerError) {
            try ledger.refresh()
        } catch {
            // A kiosk that could not sell says so until it has sold again, whatever others do meanwhile.
            if case .notDurable = error { return }
            meet(error)
        }
    }

    func verify(_ disk: SimulatedDisk) throws(LedgerError) {
        if let error = try LedgerVerification(directory: World.folder, files: disk).error { meet(error) }
    }

    /// Copies the ledger, while the others go on.
    func backUp(to path: String, on disk: SimulatedDisk) throws(LedgerError) {
        let promised = promises.keptSize
        let count = try FileLedger.backUp(directory: World.folder, to: path, files: disk).count
        if !process.isDead { promises.tellCopy(path, lines: count, atLeast: promised) }
    }

    /// The disk may refuse anything, but nothing may ever look damaged that nobody has damaged.
    func meet(_ error: LedgerError) {
        if process.isDead { return }
        switch error {
        case .failed(_, SystemError(code: EINTR).reason): promises.breaks("an interrupted call was not repeated")
        case .failed, .busy: break
        case .notDurable, .unknown:
            mustRead.withLock { $0 = promises.hasLostBytes }
            if case .notDurable = error, let ledger = ledger.withLock({ $0 }) { promises.checkRefusal(by: ledger) }
        case .damaged, .newerFormat, .shop: if !promises.isDamaged { promises.breaks("\(error)") }
        }
    }

    /// Its process has ended.
    func end() {
        ledger.withLock { $0 = nil }
        mustRead.withLock { $0 = false }
        isStopped.withLock { $0 = false }
        shown.withLock { $0 = nil }
    }
}

extension LedgerFailure {
    /// The error of the store, where it could not record a command.
    var storeError: LedgerError? { self as? LedgerError ?? payload?.value as? LedgerError }

    /// The name of the case, which is that of a refusal.
    var refusal: String { payload?.label ?? "\(self)" }

    private var payload: Mirror.Child? { Mirror(reflecting: self).children.first }
}
