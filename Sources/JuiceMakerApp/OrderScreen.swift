import Core
import JuiceMaker
import ScreenKit

/// The counter: the stock, the juices, the waiting orders, and the announcements.
package final class OrderScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
        /// Orders a juice in the chosen quantity.
        case order(Juice)
        /// Orders a juice with a count, as typed on a line.
        case request(Order)
        /// Changes the quantity of the next order.
        case changeQuantity(by: Int)
        /// Opens the stock screen.
        case editStock
        /// Opens the calculator with the number of juices sold.
        case calculateSales
        /// Opens the sales screen.
        case showSales
        /// Answers the question of a shortage with yes, and opens the stock screen.
        case acceptRestocking
        /// Answers the question of a shortage by taking what can be made.
        case acceptPart
        /// Answers the question of a shortage with no.
        case declineRestocking
    }

    package weak var navigator: Navigator?
    let bar: JuiceBar
    let calculators: any CalculatorProvider
    private let today: () -> Period
    private(set) var quantity = OrderQuantity()
    private(set) var news: [Announcement] = []

    /// Creates an order screen. Its bar outlives the screen, and today is the day of its sales.
    package init(bar: JuiceBar, calculators: any CalculatorProvider, today: @escaping () -> Period) {
        self.bar = bar
        self.calculators = calculators
        self.today = today
    }

    package func title(_ texts: Texts) -> String { texts(.juiceMaker) }

    package func handle(_ event: Event) {
        switch event {
        case .order(let juice):
            if let order = try? Order([Quantity(item: juice, count: quantity.count)]) { announce(.order(order)) }
            quantity = OrderQuantity()
        case .request(let order): announce(.order(order))
        case .acceptPart: announce(.acceptPart)
        case .changeQuantity(let step): quantity.change(by: step)
        case .editStock, .acceptRestocking: openStock()
        case .calculateSales:
            let screen: any Screen = calculators.makeCalculator(showing: Decimal128(bar.books.soldCount))
            navigator?.push(screen)
        case .showSales: navigator?.push(SalesScreen(bar: bar, today: today))
        case .declineRestocking: announce(.decline)
        }
    }

    package func willAppear() { bar.refresh() }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        do {
            return [.request(try Order(parsing: line, menu: bar.books.menu))]
        } catch {
            throw LineError(texts.explain(error))
        }
    }

    private func announce(_ event: OrderMachine.Event) {
        news += bar.handle(event)
    }

    private func openStock() {
        navigator?.push(
            StockScreen(
                stock: bar.books.stock, shortage: bar.machine.shortage, calculators: calculators, delegate: self))
    }
}

extension OrderScreen: StockScreenDelegate {
    package func stockScreen(_ screen: StockScreen, save changes: [Quantity<Fruit>]) throws(StockChangeError) {
        news += try bar.restock(.add(changes))
    }
}
