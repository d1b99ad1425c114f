import ScreenKit

extension App {
    /// Creates the vending machine for the home menu of any kiosk. The log outlives its screens.
    public static func vendingMachine(_ log: SalesLog) -> App {
        App("vending", Text("Vending machine", ko: "자판기"), summary: Text("Buy a drink with coins", ko: "동전으로 음료 사기")) {
            DrinkScreen(log: log)
        }
    }
}

/// The drinks to choose from. It owns the machine, and learns from the coin screen what was paid.
final class DrinkScreen: Screen, CoinScreenDelegate {
    enum Event { case choose(Drink), editName(TextField.Edit) }

    let title = Text("Vending machine", ko: "자판기")
    let log: SalesLog
    private(set) var machine = VendingMachine()
    private var name = TextField(limit: 12)

    init(log: SalesLog) { self.log = log }

    var content: Content<Event> {
        Columns {
            Tiles(Text("Choose a drink.", ko: "음료를 고르세요."), columns: 3) {
                for drink in Drink.all {
                    Tile(drink.text, .choose(drink), picture: drink.picture, text: .won(drink.price), words: drink.word)
                }
            }
            Rows {
                Field(Text("Name", ko: "이름"), name, words: "name") { .editName($0) }
                Lines(lastSale, tone: .quiet).optional()
            }.columns(least: 30)
        }.orRows()
    }

    func handle(_ event: Event) {
        switch event {
        case .choose(let drink): perform(machine.handle(.choose(drink)))
        case .editName(let edit): refuse(name.apply(edit))
        }
    }

    private func perform(_ effect: VendingMachine.Effect) {
        switch effect {
        case .none: break
        case .askForCoins(let price): push(CoinScreen(price: price, delegate: self))
        case .giveBack(let amount):
            say(Text("Returned: \(Text.won(amount))", ko: "\(Text.won(amount))을 돌려드렸습니다."), .plain)
        case .deliver(let drink, let change):
            log.note(drink, for: name.text)
            let whom = name.isEmpty ? "" : Text("\(name.text): ", ko: "\(name.text) 님, ")
            let ready = Text("\(drink) is ready.", ko: "\(drink) 나왔습니다.")
            say(Text("\(whom)\(ready) Change: \(Text.won(change))", ko: "\(whom)\(ready) 거스름돈: \(Text.won(change))"))
        }
    }

    private var lastSale: Text {
        guard let sale = log.last else { return Text("No drink was sold yet.", ko: "아직 팔린 음료가 없습니다.") }
        let name = sale.name.isEmpty ? Text("Somebody", ko: "이름 없는 손님") : Text(sale.name)
        let minutes = sale.minutes
        return Text("\(name) had \(sale.drink) \(minutes) min ago", ko: "\(name): \(sale.drink), \(minutes)분 전")
    }

    func coinScreen(_ screen: CoinScreen, didFinishWith amount: Int) { perform(machine.handle(.pay(amount))) }
    func coinScreen(_ screen: CoinScreen, didCancelWith amount: Int) { perform(machine.handle(.cancel(amount))) }
}

extension Text {
    static func won(_ amount: Int) -> Text { Text("₩\(amount)", ko: "\(amount)원") }
}
