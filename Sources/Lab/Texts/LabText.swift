import KioskAssets
import ScreenKit

/// The lab's texts. The name of a case is the key of the text in `Lab.xcstrings`.
package nonisolated enum LabText: String, TextKey {
    case labHands, labOneHand, labMoreHands, labFewerHands, labHandsHelp, labKeptHelp, labNext
    case lab, labDone, labSummary, labHeading, labHelp, labSourceHelp, labSource, labAgain, labRight, labWrong, labCycle
    case labNobodyHeard, labLeak, labLeakQuestion, labLeakAnswers, labLeakExplanation, labWeakDelegate
    case labStrongDelegate, labCycleCut, labLiveObjects, labForgotten, labForgottenQuestion, labForgottenAnswers
    case labForgottenExplanation, labNoDelegate, labNoDelegateTraced, labDelegateSetTraced, labMangoes
    case labUnheardMessages, labHeardMessages, labWirings, labWiringsQuestion, labWiringsAnswers
    case labWiringsExplanation, labByDelegate, labByClosure, labByNotification, labBySingleton, labFirstKiosk
    case labSecondKiosk, labLateObserver, labBackAndForth, labBackAndForthQuestion, labBackAndForthAnswers
    case labBackAndForthExplanation, labWholeDictionary, labOnlyChanges, labSheets, labSheetsQuestion
    case labSheetsAnswers, labSheetsExplanation, labSheet, labFullScreenModal, labSheetWithDelegate, labWillAppear
    case labLabel, labWithdrawal, labWithdrawalQuestion, labWithdrawalAnswers, labWithdrawalExplanation
    case labFruitByFruit, labAllOrNothing, labStrawberriesLeft, labQueues, labQueuesQuestion, labQueuesAnswers
    case labQueuesExplanation, labFillAndEmpty, labPlainList, labEnumList, labOurList, labMoney, labMoneyQuestion
    case labMoneyAnswers, labMoneyExplanation, labInDouble, labInDecimal, labOnCalculator, labInSwift
    case labAnswer, labRun, labTypeHands, labEndTyping, labCloseSource, labOtherSender, labTwoLinks
    case labStrongOpener, labArrayMoves, labStackTimes, labWhy, labStack, labAboutMegabytes, labLiveScreens
    case handoutTitle, handoutName, handoutDate, handoutFold, handoutIdea, handoutRules, handoutArrows, handoutQuestions
    case handoutExercises, handoutTasks, handoutNotes
    case labOK, labNewKiosk, labTemporaryDelegate, labStepper, labSaleMeanwhile, labDoublyLinked
    case labDoublyLinkedQuestion, labDoublyLinkedAnswers
    case labDoublyLinkedExplanation, labPreviousStrong, labPreviousWeak, labPreviousUnowned
    case koanAfterCheck, koanAll, koanAllDone, koanBesideCheck, koanCheck, koanChecking, koanCheckingAll
    case koanCheckType, koanCompileError, koanCrashedAccess
    case koanCompilerFailed, koanCompilerTimedOut, koanCrashed, koanDifference, koanDifferenceExpected
    case koanDifferenceExtra, koanDifferenceMissing, koanEndedEarly, koanExpected, koanFailsOtherwise, koanFile
    case koanFileMissing, koanFileTooLarge, koanFileNotUTF8, koanGivenDoesNotFail, koanGot, koanHelp, koanHint
    case koanHintLine, koanList, koanListFound, koanListHeading, koanListHelp, koanMoreOutput, koanNext
    case koanNoCompiler, koanNothingFound, koanOutput, koanPassed, koanProven, koanReset
    case koanResetQuestion, koanResetWarning, koans, koanSaveFailed, koanSearch, koanSearchHint, koanSkip, koanSkipped
    case koanSolution, koanSolutionMeaning, koanSolutionFails, koanSolutionLines, koanSolved, koanCurrent, koanTimedOut
    case koanWithoutMessages
    case koanCrashedInMemory, koanCrashedUnknown, koanNoMoreHints, koanLine, koanRefused, koanClaimed, koanReleased
    case koanSameVerdict, koanOutOfMemory, koanAmbiguous, koanLeadsOut
    case classAddress, classAllSent, classAnswered, classAsk, classAskHeading, classAskHelp, classAway, classBoardHelp
    case classChangeable, classClose, classFirstHand, classHandIn, classHandInQuestion, classHandInWarning
    case classHandIsRaised, classHands, classHelp, classHelpFirst, classHelped, classHideNames, classHintCount
    case classHints, classIsAnswered, classIsBeingSent, classIsHandedIn, classIsRevealed, classIsUnanswered, classJoin
    case classJoinHeading, classJoinHow, classKoanColumn, classLowerHand, classMinutes, classMinutesColumn, classMore
    case classMyAnswer, classNameColumn, classNewsQuestion, classNoAnswer, classNoQuestion, classNotOpen, classOrders
    case classLeftOut
    case classPollHelp, classQuestion, classQuestionHelp, classRaiseHand, classReveal, classroom, classSaveFailed
    case classSent, classShowNames, classSolved, classSolvedColumn, classStudentCount, classStudents, classSummary
    case classTick, classTitle, classWaiting, classNothingToHandIn, classCloseMeaning
    case koanNotReleased, koanWrongRepairPasses, koanRepairBroken, koanRightRepairFails, labWritten

    package static let catalog = TextCatalog<LabText>(parsing: Asset.labTexts.content)
}

extension Texts {
    /// Returns a text of this room, with its placeholders replaced.
    package nonisolated func callAsFunction(_ key: LabText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}

extension Text {
    /// Creates a text of this room, with its placeholders replaced.
    nonisolated init(_ key: LabText, _ arguments: Text...) { self.init(key: key, arguments) }
}
