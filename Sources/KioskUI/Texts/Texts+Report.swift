import JuiceMaker

/// What a ledger's ids are called, and what is wrong with it, in words.
extension Texts {
    /// The name of a juice; its id, where the menu has forgotten it.
    nonisolated package func name(ofJuice id: String, in menu: Menu) -> String {
        menu.juices.first { $0.id == id }?.name(self) ?? id.printable
    }

    /// The name of a fruit; its id, where the menu has forgotten it.
    nonisolated package func name(ofFruit id: String, in menu: Menu) -> String {
        menu.fruits.first { $0.id == id }?.name(self) ?? id.printable
    }

    nonisolated package func explain(_ imbalance: Imbalance) -> String {
        switch imbalance {
        case .contradiction(let sequence, let error): explain(.damaged(line: sequence, .contradiction(error)))
        case .books: self(.ledgerDoesNotBalance)
        }
    }
}
