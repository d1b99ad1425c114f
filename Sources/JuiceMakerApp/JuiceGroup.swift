import JuiceMaker
import ScreenKit

/// The person for whom juices are shown. Each has a look of its own.
nonisolated enum JuiceViewer { case staff, customer }

/// Some juices of a long menu, which are shown together: those of a category, or as many as have room on a page.
nonisolated struct JuiceGroup: Equatable {
    /// The category; `nil` for juices without one.
    let category: MenuChoice?
    /// The places of the juices in the menu.
    let places: [Int]

    /// The juices that have numbers of one digit, which a menu without groups can have.
    static let mostInMenu = 9
    /// The juices of a group: as many as have room as cards on a terminal of 80 × 24, for staff beside the receipt.
    private static let mostInGroup = (staff: 6, customers: 9)

    /// Returns the groups of a menu; one for a short menu without categories.
    static func groups(of menu: Menu, for viewer: JuiceViewer) -> [JuiceGroup] {
        let mostInGroup = viewer == .staff ? mostInGroup.staff : mostInGroup.customers
        if menu.categories.isEmpty, menu.juices.count <= mostInMenu {
            return [JuiceGroup(category: nil, places: Array(menu.juices.indices))]
        }
        let categories: [MenuChoice?] = menu.categories + [nil]
        return categories.flatMap { category in
            let places = menu.juices.indices.filter { menu.juices[$0].category == category?.id }
            return stride(from: 0, to: places.count, by: mostInGroup).map { start in
                JuiceGroup(category: category, places: Array(places[start..<min(places.count, start + mostInGroup)]))
            }
        }
    }

    /// Returns the name of the group: that of the category, or the numbers of the juices.
    func label(isAlone: Bool) -> Text {
        let first = (places.first ?? 0) + 1
        let numbers = places.count > 1 ? "\(first)–\((places.last ?? 0) + 1)" : String(first)
        guard let category else { return Text(numbers) }
        return isAlone ? category.name.text : "\(category.name) \(numbers)"
    }
}
