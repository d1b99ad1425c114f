import Calculator
import Core
import JuiceMaker
import Terminal

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// Somewhere a person can come to, for checks that hold everywhere.
nonisolated enum Place: String, CaseIterable, Sendable {
    case menu, menuDeepData, menuHelp, calculator, longTape, longNumber, longNegative, failure, refusal, formula
    case appending, twoOperand, recovering, styles, noDeletedValues, deletedValues, manyDeletedValues, calculatorHelp
    case orders, fullCart, ordersMade, shortage, waiting, stock, stockForShortage, stockAtBounds, stockCalculator
    case stockHelp, sales, clearing
}

extension TestKiosk {
    /// A kiosk where the person has gone to a place.
    convenience init(_ place: Place, _ language: Language) throws {
        try self.init(language, footer: place == .menuDeepData ? Text("Saved in " + Self.deepPath) : nil)
        switch place {
        case .menu, .menuDeepData: break
        case .menuHelp: kiosk.perform(.help)
        case .calculator: _ = try openCalculator()
        case .longTape: try pressKeys(String(repeating: "1234567+", count: 60))
        case .longNumber: try pressKeys("99999999999999999999*99999999999999999999")
        case .longNegative: try pressKeys("12345678901234567890neg")
        case .failure: try pressKeys("1/0=")
        case .refusal: try pressKeys("12ac undo undo undo undo")
        case .formula: try pressKeys("1+1=5", .formula)
        case .appending: try pressKeys("1+1=5", .appending)
        case .twoOperand: try pressKeys("12+34", .twoOperand)
        case .recovering: try pressKeys("12+34=ac", .recovering)
        case .styles: try openCalculator().handle(.showStyles)
        case .clearing:
            try openCalculator().handle(.showStyles)
            try top(StyleScreen.self).handle(.askToClear)
        case .noDeletedValues: try openCalculator().handle(.showDeletedValues)
        case .deletedValues: try openDeletedValues(count: 3)
        case .manyDeletedValues: try openDeletedValues(count: 80)
        case .calculatorHelp:
            _ = try openCalculator()
            kiosk.perform(.help)
        case .orders: _ = try openJuiceMaker()
        case .fullCart:
            let orders = try openJuiceMaker()
            for juice in books.menu.juices { orders.handle(.change(juice, by: 98)) }
        case .ordersMade:
            let orders = try openJuiceMaker()
            for _ in 0..<5 { orders.handle(.request(Order(try juice("banana")))) }
            for _ in 0..<3 { orders.handle(.request(Order(try juice("mango")))) }
        case .shortage: _ = try openShortage()
        case .waiting:
            let orders = try openShortage()
            for juice in books.menu.juices + books.menu.juices { orders.handle(.request(Order(juice))) }
        case .stock: try openJuiceMaker().handle(.open(.stock))
        case .stockForShortage: try openShortage().handle(.answer(.restock))
        case .stockAtBounds:
            try openJuiceMaker().handle(.open(.stock))
            for (fruit, count) in zip(books.menu.fruits, [0, 100, 99, 1, 100]) {
                try top(StockScreen.self).handle(.edit(.set(fruit, count: count)))
            }
        case .stockCalculator:
            try openJuiceMaker().handle(.open(.stock))
            try top(StockScreen.self).handle(.calculate(try fruit("pineapple")))
        case .sales:
            for juice in books.menu.juices.reversed() { _ = try? ledger.make(juice) }
            try openJuiceMaker().handle(.open(.sales))
        case .stockHelp:
            try openJuiceMaker().handle(.open(.stock))
            kiosk.perform(.help)
        }
    }

    /// A path of more than 300 columns, with an end that can be recognised.
    static let deepPath = "~" + String(repeating: "/깊은폴더", count: 40) + "/kiosk"

    private func pressKeys(_ keys: String, _ style: CalculatorStyle = .standard) throws {
        desk.choose(style)
        try openCalculator().type(line: keys, texts)
    }

    private func openDeletedValues(count: Int) throws {
        let screen = try openCalculator()
        for number in 1...count { try screen.type(line: "\(number * 1_001)ac", texts) }
        screen.handle(.showDeletedValues)
    }
}
