// 쥬스 기계는 쥬스가 나오거나 취소되면 세 가지로 알려요. 델리게이트, 클로저, async 메서드의 반환값이에요.
// 취소하면 델리게이트와 클로저에는 nil이 전달되는데, juice()를 호출한 작업은 끝나지 않고 계속 기다려요.
// 나올 때도 취소할 때도 셋 모두에 한 번씩 전달되어야 해요.
//
// When a juice, such as a mango juice (망고쥬스), is served or cancelled, the machine says so in three ways:
// to its delegate, to closures, and by the return value of an async method.
// After a cancellation, delegate and closures receive nil, but a task that has called juice() waits for ever.
// Served or cancelled, all three should receive it once.

@MainActor
protocol MachineDelegate: AnyObject {
    func machine(_ machine: Machine, didEndWith juice: String?)
}

@MainActor
final class Machine {
    weak var delegate: MachineDelegate?
    private var handlers: [(String?) -> Void] = []
    private var continuations: [CheckedContinuation<String?, Never>] = []

    func onEnd(_ handler: @escaping (String?) -> Void) {
        handlers.append(handler)
    }

    func juice() async -> String? {
        await withCheckedContinuation { continuation in
            continuations.append(continuation)
        }
    }

    func serve(_ juice: String) {
        delegate?.machine(self, didEndWith: juice)
        callHandlers(with: juice)
        for continuation in continuations { continuation.resume(returning: juice) }
        continuations = []
    }

    func cancel() {
        delegate?.machine(self, didEndWith: nil)
        callHandlers(with: nil)
    }

    private func callHandlers(with juice: String?) {
        let called = handlers
        handlers = []
        for handler in called { handler(juice) }
    }
}

final class Board: MachineDelegate {
    private(set) var lines: [String] = []

    func machine(_ machine: Machine, didEndWith juice: String?) {
        lines.append(juice ?? "Cancelled")
    }
}
