// title ko: 멈추지 않은 시계
// title en: The clock that keeps calling
// fails en: The screen is released when it closes
// hint ko: 시계에 넘긴 클로저는 언제까지 시계에 남나요? token은 어디에 쓰나요?
// hint en: How long does the clock hold the closure? Where is token used?
// hint ko: 시계 → 클로저 → 화면으로 강한 참조가 이어져요. 그동안은 deinit이 호출되지 않으니 거기서 멈출 수 없어요.
// hint en: Clock, closure, screen: strong references. Until then deinit is not called, so it cannot stop the clock.
// hint ko: [weak self]를 쓰고, viewDidDisappear()를 재정의해 if let token { clock.stop(token) }로 멈추세요.
// hint en: Use [weak self], override viewDidDisappear() and stop there: if let token { clock.stop(token) }.

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
    }
    countThreeSeconds()
    weak let closed = navigation.viewControllers.last as? BrewingScreen
    navigation.pop()
    verify(closed == nil, ko: "화면을 닫으면 해제돼요", en: "The screen is released when it closes")
    verify(clock.handlerCount, is: 0, ko: "닫은 화면의 호출이 시계에 남지 않아요", en: "The clock keeps no call for a closed screen")

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
    navigation.pop()
    verify(
        clock.handlerCount, is: 0,
        ko: "두 번 보인 화면의 호출도 시계에 남지 않아요",
        en: "The clock keeps no call for a screen that appeared twice")
}
