// title ko: 판매 화면
// title en: The sales screen
// fails en: A cup sold after returning is counted once
// formerly: 32-heard-twice
// hint ko: 화면이 두 번째로 나타날 때 viewWillAppear()에서는 무슨 일이 다시 일어나나요?
// hint en: When the screen appears for the second time, what happens again in viewWillAppear()?
// hint ko: 나타날 때마다 관찰자가 하나씩 늘어요. 알림 한 번에 관찰자마다 클로저가 호출돼요.
// hint en: Each appearance adds another observer, and one notification calls the closure of every observer.
// hint ko: addObserver를 호출하는 세 줄을 viewDidLoad()로 옮기세요. viewDidLoad()는 한 번만 호출돼요.
// hint en: Move the three lines of addObserver to viewDidLoad(), which is called once.

func check() {
    let center = NotificationCenter()
    let counter = Counter(center: center)
    weak var closed: SalesScreen?
    func sellWhileOpen() {
        let screen = SalesScreen(center: center)
        closed = screen
        let navigation = NavigationController(root: screen)
        counter.sell(2)
        verify(screen.cups, is: 2, ko: "두 잔을 팔면 2예요", en: "After two cups are sold it is 2")
        verify(screen.cupsLabel.text, is: "2", ko: "라벨에도 바로 2가 보여요", en: "The label shows 2 at once")
        navigation.push(ViewController())
        navigation.pop()
        counter.sell(1)
        verify(
            screen.cups, is: 3,
            ko: "돌아온 뒤에 판 한 잔은 한 번만 세어요",
            en: "A cup sold after returning is counted once")
        counter.sell(1)
        verify(screen.cups, is: 4, ko: "같은 수를 또 팔아도 세어요", en: "The same number sold again is counted too")
        navigation.push(ViewController())
        counter.sell(5)
        navigation.pop()
        verify(screen.cups, is: 9, ko: "가려져 있을 때 판 잔도 세어요", en: "Cups sold while the screen is covered are counted")
        verify(screen.cupsLabel.text, is: "9", ko: "라벨에도 9가 보여요", en: "The label shows 9 too")
        counter.sell(1)
        verify(screen.cups, is: 10, ko: "여러 번 나타나도 한 번만 세어요", en: "After several appearances a cup still counts once")
        verify(center.observerCount > 0, ko: "열려 있는 화면은 알림을 관찰해요", en: "An open screen observes the notification")
    }
    sellWhileOpen()
    verify(isReleased: closed, ko: "닫은 판매 화면은 해제돼요", en: "A closed sales screen is released")
    verify(
        center.observerCount, is: 0,
        ko: "닫은 화면의 관찰자는 알림 센터에 남지 않아요",
        en: "No observer of a closed screen is left")

    let first = SalesScreen(center: center)
    let second = SalesScreen(center: center)
    let navigation = NavigationController(root: first)
    navigation.push(second)
    navigation.push(ViewController())
    navigation.pop()
    counter.sell(3)
    verify(
        [first.cups, second.cups], is: [3, 3],
        ko: "판매 화면이 두 개면 저마다 한 번씩 세어요",
        en: "Two sales screens count each cup once each")
    navigation.pop()
    counter.sell(1)
    verify(first.cups, is: 4, ko: "한 화면을 닫아도 다른 화면은 계속 세어요", en: "When one is closed the other still counts")
    withExtendedLifetime((navigation, second)) {}
}
