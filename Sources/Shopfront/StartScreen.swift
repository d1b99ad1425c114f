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
        Content.part(list)
        OwnLanguages()
        if hasStaff { Hint(Text(.staff), .askForStaff, key: .function(10), words: "staff", Text(.staff)) }
        Help(Text(.startHelp))
    }

    private func list(_ texts: Texts) -> List<Event> {
        List(Text(.startHeading)) {
            Row(Text(.startOrder), .order, words: "order")
            for language in Language.allCases { row(for: language, isChosen: language == texts.language, texts) }
        }
        .headingTone(.strong)
        .form { StartPane(chosen: Language.allCases.firstIndex(of: $0.language).map { $0 + 1 }) }
    }

    private func row(for language: Language, isChosen: Bool, _ texts: Texts) -> Row<Event> {
        let row = Row(
            Text(texts.name(of: language)), Event.speak(language), note: isChosen ? Text(.chosen) : "",
            words: Text(language.rawValue))
        // The row that was just chosen has the focus. What Enter would do then has been done, and the order is next.
        return isChosen ? row.action("", .order, keys: .enter, " ") : row
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
