import KioskAssets
import ScreenKit

/// The owner of a start page.
package protocol StartScreenDelegate: AnyObject {
    /// Tells the delegate that a customer wants to order.
    func startScreenDidAskToOrder(_ screen: StartScreen)
    /// Tells the delegate that a customer has chosen a language.
    func startScreen(_ screen: StartScreen, didChoose language: Language)
    /// Tells the delegate that staff wants to get in.
    func startScreenDidAskForStaff(_ screen: StartScreen)
}

/// The first page of a kiosk in a shop: a customer begins to order, or chooses a language.
package final class StartScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Begin to order.
        case order
        /// Switch to a language.
        case speak(Language)
        /// Ask for the staff's PIN.
        case askForStaff
    }

    package weak var delegate: (any StartScreenDelegate)?
    package let title = Text(.shopTitle)
    private let hasStaff: Bool

    /// Creates a start page. It mentions staff only where staff can get in.
    package init(hasStaff: Bool) {
        self.hasStaff = hasStaff
    }

    package var content: Content<Event> {
        Content.pane(start)
        OwnLanguages()
        if hasStaff { Hint(Text(.staff), .askForStaff, key: .function(10), words: "staff", Text(.staff)) }
        Help(Text(.startHelp))
    }

    private func start(_ texts: Texts) -> StartPane {
        let order = ListPane<Event>.Row(
            control: Control(label: texts(.startOrder), event: .order, keys: .number(0), words: ["order"]))
        let languages = Language.allCases.enumerated().map { index, language in
            let isChosen = language == texts.language
            return ListPane<Event>.Row(
                control: Control(
                    label: texts.name(of: language), event: .speak(language), keys: .number(index + 1),
                    words: [language.rawValue]),
                note: isChosen ? texts(.chosen) : "",
                // The row that was just chosen has the focus. What Enter would do then has been done, and the order is next.
                bindings: isChosen ? [Control(event: .order, keys: [.enter, .character(" ")])] : [])
        }
        return StartPane(
            heading: texts(.startHeading),
            list: ListPane(heading: texts(.startHeading), headingTone: .strong, rows: [order] + languages),
            chosen: Language.allCases.firstIndex(of: texts.language).map { $0 + 1 })
    }

    package func handle(_ event: Event) {
        switch event {
        case .order: delegate?.startScreenDidAskToOrder(self)
        case .speak(let language): delegate?.startScreen(self, didChoose: language)
        case .askForStaff: delegate?.startScreenDidAskForStaff(self)
        }
    }
}

/// The texts of a shop's faces. The name of a case is the key of the text in `Shopfront.xcstrings`.
nonisolated enum ShopText: String, TextKey {
    case shopTitle, startHeading, startOrder, startHelp, chosen, staff, pinPrompt, pinSend, pinErase, pinHelp,
        pinNotDigits
    case pinWrong, pinWait, exitTitle, exitHeading, exitToStart, exitProgram, exitHelp, idleNotice, idleHint

    static let catalog = TextCatalog<ShopText>(parsing: Asset.shopfrontTexts.content)
}

extension Texts {
    /// Returns a text of the shop, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: ShopText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}

extension Text {
    /// Creates a text of this room, with its placeholders replaced.
    nonisolated init(_ key: ShopText, _ arguments: Text...) { self.init(key: key, arguments) }
}
