// 메뉴 화면에 쥬스 두 가지가 보여요. 도움말을 전체 화면으로 열었다 닫아요.
// 그러면 메뉴에 같은 쥬스가 두 번씩 보여요. 시트로 열면 괜찮아요.
// 두 가지가 그대로 보이고, 품절은 다시 나타날 때 반영되어야 해요.
//
// The menu screen lists a strawberry (딸기쥬스) and a mango juice (망고쥬스). Help is opened full screen and closed.
// Then each juice is listed twice. With a sheet it looks right.
// It should list the two and, when it appears again, mark what is sold out.

final class Menu {
    var juices = ["딸기쥬스", "망고쥬스"]
    private var soldOut: Set<String> = []

    func markSoldOut(_ juice: String) {
        soldOut.insert(juice)
    }

    func isSoldOut(_ juice: String) -> Bool {
        soldOut.contains(juice)
    }
}

final class MenuScreen: ViewController {
    private let menu: Menu
    private(set) var rows: [String] = []

    init(menu: Menu) {
        self.menu = menu
    }

    override func viewWillAppear() {
        super.viewWillAppear()
        // 고친 이유: viewWillAppear는 다시 나타날 때마다 호출되므로 처음부터 채워야 해요.
        // Why: viewWillAppear is called each time the screen appears, so the rows start empty.
        rows.removeAll()
        for juice in menu.juices {
            rows.append(menu.isSoldOut(juice) ? "\(juice) -" : juice)
        }
    }

    func showHelp() {
        present(ViewController(), as: .fullScreen)
    }
}
