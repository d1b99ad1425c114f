import JuiceMaker
import Terminal
import TestSupport

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Shopfront

/// A customer at the menu, who sees at each look what has changed elsewhere.
final class Customer: Terminalist {
    let screen: MenuScreen

    init(_ language: Language = .english, _ size: GridSize = .small, menu: Menu? = nil) throws {
        let test = try TestKiosk(language, isTraced: false, isOfCustomers: true, menu: menu)
        screen = MenuScreen(test.shop)
        test.navigator.push(screen)
        super.init(test, columns: size.columns, rows: size.rows)
    }

    var cart: Cart { test.bar.machine.cart }
    var isChecking: Bool { test.navigator.top is CheckScreen }
    var isShowingNumber: Bool { test.navigator.top is NumberScreen }

    @discardableResult
    override func look() -> Canvas {
        front.contentHasChanged()
        return super.look()
    }

    override func typeSlowly(_ text: String) {
        look()
        super.typeSlowly(text)
    }

    override func click(_ point: GridPoint) {
        look()
        super.click(point)
    }
}
