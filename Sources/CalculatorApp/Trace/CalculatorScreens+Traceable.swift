import Calculator
import Core
import ScreenKit
import ScreenTrace

extension CalculatorScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        let arguments = [
            "desk: \(name(desk))", purpose.map { _ in "purpose: \"…\"" }, firstStep.map { _ in "firstStep: \"…\"" },
            canReturnValue ? "canReturnValue: true" : nil,
        ]
        return "init(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: CalculatorScreenProxy.self)
        for button in numberPad?.buttons ?? [] { tracer.tap(button, \.delegate, with: CalculatorButtonProxy.self) }
    }
}

private final class CalculatorButtonProxy: DelegateProxy<any CalculatorButtonDelegate>, CalculatorButtonDelegate {
    func touched(_ sender: CalculatorButton) {
        pass(from: sender, KeyNames(sender.key).token) { $0.touched(sender) }
    }
}

private final class CalculatorScreenProxy: DelegateProxy<any CalculatorScreenDelegate>, CalculatorScreenDelegate {
    func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) throws(UnusableResult) {
        try pass(from: screen, value) { delegate throws(UnusableResult) in
            try delegate.calculatorScreen(screen, use: value)
        }
    }
}

extension DeletedValuesScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(values: \(values.lazy.map(\.value).traced))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: DeletedValuesScreenProxy.self)
    }
}

private final class DeletedValuesScreenProxy:
    DelegateProxy<any DeletedValuesScreenDelegate>, DeletedValuesScreenDelegate
{
    func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID) {
        pass(from: screen, id) { $0.deletedValuesScreen(screen, didChoose: id) }
    }

    func deletedValuesScreen(_ screen: DeletedValuesScreen, remove id: DeletedValue.ID) {
        pass(from: screen, id) { $0.deletedValuesScreen(screen, remove: id) }
    }

    func deletedValuesScreenRemoveAll(_ screen: DeletedValuesScreen) {
        pass(from: screen) { $0.deletedValuesScreenRemoveAll(screen) }
    }
}

extension HistoryScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        // The screen has them in the other order.
        let formulas = calculations.reversed().lazy.map { $0.formula.text(operations: 4) }
        return "init(calculations: \(formulas.traced), time: {…})"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: HistoryScreenProxy.self)
    }
}

private final class HistoryScreenProxy: DelegateProxy<any HistoryScreenDelegate>, HistoryScreenDelegate {
    func historyScreen(_ screen: HistoryScreen, didChooseResultOf calculation: FinishedCalculation) {
        pass(from: screen, calculation.formula.text(operations: 4)) {
            $0.historyScreen(screen, didChooseResultOf: calculation)
        }
    }

    func historyScreen(_ screen: HistoryScreen, didChoose calculation: FinishedCalculation) {
        pass(from: screen, calculation.formula.text(operations: 4)) {
            $0.historyScreen(screen, didChoose: calculation)
        }
    }
}

extension StyleScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(current: \(current.id))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: StyleScreenProxy.self)
    }
}

private final class StyleScreenProxy: DelegateProxy<any StyleScreenDelegate>, StyleScreenDelegate {
    func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle) {
        pass(from: screen, style.id) { $0.styleScreen(screen, didChoose: style) }
    }

    func styleScreenClearCalculators(_ screen: StyleScreen) {
        pass(from: screen) { $0.styleScreenClearCalculators(screen) }
    }
}
