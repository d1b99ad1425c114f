import JuiceMaker
import Terminal

/// Rings the bell of the terminal for what others have changed: once for each new order in a kitchen, and on a board once for each number
/// that got ready.
final class OrderBell {
    /// Returns the numbers of the orders for which the bell rings.
    private let numbers: (Accounts) -> Set<Int>
    private let screen: () -> FullScreen?
    private var known: Set<Int>

    /// Creates a bell that rings for nothing that is in the books of a bar already.
    init(for numbers: @escaping (Accounts) -> Set<Int>, in bar: JuiceBar, screen: @escaping () -> FullScreen?) {
        (self.numbers, self.screen) = (numbers, screen)
        known = numbers(bar.books.accounts)
    }

    /// Rings for what is new in the books.
    func ring(for bar: JuiceBar) {
        let numbers = numbers(bar.books.accounts)
        for _ in numbers.subtracting(known) { screen()?.ring() }
        known = numbers
    }
}
