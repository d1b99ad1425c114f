// title ko: 연결을 빠뜨린 델리게이트
// title en: The missing connection
// fails en: The shop has the saved count
// hint ko: save()가 메시지를 보내는 객체는 무엇인가요? 그 프로퍼티에 값을 넣는 줄을 찾아보세요.
// hint en: To which object does save() send its message? Look for the line that sets this property.
// hint ko: delegate가 nil이라 delegate?.stockEditor(…)는 호출되지 않아요. Shop이 프로토콜을 채택해도 저절로 연결되지는 않아요.
// hint en: delegate is nil, so delegate?.stockEditor(…) makes no call. Conforming to the protocol does not connect Shop by itself.
// hint ko: openEditor()에서 편집기를 만든 다음 줄에 editor?.delegate = self를 쓰세요.
// hint en: In openEditor(), below the line that makes the editor, write editor?.delegate = self.

func check() {
    var shop: Shop? = Shop()
    shop?.openEditor()
    shop?.editor?.add(5)
    shop?.editor?.save()
    verify(shop?.mangoes, is: 15, ko: "가게에 저장한 개수가 있어요", en: "The shop has the saved count")
    verify(shop?.editor == nil, ko: "저장하면 재고 화면이 닫혀요", en: "Saving closes the stock editor")

    shop?.openEditor()
    verify(
        shop?.editor?.count, is: 15,
        ko: "다시 열면 지금 재고에서 시작해요",
        en: "Opened again, the editor starts at the present stock")
    shop?.editor?.add(-3)
    verify(shop?.mangoes, is: 15, ko: "저장하기 전에는 재고가 그대로예요", en: "Nothing changes before saving")
    shop?.editor?.save()
    verify(shop?.mangoes, is: 12, ko: "두 번째 저장도 전달돼요", en: "The second save arrives too")

    shop?.openEditor()
    weak let released = shop
    shop = nil
    verify(
        released == nil,
        ko: "재고 화면이 열려 있어도 가게는 해제돼요",
        en: "The shop is released even while its editor is open")
}
