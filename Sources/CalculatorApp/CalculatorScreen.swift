import Calculator
import Core
import ScreenKit

/// The receiver of the result of a calculation.
package protocol CalculatorScreenDelegate: AnyObject {
    /// Called when the person has returned the number on the display, or `nil` for `NaN`. The screen leaves afterwards.
    func calculatorScreen(_ screen: CalculatorScreen, didFinishWith value: Decimal128?)
}

/// The calculator: a keypad, a display, and the tape of the calculation.
package final class CalculatorScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
        /// Presses a key, or undoes or redoes one.
        case perform(CalculatorEvent)
        /// Opens the list of deleted values.
        case showDeletedValues
        /// Opens the list of finished calculations.
        case showHistory
        /// Opens the list of styles.
        case showStyles
        /// Returns the number on the display to the delegate.
        case returnValue
    }

    package weak var navigator: Navigator?
    /// The receiver of the result. It is set once: a screen that was created without one offers no way to return a result.
    package internal(set) weak var delegate: (any CalculatorScreenDelegate)?
    private let canReturnValue: Bool
    let desk: CalculatorDesk
    private var lastEffect = CalculatorEffect.none
    private var notice: RecordingNotice?
    private var keypad: (style: CalculatorStyle.ID, language: Language, pane: KeypadPane<Event>)?

    /// Creates a screen for the calculator of a desk. Without a delegate, no result is asked for.
    package init(desk: CalculatorDesk, delegate: (any CalculatorScreenDelegate)? = nil) {
        self.desk = desk
        self.delegate = delegate
        canReturnValue = delegate != nil
    }

    /// The number on the display, or `NaN`.
    package var display: String { desk.calculator.display }

    package func title(_ texts: Texts) -> String { texts(.calculator) }

    package func handle(_ event: Event) { handle([event]) }

    /// Handles the events of one input. A notice stays until the next input, and a line of keys is one input.
    package func handle(_ events: [Event]) {
        notice = nil
        for event in events { perform(event) }
    }

    private func perform(_ event: Event) {
        switch event {
        case .perform(let event): lastEffect = desk.perform(event)
        case .showDeletedValues:
            navigator?.push(DeletedValuesScreen(values: desk.calculator.deletedValues, delegate: self))
        case .showHistory:
            let desk = desk
            navigator?.push(
                HistoryScreen(
                    calculations: desk.finishedCalculations, time: { desk.time(of: $0) }, delegate: self))
        case .showStyles:
            navigator?.push(StyleScreen(current: desk.style, delegate: self))
        case .returnValue:
            delegate?.calculatorScreen(self, didFinishWith: desk.calculator.value)
            navigator?.goBack(from: self)
        }
        updateNotice()
    }

    package func willAppear() { updateNotice() }

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
            return try [CalculatorEvent](parsing: text, as: .pasted(into: desk.style)).map { .perform($0) }
        } catch {
            throw LineError(texts.explain(error))
        }
    }
}

// MARK: - Content

extension CalculatorScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let calculator = desk.calculator
        return ScreenContent(
            panes: [
                .tape(TapePane(calculator, placeholder: texts(.emptyTape))),
                .keypad(keypad(for: calculator.style, texts)),
            ],
            accessories: [
                Control(
                    label: calculator.style.id, event: .showStyles, keys: [.character("s")],
                    words: ["style", "방식", texts(.styles)], meaning: texts(.styles))
            ],
            message: message(for: calculator, texts),
            hints: hints(for: calculator, texts),
            help: [texts(.calculatorHelp)],
            lineHelp: ["12+3=", "ac", "ce", "neg", "del", "undo", "redo"]
        )
    }

    /// Returns the pad of a style. It is kept, because to create its keys took a tenth of the time of each frame.
    private func keypad(for style: CalculatorStyle, _ texts: Texts) -> KeypadPane<Event> {
        if let keypad, keypad.style == style.id, keypad.language == texts.language { return keypad.pane }
        let pane = KeypadPane(for: style, texts)
        keypad = (style.id, texts.language, pane)
        return pane
    }

    private func message(for calculator: Calculator, _ texts: Texts) -> Message? {
        if let notice { return Message(text: texts.explain(notice).asSentence, tone: .bad) }
        if let failure = calculator.failure { return Message(text: texts.explain(failure), tone: .bad) }
        guard case .refused(let refusal) = lastEffect else { return nil }
        return texts.explain(refusal).map { Message(text: $0, tone: .warning) }
    }

    private func hints(for calculator: Calculator, _ texts: Texts) -> [Control<Event>] {
        let erase = Control<Event>(
            label: texts(.erase), event: .perform(.press(.backspace)), keys: KeyNames(.backspace).terminalKeys,
            isEnabled: calculator.style.has(.backspace))
        // The pad with the functions has this key.
        let eraseHints = calculator.style.has(.function(.percent)) ? [] : [erase]
        let keyHints: [Control<Event>] = [
            Control(
                label: texts(.undo), event: .perform(.undo), keys: KeyNames.undo.terminalKeys,
                isEnabled: calculator.canUndo),
            Control(
                label: texts(.redo), event: .perform(.redo), keys: KeyNames.redo.terminalKeys,
                isEnabled: calculator.canRedo),
            Control(
                label: texts(.historyHint), event: .showHistory, keys: [.character("h")],
                words: ["history", texts(.history)], meaning: texts(.history)),
            Control(
                label: texts(.deletedValuesCount, String(calculator.deletedValues.count)),
                event: .showDeletedValues, keys: [.character("d")], words: ["deleted", texts(.deletedValues)]),
        ]
        guard canReturnValue else { return eraseHints + keyHints }
        return [
            Control(
                label: texts(.returnValue), event: .returnValue, keys: [.character("r")],
                words: ["return", "값 쓰기", texts(.returnValue)])
        ] + eraseHints + keyHints
    }
}

// MARK: - Delegate

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
        lastEffect = .none
    }

    package func styleScreenClearCalculators(_ screen: StyleScreen) {
        desk.clear()
        lastEffect = .none
    }
}
