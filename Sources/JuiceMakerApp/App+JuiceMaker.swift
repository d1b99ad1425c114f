import Core
import JuiceMaker
import KioskAssets
import ScreenKit

/// A source of calculators for the juice maker, which itself knows no calculator: the program passes in an object that creates
/// their screens.
package protocol CalculatorProvider: AnyObject {
    /// Returns a new calculator that starts with a count, and returns its result to a stock screen.
    func makeCalculator(for count: CountToCalculate, answering screen: StockScreen) -> any Screen
    /// Returns a new calculator that starts with a number, and says what that is. The person's own calculator stays as it is.
    func makeCalculator(showing number: Decimal128, of purpose: Text) -> any Screen
    /// Returns a new calculator that waits for the amount of money that is received for a total.
    func makeCalculator(for total: TotalToPay) -> any Screen
}

/// The total of an order, for which a person receives an amount of money and returns the change.
package nonisolated struct TotalToPay: Sendable {
    let amount: Int
    let currency: Currency

    /// The total in whole units.
    package var number: Decimal128 { currency.decimal(amount) }

    /// How the change follows from the total. It holds whatever is calculated.
    package var purpose: Text { Text(.changeDueOf, Text { $0.money(amount, currency) }) }

    /// What to do first on the calculator.
    package var firstStep: Text { Text(.typeAmountReceived) }
}

/// A count of a fruit that a person works out with a calculator.
package nonisolated struct CountToCalculate: Sendable {
    /// The fruit.
    package let fruit: Fruit
    /// The count as it stands.
    package let count: Int
    /// The number of fruits that are still missing for an order, 0 if there are enough.
    package let shortfall: Int

    /// The fruit, the count and what is short.
    package var text: Text {
        shortfall > 0
            ? Text(.countAndShortfall, fruit.name.text, "\(count)", "\(shortfall)")
            : Text(.countOfFruit, fruit.name.text, "\(count)")
    }
}

/// The refusal of a calculated count: only a whole number from 0 to the capacity can be one.
package nonisolated struct CountRefusal: Error {
    let value: Decimal128
    let capacity: Int

    /// The reason.
    package var reason: Text { Text(.notACount, Text(value.description), "\(capacity)") }
}

extension App {
    /// Creates the juice maker for the home menu of any kiosk, with the built-in menu unless there is another one. Its
    /// person orders and keeps the stock, and has no calculators. The books are in memory, without times, and end with
    /// the program: today is the time since its start.
    ///
    /// ```swift
    /// try Kiosk(apps: [.calculator(), .juiceMaker()]).run()
    /// ```
    ///
    /// - Throws: `MenuError` if the built-in menu cannot be read.
    public static func juiceMaker(menu: Menu? = nil) throws(MenuError) -> App {
        let menu = if let menu { menu } else { try Menu(parsing: Asset.menu.content) }
        return juiceMaker(Shop(bar: JuiceBar(ledger: InMemoryLedger(menu: menu))))
    }

    /// Creates the juice maker for the home menu. Its shop outlives the screens.
    package static func juiceMaker(_ shop: Shop) -> App {
        let bar = shop.bar
        var orders = TodaysOrders(today: shop.today)
        return App(
            "juice", Text(.juiceMaker), summary: Text(.juiceMakerSummary), picture: picture,
            news: {
                bar.refresh()
                orders.read(from: bar)
                // What cannot be read is said where it matters, behind the menu.
                guard orders.error == nil else { return "" }
                let (count, books) = (orders.orders.orders.count, bar.books)
                let soldOut = books.menu.juices.count { books.servings(of: $0) == 0 }
                let sold = count == 1 ? Text(.homeOneOrder) : Text(.homeOrders, "\(count)")
                return soldOut == 0 ? sold : "\(sold), \(Text(.homeSoldOut, "\(soldOut)"))"
            },
            makeRootScreen: { OrderScreen(shop) })
    }

