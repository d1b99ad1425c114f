import Terminal
import Testing

@testable import ScreenKit

/// The row above a screen: where a person is, and how much of some work is done.
struct TitleBarTests {
    private func row(_ done: Int, crumbs: [String] = ["Kiosk", "Koans"]) -> String {
        let page = Page(
            RecordingScreen("koans"), panes: [], bars: ([], [], []),
            ContentFrame(progress: ScreenProgress(done: done, of: 37)), message: nil, copyText: nil,
            alert: nil, Texts(.english), .plain(breadcrumb: crumbs))
        return Picture(of: page, size: .small).cells.text(row: 0)
    }

    @Test(arguments: [(0, "▁▁▁▁▁▁▁▁"), (1, "▆▁▁▁▁▁▁▁"), (19, "▆▆▆▆▁▁▁▁"), (36, "▆▆▆▆▆▆▆▁"), (37, "▆▆▆▆▆▆▆▆")])
    func `a bar is empty before the first step, and full only after the last one`(done: Int, bar: String) {
        #expect(row(done).hasPrefix(" Kiosk › Koans "))
        #expect(row(done).hasSuffix(" \(done)/37 \(bar)  EN"))
    }

    @Test func `where there is no room for the bar, the numbers stay`() {
        let long = row(3, crumbs: ["Kiosk", String(repeating: "x", count: 55)])
        #expect(long.hasSuffix(" 3/37  EN"))
        #expect(long.hasPrefix(" Kiosk › xxx"))
    }
}
