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
    case close(counted: Int?, takesUnpaid: Bool)
    case step(OrderStep, Int)
    case pay(Int, kind: String)
    case openDay(float: Int)
    case setMenu(Int)
    case backUp(String)
    case refresh, verify, leave
}

/// What a customer of a world wants.
struct Wish: Sendable {
    let juice: String
    let count: Int
    let key: RequestKey?
    let waits: Bool
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
        case .close(let counted, let takesUnpaid): try close(counted, takesUnpaid, in: ledger)
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
        let outcomes = try ledger.sell(wanted.map { SaleRequest(order: $1, key: $0.key, waits: $0.waits) })
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

    private func addKiwis(_ count: Int, _ reason: StockReason?, in ledger: any Ledger) throws(LedgerError) {
        guard let kiwi = ledger.books.menu.fruit(named: "kiwi") else { return promises.breaks("no kiwis") }
        let isFit = reason != (count > 0 ? .spoiled : .restocked)
        if isFit { promises.willAdd(count) }
        do throws(StockChangeError) {
            let more = StockChange.add([Quantity(item: kiwi, count: count)])
            let change = try ledger.perform(ChangeStock(more, reason: reason))
            if process.isDead { return }
            if !isFit { promises.breaks("the reason does not fit") }
            let usual = count > 0 ? "restocked" : "counted"
            promises.tellAdded(
                count, reason: reason?.text ?? usual, in: change.records.last?.sequence, by: ledger)
        } catch .notRecorded(let error) {
            throw error
        } catch .unfitReason {
            if isFit { promises.breaks("the reason fits") }
        } catch {
            promises.breaks("\(error)")
        }
    }

    private func setKiwis(_ count: Int, _ reason: StockReason?, in ledger: any Ledger) throws(LedgerError) {
        guard let kiwi = ledger.books.menu.fruit(named: "kiwi") else { return promises.breaks("no kiwis") }
        promises.willSet(kiwis: count)
        do throws(StockChangeError) {
            let change = try ledger.perform(ChangeStock(.set(kiwi, to: count), reason: reason))
            if process.isDead { return }
            promises.tellSet(
                kiwis: count, reason: reason?.text ?? "counted", in: change.records.last?.sequence, by: ledger)
        } catch .notRecorded(let error) {
            throw error
        } catch .unfitReason(.spoiled, _) {
            if process.isDead { return }
            promises.tellRefusal("unfit", of: "\(count) kiwis") { $0.stock["kiwi"] ?? 0 < count ? "unfit" : nil }
        } catch .unfitReason(.restocked, _) {
            if process.isDead { return }
            promises.tellRefusal("unfit", of: "\(count) kiwis") { $0.stock["kiwi"] ?? 0 > count ? "unfit" : nil }
        } catch {
            promises.breaks("\(error)")
        }
    }

    private func takeBack(
        _ number: Int, isRefund: Bool, by kind: String?, in ledger: any Ledger
    ) throws(LedgerError) {
        promises.willTakeBack(number, isRefund: isRefund)
        let refusal: String
        do throws(VoidError) {
            let reason = isRefund ? "sour" : "spilt"
            let command = ReverseOrder(isRefund ? .refund : .void, number, reason: reason, by: kind)
            let recorded = try ledger.perform(command)
            if process.isDead { return }
            // What the staff hears is what is in the ledger: by which kind the money goes back, and that none came.
            return promises.tellTakenBack(
                number, reason: reason, by: recorded.answer.payment?.kind, isRefund: isRefund,
                in: recorded.records.last?.sequence, by: ledger)
        } catch {
            switch error {
            case .notRecorded(let error): throw error
            case .unknown: refusal = "unknown"
            case .closed: refusal = "closed"
            case .open: refusal = "open"
            case .refundedBefore: refusal = "refundedBefore"
            case .otherCurrency: refusal = "otherCurrency"
            case .voidedBefore: refusal = "voidedBefore"
            case .unpaid: refusal = "unpaid"
            case .unknownPayment: refusal = "unknownPayment"
            }
        }
        if process.isDead { return }
        promises.tellRefusal(refusal, of: "\(isRefund ? "refund" : "void") \(number)") { books in
            isRefund ? books.refusal(toRefund: number, by: kind) : books.refusal(toVoid: number)
        }
    }

