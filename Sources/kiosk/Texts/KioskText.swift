import KioskAssets
import ScreenKit

/// The texts of the command line. The name of a case is the key of the text in `kiosk.xcstrings`.
nonisolated enum KioskText: String, TextKey {
    case acceptHint, damagedHint, noLedger, commandAccept, ledgerAccepted, nothingToAccept, optionForce, outputExists
    case ledgerAcceptedUnmarked, replicaHint, requestHint, salvageLost, salvageNotAgain, salvageMenuLost
    case outputIsData, outputIsInput, commandBackup, commandSalvage, backupDone, salvageDone, salvageGap
    case salvageCloses, salvageNothing, salvageRestored, salvageContradictions, salvageNewNumber, usageKeys, keysHint
    case adjusted, atLine, badExpectation, badPause, badValue, closingStock, commandCalculate
    case commandCompare, commandExport, commandHandout, commandHelp, commandKeys, commandLab, commandOpen, commandOrder
    case commandPlay, commandReport, commandStock, commandStockAdd, commandStockSet, commandVerify
    case conflictingOptions, neededOption, dataElsewhere, dataKeptIn, dataNotKept, fruit, invalidRequestID
    case ioFailed, juice, key, ledgerBalances, misplacedOption, commandNeeded
    case playBack, playEnd, playHelp, playKeys, playNext
    case missingArgument, missingValue, noHome, notChecked, notMet, notUTF8, openingStock, optionCSV, optionData
    case optionDigits, optionEphemeral, optionFrom, optionHelp, optionJSON, optionKeys, optionLanguage, optionMenu
    case optionGround, optionPlain, optionRequest, optionSalvageFolder, optionStill, optionStyle, optionTo, optionTrace
    case optionVersion, optionWait
    case badAmount, badOrderNumber, commandClose, commandReceipt, commandVoid, moneyWithoutCurrency, hour
    case commandReprint, invalidReason, optionCounted, optionReason, optionReprint, unknownClose
    case fileNotFound, fileNotPermitted, fileIsDirectory
    case fileTooLarge
    case reportPeriod, requestUsed, restocked, returned, reversedDates, reportTotal, traceNotWritten
    case unexpectedArgument, unknownCommand, unknownExperiment, unknownOption, unknownWord
    case usageCommonOptions, usageExitCodes, usageFiles, usageHeading, usageOptions, usagePlaces, used
    case valueLikeOption, verifyGood, verifyGoodPart, verifyTorn, waitEnd, waitForKiosk, waitForProcess
    case waitOfCustomer
    case commandKoans, commandKoansInit, commandKoansCheck, optionDebug, koansWritten, koansStart, koansMissing
    case commandBoard, koansNoneAdded, koanMissingLine, koanUnpairedHints, koanBadRepair, koanUnmatchedRepair
    case badPicture, repeatedPicture, pictureAfterEnd, outputIsForeign, fileNotWritten
    case optionPictures, optionCast, optionSize, optionProjector
    case commandCounter, optionCounter, optionIdle, optionStaffPINFile, pinFileInvalid, pinFileShared
    case pinFileForeign
    case commandCompletions, commandMan, manAbout, manCalculators, manCommands, manDataHome, manDescription
    case manUnfinished, manStateHome
    case manEnvironment, manExitStatus, manFiles, manLedger, manLocale, manMark, manShop, manName, manNoColor,
        manOptions,
        manSize
    case manSummary, manSynopsis, manTemporary, manTerm, verifyEquation, shortageHint, playAtEnd, stockFull
    case nothingToClose, nothingToCloseYet, orderOutdated, requestCancelled, commandRefund, commandMenu, commandMenuSet
    case commandMenuCheck, menuSet, menuGood, otherMenu, optionStockReason
    case commandShopCreate, commandShopStatus, commandShopRepair, optionShop, optionShopKey, optionMoveFrom, invalidShop
    case shopKeyInvalid, shopReplica, shopCreated, shopServer, shopCopies, shopLast, shopSyncs, shopSyncsLater
    case shopSyncsCopies, shopSyncsUnknown, shopTail, shopNothingToRepair, shopRepairQuestion, shopRepaired
    case shopUnnamed, optionMonitor, waitForServer, reportShop
    case optionCups, optionBell, optionWarnAfter, optionLateAfter
    case commandPay, commandOpenDay, commandKitchen, optionUnpaid, optionFloat, optionPaidBy, optionGiven, dayOpened
    case optionWidth, optionPrinter, optionPrint, optionCloses, optionYear, commandCloses
    case printerBusy, printerSilent, printerFailed
    case countedChange, spoiled, answersUnwritten, ledgerGone, changeUnanswered
    case classServerAway, classBoardHint, classCreated, classIsThere, classJoinHint, classMissing
    case classNameExample, classNeedsEncryption, classNeedsFolder, classRefused, classShopHint, classSilent
    case classUnfit, commandClassBoard, commandClassCheck, commandClassCreate, commandClassShop
    case commandHandIns, handInAttempts, handInChain, handInChanged, handInDamaged, handInFailsNow, handInMissing
    case handInNeverChecked
    case handInOf, handInPassesNow, handInSum, handInUnknownKoan, handInsWritten, invalidClassName
    case optionClass, optionStudentName, classNoStreams, classNotConnected, classFooter, handInLeftOut
    case classJournalDamaged, handInsUnfenced, handInOutOfTime, classWithoutTeacher, classOfOtherTeacher, classFull
    case classTeachersFolder

    static let catalog = TextCatalog<KioskText>(parsing: Asset.kioskTexts.content)
}

extension Texts {
    /// Returns a text of this room, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: KioskText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}

extension Text {
    /// Creates a text of this room, with its placeholders replaced.
    nonisolated init(_ key: KioskText, _ arguments: Text...) { self.init(key: key, arguments) }
}
