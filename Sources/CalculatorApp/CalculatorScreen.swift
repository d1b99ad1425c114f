import Calculator
import Core
import ScreenKit

/// The receiver of the result of a calculation.
package protocol CalculatorScreenDelegate: AnyObject {
    /// Uses the result of a calculation. The screen leaves afterwards.
    ///
    /// - Throws: `UnusableResult` if the result cannot be used. Then the screen stays, and shows the reason.
    func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) throws(UnusableResult)
}

/// The refusal of a result by the receiver.
package nonisolated struct UnusableResult: Error {
    /// The reason.
    package let reason: Text

    /// Creates a refusal with its reason.
    package init(_ reason: Text) { self.reason = reason }
}

/// The calculator: a keypad with a display, and the tape of the calculation.
package final class CalculatorScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Presses a key, or undoes or redoes one.
        case perform(CalculatorEvent)
        /// Enters the result of the calculation at an index beside the tape.
        case enterRecentResult(Int)
        /// Opens the list of deleted values.
        case showDeletedValues
        /// Opens the list of finished calculations.
        case showHistory
        /// Opens the list of styles.
        case showStyles
        /// Returns the number on the display to the delegate.
        case returnValue
        /// Tells that a comma is no decimal point. It groups digits, which the display does by itself.
        case typeComma
    }

    package let title = Text(.calculator)
    /// The receiver of the result.
    package weak var delegate: (any CalculatorScreenDelegate)?
    let canReturnValue: Bool
    let desk: CalculatorDesk
    let purpose: Text?
    let firstStep: Text?
    /// The buttons of the style `two-operand`, while it is in use.
    private(set) var numberPad: NumberPad?

    /// Creates a screen for the calculator of a desk, with what the result is for, and what to do until the first input. Where it can return
    /// the value, the screen offers that to the person.
    package init(desk: CalculatorDesk, purpose: Text? = nil, firstStep: Text? = nil, canReturnValue: Bool = false) {
        (self.desk, self.purpose, self.firstStep) = (desk, purpose, firstStep)
        self.canReturnValue = canReturnValue
        super.init()
        updateNumberPad()
        if let firstStep { say(firstStep, .plain) }
    }

    private func updateNumberPad() {
        let needsButtons = desk.style.id == CalculatorStyle.twoOperand.id
        if needsButtons != (numberPad != nil) { numberPad = needsButtons ? NumberPad(delegate: self) : nil }
    }

    /// The number on the display, or `NaN`.
    package var display: String { desk.calculator.display }

    package func handle(_ event: Event) {
        switch event {
        case .perform(let event):
            // The keys of this style are buttons. They tell their delegate, which is the screen.
            if case .press(let key) = event, let button = numberPad?[key] {
                button.touch()
            } else {
                perform(event)
            }
        case .enterRecentResult(let index): desk.enter(desk.recent[index].result)
        case .showDeletedValues:
            let screen = DeletedValuesScreen(values: desk.calculator.deletedValues)
            screen.delegate = self
            push(screen)
        case .showHistory:
            let screen = HistoryScreen(calculations: desk.calculators.finishedCalculations, time: desk.time(of:))
            screen.delegate = self
            push(screen)
        case .showStyles:
            let screen = StyleScreen(current: desk.style)
            screen.delegate = self
            push(screen)
        case .returnValue: returnValue()
        case .typeComma: say(Text(.typedComma), .plain)
        }
        sayNotice()
    }

    private func perform(_ event: CalculatorEvent) {
        if case .refused(let refusal) = desk.perform(event), let reason = refusal.reason { refuse(Text(reason)) }
    }

    /// Returns the result to the delegate, after a pending operation is finished.
    private func returnValue() {
        if desk.calculator.pendingOperator != nil { perform(.press(.equals)) }
        // The reason for NaN is shown.
        guard let value = desk.calculator.value else { return }
        do {
            try delegate?.calculatorScreen(self, use: value)
            navigator?.goBack(from: self)
        } catch {
            refuse(error.reason)
        }
    }

    package override func willAppear() { sayNotice() }

    private func sayNotice() {
        if let notice = desk.takeNotice() { say(Text { $0.explain(notice) }.asSentence, .bad) }
    }

    private func events(forLine line: String) throws(LineError) -> [Event] {
        try events { () throws(ExpressionError) in try .init(parsing: line) }
    }

    private func events(forPaste text: String) throws(LineError) -> [Event]? {
        let mustReplace = !desk.calculator.awaitsNumber
        return try events { () throws(ExpressionError) in
            try .init(pasted: text, into: desk.style, replacingNumber: mustReplace)
        }
    }

    private func events(_ read: () throws(ExpressionError) -> [CalculatorEvent]) throws(LineError) -> [Event] {
        do {
            return try read().map { .perform($0) }
        } catch {
            throw LineError(Text { $0.explain(error) })
        }
    }
}

