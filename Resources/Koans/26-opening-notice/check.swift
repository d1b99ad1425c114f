// title ko: 개점 알림
// title en: The opening notice
// fails en: The board shows the delivered mangoes
// formerly: 31-posted-too-early
// hint ko: Shop의 init에 있는 세 줄은 각각 무슨 일을 하고, 알림은 안내판에 전달되나요?
// hint en: What do the three lines in the init of Shop do, and does the notification reach the board?
// hint ko: deliver가 알림을 보낼 때 안내판은 아직 관찰자를 더하지 않았어요. 알림은 보관되지 않아서 나중에 전달되지 않아요.
// hint en: When deliver posts, the board has not added its observer yet. A notification is not stored for later observers.
// hint ko: Shop의 init에서 board를 먼저 만들고 그다음에 stock.deliver(delivery)를 호출하세요.
// hint en: In the init of Shop make the board first, then call stock.deliver(delivery).

func check() {
    let center = NotificationCenter()
    var posts: [Int] = []
    center.addObserver(forName: "stockDidChange") { posts.append($0) }
    let shop = Shop(center: center, delivery: 10)
    verify(
        shop.board.label.text, is: "10",
        ko: "안내판에 들어온 망고의 개수가 보여요",
        en: "The board shows the delivered mangoes")
    verify(shop.stock.mangoes, is: 10, ko: "재고는 10개예요", en: "The stock holds 10")
    verify(posts, is: [10], ko: "알림은 한 번만 보냈어요", en: "The notification was posted once")
    shop.stock.deliver(5)
    verify(shop.board.label.text, is: "15", ko: "또 들어오면 합계가 보여요", en: "After the next delivery it shows the new total")

    let otherShop = Shop(center: NotificationCenter(), delivery: 4)
    verify(
        otherShop.board.label.text, is: "4",
        ko: "4개가 들어온 가게의 안내판에는 4가 보여요",
        en: "The board of a shop that got 4 shows 4")
    verify(
        shop.board.label.text, is: "15",
        ko: "다른 가게의 알림은 전달되지 않아요",
        en: "The notification of another shop does not arrive")

    weak var closed: Board?
    func openAndClose() {
        let shop = Shop(center: center, delivery: 2)
        closed = shop.board
        shop.stock.deliver(1)
        verify(
            shop.board.label.text, is: "3",
            ko: "2개에 1개가 더 들어온 가게의 안내판에는 3이 보여요",
            en: "The board of a shop that got 2 and then 1 shows 3")
    }
    openAndClose()
    verify(isReleased: closed, ko: "닫은 가게의 안내판은 해제돼요", en: "The board of a closed shop is released")
    withExtendedLifetime(center) {}
}
