import Terminal
import Testing

@testable import ScreenKit

extension GaugesPane.Gauge {
    fileprivate init(label: String, count: Int, fullCount: Int = 10, lowMark: Int? = nil, color: Int? = nil) {
        self.init(label: label, bar: CountBar(count: count, fullCount: fullCount, lowMark: lowMark, color: color))
    }
}

/// Bars of counts.
struct BarTests {
    /// Lays out a page of 80 columns.
    private func canvas(_ pane: some Pane) -> Canvas { PagePicture(pane).draw(.small) }

    private func gauges(_ gauges: GaugesPane.Gauge...) -> Canvas {
        canvas(GaugesPane(gauges: gauges))
    }

    private func steppers(_ bars: CountBar...) -> Canvas {
        let steppers = bars.map { bar in
            SteppersPane<Int>.Stepper(
                label: "Mango", value: String(bar.count), bar: bar, lower: [], raise: [], bindings: [])
        }
        return canvas(SteppersPane(steppers: steppers))
    }

    /// The cells of the bar in a row of the body, from its first block to its last.
    private func bar(_ canvas: Canvas, row: Int = 0) -> [Cell] {
        let cells = (0..<canvas.size.columns).map { canvas[GridPoint(column: $0, row: 1 + row)] }
        let blocks = cells.indices.filter { "█░┊+".contains(cells[$0].text) }
        guard let first = blocks.first, let last = blocks.last else { return [] }
        return Array(cells[first...last])
    }

    private func share(_ bar: [Cell]) -> Double { Double(bar.count { $0.text == "█" }) / Double(bar.count) }

    @Test func `a count fills the same share of a bar on a gauge and beside a stepper`() {
        for count in [0, 2, 5, 10] {
            let gauge = bar(gauges(.init(label: "Mango", count: count)))
            let stepper = bar(steppers(CountBar(count: count, fullCount: 10)))
            #expect(abs(share(gauge) - Double(count) / 10) < 0.05, "\(count)")
            #expect(abs(share(stepper) - Double(count) / 10) < 0.05, "\(count)")
        }
    }

    @Test func `a count above the scale fills the bar, and ends it with a plus`() {
        let full = bar(gauges(.init(label: "Mango", count: 10)))
        let more = bar(gauges(.init(label: "Mango", count: 11)))
        #expect(full.allSatisfy { $0.text == "█" })
        #expect(more.count == full.count)
        #expect(more.dropLast().allSatisfy { $0.text == "█" })
        #expect(more.last?.text == "+")
        #expect(more.last?.style.reverse == true)
        #expect(bar(steppers(CountBar(count: 11, fullCount: 10))).last?.text == "+")
    }

    @Test func `the mark for a low count stays in its place, on the blocks and beyond them`() throws {
        let places = [0, 3, 4, 9].map { count in
            bar(gauges(.init(label: "Mango", count: count, lowMark: 4))).firstIndex { $0.text == "┊" }
        }
        #expect(Set(places).count == 1)
        let place = try #require(places[0])
        let low = bar(gauges(.init(label: "Mango", count: 3, lowMark: 4)))
        let enough = bar(gauges(.init(label: "Mango", count: 4, lowMark: 4)))
        #expect(low[..<place].last?.text == "░")
        #expect(!low[place].style.reverse)
        // The mark is cut out of the last block of the least count that is enough.
        #expect(enough[place].style.reverse)
        #expect(enough[place + 1].text == "░")
        #expect(ASCIIFallback.text("┊") == "|")
    }

    /// Draws a bar of ten blocks with its mark in the fourth one.
    private func marked(_ count: Int) -> [Cell] {
        let size = GridSize(columns: 10, rows: 1)
        var part = PagePart(Canvas(size: size), scroll: 0, focus: nil, Texts(.english), .standard)
        let bar = CountBar(count: count, fullCount: 10, lowMark: 4)
        bar.draw(at: GridPoint(column: 0, row: 0), columns: 10, on: &part)
        return (0..<10).map { part.canvas[GridPoint(column: $0, row: 0)] }
    }

    @Test(arguments: 0...10)
    func `a mark is cut out of a full block, and stands plainly in an empty one`(count: Int) {
        let cells = marked(count)
        #expect(cells.indices.filter { cells[$0].text == "┊" } == [3])
        #expect(cells.indices.filter { cells[$0].style.reverse } == (count >= 4 ? [3] : []))
        #expect(cells.count { $0.text == "█" } == (count >= 4 ? count - 1 : count))
    }

    @Test func `a low count has a sign besides its colour`() throws {
        let gauges = gauges(.init(label: "Mango", count: 3, lowMark: 4), .init(label: "Kiwi", count: 4, lowMark: 4))
        #expect(gauges.text(row: 1).hasSuffix("3 !"))
        #expect(gauges.text(row: 3).hasSuffix("4"))
        let low = CountBar(count: 3, fullCount: 10, lowMark: 4)
        let steppers = steppers(low, CountBar(count: 4, fullCount: 10, lowMark: 4))
        #expect(steppers.text(row: 1).contains("3 !"))
        #expect(!steppers.text(row: 3).contains("!"))
    }

    @Test func `bars of different things have different colours, which do not depend on the count`() {
        let colors = (0..<5).map { number in
            bar(gauges(.init(label: "Mango", count: 10, color: number))).first?.style.foreground
        }
        #expect(Set(colors).count == 5)
        #expect(!colors.contains(.default))
        let scarce = bar(gauges(.init(label: "Mango", count: 3, lowMark: 4, color: 0))).first
        #expect(scarce?.style.foreground == colors[0])
        #expect(bar(steppers(CountBar(count: 9, fullCount: 10, color: 3))).first?.style.foreground == colors[3])
    }

    @Test(arguments: [Int.min, -1, 5, Int.max])
    func `any number has a colour`(number: Int) {
        #expect(Theme.standard.bar(color: number).foreground != .default)
    }

    @Test(arguments: [(0, 0), (5, 0), (5, Int.max), (Int.max, 10), (Int.max, Int.max)])
    func `any scale and any mark are drawn without a trap`(count: Int, fullCount: Int) {
        for lowMark in [Int.min, -1, 0, 1, 10, .max] {
            let row = gauges(.init(label: "Mango", count: count, fullCount: fullCount, lowMark: lowMark)).text(row: 1)
            #expect(row.hasPrefix(" Mango  "))
        }
    }
}
