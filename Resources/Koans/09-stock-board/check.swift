// title ko: 재고 안내판
// title en: The stock board
// fails en: The board shows the count after the change
// formerly: 09-told-too-early
// hint ko: change(by:)를 보세요. 안내판은 언제 mangoes를 읽나요?
// hint en: Look at change(by:). At which moment does the board read mangoes?
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
    verify(board.label.text, is: "12", ko: "모자라면 안내판은 그대로예요", en: "A shortage leaves the board as it is")
    verify(stock.mangoes, is: 12, ko: "모자라면 재고도 그대로예요", en: "A shortage leaves the stock as it is")
    stock.change(by: -12)
    verify(
        [board.label.text, "\(stock.mangoes)"], is: ["0", "0"],
        ko: "남은 12개를 모두 쓰면 0개가 보여요",
        en: "After using the last 12 it shows 0")

    let report = SeenCounts()
    stock.delegate = report
    stock.change(by: 13)
    verify(
        report.counts, is: [13],
        ko: "안내판 대신 보고서를 연결하면 보고서도 바뀐 뒤의 개수를 한 번 읽어요",
        en: "A report in place of the board reads the count after the change, once")
    stock.change(by: -20)
    verify(report.counts, is: [13], ko: "바뀌지 않으면 메시지를 보내지 않아요", en: "Without a change no message is sent")
    verify(
        board.label.text, is: "0",
        ko: "연결이 끊긴 안내판은 그대로예요",
        en: "The board that is not connected any more stays as it is")

    let otherStock = Stock(mangoes: 3)
    otherStock.change(by: 1)
    verify(
        otherStock.mangoes, is: 4,
        ko: "안내판이 없는 재고도 바뀌어요",
        en: "A stock without a board changes too")
    otherStock.delegate = board
    otherStock.change(by: 1)
    verify(
        board.label.text, is: "5",
        ko: "다른 재고를 연결하면 그 개수가 보여요",
        en: "Connected to another stock, the board shows its count")

    var closing: Board? = Board()
    weak let removed = closing
    otherStock.delegate = closing
    closing = nil
    verify(
        isReleased: removed,
        ko: "떼어 낸 안내판은 재고가 남아 있어도 해제돼요",
        en: "A board that is taken down is released while its stock remains")
    otherStock.change(by: 2)
    verify(
        otherStock.mangoes, is: 7,
        ko: "안내판이 해제된 뒤에도 재고는 바뀌어요",
        en: "The stock changes after its board is released")
}

private final class SeenCounts: StockDelegate {
    var counts: [Int] = []

    func stockDidChange(_ stock: Stock) {
        counts.append(stock.mangoes)
    }
}
