import JuiceMaker
import ScreenKit

/// What can go wrong with a ledger, in words.
extension Texts {
    nonisolated package func explain(_ error: StockChangeError) -> String {
        switch error {
        case .impossible(let error): explain(error)
        case .notRecorded(let error): explain(error)
        }
    }

    nonisolated package func explain(_ error: LedgerError) -> String {
        switch error {
        case .damaged(let line, let damage): self(.ledgerDamaged, String(line), explain(damage))
        case .newerFormat(let format): self(.ledgerNewer, String(format))
        case .busy: self(.ledgerBusy)
        case .failed(.open, let reason), .failed(.lock, let reason):
            self(.ledgerCannotOpen, explain(reason))
        case .failed(.read, let reason): self(.ledgerCannotRead, explain(reason))
        case .failed(.write, let reason), .failed(.sync, let reason):
            self(.ledgerCannotWrite, explain(reason))
        case .notDurable(let reason): self(.ledgerUnsure, explain(reason))
        }
    }

    nonisolated package func explain(_ damage: RecordError) -> String {
        switch damage {
        case .checksum: self(.damageChecksum)
        case .syntax: self(.damageSyntax)
        case .sequence(let expected, let found): self(.damageSequence, String(expected), String(found))
        case .contradiction(let error): self(.damageContradiction, error.subject.printable)
        case .balances: self(.damageBalances)
        case .replaced: self(.damageReplaced)
        }
    }
}

extension AccountsError {
    /// What it is about, by id or number.
    fileprivate nonisolated var subject: String {
        switch self {
        case .openedTwice(let fruit), .unknownFruit(let fruit), .impossibleStock(let fruit): fruit
        case .numberOutOfOrder(let number): String(number)
        }
    }
}
