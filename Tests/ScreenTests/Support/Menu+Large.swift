import JuiceMaker

@testable import CalculatorApp
@testable import ScreenKit

extension Menu {
    /// A menu of thirty fruits, and as many juices, which is more than any terminal of usual size shows at once.
    static func large() throws -> Menu {
        let fruits = (1...30).map {
            #"{"id": "fruit-\#($0)", "name": {"ko": "과일\#($0)", "en": "Fruit \#($0)"}, "stock": 10}"#
        }
        let juices = (1...30).map {
            #"{"id": "juice-\#($0)", "name": {"ko": "쥬스\#($0)", "en": "Juice \#($0)"}, "#
                + #""needs": [{"fruit": "fruit-\#($0)", "count": 3}]}"#
        }
        let json =
            #"{"capacity": 100, "fruits": [\#(fruits.joined(separator: ","))], "#
            + #""juices": [\#(juices.joined(separator: ","))]}"#
        return try Menu(parsing: Array(json.utf8))
    }
}

extension TestKiosk {
    /// A kiosk with the large menu.
    static func large(_ language: Language = .english) throws -> TestKiosk {
        let menu = try Menu.large()
        return try TestKiosk(language, ledger: { _, clock in InMemoryLedger(menu: menu) { clock.now } })
    }
}
