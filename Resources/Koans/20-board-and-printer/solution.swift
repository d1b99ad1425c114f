// 카운터는 주문을 받으면 현황판과 프린터에 모두 알려요. 둘은 모두 카운터의 델리게이트예요.
// 현황판을 닫은 다음부터 프린터에서 영수증이 나오지 않아요.
// 현황판이 없어도 주문마다 영수증이 한 장 나와야 해요.
//
// The counter tells both the board and the printer about each order. Both are its delegates.
// After a mango juice (망고쥬스) the board was closed, and since then the printer prints no receipt.
// Without a board, too, each order should print one receipt, such as those for a kiwi juice (키위쥬스)
// and a strawberry juice (딸기쥬스).

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didTakeOrderFor juice: String)
}

final class WeakDelegate {
    weak var value: CounterDelegate?

    init(_ value: CounterDelegate) {
        self.value = value
    }
}

final class Counter {
    private var delegates: [WeakDelegate] = []

    func add(_ delegate: CounterDelegate) {
        guard !delegates.contains(where: { $0.value === delegate }) else { return }
        delegates.append(WeakDelegate(delegate))
    }

    func takeOrder(for juice: String) {
        for reference in delegates {
            // 고친 이유: 해제된 델리게이트는 건너뛰고, 나머지 델리게이트에는 보내야 해요.
            // Why: A delegate that was released is left out, and the others still receive the message.
            guard let delegate = reference.value else { continue }
            delegate.counter(self, didTakeOrderFor: juice)
        }
    }
}

final class Board: CounterDelegate {
    private(set) var juices: [String] = []

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {
        juices.append(juice)
    }
}

final class Printer: CounterDelegate {
    private(set) var receipts: [String] = []

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {
        receipts.append(juice)
    }
}

final class Shop {
    let counter = Counter()
    let printer = Printer()
    private(set) var board: Board? = Board()

    init() {
        if let board { counter.add(board) }
        counter.add(printer)
    }

    func closeBoard() {
        board = nil
    }
}
