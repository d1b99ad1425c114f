import Calculator
import KioskAssets
import ScreenKit

extension App {
    /// Creates the calculator for the home menu of any kiosk. Its tape, history and memory outlive the screens, and end with the program.
    ///
    /// ```swift
    /// try Kiosk(apps: [.calculator()]).run()
    /// ```
    public static func calculator() -> App { calculator(desk: CalculatorDesk()) }

    /// Creates the calculator for the home menu. Its desk outlives the screens.
    package static func calculator(desk: CalculatorDesk) -> App {
        App(
            "calc", Text(.calculator), summary: Text(.calculatorSummary), picture: picture,
            news: {
                let last = desk.calculators.latestCalculations(1).last
                return last.map { Text(.lastResult, Text(NumberFormat.display($0.result))) } ?? ""
            },
            makeRootScreen: { CalculatorScreen(desk: desk) })
    }

    private static let picture = Bitmap(
        [
            "################",
            "#==============#",
            "#==============#",
            "#==========000=#",
            "#==============#",
            "#==========000=#",
            "#==============#",
            "################",
            "################",
            "################",
            "#ooo#ooo#ooo#++#",
            "################",
            "#ooo#ooo#ooo#++#",
            "################",
            "#ooo#ooo#ooo#++#",
            "################",
        ], colors: ["#": .cap, "=": .display, "0": .onDisplay, "o": .glass, "+": .primary])
}

/// The calculator's texts. The name of a case is the key of the text in `CalculatorApp.xcstrings`.
nonisolated enum CalculatorText: String, TextKey {
    case calculator, calculatorSummary, lastResult, keypadKeys, calculatorHelp, undo, redo, deletedValues
    case deletedValuesCount, deletedValuesHeading, deletedValuesHelp, noDeletedValues, remove, removeAll, styles
    case stylesHeading, stylesHelp, inUse, styleStandard, styleFormula, styleAppending, styleTwoOperand
    case styleRecovering, returnValue, divisionByZero, overflow, atColumn, emptyFormula, missingOperand
    case missingOperator, unexpectedCharacter, malformedNumber, numberTooLong, unknownKey, comma, equalsInFormula
    case typedComma, missingKey, entryFull
    case resultStands, operatorStands, operandFirst, nothingToUndo, nothingToRedo, emptyTape
    case clearCalculators, askToClear, clearWarning, calculatorsNotSaved, calculatorsNewer, tooManyKiosks
    case calculatorsDamaged, askToRemoveAll, removeAllWarning, negativeSquareRoot, memoryEmpty
    case history, historyHint, historyHeading, historyFound, historyHelp, noCalculations, nothingFound, search
    case searchHint, reuseCalculation, comparison, nameStandard, nameFormula, nameAppending
    case nameTwoOperand, nameRecovering, parenthesis
    case memoryClear, memoryRecall, memoryAdd, memorySubtract, memoryStore, reciprocal, digitKeys, operatorKeys
    case equalsMeaning, eraseMeaning, percentMeaning, squareRootMeaning, squareMeaning, negateMeaning, allClearMeaning
    case clearEntryMeaning

    static let catalog = TextCatalog<CalculatorText>(parsing: Asset.calculatorTexts.content)
}

extension Texts {
    /// Returns a text of the calculator, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: CalculatorText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}

extension Text {
    /// Creates a text of the calculator, with its placeholders replaced.
    nonisolated init(_ key: CalculatorText, _ arguments: Text...) { self.init(key: key, arguments) }
}
