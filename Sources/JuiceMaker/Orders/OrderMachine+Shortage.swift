import Core

extension OrderMachine {
    /// What the order in hand is short of, while the stock is being changed for it.
    package var shortage: Shortage<Fruit>? {
        switch state {
        case .asking(_, let shortage), .restocking(_, let shortage): shortage
        case .idle, .making: nil
        }
    }
}
