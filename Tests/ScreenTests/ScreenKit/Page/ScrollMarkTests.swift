import Terminal
import Testing

@testable import ScreenKit

/// The numbers of the lines above and below those in view.
struct ScrollMarkTests {
    /// Lays out thirty lines that fill their rows.
    private func picture(followsEnd: Bool = false, isProse: Bool = false, scroll: Int = 0) -> Picture {
        let lines = (1...30).map { Message(text: "line \($0) " + String(repeating: "x", count: 70)) }
        let text = TextPane(lines: LazyRows(lines), isProse: isProse, followsEnd: followsEnd)
        return PagePicture([text], .rows("0")).arrange(.small, scroll: scroll)
    }

    private func body(followsEnd: Bool, scroll: Int) -> [String] {
        Array(picture(followsEnd: followsEnd, scroll: scroll).cells.text[1...22])
    }

    private func mark(_ row: String?) -> String? {
        row.flatMap { $0.firstMatch(of: /\ ([↑↓] \d+)$/) }.map { String($0.1) }
    }

    @Test func `lines that fill their rows say how many are above and below`() {
        // Twenty-two of thirty lines are in view.
        let scrolled = [0, 4, 8].map { body(followsEnd: false, scroll: $0) }
        #expect(scrolled.map { mark($0.first) } == [nil, "↑ 4", "↑ 8"])
        #expect(scrolled.map { mark($0.last) } == ["↓ 8", "↓ 4", nil])
        #expect(scrolled[1].first?.hasPrefix(" line 5 xxx") == true)
        #expect(scrolled[1].dropFirst().dropLast().allSatisfy { mark($0) == nil })
        // The next page has the line below a mark further inside. Prose leaves room for the marks.
        #expect([false, true].map { picture(isProse: $0).scrolling.page } == [20, 22])
    }

    @Test func `news that are scrolled say so too, and those at rest are whole`() {
        let rest = body(followsEnd: true, scroll: 0)
        #expect(rest.first?.hasSuffix("x") == true)
        #expect(rest.last?.hasPrefix(" line 30 xxx") == true)
        #expect(rest.last?.hasSuffix("x") == true)
        let scrolled = body(followsEnd: true, scroll: 4)
        #expect(mark(scrolled.first) == "↑ 4")
        #expect(mark(scrolled.last) == "↓ 4")
    }
}
