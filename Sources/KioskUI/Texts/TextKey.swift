/// Every text there is. The name of a case is the text's key in `Resources/Localizable.xcstrings`; its raw value is the place
/// of the text in a table, which is faster to look up than a name.
package nonisolated enum TextKey: Int, CaseIterable, Sendable {
    case kiosk, quit, back, home, help, korean, english, languages, tooSmall, homeHeading, homeHelp, calculator
    case calculatorSummary, juiceMaker, juiceMakerSummary, keypadSummary, calculatorHelp, erase, undo, redo
    case deletedValues, deletedValuesCount, deletedValuesHeading, deletedValuesHelp, noDeletedValues, remove
    case removeAll, styles, stylesHeading, stylesHelp, inUse, styleStandard, styleFormula, styleAppending
    case styleTwoOperand, styleRecovering, returnValue, divisionByZero, overflow, atColumn, emptyFormula
    case missingOperand, missingOperator, unexpectedCharacter, malformedNumber, numberTooLong, unknownKey, stock
    case editStock, addStock, orderHelp, quantity, fewer, more, soldOut, servings, noOrdersYet, waitingOrder
    case waitingOrders, ready, notMade, shortfall, stockOpened, dropped, queueFull, calculateSales, askToRestock
    case yes, no, save, cancel, reset, calculate, stockHelp, belowZero, aboveCapacity, notACount, unknownFruit
    case unknownJuice, badCount, unknownInput, notNow, answerFirst, words, helpArrows, helpArrowsMeaning
    case helpEverywhere, helpLines, missingKey, entryFull, resultStands, operatorStands, operandFirst, clearFirst
    case nothingToUndo, nothingToRedo, unknownCommand, unknownOption, missingValue, badValue, misplacedOption
    case missingArgument, unexpectedArgument, key, atLine, notMet, invalidUTF8, lineTooLong, notUTF8, fileNotFound
    case fileNotPermitted, fileIsDirectory, fileTooLarge, usage, menuSyntax, menuWrongKind, menuFile, kindObject
    case kindList, kindText, kindNumber, menuMissingKey, menuUnknownKey, menuEmpty, menuTooLong, menuUnshowable
    case menuInvalidID, menuDuplicateID, menuDuplicateName, menuRepeatedFruit, menuInvalidNumber, jsonInvalidUTF8
    case jsonUnexpectedEnd, jsonUnexpected, jsonUnclosedString, jsonControlCharacter, jsonBadEscape
    case jsonDuplicateKey, jsonTooDeep, jsonTextAfterEnd, emptyTape, ioFailed

    /// The key in the catalog.
    var name: String { "\(self)" }
}
