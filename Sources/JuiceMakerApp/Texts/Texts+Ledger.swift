import JuiceMaker
import ScreenKit

/// The words for the ids, errors and damages of a ledger.
extension Texts {
    /// Returns the name of a juice in a menu, or else in the first of the earlier ones that has it; its id if none has it.
    nonisolated package func name(ofJuice id: String, in menu: Menu, earlier: [Menu] = []) -> String {
        let juices = ([menu] + earlier).lazy.compactMap { $0.juice(named: id) }
        return juices.first { $0.id == id }?.name(self) ?? id.printable
    }

    /// Returns the name of a fruit, which may have left the menu, as that of a juice.
    nonisolated package func name(ofFruit id: String, in menu: Menu, earlier: [Menu] = []) -> String {
        let fruits = ([menu] + earlier).lazy.compactMap { menu in
            menu.fruit(named: id).flatMap { $0.id == id ? $0 : nil } ?? menu.formerFruits.first { $0.id == id }
        }
        return fruits.first?.name(self) ?? id.printable
    }

    /// Returns the warning that records are dated after today.
    nonisolated package func explain(laterRecords count: Int) -> String { self(.laterRecords, String(count)) }

    /// Returns the reason why the stock was not changed.
    nonisolated package func explain(_ error: StockChangeError) -> String {
        switch error {
        case .impossible(let error): explain(error)
        case .unfitReason(let reason, let fruit): self(.unfitReason, fruit.name(self), reason.name(self))
        case .notRecorded(let error): explain(error)
        }
    }

    /// Returns the reason why a menu did not come into force.
    nonisolated package func explain(_ error: MenuChangeError) -> String {
        switch error {
        case .dayHasOrders: self(.menuCurrencyOpen)
        case .tooLarge: self(.menuTooLargeToRecord, String(LedgerRecord.mostBytes))
        case .notRecorded(let error): explain(error)
        }
    }

    /// Returns the reason why an order was not cancelled, or its money not given back.
    nonisolated package func explain(_ error: VoidError) -> String {
        switch error {
        case .unknown(let number): self(.voidUnknown, String(number))
        case .closed(let number): self(.voidClosed, String(number))
        case .open(let number): self(.refundOpen, String(number))
        case .refundedBefore(let number): self(.refundedBefore, String(number))
        case .otherCurrency(let number, let currency): self(.refundOtherCurrency, String(number), currency.code)
        case .voidedBefore(let number): self(.voidedBefore, String(number))
        case .unpaid(let number): self(.refundUnpaid, String(number))
        case .unknownPayment(let kind): self(.unknownPayment, kind.printable)
        case .notRecorded(let error): explain(error)
        }
    }

    /// Returns the reason why a step of an order could not be taken, or its payment.
    nonisolated package func explain(_ error: OrderStepError) -> String {
        switch error {
        case .unknown(let number): self(.voidUnknown, String(number))
        case .made(let number): self(.orderMadeAtOnce, String(number))
        case .closed(let number): self(.orderClosed, String(number))
        case .cancelled(let number): self(.voidedBefore, String(number))
        case .impossible(let number, .ordered): self(.orderIsOrdered, String(number))
        case .impossible(let number, .ready): self(.orderIsReady, String(number))
        case .impossible(let number, .handedOver): self(.orderIsHandedOver, String(number))
        case .paidBefore(let number, let kind): self(.orderPaidBefore, String(number), kind.name(self))
        case .changeIsCash(let kind): self(.changeIsCash, kind.name(self))
        case .costsNothing(let number): self(.orderCostsNothing, String(number))
        case .otherCurrency(let number, let currency): self(.refundOtherCurrency, String(number), currency.code)
        case .unknownPayment(let kind): self(.unknownPayment, kind.printable)
        case .tooLittle(_, let given, let total, let currency):
            self(.tooLittleMoney, money(given, currency), money(total, currency))
        case .notRecorded(let error): explain(error)
        }
    }

    /// Returns the reason why a day was not opened or closed.
    nonisolated package func explain(_ error: CloseError) -> String {
        switch error {
        case .unpaid(let numbers): self(.closeUnpaid, numbers.map { String($0) }.joined(separator: ", "))
        case .changed: self(.dayChanged)
        case .floatNoted(let float, let currency): self(.floatNoted, money(float, currency))
        case .notRecorded(let error): explain(error)
        }
    }

    /// Returns that orders are not paid; `nil` for none.
    nonisolated func unpaid(_ numbers: [Int]) -> String? { list(.unpaidOrders, numbers) }

    /// Returns that orders are not handed over; `nil` for none.
    nonisolated package func notHandedOver(_ numbers: [Int]) -> String? { list(.notHandedOver, numbers) }

    nonisolated private func list(_ label: JuiceMakerText, _ numbers: [Int]) -> String? {
        numbers.isEmpty ? nil : self(label, numbers.map { String($0) }.joined(separator: ", "))
    }

