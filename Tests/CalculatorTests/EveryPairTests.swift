import Core
import TestSupport
import Testing

@testable import Calculator

struct EveryPairTests {
    private static let beginnings = [
        "", "0", "7", "1 2 . 5", ".", "5 NEG", "8 +", "8 / 3", "8 / 0", "2 + 3 =", "1 / 3 =", "2 - 2 =", "2 + 3 = NEG",
        "2 + 3 = CE", "8 - NEG", "9 / 0 =", "9" + String(repeating: " 9", count: 19),
        "9" + String(repeating: " 9", count: 19) + " * 9 9 =", "1 / 3 / 9 9 9 9 9 9 9 9 9 9 =",
    ]

    @Test(arguments: CalculatorStyle.all)
    func `every two keys from every beginning lead to a valid state`(style: CalculatorStyle) throws {
        // The styles take turns with the beginnings.
        let turn = playsAllRounds ? nil : CalculatorStyle.all.firstIndex(of: style)
        for (index, beginning) in Self.beginnings.enumerated() where turn == nil || index % 3 == (turn ?? 0) % 3 {
            let start = try Calculator(style, keys: beginning)
            let before = Snapshot(start)
            for first in CalculatorKey.allCases {
                var once = start
                once.handle(.press(first))
                for second in CalculatorKey.allCases {
                    var calculator = once
                    calculator.handle(.press(second))
                    let isSound = isValid(calculator.display) && saysWhy(calculator)
                    while calculator.canUndo { calculator.handle(.undo) }
                    if !isSound || calculator.display != "0" {
                        Issue.record("\(style.id): \(beginning), \(first), \(second)")
                    }
                }
            }
            #expect(Snapshot(start) == before)
        }
    }

    /// Whether NaN is shown if, and only if, there is no number but a reason.
    private func saysWhy(_ calculator: Calculator) -> Bool {
        let isNaN = calculator.display == "NaN"
        return (calculator.value == nil) == isNaN && (calculator.failure != nil) == isNaN
    }
}
