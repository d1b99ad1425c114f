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
    /// Returns the reason.
    package let reason: @Sendable (Texts) -> String

    /// Creates a refusal with a function that returns its reason in a language.
    package init(reason: @escaping @Sendable (Texts) -> String) {
        self.reason = reason
    }
}

/// The calculator: a keypad with a display, and the tape of the calculation.
package final class CalculatorScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
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

    /// The receiver of the result.
    package weak var delegate: (any CalculatorScreenDelegate)?
    let canReturnValue: Bool
    let desk: CalculatorDesk
    let purpose: ((Texts) -> String)?
    /// What to do next, until the next input.
    private(set) var firstStep: ((Texts) -> String)?
    private var unusable: UnusableResult?
    /// The buttons of the style `two-operand`, while it is in use.
    private(set) var numberPad: NumberPad?
    private var lastEffect = CalculatorEffect.none
    private var notice: RecordingNotice?

    /// Creates a screen for the calculator of a desk. The functions return what the result is for, and what to do until
    /// the first input. Where it can return the value, the screen offers that to the person.
    package init(
        desk: CalculatorDesk, purpose: ((Texts) -> String)? = nil, firstStep: ((Texts) -> String)? = nil,
        canReturnValue: Bool = false
    ) {
        self.desk = desk
        self.purpose = purpose
        self.firstStep = firstStep
        self.canReturnValue = canReturnValue
        super.init()
        updateNumberPad()
    }

    private func updateNumberPad() {
        let needsButtons = desk.style.id == CalculatorStyle.twoOperand.id
        if needsButtons != (numberPad != nil) { numberPad = needsButtons ? NumberPad(delegate: self) : nil }
    }

    /// The number on the display, or `NaN`.
    package var display: String { desk.calculator.display }

    package func title(_ texts: Texts) -> String { texts(.calculator) }

    package func handle(_ event: Event) { handle([event]) }

    /// Handles the events of one input: a line of keys is one.
    package func handle(_ events: [Event]) {
        notice = nil
        unusable = nil
        firstStep = nil
        for event in events { perform(event) }
    }

    private func perform(_ event: Event) {
        switch event {
        case .perform(let event):
            // The keys of this style are buttons. They tell their delegate, which is the screen.
            if case .press(let key) = event, let button = numberPad?[key] {
                button.touch()
            } else {
                lastEffect = desk.perform(event)
            }
        case .enterRecentResult(let index):
            desk.enter(desk.recent[index].result)
            lastEffect = .none
        case .showDeletedValues:
            let screen = DeletedValuesScreen(values: desk.calculator.deletedValues)
            screen.delegate = self
            navigator?.push(screen)
        case .showHistory:
            let screen = HistoryScreen(calculations: desk.calculators.finishedCalculations, time: desk.time(of:))
            screen.delegate = self
            navigator?.push(screen)
        case .showStyles:
            let screen = StyleScreen(current: desk.style)
            screen.delegate = self
            navigator?.push(screen)
        case .returnValue: returnValue()
        case .typeComma: (firstStep, lastEffect) = ({ $0(.typedComma) }, .none)
        }
        updateNotice()
    }

    /// Returns the result to the delegate, after a pending operation is finished.
    private func returnValue() {
        if desk.calculator.pendingOperator != nil { lastEffect = desk.perform(.press(.equals)) }
        // The reason for NaN is shown.
        guard let value = desk.calculator.value else { return }
        do {
            try delegate?.calculatorScreen(self, use: value)
            navigator?.goBack(from: self)
        } catch {
            unusable = error
        }
    }

    package override func willAppear() { updateNotice() }

    private func updateNotice() {
        if let next = desk.takeNotice() { notice = next }
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        do {
            return try [CalculatorEvent](parsing: line).map { .perform($0) }
        } catch {
            throw LineError(texts.explain(error))
        }
    }

    package func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]? {
        do {
            let mustReplace = !desk.calculator.awaitsNumber
            return try Array(pasted: text, into: desk.style, replacingNumber: mustReplace).map { .perform($0) }
        } catch {
            throw LineError(texts.explain(error))
        }
    }
}

// MARK: - Content