// MARK: - Content

extension CalculatorScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        let calculator = desk.calculator
        let style = calculator.style
        TapePane(tape: calculator.tape, heading: purpose ?? "").named("tape")
        DisplayPane(calculator).named("display")
        KeypadPane(pad: Self.pad(of: style)).named("pad")
        RecentPane(calculations: desk.recent, controls: Self.recentControls).named("history")
        ComparisonPane(current: style, comparison: desk.comparison).named("comparison")
        Self.layout
        if let failure = calculator.failure { Notice(Text { $0.explain(failure) }, .bad) }
        Hint(
            Text { $0.name(of: style) }, .showStyles, key: "s", words: "style", "방식", Text(.styles),
            meaning: Text(.styles)
        ).inTitle()
        if canReturnValue {
            Hint(Text(.returnValue), .returnValue, keys: [.enter, "r"], words: ["return", "값 쓰기", Text(.returnValue)])
        }
        Hint(Text(.undo), .perform(.undo), keys: KeyNames.undo.terminalKeys).enabled(calculator.canUndo)
        Hint(
            Text(.historyHint), .showHistory, key: "h", words: "history", Text(.history), meaning: Text(.history))
        Hint(
            Text(.deletedValuesCount, "\(calculator.deletedValues.count)"), .showDeletedValues, key: "d",
            words: "deleted", Text(.deletedValues), meaning: Text(.deletedValues))
        Hint(Text(.redo), .perform(.redo), keys: KeyNames.redo.terminalKeys).enabled(calculator.canRedo)
        Hint("", .typeComma, key: ",").hidden()
        // Other programs read a number without commas.
        CopiedText(calculator.display.filter { $0 != "," })
        OtherLines("12+3=", "ac", "ce", "neg", "del", "undo", "redo", read: events(forLine:))
        PastedText(events(forPaste:))
        Help(Text(.calculatorHelp))
    }

    // To make thirty controls takes longer than a digit's way to the terminal, so those that never change are made once.
    private static let recentControls = Controls(
        (0..<CalculatorDesk.recentLimit).map { Control("", Event.enterRecentResult($0)) })

    private static func pad(of style: CalculatorStyle) -> Keypad {
        pads.first { $0.style == style } ?? Keypad(for: style)
    }

    private static let pads = CalculatorStyle.all.map { Keypad(for: $0) }

    /// The tape stands beside the display and the keys, or above them in a narrow terminal. A wide one shows the history too, and a wider one
    /// what the other styles make of the same keys.
    private static let layout = Layout(
        .columns(
            .pane("history").optional(), .columns("tape", device, gap: 2).growingFirst(),
            .pane("comparison").optional()
        ).from(columns: TapePane.leastColumns + 2 + 39),
        .rows("tape", device.growingFirst(), hasGaps: false)
    )

    private static let device = PaneLayout.rows("display", "pad", hasGaps: false)
}

// MARK: - Delegate

extension CalculatorScreen: CalculatorButtonDelegate {
    package func touched(_ sender: CalculatorButton) { perform(.press(sender.key)) }
}

extension CalculatorScreen: DeletedValuesScreenDelegate {
    package func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID) {
        desk.restore(id)
    }

    package func deletedValuesScreen(_ screen: DeletedValuesScreen, remove id: DeletedValue.ID) {
        desk.removeDeletedValue(id)
    }

    package func deletedValuesScreenRemoveAll(_ screen: DeletedValuesScreen) {
        desk.removeAllDeletedValues()
    }
}

extension CalculatorScreen: HistoryScreenDelegate {
    package func historyScreen(_ screen: HistoryScreen, didChooseResultOf calculation: FinishedCalculation) {
        desk.enter(calculation.result)
    }

    package func historyScreen(_ screen: HistoryScreen, didChoose calculation: FinishedCalculation) {
        desk.reuse(calculation.formula)
    }
}

extension CalculatorScreen: StyleScreenDelegate {
    package func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle) {
        desk.choose(style)
        updateNumberPad()
    }

    package func styleScreenClearCalculators(_ screen: StyleScreen) {
        desk.clear()
    }
}