    private static let picture = Bitmap(
        [
            ".........///....",
            "........//......",
            "g.......//.....g",
            "g......//......g",
            "gyyyyyyyyyyyyyyg",
            "gyyyyyyyyyyyyyyg",
            ".gyyyyyyyyyyyyg.",
            ".gyyyyyyyyyyyyg.",
            ".gyyyyyyyyyyyyg.",
            ".gyyyyyyyyyyyyg.",
            "..grrrrrrrrrrg..",
            "..grrrrrrrrrrg..",
            "..grrrrrrrrrrg..",
            "..grrrrrrrrrrg..",
            "...grrrrrrrrg...",
            "...gggggggggg...",
        ], colors: ["g": .glass, "/": .straw, "y": Color.things[1], "r": Color.things[0]])
}

/// The juice maker's texts. The name of a case is the key of the text in `JuiceMakerApp.xcstrings`.
package nonisolated enum JuiceMakerText: String, TextKey {
    case calculator, homeOneOrder, homeOrders, homeSoldOut, juiceMaker, juiceMakerSummary, stock, editStock, orderHelp,
        orderKeysHelp, oneMore, oneFewer
    case cart, cartHint, cartIsFull, cartLine, cupCount, emptyCart, emptyCartLine, emptyCartMeaning, order, total, won
    case fruitOfNeed, soldOutOf, todaysOrders, numberedOrder, callStaff, cancelOrder, suggestion, askToSave, discard
    case keepEditing, soldOut, servings, noOrdersYet, juiceCount, waitingOrders, makePart, ready, notMade, shortfall
    case dropped, queueFull, calculateSales, askToRestock, save, reset, calculate, stockHelp, belowZero
    case aboveCapacity, notACount, unknownFruit, duplicateFruit, unknownJuice, badCount, countMissing, menuSyntax
    case fruitMissing, menuWrongKind, menuTooLarge, yes, no
    case menuFile, kindObject, kindList, kindText, kindNumber, menuMissingKey, menuUnknownKey, menuEmpty, menuTooLong
    case menuUnshowable, menuInvalidID, menuDuplicateID, menuDuplicateName, menuRepeatedFruit, menuInvalidNumber
    case jsonInvalidUTF8, jsonUnexpectedEnd, jsonUnexpected, jsonUnclosedString, jsonControlCharacter
    case jsonBadEscape, jsonDuplicateKey, jsonTooDeep, jsonTextAfterEnd, orderFailed, ledgerDamaged, ledgerNewer
    case ledgerCannotOpen, ledgerCannotRead, ledgerCannotWrite, ledgerUnsure, ledgerUnknown, damageChecksum
    case damageSyntax, damageSequence, damageContradiction, damageBalances, damageReplaced, sales, salesHelp
    case shopAway, shopNotReached, shopUnanswered, shopRefused, shopNeedsEncryption, shopMissing, shopOther
    case shopDiffers, shopEndLost, shopNoStreams
    case shopSoldLate, shopRecordedLate, shopSilent, shopUnfit, shopOwnsLedger, shopNoRecord, orderUnanswered
    case today, allTime, sold, ledgerDoesNotBalance, ledgerBusy, stockNotSaved, missingCount, missingJuice
    case menuInvalidColor, menuInvalidCurrency, menuInvalidPrice, damageChain
    case receipt, receiptNumber, receiptTime, receiptCount, receiptVoided, closeTotal, closeTitle, closeNumbers
    case closeOrders, closeVoids, closeVoidedMoney, closeMoney, closeCounted, closeDifference, closeChain
    case openDay, openDayWithMoney, sinceClose, notClosedYet, salesHours, salesSpansHelp, lastDays
    case voidUnknown, voidClosed, voidedBefore, ledgerAlreadyThere, voided, voidFruits, voidMoney, voidTitle, voidOrder
    case voidNoMoney, closeLate, closeDate, closeStart
    case ledgerUnmarked, ledgerCannotMark, ledgerUnshown
    case voidReason, voidIncomplete, voidHelp, voidLines
    case changedFruits, nothingChanged, oneCupTakes, tooFew, shortBy, boardBefore
    case salesJuices, salesByHour, salesByDay, salesMostAtHour, salesMostOnDay, salesAtHour, salesOnDay
    case dayOpen, dayClosed, tileCups, tileCancelled, tileRefunded
    case cupsUnit, noSales, noHoursOfAllTime
    case chooseYourJuice, checkYourOrder, stepChoose, stepCheck, stepNumber, checkOrder, chooseMore, whatJuicesNeed,
        fruitCount
    case orderLines, stockLines, stockCalculationLine, countOfFruit, countAndShortfall, laterRecords, barsHelp
    case calculateChange, calculateChangeMeaning, stockSaved, board, boardHeading, boardSoldOut, boardHelp
    case typedAboveCapacity, calculateSalesMeaning, typeAmountReceived, changeDueOf, possiblePart, missingForOrder
    case readyInShort, outdated, cartChanged, unfitReason, menuCurrencyOpen, refundOpen, refundedBefore, floatNoted
    case menuTooLargeToRecord
    case refundOtherCurrency, reasonRestocked, reasonCounted, reasonSpoiled, receiptRefunded, refunded, closeRefunds
    case closeRefundedMoney, reportOtherDays, closeDigits, openDayRefunds, reasonLabel, reasonInWords, reasonMissing,
        stockReasonHelp
    case stockReasonLine, oneCup, addToCart, ordersToday, cupsToday, salesInMoney, numberOfOrder, yourNumber
    case numberIsReady, enjoy, done, callStaffForHelp, ledgerMended, ledgerCutShort, ledgerWithoutMark,
        ledgerMarkMissing
    case ledgerRecordMissing, ledgerMenuRecorded, menuSizes
    case orderMadeAtOnce, orderIsOrdered, orderIsReady, orderIsHandedOver, orderPaidBefore, orderCostsNothing
    case moreJuices, reasonWrongOrder, reasonCustomer, reasonQuality
    case refundUnpaid, askToContinueCounts, toBeMade, nextStep, numberReady, handNumberOver, numberPaid, takeNumberBack,
        soldCups, soldMoney
    case kitchen, kitchenHelp, noOrdersWait, minutesOld, stateReady, stateUnpaid, takePayment, takeStepBack, typedNumber
    case soldOrdersHelp, soldOrderHelp, printed, notPrinted, printSlip, closeDay, closeHelp, typeMoney, floatSaved
    case nothingToCloseNow, unpaidOrders, notHandedOver, refundTitle, refundOrder, refundHelp, changeIsCash,
        orderClosed, dayChanged, askToClose,
        askToCloseUnpaid, nothingCounted
    case printsLater, boardPreparing, nothingReadyYet, askForPayment, numberHandedOver, stepTakenBack
    case receiptPaidBy, receiptUnpaid, receiptService, netPrice, valueAddedTax, shopRegistration, shopTelephone
    case unknownPayment, tooLittleMoney, closeUnpaid, paidOrder, changeDue, closeFloat, closeDrawer
    case askToLeave, menuUnknownCategory, groupHint, numberWillBeCalled, counterKeysHelp, orderTaken,
        noMoreOfIt,
        takenOut
    case thankYou, tapJuice, everythingSoldOut, nothingOrdered

    package static let catalog = TextCatalog<JuiceMakerText>(parsing: Asset.juiceMakerTexts.content)
}

extension Texts {
    /// Returns a text of the juice maker, with its placeholders replaced.
    package nonisolated func callAsFunction(_ key: JuiceMakerText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}

extension Text {
    /// Creates a text of this room, with its placeholders replaced.
    package nonisolated init(_ key: JuiceMakerText, _ arguments: Text...) { self.init(key: key, arguments) }
}
