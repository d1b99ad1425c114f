// 망고가 10개 있어요. 재고 화면에서 5개를 더하는 동안 망고 3개가 팔려요.
// 저장하니 망고가 15개예요. 팔린 3개가 되살아났어요.
// 저장하면 12개가 되어야 해요.
//
// There are 10 mangoes (망고). While 5 are added on the stock screen, 3 are sold.
// After saving there are 15, as if none had been sold.
// After saving there should be 12.

protocol StockEditorDelegate: AnyObject {
    func stockEditor(_ editor: StockEditor, didChange changes: [String: Int])
}

final class StockEditor {
    weak var delegate: StockEditorDelegate?
    // 고친 이유: 화면을 열 때의 값은 낡을 수 있으므로, 더하고 뺀 개수만 보내요.
    // Why: The values from when the editor opened may be stale, so only the changes are sent.
    private var changes: [String: Int] = [:]

    func add(_ amount: Int, to fruit: String) {
        changes[fruit, default: 0] += amount
    }

    func save() {
        delegate?.stockEditor(self, didChange: changes)
        changes = [:]
    }
}

final class Shop: StockEditorDelegate {
    private(set) var stock = ["딸기": 10, "바나나": 10, "망고": 10]

    func makeEditor() -> StockEditor {
        let editor = StockEditor()
        editor.delegate = self
        return editor
    }

    func sell(_ amount: Int, of fruit: String) {
        stock[fruit, default: 0] -= amount
    }

    func stockEditor(_ editor: StockEditor, didChange changes: [String: Int]) {
        for (fruit, amount) in changes {
            stock[fruit, default: 0] += amount
        }
    }
}
