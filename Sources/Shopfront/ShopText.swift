import KioskAssets
import ScreenKit

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
