// title ko: 주방은 actor
// title en: The kitchen is an actor
// fails en: The order for a second mango juice is not taken
// hint ko: takeOrder(for:)의 줄들은 어떤 차례로 실행되나요? 주방의 답은 언제 오나요?
// hint en: In which order do the lines of takeOrder(for:) run? When does the answer of the kitchen arrive?
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
        en: "After a refusal it still takes a strawberry juice (딸기쥬스)")
    let mangoes = await kitchen.mangoes
    verify(mangoes, is: 2, ko: "주방은 망고 3개를 한 번 썼어요", en: "The kitchen used three mangoes once")
    let questions = await kitchen.questions
    verify(questions, is: 4, ko: "카운터는 주문 4건을 모두 주방에 물어봤어요", en: "The counter asked the kitchen about all four orders")

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

    weak var released: Bar?
    func connectForAMoment() {
        let bar = Bar()
        released = bar
        otherCounter.delegate = bar
        withExtendedLifetime(bar) {}
    }
    connectForAMoment()
    verify(
        isReleased: released,
        ko: "카운터에 연결된 델리게이트도 다른 참조가 없으면 해제돼요",
        en: "A delegate of the counter is released when nothing else refers to it")
    await otherCounter.takeOrder(for: "망고쥬스")
    verify(
        otherCounter.orders.count, is: 5,
        ko: "델리게이트가 해제된 카운터는 다시 주문을 받아요",
        en: "When its delegate has been released, a counter takes orders again")

    let bar = Bar()
    let slowCounter = Counter()
    slowCounter.delegate = bar
    bar.begin("망고쥬스", at: slowCounter)
    await bar.wait { bar.asked.count == 1 || bar.ended == 1 }
    await bar.wait(turns: 200) { bar.ended == 1 }
    verify(
        bar.ended == 0,
        ko: "델리게이트가 아직 답하지 않았으면 takeOrder(for:)는 끝나지 않아요",
        en: "Before the answer of the delegate takeOrder(for:) does not end")
    bar.answer()
    await bar.wait { bar.ended == 1 }
    verify(
        slowCounter.orders, is: [],
        ko: "늦게 거절한 망고쥬스는 받지 않아요",
        en: "A mango juice that is refused late is not taken")

    for (juices, ko, en) in [
        (["망고쥬스", "키위쥬스"], "망고쥬스 먼저", "mango juice first"),
        (["키위쥬스", "망고쥬스"], "키위쥬스 먼저", "kiwi juice first"),
    ] {
        let (asked, ended) = (bar.asked.count, bar.ended)
        let busyCounter = Counter()
        busyCounter.delegate = bar
        for (index, juice) in juices.enumerated() {
            bar.begin(juice, at: busyCounter)
            await bar.wait { bar.asked.count > asked + index || bar.ended > ended + index }
        }
        bar.answer()
        await bar.wait {
            bar.answer()
            return bar.ended == ended + 2
        }
        verify(
            bar.ended - ended, is: 2,
            ko: "답이 오면 기다리던 주문 2건이 바로 끝나요 (\(ko))",
            en: "With the answers, the two orders that waited end at once (\(en))")
        verify(
            busyCounter.orders, is: ["키위쥬스"],
            ko: "주문 2건이 함께 답을 기다려도 키위쥬스는 받고, 거절한 망고쥬스는 받지 않아요 (\(ko))",
            en: "When two orders wait for answers, the kiwi juice is taken, and the refused mango juice is not (\(en))")
    }
    verify(
        bar.asked, is: ["망고쥬스", "망고쥬스", "키위쥬스", "키위쥬스", "망고쥬스"],
        ko: "주문마다 한 번씩, 온 순서대로 물어봐요",
        en: "Each order is one question, in the order in which they came")
}

/// Refuses mango juice, and answers all questions at a time, when it is told to.
@MainActor private final class Bar: CounterDelegate {
    private var questions: [(juice: String, continuation: CheckedContinuation<Bool, Never>)] = []
    private(set) var asked: [String] = []
    /// The number of orders that have ended.
    private(set) var ended = 0

    func counter(_ counter: Counter, shouldMake juice: String) async -> Bool {
        asked.append(juice)
        return await withCheckedContinuation { questions.append((juice, $0)) }
    }

    /// Takes an order in a task of its own.
    func begin(_ juice: String, at counter: Counter) {
        Task {
            await counter.takeOrder(for: juice)
            ended += 1
        }
    }

    func answer() {
        let answered = questions
        questions = []
        for question in answered { question.continuation.resume(returning: question.juice != "망고쥬스") }
    }

    /// Gives the other tasks turns of a millisecond, until something is so.
    func wait(turns: Int = 150, until isSo: () -> Bool) async {
        for _ in 0..<turns where !isSo() { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
}
