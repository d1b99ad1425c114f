import Core
import JuiceMaker
import Terminal

/// A stepper for each fruit; saving hands the changes back through the delegate.
package final class StockScreen: Screen {
    package nonisolated enum Event: Equatable {
        case edit(StockEdit.Event)
        case calculate(Fruit)
        case save
        case cancel
    }

    enum Notice {
        case shortage(Shortage<Fruit>)
        case refused(StockEditRefusal)
        case notACount(Decimal128?)
        case notSaved(StockChangeError)
    }

    package weak var navigator: Navigator?
    /// Who takes the changes.
    package weak var delegate: (any StockScreenDelegate)?
    /// What the steppers show.
    package private(set) var edit: StockEdit
    private(set) var notice: Notice?
    private var fruitBeingCalculated: Fruit?

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - stock: The counts to start from.
    ///   - shortage: What an order is short of, where that is why the screen was opened.
    ///   - delegate: Who takes the changes.
    package init(stock: Stock<Fruit>, shortage: Shortage<Fruit>?, delegate: any StockScreenDelegate) {
        edit = StockEdit(stock)
        notice = shortage.map { .shortage($0) }
        self.delegate = delegate
    }

    package func title(_ texts: Texts) -> String { texts(.addStock) }

    package var backEvent: Event? { .cancel }

    package func handle(_ event: Event) {
        notice = nil
        switch event {
        case .edit(let edit): apply(edit)
        case .calculate(let fruit):
            fruitBeingCalculated = fruit
            navigator?.present(CalculatorScreen(desk: CalculatorDesk(), delegate: self), style: .sheet)
        case .save: save()
        case .cancel: navigator?.pop()
        }
    }

    private func save() {
        do {
            try delegate?.stockScreen(self, didFinishWith: edit.changes)
            navigator?.pop()
        } catch {
            notice = .notSaved(error)
        }
    }

    private func apply(_ event: StockEdit.Event) {
        if case .refused(let refusal) = edit.handle(event) { notice = .refused(refusal) }
    }
}

extension StockScreen: CalculatorScreenDelegate {
    package func calculatorScreen(_ screen: CalculatorScreen, didFinishWith value: Decimal128?) {
        guard let fruit = fruitBeingCalculated else { return }
        if let value, let count = Int(exactly: value), (0...edit.capacity).contains(count) {
            apply(.set(fruit, count: count))
        } else {
            notice = .notACount(value)
        }
    }
}