extension CalculatorScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let calculator = desk.calculator
        let style = calculator.style
        let pad = Self.pads.first { $0.style == style && $0.texts == texts } ?? Keypad(for: style, texts)
        return ScreenContent(
            panes: [
                .pane(TapePane(tape: calculator.tape, heading: purpose?(texts) ?? ""), named: "tape"),
                .pane(DisplayPane(calculator, texts), named: "display"), .pane(KeypadPane(pad: pad), named: "pad"),
                .pane(RecentPane(calculations: desk.recent, controls: Self.recentControls), named: "history"),
                .pane(ComparisonPane(current: style, comparison: desk.comparison), named: "comparison"),
            ],
            layout: Self.layout,
            accessories: [
                Control(
                    label: texts.name(of: style), event: .showStyles, keys: [.character("s")],
                    words: ["style", "방식", texts(.styles)], meaning: texts(.styles))
            ],
            message: message(for: calculator, texts), hints: hints(for: calculator, texts),
            bindings: [Control(event: .typeComma, keys: [.character(",")])],
            // Other programs read a number without commas.
            copyText: calculator.display.filter { $0 != "," }, help: [texts(.calculatorHelp)],
            lineHelp: ["12+3=", "ac", "ce", "neg", "del", "undo", "redo"])
    }

    // To make thirty controls takes longer than a digit's way to the terminal, so those that never change are made once.
    private static let recentControls = PaneControls(
        (0..<CalculatorDesk.recentLimit).map { PaneControl(Control(event: Event.enterRecentResult($0))) })

    /// The pads of all styles, in each language, with signs and without.
    private static let pads = CalculatorStyle.all.flatMap { style in
        Language.allCases.flatMap { language in
            [true, false].map { Keypad(for: style, Texts(language, showsSigns: $0)) }
        }
    }

    /// The tape stands beside the display and the keys, or above them in a narrow terminal. A wide one shows the history too, and a wider one
    /// what the other styles make of the same keys.
    private static let layout = PaneLayout.firstFitting(
        .columns(
            .pane("history").optional(), .columns("tape", device, gap: 2).growingFirst(),
            .pane("comparison").optional()
        ).from(columns: TapePane.leastColumns + 2 + 39),
        .rows("tape", device.growingFirst(), hasGaps: false)
    )

    private static let device = PaneLayout.rows("display", "pad", hasGaps: false)

    private func message(for calculator: Calculator, _ texts: Texts) -> Message? {
        if let notice { return .bad(texts.explain(notice)) }
        if let failure = calculator.failure { return Message(text: texts.explain(failure), tone: .bad) }
        if let unusable { return Message(text: unusable.reason(texts), tone: .warning) }
        if let firstStep { return Message(text: firstStep(texts)) }
        guard case .refused(let refusal) = lastEffect else { return nil }
        return texts.explain(refusal).map { Message(text: $0, tone: .warning) }
    }

    private func hints(for calculator: Calculator, _ texts: Texts) -> [Control<Event>] {
        let keyHints: [Control<Event>] = [
            Control(
                label: texts(.undo), event: .perform(.undo), keys: KeyNames.undo.terminalKeys,
                isEnabled: calculator.canUndo),
            Control(
                label: texts(.historyHint), event: .showHistory, keys: [.character("h")],
                words: ["history", texts(.history)], meaning: texts(.history)),
            Control(
                label: texts(.deletedValuesCount, String(calculator.deletedValues.count)),
                event: .showDeletedValues, keys: [.character("d")], words: ["deleted", texts(.deletedValues)],
                meaning: texts(.deletedValues)),
            Control(
                label: texts(.redo), event: .perform(.redo), keys: KeyNames.redo.terminalKeys,
                isEnabled: calculator.canRedo),
        ]
        guard canReturnValue else { return keyHints }
        return [
            Control(
                label: texts(.returnValue), event: .returnValue, keys: [.enter, .character("r")],
                words: ["return", "값 쓰기", texts(.returnValue)])
        ] + keyHints
    }
}

// MARK: - Delegate

extension CalculatorScreen: CalculatorButtonDelegate {
    package func touched(_ sender: CalculatorButton) { lastEffect = desk.perform(.press(sender.key)) }
}

extension CalculatorScreen: DeletedValuesScreenDelegate {
    package func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID) {
        desk.restore(id)
        lastEffect = .none
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
        lastEffect = .none
    }

    package func historyScreen(_ screen: HistoryScreen, didChoose calculation: FinishedCalculation) {
        desk.reuse(calculation.formula)
        lastEffect = .none
    }
}

extension CalculatorScreen: StyleScreenDelegate {
    package func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle) {
        desk.choose(style)
        updateNumberPad()
        lastEffect = .none
    }

    package func styleScreenClearCalculators(_ screen: StyleScreen) {
        desk.clear()
        lastEffect = .none
    }
}
