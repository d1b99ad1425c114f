import Calculator
import Core
import ScreenKit

/// Takes the result of a calculation that it asked for.
package protocol CalculatorScreenDelegate: AnyObject {
    /// Called when the person hands the number on the display over.
    ///
    /// - Parameters:
    ///   - screen: The screen that was asked.
    ///   - value: The number; `nil` where the display shows none.
    func calculatorScreen(_ screen: CalculatorScreen, didFinishWith value: Decimal128?)
}

/// The calculator: a keypad, the number on the display, and the tape of what was calculated.
package final class CalculatorScreen: Screen {
    package nonisolated enum Event: Equatable {
        case perform(CalculatorEvent)
        case showDeletedValues
        case showStyles
        case returnValue
    }

    package weak var navigator: Navigator?
    /// Who takes the result.
    package weak var delegate: (any CalculatorScreenDelegate)?
    private let isAsked: Bool
    let desk: CalculatorDesk
    private var lastEffect = CalculatorEffect.none
    private var notice: RecordingNotice?
    private var keypad: (style: CalculatorStyle.ID, language: Language, pane: KeypadPane<Event>)?

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - desk: The calculator to work with; it outlives the screen.
    ///   - delegate: Who asked for a result and takes it; `nil` where nobody did.
    package init(desk: CalculatorDesk, delegate: (any CalculatorScreenDelegate)? = nil) {
        self.desk = desk
        self.delegate = delegate
        isAsked = delegate != nil
    }

    /// The number as the screen shows it, or `NaN`.
    package var display: String { desk.calculator.display }

    package func title(_ texts: Texts) -> String { texts(.calculator) }

    package func handle(_ event: Event) { handle([event]) }

    /// A notice stays until the next input, and a line of keys is one.
    package func handle(_ events: [Event]) {
        notice = nil
        for event in events { take(event) }
    }

    private func take(_ event: Event) {
        switch event {
        case .perform(let event): lastEffect = desk.perform(event)
        case .showDeletedValues:
            navigator?.push(DeletedValuesScreen(values: desk.calculator.deletedValues, delegate: self))
        case .showStyles:
            navigator?.push(StyleScreen(current: desk.style, delegate: self))
        case .returnValue:
            delegate?.calculatorScreen(self, didFinishWith: desk.calculator.value)
            navigator?.back()
        }
        hearNotice()
    }

    package func willAppear() {
        hearNotice()
    }

    private func hearNotice() {
        if let news = desk.takeNotice() { notice = news }
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

    /// The pad is the same from key to key; making its twenty keys anew each time took a tenth of a frame.
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
        let keyHints: [Control<Event>] = [
            Control(
                label: texts(.erase), event: .perform(.press(.backspace)),
                keys: KeyNames(.backspace).terminalKeys,
                isEnabled: calculator.style.has(.backspace)),
            Control(
                label: texts(.undo), event: .perform(.undo), keys: KeyNames.undo.terminalKeys,
                isEnabled: calculator.canUndo),
            Control(
                label: texts(.redo), event: .perform(.redo), keys: KeyNames.redo.terminalKeys,
                isEnabled: calculator.canRedo),
            Control(
                label: texts(.deletedValuesCount, String(calculator.deletedValues.count)),
                event: .showDeletedValues, keys: [.character("d")], words: ["deleted", texts(.deletedValues)]),
        ]
        guard isAsked else { return keyHints }
        return [
            Control(
                label: texts(.returnValue), event: .returnValue, keys: [.character("r")],
                words: ["return", "값 쓰기", texts(.returnValue)])
        ] + keyHints
    }
}

// MARK: - What comes back

extension CalculatorScreen: DeletedValuesScreenDelegate {
    package func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID) {
        desk.restore(id)
        lastEffect = .none
    }

    package func deletedValuesScreen(_ screen: DeletedValuesScreen, didRemove id: DeletedValue.ID) {
        desk.removeDeletedValue(id)
    }

    package func deletedValuesScreenDidRemoveAll(_ screen: DeletedValuesScreen) {
        desk.removeAllDeletedValues()
    }
}

extension CalculatorScreen: StyleScreenDelegate {
    package func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle) {
        desk.choose(style)
        lastEffect = .none
    }

    package func styleScreenDidClear(_ screen: StyleScreen) {
        desk.clear()
        lastEffect = .none
    }
}
