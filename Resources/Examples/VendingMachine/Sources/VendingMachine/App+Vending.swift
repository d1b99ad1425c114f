import ScreenKit

/// The texts of the vending machine; the compiler knows every key.
enum VendingText: String, TextKey {
    case title, summary, heading, coins, paid, ready, won, coffee, tea, water

    static let catalog = TextCatalog<VendingText>([
        .korean: [
            .title: "자판기", .summary: "동전으로 음료 사기", .heading: "음료를 고르세요.", .coins: "동전 넣기",
            .paid: "넣은 금액 %1$@ / %2$@", .ready: "%1$@ 나왔습니다. 거스름돈: %2$@", .won: "%1$@원",
            .coffee: "커피", .tea: "녹차", .water: "생수",
        ],
        .english: [
            .title: "Vending machine", .summary: "Buy a drink with coins", .heading: "Choose a drink.",
            .coins: "Insert coins", .paid: "Paid %1$@ of %2$@", .ready: "%1$@ is ready. Change: %2$@",
            .won: "₩%1$@", .coffee: "Coffee", .tea: "Green tea", .water: "Water",
        ],
    ])
}

extension Texts {
    func callAsFunction(_ key: VendingText, _ arguments: String...) -> String { text(key, arguments) }

    func price(_ amount: Int) -> String { self(.won, String(amount)) }

    func name(of drink: Drink) -> String {
        switch drink {
        case .water: self(.water)
        case .tea: self(.tea)
        case .coffee: self(.coffee)
        }
    }
}

extension App {
    /// The vending machine for the home menu of any kiosk.
    @MainActor public static var vendingMachine: App {
        App(id: "vending", title: VendingText.title, summary: .summary) { DrinkScreen() }
    }
}
