// title ko: 새 조리법
// title en: The new recipe
// fails en: With 13 strawberries a juice of 12 is not sold out
// formerly: 18-recipe-drift
// hint ko: 딸기쥬스를 팔 수 있는지 정하는 숫자는 어디에 있나요? 메뉴를 바꾸면 그 숫자도 바뀌나요?
// hint en: Where is the number that decides whether a strawberry juice can be sold? Does it change with the menu?
// hint ko: make(_:)는 메뉴에서 읽지만 isSoldOut(_:)에는 16과 10이 따로 있어요. 메뉴가 바뀌어도 이 숫자는 그대로예요.
// hint en: make(_:) reads the menu, but isSoldOut(_:) has its own 16 and 10. They do not follow a changed menu.
// hint ko: isSoldOut(_:)에서도 menu.strawberriesPerCup[juice]를 읽어 strawberries와 비교하세요. 없는 쥬스는 true예요.
// hint en: In isSoldOut(_:) read menu.strawberriesPerCup[juice] and compare; an unknown juice returns true.

func check() {
    let menu = Menu()
    let maker = JuiceMaker(menu: menu, strawberries: 13)
    verify(maker.isSoldOut("딸기쥬스"), is: true, ko: "16개가 들면 13개로는 품절이에요", en: "With 16 needed, 13 are too few")
    menu.strawberriesPerCup["딸기쥬스"] = 12
    verify(
        maker.isSoldOut("딸기쥬스"), is: false,
        ko: "12개가 드는 쥬스는 딸기 13개로 품절이 아니에요",
        en: "With 13 strawberries a juice of 12 is not sold out")
    verify(maker.make("딸기쥬스"), is: true, ko: "딸기쥬스를 만들었어요", en: "The juice was made")
    verify(maker.strawberries, is: 1, ko: "딸기 12개를 썼어요", en: "It used 12 strawberries")

    let other = JuiceMaker(menu: menu, strawberries: 11)
    menu.strawberriesPerCup["딸바쥬스"] = 12
    verify(
        other.make("딸바쥬스"), is: false,
        ko: "12개로 늘린 딸바쥬스는 딸기 11개로 만들 수 없어요",
        en: "A juice that now needs 12 cannot be made of 11")
    verify(other.strawberries, is: 11, ko: "만들지 못하면 딸기를 쓰지 않아요", en: "Then no strawberries are used")
    menu.strawberriesPerCup["딸기라떼"] = 5
    verify(other.make("딸기라떼"), is: true, ko: "메뉴에 더한 쥬스도 만들 수 있어요", en: "A juice added to the menu can be made")
    verify(other.strawberries, is: 6, ko: "딸기 5개를 썼어요", en: "It used 5 strawberries")
    menu.strawberriesPerCup["딸기라떼"] = 6
    verify(
        other.make("딸기라떼"), is: true,
        ko: "딱 맞게 남은 딸기로도 만들 수 있어요",
        en: "It can be made when there are exactly enough")
    verify(other.isSoldOut("딸기라떼"), is: true, ko: "딸기가 없으면 품절이에요", en: "Without strawberries it is sold out")
    verify(other.isSoldOut("키위쥬스"), is: true, ko: "메뉴에 없는 쥬스는 품절이에요", en: "A juice that is not on the menu is sold out")
    menu.strawberriesPerCup["딸바쥬스"] = nil
    let third = JuiceMaker(menu: menu, strawberries: 100)
    verify(third.make("딸바쥬스"), is: false, ko: "메뉴에서 뺀 쥬스는 만들 수 없어요", en: "A juice taken off the menu cannot be made")
}
