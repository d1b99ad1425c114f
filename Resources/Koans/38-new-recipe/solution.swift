// 딸기쥬스의 조리법을 딸기 16개에서 12개로 바꿨어요.
// 딸기가 13개 남았는데도 딸기쥬스는 품절이라고 나와요.
// 쥬스를 주문할 수 있는지는 메뉴의 조리법을 따라야 해요.
//
// The recipe of the strawberry juice (딸기쥬스) was changed from 16 to 12 strawberries.
// There are 13 strawberries, but the juice is shown as sold out.
// Whether a juice can be ordered should follow the recipe on the menu.

final class Menu {
    var strawberriesPerCup: [String: Int] = [
        "딸기쥬스": 16,
        "딸바쥬스": 10,
    ]
}

final class JuiceMaker {
    let menu: Menu
    private(set) var strawberries: Int

    init(menu: Menu, strawberries: Int) {
        self.menu = menu
        self.strawberries = strawberries
    }

    func isSoldOut(_ juice: String) -> Bool {
        // 고친 이유: 같은 조리법이 두 곳에 있으면 한쪽만 바뀔 수 있어요. 메뉴 한 곳에서 읽어요.
        // Why: A recipe in two places can change in one of them only, so it is read from the menu.
        guard let needed = menu.strawberriesPerCup[juice] else { return true }
        return strawberries < needed
    }

    func make(_ juice: String) -> Bool {
        guard !isSoldOut(juice), let needed = menu.strawberriesPerCup[juice] else { return false }
        strawberries -= needed
        return true
    }
}
