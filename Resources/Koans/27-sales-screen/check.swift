// title ko: 두 번 전달된 알림
// title en: Delivered twice
// fails en: A cup sold after returning is counted once
// hint ko: addObserver는 화면이 나타날 때마다 몇 번 호출되나요?
// hint en: How often is addObserver called while the screen appears again and again?
// hint ko: 나타날 때마다 관찰자가 하나씩 늘어요. 알림 한 번에 관찰자마다 클로저가 호출돼요.
// hint en: Each appearance adds another observer, and one notification calls the closure of every observer.
// hint ko: addObserver를 viewDidLoad()로 옮기세요. viewDidLoad()는 한 번만 호출돼요.
// hint en: Move addObserver to viewDidLoad(), which is called once.

func check() {
    let center = NotificationCenter()
    let counter = Counter(center: center)
    let screen = SalesScreen(center: center)
    let navigation = NavigationController(root: screen)
    counter.sell(2)
    verify(screen.cups, is: 2, ko: "두 잔을 팔면 2예요", en: "After two cups are sold it is 2")
    navigation.push(ViewController())
    navigation.pop()
    counter.sell(1)
    verify(screen.cups, is: 3, ko: "돌아온 뒤에 판 한 잔은 한 번만 세어요", en: "A cup sold after returning is counted once")
    counter.sell(1)
    verify(screen.cups, is: 4, ko: "같은 수를 또 팔아도 세어요", en: "The same number sold again is counted too")
    navigation.push(ViewController())
    counter.sell(5)
    navigation.pop()
    verify(screen.cups, is: 9, ko: "가려져 있을 때 판 잔도 세어요", en: "Cups sold while the screen is covered are counted")
    verify(screen.cupsLabel.text, is: "9", ko: "라벨에도 9가 보여요", en: "The label shows 9 too")
    counter.sell(1)
    verify(screen.cups, is: 10, ko: "여러 번 나타나도 한 번만 세어요", en: "After several appearances a cup still counts once")
}
