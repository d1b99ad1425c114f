import Core
import JuiceMaker
import ScreenKit

/// The keeper of the stock that is changed on a stock screen; in the kiosk, the `OrderScreen`.
package protocol StockScreenDelegate: AnyObject {
    /// Saves the changes of the stock: the number of each fruit to add, or to remove if it is negative. They are not
    /// the new counts, so that sales made meanwhile stand. The screen leaves afterwards.
    ///
    /// - Throws: `StockChangeError` if the changes cannot be saved. Then the screen stays as it is and shows the reason.
    func stockScreen(
        _ screen: StockScreen, save changes: [Quantity<Fruit>], reason: StockReason
    ) throws(StockChangeError)
    /// Tells the delegate that the screen was taken off with changes that are neither saved nor discarded.
    func stockScreen(_ screen: StockScreen, didLeave draft: StockDraft)
}

extension StockScreenDelegate {
    /// Forgets the changes.
    package func stockScreen(_ screen: StockScreen, didLeave draft: StockDraft) {}
}

/// Changes of the stock that are neither saved nor discarded.
package nonisolated struct StockDraft {
    /// The changes, at least one.
    let changes: [Quantity<Fruit>]
    /// The reason of the changes.
    let reason: StockReason

    /// Returns the question whether to go on with the changes of an earlier person of staff.
    @MainActor func question<Event>(goOn: Event, discard: Event) -> Question<Event> {
        Question(Text(.askToContinueCounts), [Line(Text { $0.list(changes) })]) {
            Answer(Text(.yes), goOn, keys: [.enter, "y"], words: ["yes", "y", "네"])
            Answer(Text(.discard), discard, keys: [.escape, "n"], words: ["no", "n", "아니오", Text(.discard)])
        }
    }
}

