import JuiceMaker
import ScreenKit

/// What a ledger's ids are called, and what is wrong with it, in words.
extension Texts {
    /// The name of a juice; its id, where the menu has forgotten it.
    nonisolated package func name(ofJuice id: String, in menu: Menu) -> String {
        menu.juice(named: id).flatMap { $0.id == id ? $0.name(self) : nil } ?? id.printable
    }

    /// The name of a fruit; its id, where the menu has forgotten it.
    nonisolated package func name(ofFruit id: String, in menu: Menu) -> String {
        menu.fruit(named: id).flatMap { $0.id == id ? $0.name(self) : nil } ?? id.printable
    }

    nonisolated package func explain(_ imbalance: Imbalance) -> String {
        switch imbalance {
        case .contradiction(let sequence, let error): explain(.damaged(line: sequence, .contradiction(error)))
        case .books: self(.ledgerDoesNotBalance)
        }
    }
}
