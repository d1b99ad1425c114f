import Core
import JuiceMaker
import ScreenKit

/// A strawberry-banana juice takes 10 strawberries and 1 banana. There
/// are 10 strawberries, but no banana.
struct AllOrNothingExperiment: Experiment {
    let menu: Menu

    func run(_ notebook: Notebook) {
        let strawberry = menu.fruit("strawberry")
        let needs = menu.juice("strawberry-banana").needs

        notebook.begin(.labFruitByFruit)
        var stock = stockWithoutBananas()
        do {
            // Each withdrawal is made, up to the one that fails.
            for need in needs {
                try stock.withdraw([need])
                notebook.value(
                    "withdraw [\(describe(need))]", .text(.labOK))
            }
        } catch {
            notebook.failed(describe(error))
        }
        notebook.fact(.labStrawberriesLeft, stock[strawberry])

        notebook.begin(.labAllOrNothing)
        stock = stockWithoutBananas()
        do {
            // Looks at everything before it takes anything.
            try stock.withdraw(needs)
        } catch {
            notebook.failed(describe(error))
        }
        notebook.fact(.labStrawberriesLeft, stock[strawberry])
    }

    private func stockWithoutBananas() -> Stock<Fruit> {
        var stock = menu.openingStock
        let banana = menu.fruit("banana")
        let all = Quantity(item: banana, count: stock[banana])
        try? stock.withdraw([all])
        return stock
    }

    private func describe(_ quantity: Quantity<Fruit>) -> String {
        "\(quantity.item.id) \(quantity.count)"
    }

    private func describe(
        _ shortage: Shortage<Fruit>
    ) -> Outcome.Label {
        let parts = shortage.shortfalls.map(describe)
        return "throw Shortage [\(parts.joined(separator: ", "))]"
    }
}
