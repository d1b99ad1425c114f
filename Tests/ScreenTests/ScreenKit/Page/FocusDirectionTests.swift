import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// The way of the focus, key by key.
struct FocusDirectionTests {
    private func focus(_ test: TestKiosk, _ focus: Int?, after key: Key) -> Int? {
        test.arrange(.small, view: ViewState(focus: focus)).focus(after: key)
    }

    @Test(
        arguments: [
            (.styles, 5, .down, .up), (.manyDeletedValues, 80, .down, .up), (.manyDeletedValues, 80, .tab, nil),
            (.calculator, 30, .tab, nil),
        ] as [(Place, Int, Key, Key?)])
    func `keys go through a list row by row and through a pad in reading order, and on at the other end`(
        place: Place, count: Int, forward: Key, backward: Key?
    ) throws {
        let test = try TestKiosk(place, .korean)
        #expect((0..<count).filter { focus(test, $0, after: forward) != ($0 + 1) % count } == [])
        guard let backward else { return }
        #expect((0..<count).filter { focus(test, $0, after: backward) != ($0 + count - 1) % count } == [])
    }

    @Test(
        arguments: [
            // Two cards of juices stand in a row.
            (.orders, 0, .right, 1), (.orders, 1, .left, 0), (.orders, 0, .down, 2), (.orders, 3, .up, 1),
            (.orders, 4, .down, 6),
            // The pad in reading order: MC MR M+ M− MS / % √ x² 1/x ⌫ / AC CE ± ÷ / 7 8 9 × / 4 5 6 − / 1 2 3 + / 0 00 . =
            (.calculator, nil, .up, 25), (.calculator, nil, .left, 28), (.calculator, nil, .right, nil),
            (.calculator, nil, .down, 4), (.calculator, 6, .up, 1), (.calculator, 0, .up, 26),
            (.calculator, 12, .right, 13), (.calculator, 12, .left, 11),
            // On a stepper, left and right change the count.
            (.stock, 1, .left, nil), (.stock, 1, .right, nil), (.stock, 1, .down, 2),
            // In a question they go from answer to answer.
            (.shortage, 0, .right, 1), (.shortage, 1, .left, 0),
        ] as [(Place, Int?, Key, Int?)])
    func `arrows go where they point`(place: Place, start: Int?, key: Key, end: Int?) throws {
        #expect(focus(try TestKiosk(place, .korean), start, after: key) == end)
    }

    @Test(arguments: [(Place.calculator, 29), (.shortage, 0)])
    func `the focus starts at equals and at the first answer`(place: Place, focus: Int) throws {
        #expect(try TestKiosk(place, .korean).arrange(.small).focus == focus)
    }
}
