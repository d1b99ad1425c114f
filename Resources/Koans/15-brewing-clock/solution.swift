// 가게의 시계는 1초마다 쥬스 제조 화면을 호출하고, 화면은 초를 세어요.
// 화면을 닫아도 시계는 그 화면을 계속 호출하고, 화면은 해제되지 않아요.
// 닫은 화면은 해제되고, 시계에 그 화면을 위한 호출이 남지 않아야 해요.
//
// The brewing screen is called by the shop's clock every second and counts.
// After the screen closes the clock still calls it, and it is not released.
// A closed screen should be released, and the clock should keep no call for it.

final class Clock {
    private var handlers: [Int: () -> Void] = [:]
    private var lastToken = 0
    var handlerCount: Int { handlers.count }

    func start(_ handler: @escaping () -> Void) -> Int {
        lastToken += 1
        handlers[lastToken] = handler
        return lastToken
    }

    func stop(_ token: Int) {
        handlers[token] = nil
    }

    func tick() {
        for handler in handlers.values { handler() }
    }
}

final class BrewingScreen: ViewController {
    private let clock: Clock
    private var token: Int?
    private(set) var seconds = 0

    init(clock: Clock) {
        self.clock = clock
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        token = clock.start { [weak self] in
            self?.seconds += 1
        }
    }

    // 고친 이유: 시계의 클로저가 화면을 강하게 참조하면 deinit이 호출되지 않고, weak라면 여기서 시계의 호출을 멈출 수 있어요.
    // Why: While the clock's closure holds the screen, deinit is never called; with weak self it runs and stops the call.
    deinit {
        if let token { clock.stop(token) }
    }
}