    /// Returns the reason why a ledger cannot be used.
    nonisolated package func explain(_ error: LedgerError) -> String {
        switch error {
        case .damaged(_, .unmarked): self(.ledgerUnmarked)
        case .damaged(let line, let damage): self(.ledgerDamaged, String(line), explain(damage))
        case .newerFormat(let format): self(.ledgerNewer, String(format))
        case .busy: self(.ledgerBusy)
        case .failed(.open, let reason), .failed(.lock, let reason):
            self(.ledgerCannotOpen, explain(reason))
        case .failed(.write, .alreadyThere): self(.ledgerAlreadyThere)
        case .failed(.read, let reason): self(.ledgerCannotRead, explain(reason))
        case .failed(.write, let reason), .failed(.sync, let reason):
            self(.ledgerCannotWrite, explain(reason))
        case .failed(.mark, let reason): self(.ledgerCannotMark, explain(reason))
        case .notDurable(let reason): self(.ledgerUnsure, explain(reason))
        case .unknown(let reason): self(.ledgerUnknown, explain(reason))
        case .shop(let error): explain(error)
        }
    }

    /// Returns the reason why the ledger of a shop on several machines cannot be used.
    nonisolated private func explain(_ error: ShopError) -> String {
        switch error {
        case .away(let server, let time?): self(.shopAway, server.printable, time)
        case .away(let server, nil): self(.shopNotReached, server.printable)
        case .silent(let server): self(.shopSilent, server.printable)
        case .unanswered(let server): self(.shopUnanswered, server.printable)
        case .recordedLate(.sale(let sale)): self(.shopSoldLate, String(sale.number))
        case .recordedLate: self(.shopRecordedLate)
        case .refused(let server, let words): self(.shopRefused, server.printable, words.printable)
        case .needsEncryption(let server): self(.shopNeedsEncryption, server.printable)
        case .noStreams(let server): self(.shopNoStreams, server.printable)
        case .noLedger(let server): self(.shopMissing, server.printable)
        case .unfit(let server, let words): self(.shopUnfit, server.printable, words.printable)
        case .becameReplica: self(.shopOwnsLedger)
        case .otherLedger(let replica, let server): self(.shopOther, replica.printable, server.printable)
        case .differs(let number, let own, let other):
            self(.shopDiffers, String(number), start(of: own), start(of: other))
        case .noRecord(let number, let line): self(.shopNoRecord, String(number), start(of: line))
        case .endLost(let number, let own, let last, let other):
            self(.shopEndLost, String(number), start(of: own), String(last), last > 0 ? start(of: other) : "–")
        }
    }

    /// Returns as much of a line as tells it from others.
    nonisolated private func start(of line: String) -> String {
        line.count > 160 ? String(line.prefix(160)).printable + "…" : line.printable
    }

    /// Returns the description of a damaged record.
    nonisolated package func explain(_ damage: RecordError) -> String {
        switch damage {
        case .checksum: self(.damageChecksum)
        case .syntax: self(.damageSyntax)
        case .sequence(let expected, let found): self(.damageSequence, String(expected), String(found))
        case .contradiction(let error): self(.damageContradiction, error.subject.printable)
        case .balances: self(.damageBalances)
        case .chain: self(.damageChain)
        case .replaced: self(.damageReplaced)
        case .unmarked: self(.ledgerUnmarked)
        }
    }

    /// Returns what a person should know about a ledger.
    nonisolated package func explain(_ notice: LedgerNotice) -> String {
        switch notice {
        case .setAside(let bytes, 0, let file): self(.ledgerMended, String(bytes), file)
        case .setAside(let bytes, let records, let file):
            self(.ledgerCutShort, String(bytes), file, String(records))
        case .menuRecorded(let menu): self(.ledgerMenuRecorded, sizes(of: menu))
        case .noMark: self(.ledgerWithoutMark)
        case .missingMark: self(.ledgerMarkMissing)
        case .missingRecord(let number): self(.ledgerRecordMissing, String(number))
        case .unshown(let number): self(.ledgerUnshown, String(number))
        case .recordedLate(let entry): explain(.shop(.recordedLate(entry)))
        }
    }

    /// Returns the description of an imbalance.
    nonisolated package func explain(_ imbalance: Imbalance) -> String {
        switch imbalance {
        case .contradiction(let sequence, let error): explain(.damaged(line: sequence, .contradiction(error)))
        case .books: self(.ledgerDoesNotBalance)
        }
    }
}

extension ScreenProtocol {
    /// Says why something has failed.
    func fail(_ reason: (Texts) -> String) { say(Text(reason).asSentence, .bad) }
}

extension StockReason {
    /// Returns the name of the reason; words as a person wrote them.
    package nonisolated func name(_ texts: Texts) -> String {
        if case .words(let text) = self { text.printable } else { texts(nameKey) }
    }

    nonisolated var nameKey: JuiceMakerText {
        switch self {
        case .restocked: .reasonRestocked
        case .counted: .reasonCounted
        case .spoiled: .reasonSpoiled
        case .words: .reasonInWords
        }
    }
}

extension AccountsError {
    /// The id or the number in question.
    fileprivate nonisolated var subject: String {
        switch self {
        case .openedTwice(let fruit), .unknownFruit(let fruit), .impossibleStock(let fruit): fruit
        case .numberOutOfOrder(let number), .impossibleTotal(let number), .impossibleVoid(let number),
            .impossibleStep(let number), .impossibleClose(let number):
            String(number)
        case .impossibleMenu: MenuKey.juices.rawValue
        }
    }
}
