import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct StockScreenTests {
    private final class Keeper: StockScreenDelegate {
        var saved: [[Quantity<Fruit>]] = []
        var left: StockDraft?
        var refusal: StockChangeError?

        func stockScreen(
            _ screen: StockScreen, save changes: [Quantity<Fruit>], reason: StockReason
        ) throws(StockChangeError) {
            if let refusal { throw refusal }
            saved.append(changes)
        }

        func stockScreen(_ screen: StockScreen, didLeave draft: StockDraft) { left = draft }
    }

    private let keeper = Keeper()
    /// Some fruits of the menu, the first, the fourth and the fifth.
    private let strawberry, kiwi, mango: Fruit

    init() throws {
        let fruits = try TestKiosk(isTraced: false).books.menu.fruits
        (strawberry, kiwi, mango) = (fruits[0], fruits[3], fruits[4])
    }

    private func open(_ language: Language = .korean) throws -> Opened<StockScreen> {
        let test = try TestKiosk(language)
        let stock = test.ledger.books.stock
        let screen = StockScreen(stock: stock, shortage: nil, calculators: Calculators())
        screen.delegate = keeper
        test.navigator.push(screen)
        return Opened(screen, test)
    }

    @Test func `what cannot be saved stays on the screen, with the reason, until it can`() throws {
        let stock = try open(.english)
        stock.handle(.edit(.set(kiwi, count: 50)))
        keeper.refusal = .notRecorded(.busy)
        stock.handle(.save)
        #expect(stock.isOnTop)
        #expect(stock.message?.text == "Not saved: another kiosk is using the ledger; try again in a moment")
        #expect(stock.changes == ["", "", "", "+40", ""])
        keeper.refusal = nil
        stock.handle(.save)
        #expect(keeper.saved == [[Quantity(item: kiwi, count: 40)]])
        #expect(!stock.isOnTop)
    }

    // MARK: Steppers

    @Test func `the buttons change a count by one and by ten`() throws {
        let stock = try open()
        func press(_ labels: String...) throws {
            for label in labels {
                let stepper = stock.content.steppers[1]
                let button = try #require(
                    (stepper.lower + stepper.raise).first { stock.test.texts($0.label) == label && $0.isEnabled })
                stock.handle(try #require(button.event))
            }
        }
        try press("+10", "+10", "+1", "−1", "−10")
        #expect(stock.values == ["10", "20", "10", "10", "10"])
        #expect(stock.changes == ["", "+10", "", "", ""])
        try press("−10", "−1", "−10")
        #expect(stock.values[1] == "0")
        #expect(stock.changes[1] == "−10")
    }

    @Test func `at a bound the buttons over it cannot be chosen`() throws {
        let stock = try open()
        for (count, labels) in [(10, ["−10", "−1", "+1", "+10"]), (0, ["+1", "+10"]), (100, ["−10", "−1"])] {
            stock.handle(.edit(.set(strawberry, count: count)))
            let stepper = stock.content.steppers[0]
            #expect(
                (stepper.lower + stepper.raise).filter(\.isEnabled).map { stock.test.texts($0.label) } == labels,
                "\(count)")
        }
    }

    @Test(arguments: [("strawberry", 0, 10, "+6: 딸기쥬스 1잔", "16"), ("mango 5", 4, 12, "+3: 이 주문", "15")])
    func `a click on what is suggested does it`(
        order: String, index: Int, count: Int, label: String, value: String
    ) throws {
        let orders = try Opened<OrderScreen>()
        let menu = orders.test.books.menu
        orders.handle(.request(try Order(parsing: order, menu: menu)), .answer(.restock))
        let stock = try orders.next(StockScreen.self)
        stock.handle(.edit(.set(menu.fruits[index], count: count)))
        let suggestion = try #require(stock.content.steppers[index].suggestion)
        #expect(stock.test.texts(suggestion.label) == label)
        stock.handle(try #require(suggestion.event))
        #expect(stock.values[index] == value)
        #expect(stock.content.steppers[index].suggestion == nil)
    }

    // MARK: Saving

    @Test func `saving without a change sends no change`() throws {
        try open().handle(.edit(.step(kiwi, by: 5)), .edit(.step(kiwi, by: -5)), .save)
        #expect(keeper.saved == [[]])
    }

    @Test func `without a delegate nothing is saved, and the changes stay on the screen`() throws {
        let stock = try open()
        stock.screen.delegate = nil
        stock.handle(.edit(.step(kiwi, by: 5)), .save)
        #expect(stock.isOnTop)
        #expect(stock.changes[3] == "+5")
    }

    @Test(arguments: [KioskCommand.back, .home, nil])
    func `cancelling, back and home send nothing`(command: KioskCommand?) throws {
        let stock = try open()
        if let command {
            stock.handle(.edit(.step(kiwi, by: 5)), .edit(.step(kiwi, by: -5)))
            stock.test.kiosk.perform(command)
        } else {
            stock.handle(.cancel)
        }
        #expect(stock.test.navigator.isAtRoot)
        #expect(keeper.saved == [])
    }

    @Test(arguments: [KioskCommand.back, .home, .quit])
    func `leaving with changes asks, whichever way, and the screen stays`(command: KioskCommand) throws {
        let stock = try open()
        let kiosk = stock.test.kiosk
        stock.handle(.edit(.set(strawberry, count: 30)), .edit(.set(mango, count: 4)))
        kiosk.perform(command)
        #expect(stock.isOnTop)
        #expect(!kiosk.isFinished)
        let alert = try #require(stock.question)
        #expect(alert.title == "바꾼 재고를 저장할까요?")
        #expect(alert.lines == [Message(text: "딸기 +20, 망고 −6")])
        #expect(alert.answers.map(\.label) == ["저장", "버리기", "계속 수정"])
        kiosk.perform(command)
        #expect(stock.question != nil, "the question is not answered by asking again")
        #expect(keeper.saved == [])
        #expect(kiosk.isFinished == (command == .quit), "only quitting twice ends the kiosk")
    }

    @Test func `changes that were discarded are not left behind`() throws {
        let stock = try open()
        stock.handle(.edit(.step(kiwi, by: 5)), .cancel)
        try stock.choose("버리기")
        #expect(!stock.isOnTop && keeper.left == nil)
    }

    @Test func `changes on a screen that was taken off are left to the delegate, with their reason`() throws {
        let stock = try open()
        stock.handle(.edit(.step(kiwi, by: 5)), .setReason(.restocked), .calculate(kiwi))
        stock.test.navigator.removeAll()
        #expect(keeper.left?.changes == [Quantity(item: kiwi, count: 5)] && keeper.left?.reason == .restocked)
    }
}

extension Opened<StockScreen> {
    fileprivate var values: [String] { content.steppers.map(\.value) }
    fileprivate var changes: [String] { content.steppers.map(\.change) }
}
