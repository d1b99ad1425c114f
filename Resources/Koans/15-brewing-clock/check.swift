// title ko: 쥬스 제조 화면의 시계
// title en: The brewing clock
// fails en: The screen is released when it closes
// formerly: 15-running-clock
// hint ko: viewDidLoad()를 보세요. 그 뒤로 시계는 무엇을 언제까지 갖고 있나요?
// hint en: Look at viewDidLoad(). What does the clock hold from then on, and until when?
// hint ko: 시계 → 클로저 → 화면으로 강한 참조가 이어져요. 그동안은 deinit이 호출되지 않고, token으로 멈추는 줄도 없어요.
// hint en: Clock, closure, screen: strong references. Until they end, deinit is not called, and no line stops the clock with token.
// hint ko: 클로저에 [weak self]를 쓰고, deinit { if let token { clock.stop(token) } }를 더하세요.
// hint en: Use [weak self] in the closure, and add deinit { if let token { clock.stop(token) } }.

func check() {
    let clock = Clock()
    let navigation = NavigationController(root: ViewController())
    func openScreen() -> BrewingScreen {
        let screen = BrewingScreen(clock: clock)
        navigation.push(screen)
        return screen
    }
    func countThreeSeconds() {
        let screen = openScreen()
        for _ in 0..<3 { clock.tick() }
        verify(screen.seconds, is: 3, ko: "3초 동안 3까지 세어요", en: "In three seconds the screen counts to 3")
        verify(
            clock.handlerCount, is: 1,
            ko: "열린 화면의 호출이 시계에 하나 있어요",
            en: "The clock keeps one call for the open screen")
    }
    countThreeSeconds()
    weak let closed = navigation.viewControllers.last as? BrewingScreen
    navigation.pop()
    verify(isReleased: closed, ko: "화면을 닫으면 해제돼요", en: "The screen is released when it closes")
    clock.tick()
    verify(
        clock.handlerCount, is: 0,
        ko: "1초 뒤 시계에는 닫은 화면의 호출이 없어요",
        en: "A second later the clock keeps no call for the closed screen")

    func coverAndReturn() {
        let screen = openScreen()
        clock.tick()
        navigation.push(ViewController())
        navigation.pop()
        let seconds = screen.seconds
        clock.tick()
        verify(
            screen.seconds, is: seconds + 1,
            ko: "다시 보이는 화면은 1초에 하나씩 세어요",
            en: "A screen that appears again counts one each second")
    }
    coverAndReturn()
    weak let covered = navigation.viewControllers.last as? BrewingScreen
    navigation.pop()
    verify(
        isReleased: covered,
        ko: "두 번 보인 화면도 닫으면 해제돼요",
        en: "A screen that appeared twice is released when it closes too")
    clock.tick()
    verify(
        clock.handlerCount, is: 0,
        ko: "두 번 보인 화면의 호출도 시계에 남지 않아요",
        en: "The clock keeps no call for a screen that appeared twice")

    func countOneSecond() {
        let upper = openScreen()
        clock.tick()
        verify(upper.seconds, is: 1, ko: "위의 화면은 0초부터 따로 세어요", en: "A screen above another counts from 0")
    }
    func openAboveAnother() {
        let lower = openScreen()
        clock.tick()
        countOneSecond()
        navigation.pop()
        let seconds = lower.seconds
        clock.tick()
        verify(
            lower.seconds, is: seconds + 1,
            ko: "위의 화면을 닫아도 아래의 화면은 계속 세어요",
            en: "When the upper screen closes, the lower one goes on counting")
    }
    openAboveAnother()
    navigation.pop()
    clock.tick()
    verify(
        clock.handlerCount, is: 0,
        ko: "두 화면을 모두 닫으면 시계에 남은 호출이 없어요",
        en: "When both screens are closed, the clock keeps no call")

    var unseen: BrewingScreen? = BrewingScreen(clock: clock)
    weak let released = unseen
    unseen = nil
    verify(
        isReleased: released,
        ko: "한 번도 보이지 않은 화면도 해제돼요",
        en: "A screen that never appeared is released too")
}
