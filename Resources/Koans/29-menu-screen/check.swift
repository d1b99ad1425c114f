// title ko: 두 배가 된 메뉴
// title en: The doubled menu
// fails en: The menu lists two juices after help is closed
// hint ko: viewWillAppear()가 두 번 호출되면 rows는 어떻게 되나요?
// hint en: What is in rows after viewWillAppear() was called twice?
// hint ko: 전체 화면 모달이 닫히면 아래 화면이 다시 나타나 viewWillAppear()가 또 호출돼요. rows를 비우지 않아서 같은 줄이 또 붙어요.
// hint en: When a full-screen modal closes, viewWillAppear() of the screen below is called again and appends the rows again.
// hint ko: for 앞에서 rows.removeAll()을 호출하세요. viewDidLoad로 옮기면 품절이 반영되지 않아요.
// hint en: Call rows.removeAll() before the loop. Moved to viewDidLoad, it would miss what sells out later.

func check() {
    let menu = Menu()
    let screen = MenuScreen(menu: menu)
    screen.appear()
    verify(screen.rows, is: ["딸기쥬스", "망고쥬스"], ko: "메뉴에 쥬스 두 가지가 보여요", en: "The menu lists two juices")
    screen.showHelp()
    verify(
        screen.presented?.presentationStyle == .fullScreen,
        ko: "도움말은 전체 화면 모달이에요",
        en: "Help is a full-screen modal")
    screen.dismiss()
    verify(
        screen.rows, is: ["딸기쥬스", "망고쥬스"],
        ko: "도움말을 닫아도 쥬스는 두 가지예요",
        en: "The menu lists two juices after help is closed")
    screen.showHelp()
    menu.markSoldOut("망고쥬스")
    screen.dismiss()
    verify(
        screen.rows, is: ["딸기쥬스", "망고쥬스 -"],
        ko: "그 사이에 품절된 쥬스가 표시돼요",
        en: "A juice that sold out meanwhile is marked")
    screen.present(ViewController(), as: .sheet)
    screen.dismiss()
    verify(
        screen.rows, is: ["딸기쥬스", "망고쥬스 -"],
        ko: "시트를 닫아도 그대로예요",
        en: "Closing a sheet changes nothing")
}
