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
    case servings, noOrdersYet, waitingOrder, waitingOrders, ready, notMade, shortfall, dropped
    case queueFull, calculateSales, askToRestock, yes, no, save, reset, calculate, stockHelp, belowZero
    case aboveCapacity, notACount, unknownFruit, unknownJuice, badCount, unknownInput, notNow, answerFirst
    case words, helpEverywhere, helpLines, missingKey, entryFull, resultStands
    case operatorStands, operandFirst, clearFirst, nothingToUndo, nothingToRedo, unknownCommand, unknownOption
    case missingValue, badValue, misplacedOption, missingArgument, unexpectedArgument, key, atLine, notMet
    case invalidUTF8, lineTooLong, notUTF8, fileNotFound, fileNotPermitted, fileIsDirectory, fileTooLarge
    case usage, menuSyntax, menuWrongKind, menuFile, kindObject, kindList, kindText, kindNumber
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
    case tooManyKiosks, calculatorsDamaged, ledgerBusy, lab, labSummary, labHeading, labHelp, labSourceHelp
    case labSource, labAgain, labRight, labWrong, labCycle, labNobodyHeard, labLeak, labLeakQuestion
    case labLeakAnswers, labLeakExplanation, labWeakDelegate, labStrongDelegate, labCycleCut, labLiveObjects
    case labForgotten, labForgottenQuestion, labForgottenAnswers, labForgottenExplanation, labNoDelegate
    case labNoDelegateTraced, labDelegateSetTraced, labMangoes, labUnheardMessages, labHeardMessages
    case labWirings, labWiringsQuestion, labWiringsAnswers, labWiringsExplanation, labByDelegate, labByClosure
    case labByNotification, labBySingleton, labFirstKiosk, labSecondKiosk, labLateObserver, labBackAndForth
    case labBackAndForthQuestion, labBackAndForthAnswers, labBackAndForthExplanation, labWholeDictionary
    case labOnlyChanges, labSheets, labSheetsQuestion, labSheetsAnswers, labSheetsExplanation, labSheet
    case labFullScreenModal, labSheetWithDelegate, labWillAppear, labLabel, labWithdrawal
    case labWithdrawalQuestion, labWithdrawalAnswers, labWithdrawalExplanation, labFruitByFruit
    case labAllOrNothing, labStrawberriesLeft, labQueues, labQueuesQuestion, labQueuesAnswers
    case labQueuesExplanation, labFillAndEmpty, labNaiveList, labOurList, labMoney, labMoneyQuestion
    case labMoneyAnswers, labMoneyExplanation, labInDouble, labInDecimal, labOnCalculator, labInSwift
    case labStrongOpener, labArrayMoves, labStackGrows, labWhy, badPause, unknownExperiment, trace
    case traceObjects, traceReleased, traceNoRoom, traceOn, traceOff, traceNotWritten, traceNobody
    case stockNotSaved, badExpectation, notChecked, systemNoAccess, systemNotPermitted, systemNotFound
    case systemAlreadyThere, systemNotDirectory, systemIsDirectory, systemNameTooLong, systemLinkLoop
    case systemNoSpace, systemQuotaExceeded, systemFileTooLarge, systemReadOnly, systemTooManyFiles
    case systemTooManyFilesInSystem, systemDeviceError, systemBusy, systemProgramBusy, systemLockedByOther
    case systemNoLocks, systemNotSupported, systemBadDescriptor, systemClosedPipe, systemNoMemory, unknownWord
    case missingCount, missingJuice, dataElsewhere, orderLines, stockLines, lineExamples, lineChoices
    case askToRemoveAll, removeAllWarning, helpMove, helpChoose, helpScroll

    /// The key in the catalog.
    var name: String { "\(self)" }
}
