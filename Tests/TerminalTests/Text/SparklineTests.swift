import Testing

@testable import Terminal

struct SparklineTests {
    @Test func `the greatest count has the tallest bar, and only nothing has the smallest`() {
        #expect(Sparkline.text([0, 1, 2, 4, 8]) == "▁▁▂▄█")
        #expect(Sparkline.text([0, 1, 100]) == "▁▁█")
        #expect(Sparkline.text([7]) == "█")
        #expect(Sparkline.text([1, 2, 3, 4, 5, 6, 7, 8]) == "▁▂▃▄▅▆▇█")
        #expect(Sparkline.text([1, 2, 3, 14, 15, 16]) == "▁▁▂▇██", "a count between two bars has the taller one")
        #expect(Sparkline.text([0, 0]) == "▁▁")
        #expect(Sparkline.text([-3, 0]) == "▁▁")
        #expect(Sparkline.text([]) == "")
    }

    @Test func `a line that is listened to has the words and numbers without the bars`() {
        #expect(Sparkline.removed(from: "9:00–13:00 ▄▁▁█▄ most at 12:00 (2)") == "9:00–13:00 most at 12:00 (2)")
        #expect(Sparkline.removed(from: "no bars, no change") == "no bars, no change")
        #expect(Sparkline.removed(from: "▁") == "")
    }
}