    private func close(_ counted: Int?, _ takesUnpaid: Bool, in ledger: any Ledger) throws(LedgerError) {
        do throws(CloseError) {
            let close = try ledger.perform(CloseDay(counted: counted, day: takesUnpaid ? .any : .paid))
            if process.isDead { return }
            promises.tellClosed(
                close.answer?.close.number, counted: counted, in: close.records.last?.sequence, by: ledger)
        } catch .notRecorded(let error) {
            throw error
        } catch {
            if process.isDead { return }
            if takesUnpaid { promises.breaks("\(error)") }
            promises.tellRefusal("unpaid", of: "close") { $0.unpaid.isEmpty ? nil : "unpaid" }
        }
    }

    private func take(_ step: OrderStep, _ number: Int, in ledger: any Ledger) throws(LedgerError) {
        let names: [OrderStep: String] = [.ready: "ready", .handedOver: "handed", .takenBack: "back"]
        let name = names[step] ?? ""
        do throws(OrderStepError) {
            let records = try ledger.perform(TakeStep(step, number)).records
            if process.isDead { return }
            promises.tell(.step(name, number: number), in: records.last?.sequence, by: ledger)
        } catch {
            try meet(error, of: "\(name) \(number)") { $0.refusal(toStep: name, number) }
        }
    }

    private func pay(_ number: Int, by kind: String, in ledger: any Ledger) throws(LedgerError) {
        do throws(OrderStepError) {
            let records = try ledger.perform(TakePayment(number, by: kind)).records
            if process.isDead { return }
            promises.tell(.payment(number: number, kind: kind), in: records.last?.sequence, by: ledger)
        } catch {
            try meet(error, of: "pay \(number)") { $0.refusal(toPay: number, by: kind) }
        }
    }

    private func openDay(_ float: Int, in ledger: any Ledger) throws(LedgerError) {
        do throws(CloseError) {
            let records = try ledger.perform(OpenDay(float: float)).records
            if !process.isDead { promises.tell(.float(float), in: records.last?.sequence, by: ledger) }
        } catch {
            if case .notRecorded(let error) = error { throw error }
            if !process.isDead { promises.tellRefusal("noted", of: "float \(float)") { $0.refusal(toOpenWith: float) } }
        }
    }

    private func meet(
        _ error: OrderStepError, of what: String, _ expected: (HandBooks) -> String?
    ) throws(LedgerError) {
        let refusal =
            switch error {
            case .notRecorded(let error): throw error
            case .unknown: "unknown"
            case .made: "made"
            case .closed: "closed"
            case .cancelled: "cancelled"
            case .impossible: "impossible"
            case .paidBefore: "paidBefore"
            case .unknownPayment: "unknownPayment"
            case .otherCurrency: "otherCurrency"
            case .costsNothing, .tooLittle, .changeIsCash: "\(error)"
            }
        if !process.isDead { promises.tellRefusal(refusal, of: what, expected) }
    }

    private func set(_ card: Int, in ledger: any Ledger) throws(LedgerError) {
        promises.willSet(card: card)
        do throws(MenuChangeError) {
            let records = try ledger.perform(SetMenu(MenuCard.menus[card])).records
            if !process.isDead { promises.tellSet(card: card, in: records.last?.sequence, by: ledger) }
        } catch .notRecorded(let error) {
            throw error
        } catch {
            if process.isDead { return }
            promises.tellRefusal("dayHasOrders", of: "menu \(card)") { $0.refusal(toSet: card) }
        }
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
