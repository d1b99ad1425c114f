// 카운터의 주문 목록이 바뀌면 델리게이트가 영수증을 한 장 인쇄해요.
// 망고쥬스 한 잔을 주문했는데 영수증이 두 장 나와요.
// 주문하거나 취소할 때마다 한 장씩 나와야 해요.
//
// When the orders at the counter change, the delegate prints a receipt.
// One mango juice (망고쥬스) is ordered, and two receipts are printed.
// Each order and each cancellation should print one.

protocol CounterDelegate: AnyObject {
    func counterDidChangeOrders(_ counter: Counter)
}

final class Counter {
    weak var delegate: CounterDelegate?
    private(set) var orders: [String] = [] {
        didSet { delegate?.counterDidChangeOrders(self) }
    }

    func takeOrder(for juice: String) {
        // 고친 이유: orders가 바뀌면 didSet이 이미 메시지를 보내요.
        // Why: didSet already sends the message when orders changes.
        orders.append(juice)
    }

    func cancelLastOrder() {
        guard !orders.isEmpty else { return }
        orders.removeLast()
    }
}

final class Printer: CounterDelegate {
    private(set) var receipts: [String] = []

    func counterDidChangeOrders(_ counter: Counter) {
        receipts.append("\(counter.orders.count): \(counter.orders.last ?? "-")")
    }
}
