// 망고가 10개 있어요. 재고 화면을 열어 5개를 더하고 저장해요.
// 오류는 나지 않지만 가게의 망고는 10개 그대로이고, 화면도 닫히지 않아요.
// 저장하면 15개가 되어야 해요.
//
// There are 10 mangoes. The stock editor is opened, 5 are added and saved.
// There is no error, but the shop still has 10, and the editor stays open.
// After saving there should be 15.

protocol StockEditorDelegate: AnyObject {
    func stockEditor(_ editor: StockEditor, didSave count: Int)
}

final class StockEditor {
    weak var delegate: StockEditorDelegate?
    private(set) var count: Int

    init(count: Int) {
        self.count = count
    }

    func add(_ amount: Int) {
        count += amount
    }

    func save() {
        delegate?.stockEditor(self, didSave: count)
    }
}

final class Shop: StockEditorDelegate {
    private(set) var mangoes = 10
    private(set) var editor: StockEditor?

    func openEditor() {
        editor = StockEditor(count: mangoes)
        // 고친 이유: delegate가 nil이면 delegate?.… 호출은 오류 없이 지나가요.
        // Why: While delegate is nil, a call of delegate?.… does nothing and reports no error.
        editor?.delegate = self
    }

    func stockEditor(_ editor: StockEditor, didSave count: Int) {
        mangoes = count
        self.editor = nil
    }
}
