import JuiceMaker
import Terminal

/// Rings the bell of the terminal for what others have changed: once for each new order in a kitchen, and on a board once for each number
/// that got ready.
final class OrderBell {
    /// What the bell is for.
    enum Occasion {
        case newOrder, readyNumber
    }

    private let occasion: Occasion
    private let screen: () -> FullScreen?
    private var known: Set<Int>

    /// Creates a bell that rings for nothing that is in the books of a bar already.
    init(for occasion: Occasion, in bar: JuiceBar, screen: @escaping () -> FullScreen?) {
        (self.occasion, self.screen) = (occasion, screen)
        known = []
        known = numbers(in: bar.books.accounts)
    }

    /// Rings for what is new in the books.
    func ring(for bar: JuiceBar) {
        let numbers = numbers(in: bar.books.accounts)
        let new = numbers.subtracting(known).count
        known = numbers
        for _ in 0..<new { screen()?.ring() }
    }

    private func numbers(in accounts: Accounts) -> Set<Int> {
        switch occasion {
        case .newOrder: Set(accounts.openOrders.keys)
        case .readyNumber: accounts.readyNumbers
        }
    }
}
