import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// The way of the focus, key by key.
struct FocusDirectionTests {
    private let size = GridSize(columns: 80, rows: 24)

    private func focus(_ test: TestKiosk, _ focus: Int, after key: Key) -> Int? {
        test.arrange(size, view: ViewState(focus: focus)).focus(after: key)
    }

    @Test func `up and down go through a list row by row, and on at its other end`() throws {
        let test = try TestKiosk(.styles, .korean)
        for row in 0..<5 {
            #expect(focus(test, row, after: .down) == (row + 1) % 5)
            #expect(focus(test, row, after: .up) == (row + 4) % 5)
        }
    }

    @Test func `among the cards of the juices, arrows go where they point`() throws {
        // Two cards stand in a row.
        let test = try TestKiosk(.orders, .korean)
        #expect(focus(test, 0, after: .right) == 1)
        #expect(focus(test, 1, after: .left) == 0)
        #expect(focus(test, 0, after: .down) == 2)
        #expect(focus(test, 3, after: .up) == 1)
        #expect(focus(test, 4, after: .down) == 6)
    }

    @Test func `up and down go through a list that does not fit, row by row`() throws {
        let test = try TestKiosk(.manyDeletedValues, .korean)
        let wrong = (0..<80).filter { focus(test, $0, after: .down) != ($0 + 1) % 80 }
        let wrongUpwards = (0..<80).filter { focus(test, $0, after: .up) != ($0 + 79) % 80 }
        #expect(wrong == [])
        #expect(wrongUpwards == [])

    }

    @Test func `tab goes through a list that does not fit, both ways`() throws {
        let test = try TestKiosk(.manyDeletedValues, .korean)
        for row in 0..<80 {
            #expect(focus(test, row, after: .tab) == (row + 1) % 80)
        }
    }

    @Test func `the focus starts at equals, and arrows go where they point`() throws {
        let test = try TestKiosk(.calculator, .korean)
        let page = test.arrange(size)
        // The pad in reading order: MC MR M+ M− MS / % √ x² 1/x ⌫ / AC CE ± ÷ / 7 8 9 × / 4 5 6 − / 1 2 3 + / 0 00 . =
        #expect(page.focus == 29)
        #expect(page.focus(after: .up) == 25)
        #expect(page.focus(after: .left) == 28)
        #expect(page.focus(after: .right) == nil)
        #expect(page.focus(after: .down) == 4)
        #expect(focus(test, 6, after: .up) == 1)
        #expect(focus(test, 0, after: .up) == 26)
        #expect(focus(test, 12, after: .right) == 13)
        #expect(focus(test, 12, after: .left) == 11)
    }

    @Test func `tab goes through the pad in reading order`() throws {
        let test = try TestKiosk(.calculator, .korean)
        for key in 0..<30 { #expect(focus(test, key, after: .tab) == (key + 1) % 30) }
    }

    @Test func `left and right change the count of a stepper and leave the focus`() throws {
        let test = try TestKiosk(.stock, .korean)
        #expect(focus(test, 1, after: .left) == nil)
        #expect(focus(test, 1, after: .right) == nil)
        #expect(focus(test, 1, after: .down) == 2)
    }

    @Test func `in a question left and right go from answer to answer`() throws {
        let test = try TestKiosk(.shortage, .korean)
        #expect(test.arrange(size).focus == 0)
        #expect(focus(test, 0, after: .right) == 1)
        #expect(focus(test, 1, after: .left) == 0)
    }
}
