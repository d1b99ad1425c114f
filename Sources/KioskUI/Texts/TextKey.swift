/// Every text there is. The name of a case is the text's key in `Resources/Localizable.xcstrings`; its raw value is the place
/// of the text in a table, which is faster to look up than a name.
package nonisolated enum TextKey: Int, CaseIterable, Sendable {
    case kiosk, quit, back, home, help, korean, english, languages, tooSmall, homeHeading, homeHelp
    case calculator, calculatorSummary, juiceMaker, juiceMakerSummary, keypadSummary, calculatorHelp, erase
    case undo, redo, deletedValues, deletedValuesCount, deletedValuesHeading, deletedValuesHelp
    case noDeletedValues, remove, removeAll, styles, stylesHeading, stylesHelp, inUse, styleStandard
    case styleFormula, styleAppending, styleTwoOperand, styleRecovering, returnValue, divisionByZero, overflow
    case atColumn, emptyFormula, missingOperand, missingOperator, unexpectedCharacter, malformedNumber
    case numberTooLong, unknownKey, stock, editStock, addStock, orderHelp, quantity, fewer, more, soldOut
    case servings, noOrdersYet, waitingOrder, waitingOrders, ready, notMade, shortfall, stockOpened, dropped
    case queueFull, calculateSales, askToRestock, yes, no, save, reset, calculate, stockHelp
    case belowZero, aboveCapacity, notACount, unknownFruit, unknownJuice, badCount, unknownInput, notNow
    case answerFirst, words, helpArrows, helpArrowsMeaning, helpEverywhere, helpLines, missingKey, entryFull
    case resultStands, operatorStands, operandFirst, clearFirst, nothingToUndo, nothingToRedo, unknownCommand
    case unknownOption, missingValue, badValue, misplacedOption, missingArgument, unexpectedArgument, key
    case atLine, notMet, invalidUTF8, lineTooLong, notUTF8, fileNotFound, fileNotPermitted, fileIsDirectory
    case fileTooLarge, usage, menuSyntax, menuWrongKind, menuFile, kindObject, kindList, kindText, kindNumber
    case menuMissingKey, menuUnknownKey, menuEmpty, menuTooLong, menuUnshowable, menuInvalidID
    case menuDuplicateID, menuDuplicateName, menuRepeatedFruit, menuInvalidNumber, jsonInvalidUTF8
    case jsonUnexpectedEnd, jsonUnexpected, jsonUnclosedString, jsonControlCharacter, jsonBadEscape
    case jsonDuplicateKey, jsonTooDeep, jsonTextAfterEnd, emptyTape, ioFailed, orderFailed, ledgerDamaged
    case ledgerNewer, ledgerCannotOpen, ledgerCannotRead, ledgerCannotWrite, ledgerUnsure, damageChecksum
    case damageSyntax, damageSequence, damageContradiction, damageBalances, damageReplaced, verifyGood
    case verifyGoodPart, verifyTorn, sales, salesHelp, today, allTime, sold, total, juice, fruit, openingStock
    case restocked, adjusted, used, closingStock, ledgerBalances, ledgerDoesNotBalance, reversedDates
    case reportPeriod, conflictingOptions, invalidRequestID, requestUsed, noHome, dataKeptIn, dataNotKept
    case ledgerMended, clearCalculators, askToClear, clearWarning, calculatorsNotSaved, calculatorsNewer
    case tooManyKiosks, calculatorsDamaged, ledgerBusy, trace, traceObjects, traceReleased, traceNoRoom
    case traceOn, traceOff, traceNotWritten, traceNobody

    /// The key in the catalog.
    var name: String { "\(self)" }
}
