// title ko: 메뉴 화면과 도움말
// title en: The menu and its help
// fails en: The menu lists two juices after help is closed
// formerly: 29-doubled-rows
// hint ko: 도움말을 닫으면 메뉴 화면의 어느 메서드가 호출되고, 그때 rows에는 이미 무엇이 있나요?
// hint en: Which method of the menu screen is called when help closes, and what is in rows already?
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
    menu.juices.append("키위쥬스")
    screen.present(ViewController(), as: .fullScreen)
    screen.dismiss()
    verify(
        screen.rows, is: ["딸기쥬스", "망고쥬스 -", "키위쥬스"],
        ko: "다른 전체 화면 모달을 닫아도 한 번씩 보이고, 새로 추가한 키위쥬스도 보여요",
        en: "After another full-screen modal each is listed once, and so is a new kiwi juice (키위쥬스)")
    screen.present(ViewController(), as: .sheet)
    screen.dismiss()
    verify(
        screen.rows, is: ["딸기쥬스", "망고쥬스 -", "키위쥬스"],
        ko: "시트를 닫아도 그대로예요",
        en: "Closing a sheet changes nothing")
    screen.showHelp()
    screen.dismiss()
    verify(
        screen.rows, is: ["딸기쥬스", "망고쥬스 -", "키위쥬스"],
        ko: "쥬스가 세 가지일 때 도움말을 닫아도 세 가지예요",
        en: "With three juices there are three after help is closed")
}
