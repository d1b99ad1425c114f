import Core
import JuiceMaker
import ScreenKit
import Terminal

/// Takes what was changed on the stock screen.
package protocol StockScreenDelegate: AnyObject {
    /// Called when the person saves; not called when they cancel.
    ///
    /// - Parameters:
    ///   - screen: The screen that was saved.
    ///   - changes: How many more (or, below zero, fewer) of each fruit, so that sales made meanwhile stand.
    /// - Throws: `StockChangeError` when they cannot be kept; then the screen stays, with all that was typed.
    func stockScreen(_ screen: StockScreen, didFinishWith changes: [Quantity<Fruit>]) throws(StockChangeError)
}

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
        case notACount(String)
        case notSaved(StockChangeError)
    }

    package weak var navigator: Navigator?
    /// Who takes the changes.
    package weak var delegate: (any StockScreenDelegate)?
    /// What the steppers show.
    package private(set) var edit: StockEdit
    private(set) var notice: Notice?
    let calculators: (any CalculatorProvider)?
    private var fruitBeingCalculated: Fruit?

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - stock: The counts to start from.
    ///   - shortage: What an order is short of, where that is why the screen was opened.
    ///   - calculators: Makes the calculator that works out a count; `nil` where there is none.
    ///   - delegate: Who takes the changes.
    package init(
        stock: Stock<Fruit>, shortage: Shortage<Fruit>?, calculators: (any CalculatorProvider)? = nil,
        delegate: any StockScreenDelegate
    ) {
        self.calculators = calculators
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
            guard let calculators else { return }
            let screen: any Screen = calculators.makeCalculator(answering: self)
            navigator?.present(screen, style: .sheet)
        case .save: save()
        case .cancel: navigator?.pop(self)
        }
    }

    private func save() {
        do {
            try delegate?.stockScreen(self, didFinishWith: edit.changes)
            navigator?.pop(self)
        } catch {
            notice = .notSaved(error)
        }
    }

    private func apply(_ event: StockEdit.Event) {
        if case .refused(let refusal) = edit.handle(event) { notice = .refused(refusal) }
    }
}

extension StockScreen {
    /// Puts the result of a calculation in the place of the count that was being worked out.
    ///
    /// - Parameters:
    ///   - value: The result; `nil` where the calculation has none.
    ///   - text: The result as the calculator shows it.
    package func takeResult(_ value: Decimal128?, shownAs text: String) {
        guard let fruit = fruitBeingCalculated else { return }
        if let value, let count = Int(exactly: value), (0...edit.capacity).contains(count) {
            apply(.set(fruit, count: count))
        } else {
            notice = .notACount(text)
        }
    }
}
