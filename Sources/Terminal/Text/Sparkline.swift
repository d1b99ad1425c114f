/// Counts as small bars in one line of text, such as `▁▃█`.
public enum Sparkline {
    private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// Returns a text without its bars and the space behind them, for a person who listens to the lines.
    package static func removed(from text: String) -> String {
        guard text.contains(where: bars.contains) else { return text }
        var rest = ""
        var isBehindBars = false
        for character in text {
            if bars.contains(character) {
                isBehindBars = true
            } else if isBehindBars, character == " " {
                isBehindBars = false
            } else {
                rest.append(character)
            }
        }
        return rest
    }

    /// Returns a bar for each count; the greatest one has the tallest, and counts below 1 have the smallest.
    public static func text(_ counts: some Collection<Int>) -> String {
        let greatest = max(1, counts.max() ?? 1)
        return String(
            counts.map { count in
                let eighths = (Double(max(0, count)) / Double(greatest) * Double(bars.count)).rounded(.up)
                return bars[min(max(0, Int(eighths) - 1), bars.count - 1)]
            })
    }
}
