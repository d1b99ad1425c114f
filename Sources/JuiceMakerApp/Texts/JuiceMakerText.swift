import JuiceMakerAppAssets
import ScreenKit

/// The juice maker's texts. The name of a case is the key of the text in `JuiceMakerApp.xcstrings`.
nonisolated enum JuiceMakerText: TextKey {
    case calculator, juiceMaker, juiceMakerSummary, stock, editStock, addStock, orderHelp, quantity, fewer, more
    case soldOut, servings, noOrdersYet, waitingOrder, waitingOrders, ready, notMade, shortfall
    case dropped, queueFull, calculateSales, askToRestock, save, reset, calculate, stockHelp, belowZero
    case aboveCapacity, notACount, unknownFruit, duplicateFruit, unknownJuice, badCount, menuSyntax, menuWrongKind,
        menuFile
    case kindObject, kindList, kindText, kindNumber, menuMissingKey, menuUnknownKey, menuEmpty, menuTooLong
    case menuUnshowable, menuInvalidID, menuDuplicateID, menuDuplicateName, menuRepeatedFruit, menuInvalidNumber
    case jsonInvalidUTF8, jsonUnexpectedEnd, jsonUnexpected, jsonUnclosedString, jsonControlCharacter
    case jsonBadEscape, jsonDuplicateKey, jsonTooDeep, jsonTextAfterEnd, orderFailed, ledgerDamaged, ledgerNewer
    case ledgerCannotOpen, ledgerCannotRead, ledgerCannotWrite, ledgerUnsure, damageChecksum, damageSyntax
    case damageSequence, damageContradiction, damageBalances, damageReplaced, sales, salesHelp, today, allTime
    case sold, ledgerDoesNotBalance, ledgerBusy, stockNotSaved, missingCount, missingJuice, orderLines, stockLines
    case scarceHelp

    static let catalog = TextCatalog<JuiceMakerText>(parsing: JuiceMakerAppAssets.texts)
}

extension Texts {
    /// Returns a text of this room, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: JuiceMakerText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}