/// A stepper for each fruit. The changes go back to the delegate when the person saves.
package final class StockScreen: Screen {
    /// The keeper of the stock. The object that opens the screen sets it.
    package weak var delegate: (any StockScreenDelegate)?

    /// Sends the changes to the delegate, and leaves when it has taken them.
    /// Without a delegate nothing is saved, and the changes stay on the screen.
    private func save() {
        do {
            try delegate?.stockScreen(self, save: edit.changes, reason: reason)
            guard delegate != nil else { return }
            leave()
        } catch {
            say(Text { $0(.stockNotSaved, $0.explain(error)) }, .bad)
        }
    }

    // MARK: The screen

    /// The events of the screen.
    package enum Event {
        /// Changes a count.
        case edit(StockEdit.Event)
        /// Opens a calculator for the count of a fruit.
        case calculate(Fruit)
        /// Goes on to the next reason, the last of which is one in words.
        case nextReason
        /// Edits the reason in words.
        case editReason(TextField.Edit)
        /// Sets the reason.
        case setReason(StockReason)
        /// Saves the changes and leaves.
        case save
        /// Leaves; with changes it asks first.
        case cancel
        /// Leaves without saving.
        case discard
        /// Ends the number that is being typed, because the person has turned to something else.
        case endTyping
    }

    package let title = Text(.editStock)
    /// The counts on the steppers.
    package private(set) var edit: StockEdit
    /// The reason for the changes.
    private(set) var reason = StockReason.counted
    /// The field for a reason in words; `nil` while the reason is another one.
    private(set) var words: TextField?
    let menu: Menu?
    let calculators: (any CalculatorProvider)?
    /// A Boolean value that indicates whether the person has saved or discarded the changes.
    private var isSettled = false

    /// Creates a stock screen whose steppers begin with the counts of a stock, changed as in a draft. The suggestions and the marks of the
    /// bars come from the menu; without it there are none.
    package init(
        stock: Stock<Fruit>, shortage: Shortage<Fruit>?, menu: Menu? = nil, draft: StockDraft? = nil,
        calculators: (any CalculatorProvider)? = nil
    ) {
        edit = StockEdit(stock, shortage: shortage)
        self.menu = menu
        self.calculators = calculators
        super.init()
        guard let draft else { return }
        for change in draft.changes { _ = edit.handle(.step(change.item, by: change.count)) }
        set(draft.reason)
    }

    package var backEvent: Event? { .cancel }

    package func handle(_ event: Event) {
        switch event {
        case .edit(let event): apply(event)
        case .calculate(let fruit): openCalculator(for: fruit)
        case .nextReason: chooseNextReason()
        case .editReason(let edit):
            refuse(words?.apply(edit))
        case .setReason(let reason):
            set(reason)
            say(Text { $0(.reasonLabel, reason.name($0)) }, .plain)
        case .save:
            if let refusal = edit.typedRefusal { refuse(refusal) } else if takeWords() { save() }
        case .cancel:
            if edit.changes.isEmpty { leave() } else { askToSave() }
        case .discard: leave()
        case .endTyping: edit.endTyping()
        }
    }

    private func askToSave() {
        ask(Text(.askToSave), Text { $0.list(edit.changes) }) {
            Answer(Text(.save), .save, keys: [.enter, "s"], words: ["save", "yes", "y", Text(.yes), "네"])
            Answer(Text(.discard), .discard, key: "d", words: "discard", "no", "n", Text(.no), "아니오")
            // The digits after the question begin a new number.
            Answer(Text(.keepEditing), .endTyping, key: .escape, words: "continue", "keep", "계속", "cancel")
        }
    }

    private func leave() {
        isSettled = true
        pop()
    }

    /// Hands the changes over where the whole kiosk has gone back to its start, which asks nobody.
    package override func didDisappear() {
        let isOnStack = navigator?.screens.contains { $0 === self } ?? false
        if isOnStack || isSettled || edit.changes.isEmpty { return }
        let reason = words.flatMap { StockReason($0.text) } ?? reason
        delegate?.stockScreen(self, didLeave: StockDraft(changes: edit.changes, reason: reason))
    }

    private func openCalculator(for fruit: Fruit) {
        guard let calculators else { return }
        edit.endTyping()
        let count = CountToCalculate(fruit: fruit, count: edit[fruit], shortfall: edit.shortfall(of: fruit))
        let screen: any Screen = calculators.makeCalculator(for: count, answering: self)
        navigator?.present(screen, style: .sheet)
    }

    /// The scale of the bars, with room for the counts on the steppers and for what an order takes that waits.
    var scale: StockScale {
        let counts = edit.fruits.map { edit[$0] + edit.shortfall(of: $0) }
        return menu.map { StockScale($0, counts: counts) } ?? StockScale(of: edit.fruits, counts: counts)
    }

    // MARK: The reason

    /// Takes the words of the field as the reason; returns `false` where they are none.
    private func takeWords() -> Bool {
        guard let words else { return true }
        guard let reason = StockReason(words.text) else {
            refuse(Text(.reasonMissing, "\(ReversalRecord.reasonLimit)"))
            return false
        }
        self.reason = reason
        return true
    }

    private func chooseNextReason() {
        switch words == nil ? reason : .words("") {
        case .counted: set(.restocked)
        case .restocked: set(.spoiled)
        case .spoiled: words = TextField(limit: ReversalRecord.reasonLimit)
        case .words: set(.counted)
        }
    }

    private func set(_ reason: StockReason) {
        self.reason = reason
        words = if case .words(let text) = reason { TextField(text, limit: ReversalRecord.reasonLimit) } else { nil }
    }

    private func apply(_ event: StockEdit.Event) {
        if case .refused(let refusal) = edit.handle(event) { refuse(refusal) }
    }

    private func refuse(_ refusal: StockEditRefusal) { refuse(Text { $0.explain(refusal) }) }

    /// Sets the count of a fruit to the result of a calculation.
    ///
    /// - Throws: `CountRefusal` if the result is not a whole number from 0 to the capacity.
    package func takeResult(_ value: Decimal128, for fruit: Fruit) throws(CountRefusal) {
        guard let count = Int(exactly: value), (0...edit.capacity).contains(count) else {
            throw CountRefusal(value: value, capacity: edit.capacity)
        }
        apply(.set(fruit, count: count))
    }
}
