// 카운터는 지점에, 지점은 본사에 몇 잔을 팔았는지 알려요. 본사의 장부에는 지점마다 한 줄이 있어야 해요.
// 그런데 장부에 지점의 이름이 없어요. 대신 "1번 카운터"가 있고, 두 지점의 잔 수가 거기에 더해져 있어요.
// 강남점 3잔, 부산점 2잔이 보여야 해요. 두 프로토콜과 delegate의 타입은 바꾸지 않아요.
//
// A counter tells its branch how many cups it sold, and the branch tells the head office.
// The ledger of the head office should have one line per branch. But the ledger has no line with
// a branch's name: there is a line "1번 카운터" (counter 1) with the cups of both branches. It should
// show 3 cups for 강남점 (Gangnam) and 2 for 부산점 (Busan). Both protocols and the type of delegate stay.

protocol Seller: AnyObject {
    var name: String { get }
}

protocol SellerDelegate: AnyObject {
    func seller(_ seller: Seller, didSell cups: Int)
}

final class Counter: Seller {
    weak var delegate: SellerDelegate?
    let name: String

    init(name: String) {
        self.name = name
    }

    func sell(_ cups: Int) {
        delegate?.seller(self, didSell: cups)
    }
}

final class Branch: Seller, SellerDelegate {
    weak var delegate: SellerDelegate?
    let name: String
    let counter = Counter(name: "1번 카운터")
    private(set) var sold = 0

    init(name: String) {
        self.name = name
        counter.delegate = self
    }

    func seller(_ seller: Seller, didSell cups: Int) {
        sold += cups
        // 고친 이유: 첫 번째 인자는 이 메시지를 보낸 객체예요. 본사는 지점의 델리게이트라서 지점이 보내요.
        // Why: The first argument is the sender of this message. The head office is the delegate of the branch.
        delegate?.seller(self, didSell: cups)
    }
}

final class HeadOffice: SellerDelegate {
    private(set) var ledger: [String: Int] = [:]

    func seller(_ seller: Seller, didSell cups: Int) {
        ledger[seller.name, default: 0] += cups
    }
}
