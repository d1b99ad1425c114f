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
    package enum Event {
        /// Chooses a style.
        case choose(CalculatorStyle)
        /// Asks whether to reset all calculators.
        case askToClear
        /// Resets them.
        case clear
    }

    /// The owner of the calculators.
    package weak var delegate: (any StyleScreenDelegate)?
    package let title = Text(.styles)
    let current: CalculatorStyle
    /// A calculator of each style after the same keys.
    private let examples: [Calculator]

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

    package var content: Content<Event> {
        List(Text(.stylesHeading)) {
            for style in CalculatorStyle.all {
                Row(
                    Text { $0.name(of: style) }, .choose(style), detail: style.words.map { Text($0.sentence) } ?? "",
                    note: style == current ? Text(.inUse) : "", tone: .good, words: Text(style.id)
                ).marked(style == current)
            }
        }
        .preview { [examples] in DevicePane(showing: examples[$0], keys: Self.exampleKeys) }
        Hint(Text(.clearCalculators), .askToClear, key: "X", words: "clear")
        Help(Text(.stylesHelp))
    }

    package func handle(_ event: Event) {
        switch event {
        case .choose(let style):
            delegate?.styleScreen(self, didChoose: style)
            pop()
        case .askToClear: confirm(.clear, Text(.askToClear), Text(.clearWarning))
        case .clear:
            delegate?.styleScreenClearCalculators(self)
            pop()
        }
    }
}
