// title ko: 여러 과일이 드는 쥬스
// title en: A juice of several fruits
// fails en: When there is too little of one fruit, none is used
// formerly: 20-partly-used-fruit
// hint ko: makeJuice()가 false를 반환하는 순간, 그 앞의 과일은 어떻게 되었나요?
// hint en: When makeJuice() returns false, what has happened to the fruits before it?
// hint ko: 확인하면서 바로 쓰기 때문에, 모자란 과일보다 앞에 나온 과일은 이미 줄었어요.
// hint en: Each fruit is used as soon as it is checked, so those before the one that is short are used already.
// hint ko: 반복문을 둘로 나누세요. 첫 번째에서는 guard로 모두 확인만 하고(딱 맞는 개수면 충분해요), 두 번째에서 use를 호출하세요.
// hint en: Use two loops: the first only checks all fruits with guard (exactly enough will do), the second calls use.

func check() {
    func counts(_ maker: JuiceMaker) -> [Int] {
        ["딸기", "바나나", "망고"].map { maker.store.count(of: $0) }
    }
    let short = JuiceMaker(store: FruitStore(stock: ["딸기": 10, "바나나": 1, "망고": 1]))
    verify(short.makeJuice(), is: false, ko: "망고가 모자라면 만들지 못해요", en: "With too few mangoes no juice is made")
    verify(
        counts(short), is: [10, 1, 1],
        ko: "하나라도 모자라면 어떤 과일도 줄지 않아요",
        en: "When there is too little of one fruit, none is used")
    let noStrawberry = JuiceMaker(store: FruitStore(stock: ["딸기": 9, "바나나": 1, "망고": 2]))
    verify(noStrawberry.makeJuice(), is: false, ko: "딸기가 모자라도 만들지 못해요", en: "Nor with too few strawberries")
    verify(
        counts(noStrawberry), is: [9, 1, 2],
        ko: "딸기가 모자라도 어떤 과일도 줄지 않아요",
        en: "With too few strawberries none is used")
    let noBanana = JuiceMaker(store: FruitStore(stock: ["딸기": 10, "망고": 2]))
    verify(noBanana.makeJuice(), is: false, ko: "바나나가 없어도 만들지 못해요", en: "Nor without bananas")
    verify(counts(noBanana), is: [10, 0, 2], ko: "바나나가 없어도 어떤 과일도 줄지 않아요", en: "Without bananas none is used")

    let plenty = [
        ["딸기": 9, "바나나": 50, "망고": 50], ["딸기": 50, "망고": 50], ["딸기": 50, "바나나": 50, "망고": 1],
    ].map { JuiceMaker(store: FruitStore(stock: $0)) }
    verify(
        plenty.map { $0.makeJuice() }, is: [false, false, false],
        ko: "두 과일이 넉넉해도 하나가 모자라면 만들지 못해요",
        en: "With plenty of two fruits and too little of one no juice is made")
    verify(
        plenty.map(counts), is: [[9, 50, 50], [50, 0, 50], [50, 50, 1]],
        ko: "두 과일이 넉넉해도 어떤 과일도 줄지 않아요",
        en: "With plenty of two fruits none is used either")

    let maker = JuiceMaker(store: FruitStore(stock: ["딸기": 25, "바나나": 2, "망고": 9]))
    verify(maker.makeJuice(), is: true, ko: "모두 있으면 쥬스를 만들어요", en: "With all fruits the juice is made")
    verify(
        counts(maker), is: [15, 1, 7],
        ko: "만들면 조리법만큼 줄어요",
        en: "Making it uses what the recipe says")
    verify(maker.makeJuice(), is: true, ko: "한 잔을 더 만들 수 있어요", en: "One more can be made")
    verify(maker.makeJuice(), is: false, ko: "세 번째 잔은 모자라요", en: "For the third one fruit is short")
    verify(
        counts(maker), is: [5, 0, 5],
        ko: "만들지 못한 잔은 과일을 쓰지 않아요",
        en: "The juice that was not made used no fruit")
}
