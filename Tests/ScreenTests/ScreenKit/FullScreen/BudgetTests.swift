import Terminal
import TestSupport
import Testing

@testable import ScreenKit

/// What a picture costs on the way to a terminal: over a slow network it has to come as quickly as from this machine.
struct BudgetTests {
    /// A terminal with 256 colours that fills what it erases.
    private func renderer() -> FrameRenderer { FrameRenderer(erasesWithFill: true) }

    @Test(
        arguments: [Place.menu, .calculator, .orders, .fullCart, .ordersMade, .stock, .deletedValues], Language.allCases
    )
    func `the focus moves to each neighbour in at most 120 bytes, and to a card of a juice in 124`(
        place: Place, language: Language
    ) throws {
        let person = Terminalist(try TestKiosk(place, language))
        // On the stock, the other two arrows change a count.
        let ways: [(Key, Key)] = place == .stock ? [(.down, .up)] : [(.down, .up), (.right, .left)]
        let moves = ways.flatMap { [$0.0, $0.1, $0.1, $0.0] } + [.tab]
        let limit = [.orders, .fullCart, .ordersMade].contains(place) ? 124 : 120
        var renderer = renderer()
        _ = renderer.render(person.look())
        var sizes: [Int] = []
        for key in (0..<36).flatMap({ _ in moves }) {
            person.press(key)
            let bytes = renderer.render(person.look()).count
            if bytes > limit { Issue.record("\(bytes) bytes for \(key): \(person.markedRow ?? "")") }
            sizes.append(bytes)
        }
        #expect(sizes.count { $0 > 0 } > 100)
    }

    @Test(
        arguments: [(Place.menu, 2_500), (.calculator, 3_000), (.orders, 4_600), (.stock, 3_000), (.sales, 3_200)],
        Language.allCases)
    func `a whole picture takes no more bytes than its design`(screen: (place: Place, limit: Int), language: Language)
        throws
    {
        var renderer = renderer()
        let bytes = renderer.render(Terminalist(try TestKiosk(screen.place, language)).look()).count
        #expect(bytes <= screen.limit)
    }
}
