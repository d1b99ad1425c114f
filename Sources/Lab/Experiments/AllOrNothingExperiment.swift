import Core
import JuiceMaker
import KioskUI

/// A strawberry-banana juice takes 10 strawberries and 1 banana. There
/// are 10 strawberries, but no banana.
struct AllOrNothingExperiment: Experiment {
    let menu: Menu

    func run() -> Outcome {
        let notebook = Notebook()
        let (strawberry, banana) = (menu.fruit("strawberry"), menu.fruit("banana"))
        let needs = menu.juice("strawberry-banana").needs
        var opening = menu.openingStock
        try? opening.apply([Quantity(item: banana, count: -opening[banana])])

        notebook.begin(.labFruitByFruit)
        var stock = opening
        do {
            // Each step is right. Together they are not.
            for need in needs {
                try stock.withdraw([need])
                notebook.write("withdraw \(need.item.id) \(need.count)", is: "ok")
            }
        } catch {
            notebook.write(.failed("withdraw: \(shortfalls(of: error))"))
        }
        notebook.write("stock[strawberry]", is: stock[strawberry])
        notebook.note(.labStrawberriesLeft, stock[strawberry])

        notebook.begin(.labAllOrNothing)
        stock = opening
        do {
            // Looks at everything before it takes anything.
            try stock.withdraw(needs)
            notebook.write("withdraw all", is: "ok")
        } catch {
            notebook.write(.failed("withdraw: \(shortfalls(of: error))"))
        }
        notebook.write("stock[strawberry]", is: stock[strawberry])
        notebook.note(.labStrawberriesLeft, stock[strawberry])
        return notebook.outcome
    }

    private func shortfalls(of shortage: Shortage<Fruit>) -> String {
        let parts = shortage.shortfalls.map { "\($0.item.id) −\($0.count)" }
        return "Shortage(\(parts.joined(separator: ", ")))"
    }
}
