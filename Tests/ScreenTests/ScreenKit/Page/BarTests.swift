import Terminal
import Testing

@testable import ScreenKit

/// Bars of counts.
struct BarTests {
    /// Draws a bar, ten columns wide.
    private func bar(_ bar: CountBar, _ barLook: CountBar.Look = .filled(rows: 1), _ look: PageLook = .filled) -> [Cell]
    {
        var part = PagePart(
            Canvas(size: GridSize(columns: 10, rows: 1)), scroll: 0, focus: nil, Texts(.english), look)
        bar.draw(at: GridPoint(column: 0, row: 0), columns: 10, barLook, on: &part)
        return (0..<10).map { part.canvas[GridPoint(column: $0, row: 0)] }
    }

    private func text(_ cells: [Cell]) -> String { cells.map(\.text).joined() }

    private func filled(_ cells: [Cell]) -> Int { cells.count { $0.style.background == Color.things[0] } }

    /// The rows of a page of 80 columns on which a text stands.
    private func rows(_ pane: some Pane, with text: String) -> [String] {
        PagePicture(pane).draw(.small).text.filter { $0.contains(text) }
    }

    @Test(arguments: 0...10)
    func `a count fills its share of a bar`(count: Int) {
        #expect(filled(bar(CountBar(count: count, fullCount: 10, color: 0))) == count)
    }

    @Test(arguments: [
        (13, 20, "      ▌   "), (1, 1_000, "▏         "), (0, 1_000, "          "), (11, 10, "         +"),
    ])
    func `a fill ends at an eighth of a column, no count but 0 is empty, and one above the scale ends with a plus`(
        count: Int, fullCount: Int, row: String
    ) {
        #expect(text(bar(CountBar(count: count, fullCount: fullCount, color: 0))) == row)
    }

    @Test func `a count above the scale fills the bar in every look`() {
        #expect(filled(bar(CountBar(count: 11, fullCount: 10, color: 0))) == 10)
        #expect(text(bar(CountBar(count: 11, fullCount: 10), .filled(rows: 1), .ruled)) == "▆▆▆▆▆▆▆▆▆+")
        #expect(text(bar(CountBar(count: 11, fullCount: 10), .low)) == "▆▆▆▆▆▆▆▆▆+")
    }

    @Test(arguments: 0...10)
    func `the mark for a low count stays in its place`(count: Int) {
        let marked = CountBar(count: count, fullCount: 10, lowMark: 4, color: 0)
        #expect(bar(marked).map(\.text).firstIndex(of: "│") == 4)
        #expect(bar(marked, .low).map(\.text).firstIndex(of: "┃") == 4)
        #expect(ASCIIFallback.text("│") == "|")
    }

    @Test func `without fills a bar is made of low blocks, with the mark in the same column`() {
        let low = CountBar(count: 3, fullCount: 10, lowMark: 4)
        let enough = CountBar(count: 6, fullCount: 10, lowMark: 4)
        for look in [CountBar.Look.filled(rows: 2), .low] {
            #expect(text(bar(low, look, .ruled)) == "▆▆▆▁┃▁▁▁▁▁")
            #expect(text(bar(enough, look, .ruled)) == "▆▆▆▆┃▆▁▁▁▁")
        }
        #expect(ASCIIFallback.text("▆▆▆▁┃▁") == "###.|.")
    }

    @Test func `a low count has a sign besides its colour`() {
        let low = CountBar(count: 3, fullCount: 10, lowMark: 4)
        let enough = CountBar(count: 4, fullCount: 10, lowMark: 4)
        let gauges = GaugesPane(gauges: [.init(label: "Mango", bar: low), .init(label: "Kiwi", bar: enough)])
        #expect(rows(gauges, with: "Mango").first?.hasSuffix("3!") == true)
        #expect(rows(gauges, with: "!").count == 1)
        let steppers = SteppersPane<Int>(
            steppers: [low, enough].map { bar in
                SteppersPane<Int>.Stepper(
                    label: "Mango", value: String(bar.count), bar: bar, lower: [], raise: [], bindings: [])
            }, Texts(.english))
        #expect(rows(steppers, with: "!").count == 1)
    }

    @Test(arguments: [3, 41, 107, 1_000, 12_345])
    func `the sign of a low count stands beside its bar, and covers nothing of it`(count: Int) throws {
        // There is no room below the rows, where the sign stands otherwise.
        func row(lowMark: Int) throws -> String {
            let stepper = SteppersPane<Int>.Stepper(
                label: "Mango", value: String(count), bar: CountBar(count: count, fullCount: 2, lowMark: lowMark),
                lower: [], raise: [], bindings: [])
            let pane = SteppersPane(steppers: Array(repeating: stepper, count: 7), Texts(.english))
            let page = PagePicture([pane], look: .ruled).draw(GridSize(columns: 60, rows: 12))
            return page.text(row: try #require(page.find("Mango")).row)
        }
        let (low, enough) = (try row(lowMark: count + 1), try row(lowMark: 0))
        #expect(low.contains(count < 1_000 ? "!" : " ! \(count)"))
        #expect(low.replacing("!", with: " ") == enough)
    }

    @Test func `bars of different things have different colours, which do not depend on the count`() {
        let colors = (0..<5).map { bar(CountBar(count: 10, fullCount: 10, color: .number($0)))[0].style.background }
        #expect(Set(colors).count == 5)
        #expect(!colors.contains(.default))
        #expect(bar(CountBar(count: 3, fullCount: 10, lowMark: 4, color: 0))[0].style.background == colors[0])
        #expect(bar(CountBar(count: 3, fullCount: 10, color: 0), .low)[0].style.foreground == colors[0])
    }

    @Test(arguments: [Int.min, -1, 5, Int.max])
    func `any number has a colour`(number: Int) {
        #expect(TextStyle.bar(color: number).foreground != .default)
    }

    @Test(arguments: [(0, 0), (5, 0), (5, Int.max), (Int.max, 10), (Int.max, Int.max)])
    func `any scale and any mark are drawn without a trap`(count: Int, fullCount: Int) {
        for lowMark in [Int.min, -1, 0, 1, 10, .max] {
            let any = CountBar(count: count, fullCount: fullCount, lowMark: lowMark)
            for look in [CountBar.Look.filled(rows: 1), .low] {
                #expect(bar(any, look).count == 10)
                #expect(bar(any, look, .ruled).count == 10)
            }
        }
    }
}
