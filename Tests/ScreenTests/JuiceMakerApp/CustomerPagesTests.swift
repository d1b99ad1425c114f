import Core
import JuiceMaker
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The pages of a customer, who has a finger or a mouse, or keys.
struct CustomerPagesTests {
    private nonisolated static let sizes = [(40, 12), (60, 20), (72, 22), (80, 24), (100, 30), (120, 40), (200, 50)]
        .map { GridSize(columns: $0.0, rows: $0.1) }

    // MARK: The menu

    nonisolated private static let touches: [(language: Language, keys: String, words: String, cups: [Int])] = [
        (.english, "", "Add", [1, 2]), (.korean, "", "담기", [1, 2]), (.english, "2", "−", [0, 0]),
    ]

    @Test(arguments: sizes, touches)
    func `two touches of one place add two cups, and two of − take the only cup away and add none`(
        size: GridSize, touched: (language: Language, keys: String, words: String, cups: [Int])
    ) throws {
        let customer = try Customer(touched.language, size)
        customer.typeSlowly(touched.keys)
        let place = try #require(customer.look().find(touched.words))
        for cups in touched.cups {
            customer.click(place)
            #expect(customer.cart.count == cups)
            #expect((customer.cart.order == nil) == (cups == 0))
        }
    }

    @Test(arguments: sizes)
    func `an order is made with the mouse alone, or with the keys alone`(size: GridSize) throws {
        let customer = try Customer(.english, size)
        for words in ["Add", "Check order", "Order  ⏎"] {
            #expect(!customer.isShowingNumber)
            try customer.click(words)
        }
        #expect(customer.isShowingNumber)
        let other = try Customer(.english, size)
        for (key, isChecking, isShowingNumber) in [("2", false, false), ("o", true, false), ("\n", false, true)] {
            other.typeSlowly(key)
            #expect(other.isChecking == isChecking)
            #expect(other.isShowingNumber == isShowingNumber)
        }
    }

    @Test func `the mouse changes an order on the check page, and an empty cart is filled on the menu`() throws {
        let customer = try Customer()
        customer.typeSlowly("3o")
        try customer.click("+")
        #expect(customer.isChecking && customer.cart.count == 2)
        customer.typeSlowly("⎋")
        #expect(!customer.isChecking && customer.cart.count == 2)
        customer.typeSlowly("o")
        try customer.click("−", "−")
        #expect(!customer.isChecking && customer.cart.order == nil && customer.screen.backEvent == nil)
        customer.typeSlowly("3o\n")
        #expect(customer.isShowingNumber)
        #expect(customer.test.books.soldCount == 1)
    }

    @Test(arguments: sizes)
    func `the title bar has the title of the page and the steps, and no names of other screens`(size: GridSize) throws {
        let customer = try Customer(.english, size)
        func bar() -> String { customer.look().text(row: 0) }
        let isWide = size.columns >= 70
        #expect(bar().hasPrefix(" Choose your juice "))
        for step in isWide ? ["1 Choose", "2 Check", "3 Number"] : ["1/3"] { #expect(bar().contains(step)) }
        customer.typeSlowly("2o")
        #expect(bar().hasPrefix(" Check your order "))
        if isWide {
            let step = try #require(customer.look().find("2 Check"))
            #expect(customer.look()[step].style.bold)
            #expect(!customer.look()[try #require(customer.look().find("1 Choose"))].style.bold)
        } else {
            #expect(bar().contains("2/3"))
        }
        customer.typeSlowly("\n")
        #expect(bar().hasPrefix(" Thank you! "))
    }

    @Test func `cards do not touch each other, and no straw touches the title`() throws {
        let customer = try Customer()
        customer.typeSlowly("236")
        let canvas = customer.look()
        #expect(canvas.text(row: 1) == "")
        for row in 1..<18 {
            for column in [26, 27, 53, 78] {
                #expect(canvas[GridPoint(column: column, row: row)].text == " ", "\(column), \(row)")
                #expect(!canvas[GridPoint(column: column, row: row)].style.reverse, "\(column), \(row)")
            }
        }
    }

    // MARK: Over a page

    @Test(arguments: sizes)
    func `a countdown stands above the page, and covers nothing of it`(size: GridSize) throws {
        let customer = try Customer(.english, size)
        customer.typeSlowly("23")
        for button in ["Check order", "Order  ⏎"] {
            customer.test.kiosk.announcement = nil
            let before = customer.look()
            let place = try #require(before.find(button))
            customer.test.kiosk.announcement = Question("Back in 5 s.", ["Tap."], seconds: 5)
            let canvas = customer.look()
            #expect(canvas.find("Back in 5 s.") != nil)
            #expect(canvas.find(button) == place)
            for row in 1..<(size.rows - 1) {
                // Only the mark of the focus is not there meanwhile.
                #expect(canvas.text(row: row) == before.text(row: row).replacing("▸", with: " "))
            }
            customer.test.kiosk.announcement = nil
            if button == "Check order" { customer.typeSlowly("o") }
        }
    }

    @Test func `a question has a headline of three rows, and Esc says what it chooses`() throws {
        let customer = try Customer()
        let juice = try customer.test.juice("strawberry-banana")
        customer.screen.handle(.request(try Order([Quantity(item: juice, count: 2)])))
        let canvas = customer.look()
        let headline = try #require(canvas.find("✗ Not enough fruit. Please call a member of staff."))
        for row in (headline.row - 1)...(headline.row + 1) {
            for column in 1...78 { #expect(canvas[GridPoint(column: column, row: row)].style.reverse) }
        }
        #expect(canvas.find("Nothing has been ordered yet. Your cart stays as it is.") != nil)
        // The stock is not a customer's.
        customer.screen.handle(.answer(.restock))
        #expect(customer.test.navigator.top === customer.screen)
        #expect(customer.test.books.soldCount == 0)
        let hint = try #require(canvas.find("Esc  Cancel", below: 22))
        #expect(canvas[hint].style.bold)
        customer.click(hint)
        #expect(!customer.sees("Not enough fruit"))
    }

    @Test func `a cap below a customer's page is not filled, because the button for what it is for is`() throws {
        let canvas = try Customer().look()
        let help = try #require(canvas.find("?  Help"))
        #expect(canvas[help].style.background == .statusBar)
        #expect(canvas[help].style.bold)
    }

    // In 12 rows the news of two lines leaves the button one.
    @Test(arguments: sizes.dropFirst())
    func `the button that leaves the number is as high as a finger needs it`(size: GridSize) throws {
        let customer = try Customer(.english, size)
        customer.typeSlowly("2o\n")
        let canvas = customer.look()
        let done = try #require(canvas.find("Done ⏎"))
        for row in (done.row - 1)...(done.row + 1) {
            #expect(canvas[GridPoint(column: done.column, row: row)].style.reverse)
        }
        #expect(done.row + 1 < size.rows - 1)
    }
}
