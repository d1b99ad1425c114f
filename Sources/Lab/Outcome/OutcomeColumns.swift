import ScreenKit
import Terminal

/// One thing that happened, in two columns.
nonisolated struct OutcomeColumns {
    var first: String
    var second = ""
    var tone = Tone.plain
    var isHeading = false

    /// Both columns in one line.
    ///
    /// - Parameter width: How wide the first columns of all rows are.
    /// - Returns: The line; a heading begins further to the left.
    func line(width: Int) -> Message {
        let text = second.isEmpty ? first : DisplayWidth.padded(first, to: width) + "   " + second
        return Message(text: isHeading || text.isEmpty ? text : "  " + text, tone: tone)
    }
}
