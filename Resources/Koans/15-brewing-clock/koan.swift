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
        token = clock.start {
            self.seconds += 1
        }
    }
}
