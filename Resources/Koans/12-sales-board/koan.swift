// 카운터가 판매한 잔 수를 판매 현황판에 알려요.
// 쥬스 2잔을 팔았는데 가게의 판매 현황판은 0잔이에요.
// 판매 현황판에 2잔이 보여야 해요. 카운터는 델리게이트를 강하게 참조하지 않아야 해요.
//
// The counter tells the sales board how many cups were sold.
// Two cups are sold, but the board of the shop shows 0.
// The board should show 2. The counter should not keep its delegate alive.

protocol CounterDelegate {
    mutating func counter(_ counter: Counter, didSell cups: Int)
}

final class Counter {
    var delegate: CounterDelegate?

    func sell(_ cups: Int) {
        delegate?.counter(self, didSell: cups)
    }
}

struct SalesBoard: CounterDelegate {
    private(set) var cups = 0

    mutating func counter(_ counter: Counter, didSell cups: Int) {
        self.cups += cups
    }
}

final class Shop {
    let counter: Counter
    private(set) var board = SalesBoard()

    init(counter: Counter) {
        self.counter = counter
        counter.delegate = board
    }
}
