// 카운터는 가게의 것이라서 가게보다 오래 남지 않아요. 번호표는 손님이 가져가요.
// 손님이 번호표를 갖고 있으면 닫은 가게가 해제되지 않아요.
// 번호표가 남아 있어도 닫은 가게는 해제되고, 그 번호표에는 "Closed"가 보여야 해요.
//
// The counter belongs to the shop and does not outlive it. A ticket goes with the customer.
// While a customer has a ticket, a closed shop is not released.
// A closed shop should be released although there is a ticket, and the ticket should show "Closed".

final class Shop {
    let name: String
    private(set) var calledNumber = 0
    private(set) lazy var counter = Counter(shop: self)

    init(name: String) {
        self.name = name
    }

    func callNext() {
        calledNumber += 1
    }
}

final class Counter {
    private unowned let shop: Shop
    private var lastNumber = 0

    init(shop: Shop) {
        self.shop = shop
    }

    var sign: String { "\(shop.name) \(shop.calledNumber)" }

    func takeOrder() -> Ticket {
        lastNumber += 1
        return Ticket(number: lastNumber, shop: shop)
    }
}

final class Ticket {
    let number: Int
    // 고친 이유: 번호표는 가게보다 오래 남을 수 있어요. unowned는 참조되는 객체가 적어도 그 참조만큼 오래 남을 때만 써요.
    // Why: A ticket can outlive the shop. unowned is only for an object that lives at least as long as the reference.
    private weak var shop: Shop?

    init(number: Int, shop: Shop) {
        self.number = number
        self.shop = shop
    }

    var text: String {
        guard let shop else { return "Closed" }
        return number <= shop.calledNumber ? "\(number) Ready" : "\(number) Waiting"
    }
}
