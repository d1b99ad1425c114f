// 메뉴 목록은 데이터 소스에 몇 줄인지 묻고, 줄마다 쥬스의 이름을 물어요. 품절된 쥬스는 보이지 않아야 해요.
// 망고쥬스가 품절되면 목록은 두 줄이 되는데, 망고쥬스가 그대로 있고 키위쥬스가 빠져요.
// 딸기쥬스와 키위쥬스가 보여야 해요.
//
// The menu list asks its data source for the number of rows, then for the juice of each row.
// A sold-out juice should not be listed. When mango juice (망고쥬스) is sold out there are two rows,
// but the mango juice is still there, and the kiwi juice (키위쥬스) is missing.
// Strawberry juice (딸기쥬스) and kiwi juice should be listed.

protocol MenuListDataSource: AnyObject {
    func numberOfRows(in list: MenuList) -> Int
    func menuList(_ list: MenuList, juiceAt row: Int) -> String
}

final class MenuList {
    weak var dataSource: MenuListDataSource?
    private(set) var rows: [String] = []

    func reload() {
        guard let dataSource else { return }
        rows = []
        for row in 0..<dataSource.numberOfRows(in: self) {
            rows.append(dataSource.menuList(self, juiceAt: row))
        }
    }
}

final class MenuScreen: MenuListDataSource {
    let list = MenuList()
    private var juices = ["망고쥬스", "딸기쥬스", "키위쥬스"]
    private var soldOut: Set<String> = []
    private var available: [String] { juices.filter { !soldOut.contains($0) } }

    init() {
        list.dataSource = self
        list.reload()
    }

    func markSoldOut(_ juice: String) {
        soldOut.insert(juice)
        list.reload()
    }

    func restock(_ juice: String) {
        soldOut.remove(juice)
        list.reload()
    }

    func numberOfRows(in list: MenuList) -> Int {
        available.count
    }

    func menuList(_ list: MenuList, juiceAt row: Int) -> String {
        // 고친 이유: 데이터 소스의 두 답은 같은 배열에서 나와야 해요. 줄의 번호는 available의 번호예요.
        // Why: Both answers of a data source must come from one array. A row is an index of available.
        available[row]
    }
}
