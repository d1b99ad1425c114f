import ScreenKit

/// The texts of the vending machine; the compiler knows every key.
enum VendingText: String, TextKey {
    case title, summary, heading, coins, paid, ready, won, coffee, tea, water
    case name, anybody, readyFor, givenBack, nothingSold, lastSale

    static let catalog = TextCatalog<VendingText>([
        .korean: [
            .title: "자판기", .summary: "동전으로 음료 사기", .heading: "음료를 고르세요.", .coins: "동전 넣기",
            .paid: "넣은 금액 %1$@ / %2$@", .ready: "%1$@ 나왔습니다. 거스름돈: %2$@", .won: "%1$@원",
            .coffee: "커피", .tea: "녹차", .water: "생수", .name: "이름", .anybody: "이름 없는 손님",
            .readyFor: "%1$@ 님, %2$@ 나왔습니다. 거스름돈: %3$@", .givenBack: "%1$@을 돌려드렸습니다.",
            .nothingSold: "아직 팔린 음료가 없습니다.", .lastSale: "%1$@: %2$@, %3$@분 전",
        ],
        .english: [
            .title: "Vending machine", .summary: "Buy a drink with coins", .heading: "Choose a drink.",
            .coins: "Insert coins", .paid: "Paid %1$@ of %2$@", .ready: "%1$@ is ready. Change: %2$@",
            .won: "₩%1$@", .coffee: "Coffee", .tea: "Green tea", .water: "Water", .name: "Name",
            .anybody: "Somebody", .readyFor: "%1$@, your %2$@ is ready. Change: %3$@",
            .givenBack: "Returned: %1$@", .nothingSold: "No drink was sold yet.",
            .lastSale: "%1$@ had %2$@ %3$@ min ago",
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
    /// Creates the vending machine for the home menu of any kiosk. The log outlives its screens.
    @MainActor public static func vendingMachine(_ log: SalesLog) -> App {
        App(id: "vending", title: VendingText.title, summary: .summary) { DrinkScreen(log: log) }
    }
}
