// title ko: 바뀌기 전에 보낸 메시지
// title en: Told too early
// fails en: The board shows the count after the change
// hint ko: change(by:)의 줄 순서를 보세요. 안내판은 언제 mangoes를 읽나요?
// hint en: Look at the order of the lines in change(by:). When does the board read mangoes?
// hint ko: 메시지를 보내는 줄에서 안내판이 바로 mangoes를 읽어요. 그때는 아직 바뀌기 전이에요.
// hint en: The board reads mangoes while the message is sent. At that moment the count has not changed yet.
// hint ko: mangoes += amount를 delegate?.stockDidChange(self)의 윗줄로 옮기세요.
// hint en: Move mangoes += amount above delegate?.stockDidChange(self).

func check() {
    let stock = Stock(mangoes: 10)
    let board = Board()
    stock.delegate = board
    stock.change(by: 5)
    verify(board.label.text, is: "15", ko: "안내판에 바뀐 뒤의 개수가 보여요", en: "The board shows the count after the change")
    stock.change(by: -3)
    verify(board.label.text, is: "12", ko: "3개를 쓰면 12개가 보여요", en: "After using three it shows 12")
    verify(stock.mangoes, is: 12, ko: "재고도 12개예요", en: "The stock holds 12 too")
    stock.change(by: -20)
    verify(board.label.text, is: "12", ko: "모자라면 아무것도 바뀌지 않아요", en: "A shortage changes nothing")

    let spy = SeenCounts()
    stock.delegate = spy
    stock.change(by: 1)
    verify(spy.counts, is: [13], ko: "바뀔 때마다 메시지를 한 번만 보내요", en: "Each change sends one message")
    stock.change(by: -20)
    verify(spy.counts, is: [13], ko: "바뀌지 않으면 메시지를 보내지 않아요", en: "Without a change no message is sent")
}

private final class SeenCounts: StockDelegate {
    var counts: [Int] = []

    func stockDidChange(_ stock: Stock) {
        counts.append(stock.mangoes)
    }
}
