import Core
import JuiceMaker
import ScreenKit

/// The counter: the stock, the juices, the orders that wait, and what was made.
package final class OrderScreen: Screen {
    package nonisolated enum Event: Equatable {
        case order(Juice)
        case request(OrderRequest)
        case changeQuantity(by: Int)
        case editStock
        case calculateSales
        case showSales
        case acceptRestocking
        case declineRestocking
    }

    package weak var navigator: Navigator?
    let bar: JuiceBar
    let calculators: any CalculatorProvider
    private let startOfToday: () -> Timestamp
    private(set) var quantity = OrderQuantity()
    private(set) var news: [Announcement] = []

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - bar: The counter behind it; it outlives the screen.
    ///   - calculators: Makes the calculators that the juice maker needs.
    ///   - startOfToday: Tells when the day began, for the sales of today.
    package init(bar: JuiceBar, calculators: any CalculatorProvider, startOfToday: @escaping () -> Timestamp) {
        self.bar = bar
        self.calculators = calculators
        self.startOfToday = startOfToday
    }

    package func title(_ texts: Texts) -> String { texts(.juiceMaker) }

    package func handle(_ event: Event) {
        switch event {
        case .order(let juice):
            announce(.order(juice, count: quantity.count))
            quantity = OrderQuantity()
        case .request(let request): announce(.order(request.juice, count: request.count))
        case .changeQuantity(let step): quantity.change(by: step)
        case .editStock: openStock()
        case .calculateSales:
            let screen: any Screen = calculators.makeCalculator(showing: Decimal128(bar.books.soldCount))
            navigator?.push(screen)
        case .showSales: navigator?.push(SalesScreen(ledger: bar.ledger, startOfToday: startOfToday))
        case .acceptRestocking: openStock()
        case .declineRestocking: announce(.decline)
        }
    }

    package func willAppear() {
        bar.refresh()
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        do {
            return [.request(try OrderRequest(parsing: line, menu: bar.books.menu))]
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
    package func stockScreen(_ screen: StockScreen, didFinishWith changes: [Quantity<Fruit>]) throws(StockChangeError) {
        news += try bar.restock(.add(changes))
    }
}
