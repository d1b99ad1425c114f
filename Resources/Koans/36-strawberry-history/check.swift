// title ko: 딸기의 재고 기록
// title en: The strawberry history
// fails en: The list has the strawberries that were added
// formerly: 16-copied-value
// hint ko: add(_:to:)에서 item에는 무엇이 들어가고, 더한 다음에 item은 어디에 쓰이나요?
// hint en: What is in item in add(_:to:), and where is it used after the addition?
// hint ko: StockItem은 구조체라서 guard var item에는 복사본이 들어가요. 복사본을 바꿔도 배열은 그대로예요.
// hint en: StockItem is a structure, so guard var item holds a copy. Changing the copy leaves the array as it is.
// hint ko: firstIndex(where:)로 index를 찾고 items[index].count += amount로 바꾸세요.
// hint en: Find the index with firstIndex(where:) and write items[index].count += amount.

func check() {
    let stock = Stock()
    stock.add(5, to: "딸기")
    verify(
        stock.count(of: "딸기"), is: 15,
        ko: "더한 딸기가 목록에 있어요",
        en: "The list has the strawberries that were added")
    verify(stock.items.count, is: 3, ko: "과일은 세 가지 그대로예요", en: "There are still three kinds of fruit")
    stock.add(-4, to: "망고")
    stock.add(1, to: "망고")
    verify(stock.count(of: "망고"), is: 7, ko: "망고 4개를 빼고 1개를 더하면 7개예요", en: "Four mangoes less and one more make 7")
    verify(stock.count(of: "바나나"), is: 10, ko: "바나나는 그대로예요", en: "The bananas stay as they are")
    verify(
        stock.items.map(\.fruit), is: ["딸기", "바나나", "망고"],
        ko: "과일의 순서는 바뀌지 않아요",
        en: "The order of the fruits does not change")
    verify(
        stock.history, is: ["딸기 15", "망고 6", "망고 7"],
        ko: "기록에 바뀐 개수가 차례대로 남아요",
        en: "The history has the counts in turn")
    stock.add(2, to: "수박")
    verify(stock.items.count, is: 3, ko: "없는 과일은 더하지 않아요", en: "An unknown fruit is not added")
    verify(
        stock.items.map(\.count), is: [15, 10, 7],
        ko: "없는 과일을 더해도 다른 과일은 그대로예요",
        en: "An unknown fruit leaves the other fruits as they are")
    verify(stock.history.count, is: 3, ko: "기록에도 남지 않아요", en: "Nor is it in the history")
    verify(Stock().count(of: "딸기"), is: 10, ko: "새 재고에는 딸기가 10개 있어요", en: "A new stock has 10 strawberries")
}
