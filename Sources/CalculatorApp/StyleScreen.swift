import Calculator
import ScreenKit

/// Does to the calculators what was chosen on the list of styles.
package protocol StyleScreenDelegate: AnyObject {
    /// Called when the person has chosen a style.
    func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle)
    /// Called when the calculators of all styles shall be as new.
    func styleScreenDidClear(_ screen: StyleScreen)
}

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
                    keys: .number(index)
                ),
                detail: style.summary.map { texts($0) } ?? "",
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
            navigator?.pop(self)
        case .askToClear: isAsking = true
        case .keep: isAsking = false
        case .clear:
            delegate?.styleScreenDidClear(self)
            navigator?.pop(self)
        }
    }

    private func alert(_ texts: Texts) -> AlertContent<Event> {
        .confirmation(of: .clear, or: .keep, title: texts(.askToClear), warning: texts(.clearWarning), texts)
    }
}

extension CalculatorStyle {
    /// In a sentence, as far as somebody has written one.
    fileprivate var summary: CalculatorText? {
        switch self {
        case .standard: .styleStandard
        case .formula: .styleFormula
        case .appending: .styleAppending
        case .twoOperand: .styleTwoOperand
        case .recovering: .styleRecovering
        default: nil
        }
    }
}
