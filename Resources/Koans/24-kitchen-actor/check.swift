// title ko: 주방은 actor
// title en: The kitchen is an actor
// fails en: The order for a second mango juice is not taken
// hint ko: takeOrder(for:)에서 if isAccepted는 Task { } 안의 줄보다 먼저 실행되나요, 나중에 실행되나요?
// hint en: In takeOrder(for:), does if isAccepted run before or after the line inside Task { }?
// hint ko: Task { }는 작업을 만들기만 하고, takeOrder(for:)는 기다리지 않고 계속돼요. 그래서 if는 이번 답이 오기 전의 값을 읽어요.
// hint en: Task { } only creates a task, and takeOrder(for:) goes on without waiting. So if reads the value from before the answer.
// hint ko: Task 없이 let isAccepted = await delegate?.counter(self, shouldMake: juice) ?? true로 쓰세요.
// hint en: Without a Task, write let isAccepted = await delegate?.counter(self, shouldMake: juice) ?? true.

@MainActor func check() async {
    let counter = Counter()
    let kitchen = Kitchen(mangoes: 5)
    counter.delegate = kitchen
    await counter.takeOrder(for: "키위쥬스")
    await counter.takeOrder(for: "망고쥬스")
    verify(
        counter.orders, is: ["키위쥬스", "망고쥬스"],
        ko: "주방이 만드는 쥬스의 주문 2건을 받아요",
        en: "The two orders for juices that the kitchen makes are taken")
    await counter.takeOrder(for: "망고쥬스")
    verify(
        counter.orders, is: ["키위쥬스", "망고쥬스"],
        ko: "두 번째 망고쥬스 주문은 받지 않아요",
        en: "The order for a second mango juice is not taken")
    await counter.takeOrder(for: "딸기쥬스")
    verify(
        counter.orders, is: ["키위쥬스", "망고쥬스", "딸기쥬스"],
        ko: "거절한 다음에도 딸기쥬스는 받아요",
        en: "After a refusal it still takes a strawberry juice")
    let mangoes = await kitchen.mangoes
    verify(mangoes, is: 2, ko: "주방은 망고 3개를 한 번 썼어요", en: "The kitchen used three mangoes once")

    let otherCounter = Counter()
    await otherCounter.takeOrder(for: "망고쥬스")
    verify(
        otherCounter.orders, is: ["망고쥬스"],
        ko: "델리게이트가 없는 카운터는 주문을 받아요",
        en: "A counter without a delegate takes the order")
    let bigKitchen = Kitchen(mangoes: 9)
    otherCounter.delegate = bigKitchen
    for _ in 0..<5 { await otherCounter.takeOrder(for: "망고쥬스") }
    verify(
        otherCounter.orders.count, is: 4,
        ko: "망고 9개가 있는 주방의 카운터는 3잔을 더 받아요",
        en: "With nine mangoes in the kitchen, a counter takes three more")
    withExtendedLifetime((kitchen, bigKitchen)) {}

    let slowBar = SlowBar()
    let slowCounter = Counter()
    slowCounter.delegate = slowBar
    for juice in ["키위쥬스", "망고쥬스", "딸기쥬스", "키위쥬스"] { await slowCounter.takeOrder(for: juice) }
    verify(
        slowCounter.orders, is: ["망고쥬스", "딸기쥬스"],
        ko: "늦게 오는 답도 기다려서, 거절한 키위쥬스는 받지 않아요",
        en: "A late answer is awaited, and the kiwi juice that is refused is not taken")
    verify(
        slowBar.asked, is: ["키위쥬스", "망고쥬스", "딸기쥬스", "키위쥬스"],
        ko: "주문마다 한 번씩, 온 순서대로 물어봐요",
        en: "Each order is one question, in the order in which they came")
}

/// Refuses kiwi juice, and answers only after everything else on the main actor had many turns.
@MainActor private final class SlowBar: CounterDelegate {
    private(set) var asked: [String] = []

    func counter(_ counter: Counter, shouldMake juice: String) async -> Bool {
        asked.append(juice)
        for _ in 0..<2_000 { await Task.yield() }
        return juice != "키위쥬스"
    }
}
