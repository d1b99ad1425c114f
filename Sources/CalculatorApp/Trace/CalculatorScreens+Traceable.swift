import Calculator
import Core
import ScreenKit
import ScreenTrace

extension CalculatorScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(desk: \(name(desk)), delegate: \(name(delegate)))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: CalculatorScreenProxy.self)
        tracer.tap(desk, \.delegate, with: CalculatorDeskProxy.self)
        let listen: (CalculatorButton) -> Void = { [weak tracer] button in
            tracer?.tap(button, \.delegate, with: CalculatorButtonProxy.self)
        }
        numberPad.buttons.forEach(listen)
        numberPad.didAdd = listen
    }
}

private final class CalculatorButtonProxy: DelegateProxy<any CalculatorButtonDelegate>, CalculatorButtonDelegate {
    func touched(_ sender: CalculatorButton) {
        pass("touched(_: \(KeyNames(sender.key).token))", from: sender) { $0.touched(sender) }
    }
}

private final class CalculatorScreenProxy: DelegateProxy<any CalculatorScreenDelegate>, CalculatorScreenDelegate {
    func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) throws(UnusableResult) {
        try pass("calculatorScreen(_:use: \(value))", from: screen) { delegate throws(UnusableResult) in
            try delegate.calculatorScreen(screen, use: value)
        }
    }
}

extension DeletedValuesScreen: Traceable {
    /// A list can be long, and its first values tell enough.
    private static let shownValues = 5

    package func injection(_ name: (AnyObject?) -> String) -> String {
        let shown = values.prefix(Self.shownValues).map { $0.value.description }
        let rest = values.count > shown.count ? ["+\(values.count - shown.count)"] : []
        return "init(values: [\((shown + rest).joined(separator: ", "))], delegate: \(name(delegate)))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: DeletedValuesScreenProxy.self)
    }
}

private final class DeletedValuesScreenProxy:
    DelegateProxy<any DeletedValuesScreenDelegate>, DeletedValuesScreenDelegate
{
    func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID) {
        pass("deletedValuesScreen(_:didChoose: \(id))", from: screen) {
            $0.deletedValuesScreen(screen, didChoose: id)
        }
    }

    func deletedValuesScreen(_ screen: DeletedValuesScreen, remove id: DeletedValue.ID) {
        pass("deletedValuesScreen(_:remove: \(id))", from: screen) {
            $0.deletedValuesScreen(screen, remove: id)
        }
    }

    func deletedValuesScreenRemoveAll(_ screen: DeletedValuesScreen) {
        pass("deletedValuesScreenRemoveAll(_:)", from: screen) { $0.deletedValuesScreenRemoveAll(screen) }
    }
}

extension HistoryScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(calculations: \(calculations.count), delegate: \(name(delegate)))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: HistoryScreenProxy.self)
    }
}

private final class HistoryScreenProxy: DelegateProxy<any HistoryScreenDelegate>, HistoryScreenDelegate {
    func historyScreen(_ screen: HistoryScreen, didChooseResultOf calculation: FinishedCalculation) {
        pass("historyScreen(_:didChooseResultOf: \(calculation.formula.text(operations: 4)))", from: screen) {
            $0.historyScreen(screen, didChooseResultOf: calculation)
        }
    }

    func historyScreen(_ screen: HistoryScreen, didChoose calculation: FinishedCalculation) {
        pass("historyScreen(_:didChoose: \(calculation.formula.text(operations: 4)))", from: screen) {
            $0.historyScreen(screen, didChoose: calculation)
        }
    }
}

extension StyleScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(current: \(current.id), delegate: \(name(delegate)))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: StyleScreenProxy.self)
    }
}

private final class StyleScreenProxy: DelegateProxy<any StyleScreenDelegate>, StyleScreenDelegate {
    func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle) {
        pass("styleScreen(_:didChoose: \(style.id))", from: screen) { $0.styleScreen(screen, didChoose: style) }
    }

    func styleScreenClearCalculators(_ screen: StyleScreen) {
        pass("styleScreenClearCalculators(_:)", from: screen) { $0.styleScreenClearCalculators(screen) }
    }
}
