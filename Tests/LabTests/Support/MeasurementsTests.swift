import TestSupport
import Testing

@testable import Lab

struct MeasurementsTests {
    private func lines(of plot: TimePlot) -> [String] {
        plot.rows.compactMap { if case .drawing(let line) = $0 { line } else { nil } }
    }

    @Test
    func `a table stands above the drawing, in which a row up is twice the time, and letters end at the same column`()
        throws
    {
        var plot = TimePlot()
        for (size, slow) in [(1_000, 16), (2_000, 32), (4_000, 64)] {
            plot.add("RingBuffer", size, .nanoseconds(16))
            plot.add("Array", size, .nanoseconds(slow))
        }
        try GoldenFile("plot", suite: #filePath).expect(lines(of: plot).joined(separator: "\n"))
    }

    @Test func `a time stands at the doubling that is nearest`() {
        var plot = TimePlot()
        plot.add("A", 1, .nanoseconds(22))
        plot.add("B", 1, .nanoseconds(23))
        #expect(lines(of: plot)[4...5] == ["             32 │        B", "             16 │        A"])
    }

    @Test func `a time of zero is drawn lowest`() {
        var plot = TimePlot()
        plot.add("A", 1, .zero)
        #expect(lines(of: plot)[3] == "              1 │        A")
    }
}
