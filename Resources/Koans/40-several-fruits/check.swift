// title ko: 일부만 쓴 과일
// title en: Some of the fruit used
// fails en: When one fruit is missing, none is used
// hint ko: makeJuice()가 false를 반환하는 순간, 그 앞의 과일은 어떻게 되었나요?
// hint en: When makeJuice() returns false, what has happened to the fruits before it?
// hint ko: 확인하면서 바로 써서, 모자란 과일보다 앞에 나온 과일은 이미 줄었어요. 딕셔너리의 순서는 정해져 있지 않아 가끔은 괜찮아 보여요.
// hint en: Each fruit is used as soon as it is checked. The order of a dictionary is not fixed, so at times it looks right.
// hint ko: 반복문을 둘로 나누세요. 첫 번째에서는 guard로 모두 확인만 하고, 두 번째에서 use를 호출하세요.
// hint en: Use two loops: the first only checks all fruits with guard, the second calls use.

func check() {
    let full = ["딸기": 10, "바나나": 1, "망고": 2]
    var isUntouched = true
    var isRefused = true
    for missing in ["딸기", "바나나", "망고"] {
        var stock = full
        stock[missing, default: 0] -= 1
        let maker = JuiceMaker(store: FruitStore(stock: stock))
        if maker.makeJuice() { isRefused = false }
        if maker.store.stock != stock { isUntouched = false }
    }
    verify(isRefused, ko: "과일이 하나라도 모자라면 만들지 못해요", en: "With one fruit short no juice is made")
    verify(isUntouched, ko: "하나라도 모자라면 어떤 과일도 줄지 않아요", en: "When one fruit is missing, none is used")

    let maker = JuiceMaker(store: FruitStore(stock: ["딸기": 25, "바나나": 2, "망고": 9]))
    verify(maker.makeJuice(), is: true, ko: "모두 있으면 쥬스를 만들어요", en: "With all fruits the juice is made")
    verify(
        ["딸기", "바나나", "망고"].map { maker.store.count(of: $0) }, is: [15, 1, 7],
        ko: "만들면 조리법만큼 줄어요",
        en: "Making it uses what the recipe says")
    verify(maker.makeJuice(), is: true, ko: "한 잔을 더 만들 수 있어요", en: "One more can be made")
    verify(maker.makeJuice(), is: false, ko: "세 번째 잔은 모자라요", en: "For the third one fruit is short")
    verify(
        ["딸기", "바나나", "망고"].map { maker.store.count(of: $0) }, is: [5, 0, 5],
        ko: "만들지 못한 잔은 과일을 쓰지 않아요",
        en: "The juice that was not made used no fruit")
}
