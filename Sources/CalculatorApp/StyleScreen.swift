import Calculator
import ScreenKit

/// The owner of the calculators whose style is chosen on the screen.
package protocol StyleScreenDelegate: AnyObject {
    /// Called when the person has chosen a style. The screen leaves afterwards.
    func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle)
    /// Resets the calculators of all styles. The screen leaves afterwards.
    func styleScreenClearCalculators(_ screen: StyleScreen)
}

/// A list of the five styles. A person can choose one, or reset the calculators of all styles.
package final class StyleScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
        /// Chooses a style.
        case choose(CalculatorStyle)
        /// Asks whether to reset all calculators.
        case askToClear
        /// Answers the question with yes.
        case clear
        /// Answers the question with no.
        case keep
    }

    /// The owner of the calculators.
    package weak var delegate: (any StyleScreenDelegate)?
    let current: CalculatorStyle
    /// A calculator of each style after the same keys.
    private let examples: [Calculator]
    private var isAsking = false

    /// Creates a list of styles with a mark for the one in use.
    package init(current: CalculatorStyle) {
        self.current = current
        let comparison = StyleComparison()
        for key in Self.exampleKeys { comparison.handle(.press(key)) }
        examples = comparison.calculators
    }

    /// `2 + 3 = 4 =`, which most styles answer in their own way.
    private static let exampleKeys: [CalculatorKey] = [
        .digit(.two), .operation(.add), .digit(.three), .equals, .digit(.four), .equals,
    ]

    package func title(_ texts: Texts) -> String { texts(.styles) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = CalculatorStyle.all.enumerated().map { index, style in
            ListPane<Event>.Row(
                control: Control(
                    label: texts.name(of: style), event: .choose(style), keys: .number(index), words: [style.id]),
                detail: style.words.map { texts($0.sentence) } ?? "",
                note: style == current ? texts(.inUse) : "",
                tone: .good,
                isMarked: style == current
            )
        }
        return ScreenContent(
            panes: [
                .pane(
                    ListPane(heading: texts(.stylesHeading), rows: rows) { [examples] in
                        DevicePane(showing: examples[$0], keys: Self.exampleKeys, texts)
                    })
            ],
            hints: [
                Control(
                    label: texts(.clearCalculators), event: .askToClear, keys: [.character("X")], words: ["clear"])
            ],
            alert: isAsking
                ? .confirmation(of: .clear, or: .keep, title: texts(.askToClear), warning: texts(.clearWarning), texts)
                : nil,
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
            delegate?.styleScreenClearCalculators(self)
            navigator?.pop(self)
        }
    }
}
