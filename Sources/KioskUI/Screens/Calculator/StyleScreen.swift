import Calculator

/// The five styles to choose from, and the way to make the calculators of all of them new.
package final class StyleScreen: Screen {
    package nonisolated enum Event: Equatable {
        case choose(CalculatorStyle)
        case askToClear
        case clear
        case keep
    }

    package weak var navigator: Navigator?
    /// Who takes the choice.
    package weak var delegate: (any StyleScreenDelegate)?
    let current: CalculatorStyle
    private var isAsking = false

    /// Makes the list of styles.
    ///
    /// - Parameters:
    ///   - current: The style in use.
    ///   - delegate: Who takes the choice.
    package init(current: CalculatorStyle, delegate: any StyleScreenDelegate) {
        self.current = current
        self.delegate = delegate
    }

    package func title(_ texts: Texts) -> String { texts(.styles) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = CalculatorStyle.all.enumerated().map { index, style in
            ListPane<Event>.Row(
                control: Control(
                    label: style.id,
                    event: .choose(style),
                    keys: [.character(Character(String(index + 1)))]
                ),
                detail: texts(style.summary),
                note: style == current ? texts(.inUse) : "",
                tone: .good
            )
        }
        return ScreenContent(
            panes: [.list(ListPane(heading: texts(.stylesHeading), rows: rows))],
            hints: [
                Control(
                    label: texts(.clearCalculators), event: .askToClear, keys: [.character("X")], words: ["clear"])
            ],
            alert: isAsking ? alert(texts) : nil,
            help: [texts(.stylesHelp)]
        )
    }

    package func handle(_ event: Event) {
        switch event {
        case .choose(let style):
            delegate?.styleScreen(self, didChoose: style)
            navigator?.pop()
        case .askToClear: isAsking = true
        case .keep: isAsking = false
        case .clear:
            delegate?.styleScreenDidClear(self)
            navigator?.pop()
        }
    }

    /// The answer that loses nothing comes first, and so is the default.
    private func alert(_ texts: Texts) -> AlertContent<Event> {
        AlertContent(
            title: texts(.askToClear),
            lines: [texts(.clearWarning)],
            buttons: [
                Control(label: texts(.no), event: .keep, keys: [.escape, .character("n")], words: ["no", "n"]),
                Control(label: texts(.yes), event: .clear, keys: [.character("y")], words: ["yes", "y", "네"]),
            ]
        )
    }
}

extension CalculatorStyle {
    fileprivate var summary: TextKey {
        switch self {
        case .formula: .styleFormula
        case .appending: .styleAppending
        case .twoOperand: .styleTwoOperand
        case .recovering: .styleRecovering
        default: .styleStandard
        }
    }
}
