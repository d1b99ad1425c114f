import Terminal

/// A count as a bar with a fixed scale, so that bars of the same things mean the same on every screen.
public struct CountBar: Equatable {
    /// The count, from 0. Above ``fullCount`` the bar is full and ends with a `+`, and the number beside it tells the rest.
    public var count: Int
    /// The count that fills the bar, at least 1. It does not depend on the present counts.
    public var fullCount: Int
    /// The least count that is enough, with a mark on the bar; `nil` for none. A count below it is low.
    public var lowMark: Int?
    /// The number of the bar's colour among those of the theme, from 0, the same for a thing on every screen; `nil` for none.
    public var color: Int?

    /// Creates a bar. Without a mark no count is low, and without a colour it is drawn as other bars are.
    public init(count: Int, fullCount: Int, lowMark: Int? = nil, color: Int? = nil) {
        self.count = count
        self.fullCount = fullCount
        self.lowMark = lowMark
        self.color = color
    }

    /// A Boolean value that indicates whether the count is below its mark.
    public var isLow: Bool { lowMark.map { count < $0 } ?? false }

    static var shortest: Int { 4 }

    func spokenMark(_ texts: Texts) -> String { isLow ? " (\(texts(count == 0 ? .none : .low)))" : "" }

    /// Draws the bar, with a mark in the last block of the least count that is enough. The style is that of a bar without a colour.
    public func draw(at point: GridPoint, columns: Int, otherwise style: TextStyle? = nil, on part: inout PagePart) {
        guard columns > 0 else { return }
        let full = Double(max(1, fullCount))
        let style = color.map { part.theme.bar(color: $0) } ?? style ?? part.theme.bar
        // On a block the mark is cut out, which is visible without colours.
        var cutOut = style
        cutOut.reverse = true
        part.drawBar(Double(count) / full, at: point, columns: columns, style: style)
        if count > fullCount {
            part.write("+", at: point.offset(columns: columns - 1), style: cutOut)
        } else if let lowMark, (1...max(1, fullCount)).contains(lowMark) {
            let place = PagePart.blocks(Double(lowMark) / full, of: columns) - 1
            let isOnBlock = place < PagePart.blocks(Double(count) / full, of: columns)
            part.write("┊", at: point.offset(columns: place), style: isOnBlock ? cutOut : part.theme.emptyBar)
        }
    }
}

extension PagePart {
    /// Draws a bar that is filled from 0 to 1.
    public mutating func drawBar(_ fullness: Double, at point: GridPoint, columns: Int, style: TextStyle? = nil) {
        guard columns > 0 else { return }
        let filled = Self.blocks(fullness, of: columns)
        write(String(repeating: "█", count: filled), at: point, style: style ?? theme.bar)
        write(
            String(repeating: "░", count: columns - filled), at: point.offset(columns: filled), style: theme.emptyBar)
    }

    /// Returns the number of blocks. Every count but 0 shows at least one, so that an empty bar means none.
    fileprivate static func blocks(_ fullness: Double, of columns: Int) -> Int {
        fullness > 0 ? max(1, Int(min(1, fullness) * Double(columns))) : 0
    }
}
