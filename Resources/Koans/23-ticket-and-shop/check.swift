// title ko: 번호표와 가게
// title en: The ticket and the shop
// fails en: The closed shop is released although there is a ticket
// hint ko: Counter와 Ticket은 모두 가게를 참조해요. 어느 쪽이 가게보다 오래 남을 수 있나요?
// hint en: Counter and Ticket both refer to the shop. Which of them can outlive it?
// hint ko: 번호표는 가게를 강하게 참조해요. unowned로 바꾸면 가게는 해제되지만, 그다음에 text를 읽을 때 프로그램이 오류로 끝나요.
// hint en: The ticket refers strongly to the shop. With unowned the shop is released, but reading text afterwards is a crash.
// hint ko: Ticket에 private weak var shop: Shop?를 쓰고, text는 guard let shop else { return "Closed" }로 시작하세요.
// hint en: In Ticket write private weak var shop: Shop?, and begin text with guard let shop else { return "Closed" }.

func check() {
    var shop: Shop? = Shop(name: "강남점")
    let first = shop?.counter.takeOrder()
    let second = shop?.counter.takeOrder()
    shop?.callNext()
    verify(
        [first, second].map { $0?.text ?? "" }, is: ["1 Ready", "2 Waiting"],
        ko: "1번은 준비됐고 2번은 기다려요",
        en: "No. 1 is ready, and No. 2 waits")
    verify(
        shop?.counter.sign, is: "강남점 1",
        ko: "강남점의 카운터에는 부른 번호가 보여요",
        en: "The counter of 강남점 (Gangnam) shows the number that was called")
    weak let closedShop = shop
    weak let closedCounter = shop?.counter
    shop = nil
    verify(
        isReleased: closedShop,
        ko: "번호표가 남아 있어도 닫은 가게는 해제돼요",
        en: "The closed shop is released although there is a ticket")
    verify(isReleased: closedCounter, ko: "가게의 카운터도 해제돼요", en: "The counter of the shop is released too")
    verify(
        [first, second].map { $0?.text ?? "" }, is: ["Closed", "Closed"],
        ko: "닫은 가게의 번호표에는 Closed가 보여요",
        en: "The tickets of a closed shop show Closed")

    var otherShop: Shop? = Shop(name: "부산점")
    var ticket = otherShop?.counter.takeOrder()
    weak let thrownAway = ticket
    verify(ticket?.text, is: "1 Waiting", ko: "다른 가게의 번호표는 기다려요", en: "The ticket of another shop waits")
    otherShop?.callNext()
    verify(ticket?.text, is: "1 Ready", ko: "번호를 부르면 그 번호표에 Ready가 보여요", en: "Once it is called, it shows Ready")
    ticket = nil
    verify(isReleased: thrownAway, ko: "버린 번호표는 해제돼요", en: "A ticket that is thrown away is released")
    weak let unused = otherShop
    otherShop = nil
    verify(isReleased: unused, ko: "번호표가 없는 가게도 해제돼요", en: "A shop without tickets is released too")

    let busyShop = Shop(name: "공항점")
    let tickets = (1...3).map { _ in busyShop.counter.takeOrder() }
    busyShop.callNext()
    busyShop.callNext()
    verify(
        tickets.map(\.text), is: ["1 Ready", "2 Ready", "3 Waiting"],
        ko: "번호를 2번까지 부르면 1번과 2번은 준비됐고 3번은 기다려요",
        en: "When No. 1 and No. 2 have been called, both are ready, and No. 3 waits")
    withExtendedLifetime((first, second, busyShop)) {}
}
