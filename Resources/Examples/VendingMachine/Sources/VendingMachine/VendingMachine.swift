import ScreenKit

/// A drink of the machine.
struct Drink: Equatable, TextConvertible {
    let word, text: Text, price: Int, picture: Bitmap

    static let water = Drink(
        word: "water", text: Text("Water", ko: "생수"), price: 800,
        picture: Bitmap(["  ##  ", " #oo# ", " #oo# ", " #### "], colors: ["#": .accent, "o": .glass]))
    static let tea = Drink(
        word: "tea", text: Text("Green tea", ko: "녹차"), price: 1_200,
        picture: Bitmap(["      ", "#oooo#", "#oooo#", " #### "], colors: ["#": .glass, "o": .good]))
    static let coffee = Drink(
        word: "coffee", text: Text("Coffee", ko: "커피"), price: 1_500,
        picture: Bitmap(["  o o ", "##### ", "######", "##### "], colors: ["#": .warning, "o": .glass]))
    static let all = [water, tea, coffee]
}

/// A machine that sells drinks for coins: one function from a state and an event to the next state and an effect.
struct VendingMachine: Equatable {
    /// The events of the machine. A person can leave without paying, after some coins or none.
    enum Event { case choose(Drink), pay(Int), cancel(Int) }

    /// What the owner of the machine must do.
    enum Effect: Equatable { case none, askForCoins(price: Int), deliver(Drink, change: Int), giveBack(Int) }

    /// The drink that was chosen and is not yet paid.
    private(set) var chosen: Drink?

    /// Handles an event, and returns what the owner must do. Coins that do not buy a drink are given back.
    mutating func handle(_ event: Event) -> Effect {
        switch event {
        case .choose(let drink):
            chosen = drink
            return .askForCoins(price: drink.price)
        case .pay(let amount):
            guard let drink = chosen, amount >= drink.price else { return .giveBack(amount) }
            chosen = nil
            return .deliver(drink, change: amount - drink.price)
        case .cancel(let amount):
            chosen = nil
            return amount > 0 ? .giveBack(amount) : .none
        }
    }
}

/// The last purchase, and how long ago it was. It outlives the screens, and a timer tells it that a minute has passed.
@MainActor public final class SalesLog {
    /// The last purchase, with the name that was typed or an empty text; `nil` before the first one.
    private(set) var last: (drink: Drink, name: String, minutes: Int)?

    /// Creates a log without a purchase.
    public init() {}

    func note(_ drink: Drink, for name: String) { last = (drink, name, 0) }

    /// Counts minutes that have passed.
    public func pass(minutes: Int) { last?.minutes += minutes }
}
