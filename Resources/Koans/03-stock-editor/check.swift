// title ko: 재고 화면
// title en: The stock editor
// fails en: The shop has the saved count
// formerly: 03-forgotten-delegate
// hint ko: save()를 보세요. 저장할 때 메시지를 받는 객체는 무엇인가요?
// hint en: Look at save(). Which object receives its message?
// hint ko: delegate가 nil이라 delegate?.stockEditor(…)는 호출되지 않아요. Shop이 프로토콜을 채택해도 저절로 연결되지는 않아요.
// hint en: delegate is nil, so delegate?.stockEditor(…) makes no call. Conforming to the protocol does not connect Shop by itself.
// hint ko: openEditor()에서 재고 화면을 만든 다음 줄에 editor?.delegate = self를 쓰세요.
// hint en: In openEditor(), below the line that makes the editor, write editor?.delegate = self.

func check() {
    // The type of the property may have been changed to one that is not optional.
    func openEditor(of shop: Shop?) -> StockEditor? { shop?.editor }
    var shop: Shop? = Shop()
    shop?.openEditor()
    openEditor(of: shop)?.add(5)
    openEditor(of: shop)?.save()
    verify(shop?.mangoes, is: 15, ko: "가게에 저장한 개수가 있어요", en: "The shop has the saved count")
    verify(openEditor(of: shop) == nil, ko: "저장하면 재고 화면이 닫혀요", en: "Saving closes the stock editor")

    shop?.openEditor()
    verify(
        openEditor(of: shop)?.count, is: 15,
        ko: "다시 열면 지금 재고에서 시작해요",
        en: "Opened again, the editor starts at the present stock")
    openEditor(of: shop)?.add(-3)
    verify(shop?.mangoes, is: 15, ko: "저장하기 전에는 재고가 그대로예요", en: "Nothing changes before saving")
    openEditor(of: shop)?.save()
    verify(shop?.mangoes, is: 12, ko: "두 번째 저장도 전달돼요", en: "The second save arrives too")

    let otherShop = Shop()
    otherShop.openEditor()
    shop?.openEditor()
    openEditor(of: shop)?.add(1)
    openEditor(of: shop)?.save()
    openEditor(of: otherShop)?.add(8)
    openEditor(of: otherShop)?.save()
    verify(
        [shop?.mangoes ?? 0, otherShop.mangoes], is: [13, 18],
        ko: "가게가 둘이면 저장한 가게의 재고만 바뀌어요",
        en: "With two shops a save changes the stock of its own shop only")

    shop?.openEditor()
    let editor = shop?.editor
    weak let released = shop
    shop = nil
    verify(
        isReleased: released,
        ko: "재고 화면이 열려 있어도 가게는 해제돼요",
        en: "The shop is released even while its editor is open")
    editor?.add(4)
    editor?.save()
    verify(
        editor?.count, is: 17,
        ko: "가게가 해제된 뒤에 저장해도 재고 화면의 개수는 그대로예요",
        en: "Saving after the shop is released leaves the count of the editor as it is")
}
