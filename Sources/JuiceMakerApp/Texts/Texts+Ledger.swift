import JuiceMaker
import ScreenKit
import Terminal

/// What can go wrong with a ledger, in words.
extension Texts {
    nonisolated package func explain(_ error: LedgerError) -> String {
        switch error {
        case .impossible(let error): explain(error)
        case .fault(let fault): explain(fault)
        }
    }

    nonisolated package func explain(_ fault: LedgerFault) -> String {
        switch fault {
        case .damaged(let line, let damage): self(.ledgerDamaged, String(line), explain(damage))
        case .newerFormat(let format): self(.ledgerNewer, String(format))
        case .busy: self(.ledgerBusy)
        case .refused(.open, let code), .refused(.lock, let code):
            self(.ledgerCannotOpen, reason(ofSystemError: code))
        case .refused(.read, let code): self(.ledgerCannotRead, reason(ofSystemError: code))
        case .refused(.write, let code), .refused(.sync, let code):
            self(.ledgerCannotWrite, reason(ofSystemError: code))
        case .unsure(let code): self(.ledgerUnsure, reason(ofSystemError: code))
        }
    }

    nonisolated package func explain(_ damage: LedgerDamage) -> String {
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
