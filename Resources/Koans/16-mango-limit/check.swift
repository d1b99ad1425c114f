// title ko: 망고쥬스는 두 잔까지
// title en: Two mango juices at most
// fails en: The counter does not take the third mango juice
// hint ko: takeOrder(for:)의 guard는 어떤 답일 때 주문을 통과시키나요? 그 답의 타입은 무엇인가요?
// hint en: For which answers does the guard in takeOrder(for:) let an order through? What is the type of the answer?
// hint ko: delegate?로 받은 답의 타입은 Bool?이라서 값이 셋이에요. 점장의 답이 true이든 false이든 nil은 아니에요.
// hint en: The answer through delegate? is a Bool?, which has three values. Neither true nor false from the manager is nil.
// hint ko: guard delegate?.counter(self, shouldAccept: juice) ?? true else { return }로 쓰세요.
// hint en: Write guard delegate?.counter(self, shouldAccept: juice) ?? true else { return }.

func check() {
    let counter = Counter()
    let manager = Manager(mangoLimit: 2)
    counter.delegate = manager
    counter.takeOrder(for: "망고쥬스")
    counter.takeOrder(for: "딸기쥬스")
    counter.takeOrder(for: "망고쥬스")
    verify(
        counter.orders, is: ["망고쥬스", "딸기쥬스", "망고쥬스"],
        ko: "카운터는 점장이 받아들인 주문 3건을 받아요",
        en: "The counter takes the three orders that the manager accepts")
    counter.takeOrder(for: "망고쥬스")
    verify(
        counter.orders, is: ["망고쥬스", "딸기쥬스", "망고쥬스"],
        ko: "카운터는 세 번째 망고쥬스를 받지 않아요",
        en: "The counter does not take the third mango juice")
    counter.takeOrder(for: "딸기쥬스")
    verify(
        counter.orders, is: ["망고쥬스", "딸기쥬스", "망고쥬스", "딸기쥬스"],
        ko: "거절한 다음에도 딸기쥬스는 받아요",
        en: "After a refusal it still takes a strawberry juice")

    let airportCounter = Counter()
    let airportManager = Manager(mangoLimit: 3)
    airportCounter.delegate = airportManager
    for _ in 0..<5 { airportCounter.takeOrder(for: "망고쥬스") }
    verify(
        airportCounter.orders.count, is: 3,
        ko: "세 잔까지 받는 점장의 카운터는 망고쥬스 3잔을 받아요",
        en: "With a manager that accepts three, a counter takes three mango juices")
    withExtendedLifetime(airportManager) {}

    let freeCounter = Counter()
    for _ in 0..<3 { freeCounter.takeOrder(for: "망고쥬스") }
    verify(
        freeCounter.orders.count, is: 3,
        ko: "델리게이트가 없는 카운터는 망고쥬스 3잔을 모두 받아요",
        en: "A counter without a delegate takes all three mango juices")

    let deputy = NoKiwi()
    counter.delegate = deputy
    counter.takeOrder(for: "키위쥬스")
    counter.takeOrder(for: "망고쥬스")
    verify(
        counter.orders, is: ["망고쥬스", "딸기쥬스", "망고쥬스", "딸기쥬스", "망고쥬스"],
        ko: "다른 델리게이트가 거절한 키위쥬스도 받지 않아요",
        en: "A kiwi juice that another delegate refuses is not taken either")
    verify(
        deputy.questions, is: ["키위쥬스", "망고쥬스"],
        ko: "주문 1건마다 델리게이트에 한 번만 물어봐요",
        en: "One order asks the delegate once")
    withExtendedLifetime(manager) {}
    withExtendedLifetime(deputy) {}

    weak var released: NoKiwi?
    func takeTurns() {
        let substitute = NoKiwi()
        released = substitute
        freeCounter.delegate = substitute
        freeCounter.takeOrder(for: "키위쥬스")
        withExtendedLifetime(substitute) {}
    }
    takeTurns()
    verify(
        isReleased: released, ko: "카운터에 연결된 델리게이트도 다른 참조가 없으면 해제돼요",
        en: "A delegate of the counter is released when nothing else refers to it")
    freeCounter.takeOrder(for: "키위쥬스")
    verify(
        freeCounter.orders.last, is: "키위쥬스",
        ko: "델리게이트가 해제된 카운터는 다시 모든 주문을 받아요",
        en: "When its delegate has been released, a counter takes every order again")
    verify(freeCounter.orders.count, is: 4, ko: "그 전에 거절한 주문은 목록에 없어요", en: "The order refused before is not listed")
}

private final class NoKiwi: CounterDelegate {
    var questions: [String] = []

    func counter(_ counter: Counter, shouldAccept juice: String) -> Bool {
        questions.append(juice)
        return juice != "키위쥬스"
    }
}
