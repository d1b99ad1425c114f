// title ko: 본사와 지점
// title en: Head office and branches
// fails en: The ledger of the head office has one line per branch
// hint ko: 메시지는 카운터, 지점, 본사의 차례로 전달돼요. 본사가 받는 메시지를 보낸 객체는 무엇인가요?
// hint en: The messages go from the counter to the branch to the head office. Which object sends to the head office?
// hint ko: 지점은 받은 seller를 본사에 그대로 넘겨요. 그것은 카운터이고, 두 지점의 카운터는 이름이 같아요.
// hint en: The branch hands on the seller that it received. That is the counter, and the counters have the same name.
// hint ko: Branch의 seller(_:didSell:)에서 delegate?.seller(self, didSell: cups)를 쓰세요.
// hint en: In seller(_:didSell:) of Branch write delegate?.seller(self, didSell: cups).

func check() {
    let office = HeadOffice()
    let gangnam = Branch(name: "강남점")
    let busan = Branch(name: "부산점")
    gangnam.delegate = office
    busan.delegate = office
    gangnam.counter.sell(3)
    busan.counter.sell(2)
    verify(
        office.ledger.keys.sorted(), is: ["강남점", "부산점"],
        ko: "본사의 장부에 지점마다 한 줄이 있어요",
        en: "The ledger of the head office has one line per branch")
    verify(office.ledger["강남점"], is: 3, ko: "본사의 장부에 강남점은 3잔이에요", en: "The ledger has 3 cups for 강남점")
    gangnam.counter.sell(4)
    verify(office.ledger["강남점"], is: 7, ko: "4잔을 더 팔면 7잔이에요", en: "After four more cups it has 7")
    verify(office.ledger["부산점"], is: 2, ko: "부산점은 2잔 그대로예요", en: "The line of 부산점 stays at 2 cups")
    verify([gangnam.sold, busan.sold], is: [7, 2], ko: "지점도 자기 잔 수를 세어요", en: "The branches count their own cups")
    verify(
        [gangnam.counter.name, busan.counter.name], is: ["1번 카운터", "1번 카운터"],
        ko: "카운터의 이름은 그대로예요",
        en: "The counters still have their names")

    let spy = Senders()
    let stand = Counter(name: "공항점")
    stand.delegate = spy
    stand.sell(1)
    gangnam.delegate = spy
    gangnam.counter.sell(5)
    verify(
        spy.senders.count, is: 2,
        ko: "판매 한 번에 메시지를 하나만 보내요",
        en: "Each sale sends one message to the delegate")
    verify(
        spy.senders.last === gangnam && spy.senders.first === stand,
        ko: "메시지를 보낸 객체는 지점이고, 지점이 없는 카운터라면 카운터예요",
        en: "The sender is the branch or, for a counter without a branch, the counter")
    verify(spy.cups, is: [1, 5], ko: "메시지의 잔 수는 이번에 판 잔 수예요", en: "The message has the cups of this sale")

    let seoul = Branch(name: "서울")
    seoul.delegate = office
    gangnam.delegate = seoul
    gangnam.counter.sell(6)
    verify(
        office.ledger["서울"], is: 6,
        ko: "서울 지사를 거치면 본사의 장부에는 서울이 있어요",
        en: "By way of the Seoul office, the line in the ledger is 서울")
    verify(office.ledger["강남점"], is: 7, ko: "이때 강남점의 줄은 그대로예요", en: "The line of 강남점 stays as it is then")
    verify(
        [gangnam.sold, seoul.sold], is: [18, 6],
        ko: "강남점과 서울 지사는 각자 세어요",
        en: "강남점 and the Seoul office each count their own cups")

    var closing: Branch? = Branch(name: "대구점")
    closing?.delegate = office
    closing?.counter.sell(8)
    let counter = closing?.counter
    weak let closed = closing
    closing = nil
    verify(
        isReleased: closed,
        ko: "닫은 지점은 카운터가 남아 있어도 해제돼요",
        en: "A closed branch is released while its counter remains")
    counter?.sell(1)
    verify(
        office.ledger["대구점"], is: 8,
        ko: "지점이 해제된 뒤에 카운터가 판 쥬스는 본사의 장부에 없어요",
        en: "What the counter sells after that is not in the ledger")

    weak var oldOffice: HeadOffice?
    func moveOffice() {
        let office = HeadOffice()
        oldOffice = office
        busan.delegate = office
        withExtendedLifetime(office) {}
    }
    moveOffice()
    verify(
        isReleased: oldOffice,
        ko: "문을 닫은 본사는 지점이 남아 있어도 해제돼요",
        en: "A closed head office is released while its branch remains")
    busan.counter.sell(1)
    verify(
        busan.sold, is: 3,
        ko: "본사가 해제된 뒤에도 지점은 자기 잔 수를 세어요",
        en: "The branch counts its own cups after its head office is released")
}

private final class Senders: SellerDelegate {
    var senders: [Seller] = []
    var cups: [Int] = []

    func seller(_ seller: Seller, didSell cups: Int) {
        senders.append(seller)
        self.cups.append(cups)
    }
}
