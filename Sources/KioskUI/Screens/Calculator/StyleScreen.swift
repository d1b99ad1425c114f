import Calculator

/// The five styles to choose from.
package final class StyleScreen: Screen {
    package nonisolated enum Event: Equatable {
        case choose(CalculatorStyle)
    }

    package weak var navigator: Navigator?
    /// Who takes the choice.
    package weak var delegate: (any StyleScreenDelegate)?
    let current: CalculatorStyle

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
            help: [texts(.stylesHelp)]
        )
    }

    package func handle(_ event: Event) {
        switch event {
        case .choose(let style):
            delegate?.styleScreen(self, didChoose: style)
            navigator?.pop()
        }
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
