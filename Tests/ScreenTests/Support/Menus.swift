import JuiceMaker
import KioskAssets

@testable import ScreenKit

extension Menu {
    /// The menu of the house, which also asks how an order is served and how it will be paid.
    static func asking(
        services: String = """
        "services": [{"id": "here", "name": {"ko": "매장", "en": "Eat in"}},
                     {"id": "to-go", "name": {"ko": "포장", "en": "Take away"}}],
        """,
        payments: String = """
        "payments": [{"id": "card", "name": {"ko": "카드", "en": "Card"}}, {"id": "cash", "name": {"ko": "현금", "en": "Cash"}},
                     {"id": "mobile", "name": {"ko": "간편결제", "en": "Mobile payment"}}],
        """
    ) throws -> Menu {
        let text = String(decoding: Asset.menu.content, as: UTF8.self)
        let fruits = "\"fruits\": ["
        return try Menu(
            parsing: Array(text.replacing(fruits, with: services + payments + fruits, maxReplacements: 1).utf8))
    }

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
        try TestKiosk(language, menu: .large())
    }
}
