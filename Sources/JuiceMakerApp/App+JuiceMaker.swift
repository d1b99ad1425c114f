import Core
import JuiceMaker
import KioskAssets
import ScreenKit

/// A source of calculators for the juice maker, which itself knows no calculator: the program passes in an object that creates
/// their screens.
package protocol CalculatorProvider: AnyObject {
    /// Returns a new calculator that returns its result to a stock screen.
    func makeCalculator(answering screen: StockScreen) -> any Screen
    /// Returns the person's own calculator, with a number entered.
    func makeCalculator(showing number: Decimal128) -> any Screen
}

extension App {
    /// Creates the juice maker for the home menu. Its bar outlives the screens, and the day of its sales begins at the start of
    /// today.
    package static func juiceMaker(
        bar: JuiceBar, calculators: any CalculatorProvider, today: @escaping () -> Period
    ) -> App {
        App(id: "juice", title: JuiceMakerText.juiceMaker, summary: .juiceMakerSummary) {
            OrderScreen(bar: bar, calculators: calculators, today: today)
        }
    }
}

/// The juice maker's texts. The name of a case is the key of the text in `JuiceMakerApp.xcstrings`.
nonisolated enum JuiceMakerText: TextKey {
    case calculator, juiceMaker, juiceMakerSummary, stock, editStock, addStock, orderHelp, quantity, fewer, more
    case soldOut, servings, noOrdersYet, waitingOrder, waitingOrders, ready, notMade, shortfall
    case dropped, queueFull, calculateSales, askToRestock, save, reset, calculate, stockHelp, belowZero
    case aboveCapacity, notACount, unknownFruit, duplicateFruit, unknownJuice, badCount, menuSyntax, menuWrongKind
    case menuFile, kindObject, kindList, kindText, kindNumber, menuMissingKey, menuUnknownKey, menuEmpty, menuTooLong
    case menuUnshowable, menuInvalidID, menuDuplicateID, menuDuplicateName, menuRepeatedFruit, menuInvalidNumber
    case jsonInvalidUTF8, jsonUnexpectedEnd, jsonUnexpected, jsonUnclosedString, jsonControlCharacter
    case jsonBadEscape, jsonDuplicateKey, jsonTooDeep, jsonTextAfterEnd, orderFailed, ledgerDamaged, ledgerNewer
    case ledgerCannotOpen, ledgerCannotRead, ledgerCannotWrite, ledgerUnsure, ledgerUnknown, damageChecksum
    case damageSyntax, damageSequence, damageContradiction, damageBalances, damageReplaced, sales, salesHelp
    case today, allTime, sold, ledgerDoesNotBalance, ledgerBusy, stockNotSaved, missingCount, missingJuice
    case orderLines, stockLines, scarceHelp, laterSales

    static let catalog = TextCatalog<JuiceMakerText>(parsing: Asset.juiceMakerTexts.content)
}

extension Texts {
    /// Returns a text of the juice maker, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: JuiceMakerText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}
