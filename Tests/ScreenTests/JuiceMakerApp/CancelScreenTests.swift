import Core
import JuiceMaker
import Terminal
import Testing
import TestSupport

@testable import JuiceMakerApp
@testable import ScreenKit

struct CancelScreenTests {
    @Test func `with the mouse the fields are only focused, and the hints open the screen and cancel the order`() throws
    {
        let test = try TestKiosk(.english)
        for id in ["kiwi", "mango"] { _ = try test.ledger.make(test.juice(id)) }
        let person = Terminalist(test, columns: 120, rows: 40)
        person.typeSlowly("2r")
        try person.click("Cancel order")
        let cancel = Opened<CancelScreen>(try test.top(), test)
        person.type("wet")
        try person.click("2   ")
        person.press(.backspace)
        person.type("1")
        try person.click("wet")
        person.type("!")
        let fields = cancel.content.body.panes.flatMap { $0.content.lines(test.texts, firstNumber: 1).flatMap(\.all) }
        #expect(fields == ["Order number: 1", "Reason: wet!"])
        #expect(test.books.accounts.voidedNumbers == [])
        try person.click("Cancel the order")
        #expect(test.books.accounts.voidedNumbers == [1])
    }

    @Test func `without a delegate nothing is cancelled, and the fields stay`() {
        let screen = CancelScreen(latest: 4)
        let navigator = Navigator(root: RecordingScreen("root"))
        navigator.push(screen)
        screen.receive([.editReason(.insert("x")), .cancel])
        #expect(navigator.top === screen)
    }

    @Test func `the trace shows the way of the number and the reason, back to the ledger`() throws {
        let traced = TracedKiosk(try TestKiosk(.english))
        _ = try traced.test.ledger.make(traced.test.juice("kiwi"))
        try traced.test.openJuiceMaker().handle(.open(.sales))
        _ = traced.take()
        try traced.test.choose(.cancelOrder, on: SalesScreen.self)
        try traced.test.choose(.editReason(.insert("wet")), on: CancelScreen.self)
        try traced.test.choose(.cancel, on: CancelScreen.self)
        try GoldenFile("traced", suite: #filePath).expect(traced.take().joined(separator: "\n"))
        try traced.test.choose(.cancelOrder, on: SalesScreen.self)
        try traced.test.choose(.editNumber(.insert("1")), on: CancelScreen.self)
        try traced.test.choose(.editReason(.insert("again")), on: CancelScreen.self)
        try traced.test.choose(.cancel, on: CancelScreen.self)
        try GoldenFile("traced-refusal", suite: #filePath).expect(traced.take().joined(separator: "\n"))
    }
}
