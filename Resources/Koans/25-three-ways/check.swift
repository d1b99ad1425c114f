// title ko: 세 가지 방법
// title en: Three ways
// fails en: The task that called juice() receives nil too
// hint ko: continuations를 쓰는 메서드를 모두 찾아보세요. 각각 그 배열로 무엇을 하나요?
// hint en: Find all methods that use continuations. What does each of them do with that array?
// hint ko: 호출되지 않은 클로저는 아무것도 기다리게 하지 않아요. 하지만 juice()를 호출한 작업은 resume이 호출될 때까지 기다려요. 두 번 호출하면 프로그램이 오류로 끝나요.
// hint en: A closure that is not called keeps nothing waiting, but a task in juice() waits for resume. A second resume is a crash.
// hint ko: cancel()에서도 for continuation in continuations { continuation.resume(returning: nil) } 다음에 continuations = []를 쓰세요.
// hint en: In cancel() write for continuation in continuations { continuation.resume(returning: nil) }, then continuations = [].

@MainActor func check() async {
    let machine = Machine()
    let board = Board()
    let customers = Customers()
    machine.delegate = board
    for _ in 0..<2 { machine.onEnd { customers.closures.append($0 ?? "nil") } }
    await customers.wait(for: machine, count: 1)
    machine.serve("망고쥬스")
    await customers.settle(1)
    verify(board.lines, is: ["망고쥬스"], ko: "나온 쥬스는 델리게이트에 전달돼요", en: "A served juice reaches the delegate")
    verify(customers.closures, is: ["망고쥬스", "망고쥬스"], ko: "두 클로저에도 전달돼요", en: "It reaches both closures")
    verify(customers.tasks, is: ["망고쥬스"], ko: "juice()를 호출한 작업에도 전달돼요", en: "It reaches the task that called juice()")

    for _ in 0..<2 { machine.onEnd { customers.closures.append($0 ?? "nil") } }
    await customers.wait(for: machine, count: 1)
    machine.cancel()
    await customers.settle(2)
    verify(board.lines, is: ["망고쥬스", "Cancelled"], ko: "취소는 델리게이트에 전달돼요", en: "The delegate receives the cancellation")
    verify(
        customers.closures, is: ["망고쥬스", "망고쥬스", "nil", "nil"],
        ko: "두 클로저에는 nil이 전달돼요",
        en: "Both closures receive nil")
    verify(
        customers.tasks, is: ["망고쥬스", "nil"],
        ko: "juice()를 호출한 작업에도 nil이 전달돼요",
        en: "The task that called juice() receives nil too")

    machine.serve("키위쥬스")
    machine.cancel()
    await customers.settle(3)
    verify(
        board.lines, is: ["망고쥬스", "Cancelled", "키위쥬스", "Cancelled"],
        ko: "연결된 델리게이트는 다음 쥬스의 메시지도 받아요",
        en: "A connected delegate receives the messages of the next juice, a kiwi juice (키위쥬스), too")
    verify(
        customers.closures, is: ["망고쥬스", "망고쥬스", "nil", "nil"],
        ko: "한 번 호출한 클로저는 다시 호출하지 않아요",
        en: "A closure that was called is not called again")
    verify(customers.tasks, is: ["망고쥬스", "nil"], ko: "끝난 작업은 그대로예요", en: "The tasks that have ended stay as they are")

    await customers.wait(for: machine, count: 3)
    machine.cancel()
    await customers.settle(5)
    verify(
        customers.tasks.dropFirst(2), is: ["nil", "nil", "nil"],
        ko: "기다리던 작업 3개에 모두 nil이 전달돼요",
        en: "All three tasks that waited receive nil")
    await customers.wait(for: machine, count: 2)
    machine.serve("딸기쥬스")
    await customers.settle(7)
    verify(
        customers.tasks.dropFirst(5), is: ["딸기쥬스", "딸기쥬스"],
        ko: "취소한 다음에 기다린 작업에는 다음 쥬스인 딸기쥬스가 전달돼요",
        en: "Tasks that wait after a cancellation receive the next juice, a strawberry juice (딸기쥬스)")

    let otherMachine = Machine()
    let tired = Tired()
    otherMachine.delegate = tired
    otherMachine.onEnd { _ in tired.ends += 1 }
    otherMachine.cancel()
    verify(
        tired.ends, is: 2, ko: "기다리는 작업이 없어도 델리게이트와 클로저에 전달돼요",
        en: "Without a waiting task, delegate and closure are told as well")
    withExtendedLifetime((board, tired)) {}
}

@MainActor private final class Customers {
    var closures: [String] = []
    private(set) var tasks: [String] = []
    private var calls = 0

    /// Begins tasks that call `juice()`, and returns when all have called it.
    func wait(for machine: Machine, count: Int) async {
        let end = calls + count
        for _ in 0..<count {
            Task {
                calls += 1
                let juice = await machine.juice()
                tasks.append(juice ?? "nil")
            }
        }
        while calls < end { await Task.yield() }
    }

    /// Gives the tasks time to end.
    func settle(_ count: Int) async {
        for _ in 0..<1_000 where tasks.count < count { await Task.yield() }
    }
}

@MainActor private final class Tired: MachineDelegate {
    var ends = 0

    func machine(_ machine: Machine, didEndWith juice: String?) {
        ends += 1
    }
}
