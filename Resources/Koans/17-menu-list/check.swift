// title ko: 품절과 메뉴 목록
// title en: Sold out on the menu list
// fails en: The list shows the two juices that are not sold out
// hint ko: MenuScreen이 데이터 소스로서 답하는 두 메서드를 견주어 보세요. 각각 무엇을 읽나요?
// hint en: Compare the two methods with which MenuScreen answers as the data source. What does each of them read?
// hint ko: 줄 수는 available에서 세고, 쥬스는 juices에서 꺼내요. 품절된 쥬스부터는 두 배열의 번호가 서로 달라요.
// hint en: The rows are counted in available, but the juice is read from juices. From the sold-out juice on, the indices differ.
// hint ko: menuList(_:juiceAt:)에서 available[row]를 반환하세요.
// hint en: Return available[row] in menuList(_:juiceAt:).

func check() {
    let screen = MenuScreen()
    verify(
        screen.list.rows, is: ["망고쥬스", "딸기쥬스", "키위쥬스"],
        ko: "목록에 쥬스 3가지가 보여요",
        en: "The list shows the three juices")
    screen.markSoldOut("망고쥬스")
    verify(
        screen.list.rows, is: ["딸기쥬스", "키위쥬스"],
        ko: "목록에 품절되지 않은 쥬스 2가지가 보여요",
        en: "The list shows the two juices that are not sold out")
    screen.list.reload()
    verify(
        screen.list.rows, is: ["딸기쥬스", "키위쥬스"],
        ko: "목록을 다시 불러와도 같은 쥬스가 보여요",
        en: "Reloaded, the list shows the same juices")
    screen.markSoldOut("딸기쥬스")
    verify(screen.list.rows, is: ["키위쥬스"], ko: "남은 쥬스 1가지가 보여요", en: "It shows the one juice that is left")
    screen.restock("망고쥬스")
    verify(
        screen.list.rows, is: ["망고쥬스", "키위쥬스"],
        ko: "다시 들어온 망고쥬스는 원래 자리에 보여요",
        en: "Mango juice that is there again is in its old place")
    screen.markSoldOut("망고쥬스")
    screen.markSoldOut("망고쥬스")
    screen.markSoldOut("키위쥬스")
    verify(screen.list.rows, is: [], ko: "모두 품절되면 목록은 비어 있어요", en: "When all is sold out, the list is empty")
    for juice in ["키위쥬스", "딸기쥬스", "망고쥬스"] { screen.restock(juice) }
    verify(
        screen.list.rows, is: ["망고쥬스", "딸기쥬스", "키위쥬스"],
        ko: "모두 다시 들어오면 처음의 목록이 보여요",
        en: "When all are there again, the first list is shown")

    let drinks = Drinks()
    let list = MenuList()
    list.dataSource = drinks
    list.reload()
    verify(
        list.rows, is: ["망고쥬스", "망고쥬스"],
        ko: "목록은 다른 데이터 소스의 답도 그대로 보여 줘요",
        en: "A list shows the answers of another data source as they are")
    drinks.names.append("물")
    list.reload()
    verify(
        list.rows, is: ["망고쥬스", "망고쥬스", "물"],
        ko: "다시 불러오면 늘어난 줄인 물도 보여요",
        en: "Reloaded, it shows the row that was added, water (물)")

    var closing: MenuScreen? = MenuScreen()
    let remaining = closing?.list
    weak let closed = closing
    closing = nil
    verify(
        isReleased: closed,
        ko: "목록이 남아 있어도 닫은 메뉴 화면은 해제돼요",
        en: "A closed menu screen is released while its list remains")
    remaining?.reload()
    verify(
        remaining?.rows, is: ["망고쥬스", "딸기쥬스", "키위쥬스"],
        ko: "메뉴 화면이 해제된 뒤에 다시 불러와도 목록은 그대로예요",
        en: "Reloaded after its screen is released, the list stays as it is")
}

private final class Drinks: MenuListDataSource {
    var names = ["망고쥬스", "망고쥬스"]

    func numberOfRows(in list: MenuList) -> Int {
        names.count
    }

    func menuList(_ list: MenuList, juiceAt row: Int) -> String {
        names[row]
    }
}
