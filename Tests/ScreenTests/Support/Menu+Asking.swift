import JuiceMaker
import KioskAssets

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
}
