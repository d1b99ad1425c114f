// title ko: 망고 5개 더하기
// title en: Five more mangoes
// fails en: What was sold meanwhile stays sold
// formerly: 19-whole-dictionary
// hint ko: 편집기가 저장할 때 보내는 값은 언제의 재고에서 시작했나요? 또 저장하면 무엇을 보내나요?
// hint en: From which moment is the stock that the editor sends when it saves? What does it send when it saves again?
// hint ko: 편집기의 딕셔너리는 열었을 때의 복사본이에요. 통째로 저장하면 그 사이에 팔린 개수를 덮어써요.
// hint en: The dictionary of the editor is a copy from when it opened. Saving all of it overwrites what was sold since.
// hint ko: 편집기에는 변화량(changes)만 모아 보내고, 보낸 다음 비우세요. Shop은 변화량을 지금 재고에 더해요.
// hint en: Collect only changes in the editor, send those and empty them. Shop adds them to its present stock.

func check() {
    let shop = Shop()
    let editor = shop.makeEditor()
    editor.add(5, to: "망고")
    verify(shop.stock["망고"], is: 10, ko: "저장하기 전에는 재고가 그대로예요", en: "Nothing changes before saving")
    shop.sell(3, of: "망고")
    shop.sell(2, of: "바나나")
    verify(shop.stock["망고"], is: 7, ko: "재고 화면이 열려 있어도 팔 수 있어요", en: "While the editor is open, juice can be sold")
    editor.save()
    verify(shop.stock["망고"], is: 12, ko: "그 사이에 팔린 망고는 팔린 대로예요", en: "What was sold meanwhile stays sold")
    verify(shop.stock["바나나"], is: 8, ko: "고치지 않은 바나나도 팔린 대로예요", en: "The same holds for the fruit that was not edited")
    verify(shop.stock["딸기"], is: 10, ko: "딸기는 그대로예요", en: "The strawberries stay as they are")

    editor.save()
    verify(shop.stock["망고"], is: 12, ko: "고치지 않고 또 저장하면 그대로예요", en: "Saving again without a change leaves it as it is")
    editor.add(1, to: "망고")
    editor.add(1, to: "망고")
    editor.save()
    verify(shop.stock["망고"], is: 14, ko: "더 고친 만큼만 더해져요", en: "Only what was added since is added")

    let second = shop.makeEditor()
    let third = shop.makeEditor()
    second.add(1, to: "딸기")
    third.add(-4, to: "딸기")
    second.save()
    third.save()
    verify(
        shop.stock["딸기"], is: 7,
        ko: "두 재고 화면에서 고친 것이 모두 남아요",
        en: "The changes of two editors are both kept")
    withExtendedLifetime(shop) {}
}
