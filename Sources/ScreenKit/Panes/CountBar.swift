import Terminal

/// A count as a bar with a fixed scale, so that bars of the same things mean the same on every screen.
public struct CountBar: Equatable {
    /// The count, from 0. Above ``fullCount`` the bar is full and ends with a `+`, and the number beside it tells the rest.
    public var count: Int
    /// The count that fills the bar, at least 1. It does not depend on the present counts.
    public var fullCount: Int
    /// The least count that is enough, with a mark on the bar; `nil` for none. A count below it is low.
    public var lowMark: Int?
    /// The colour of the bar, the same for a thing on every screen; `nil` for none.
    public var color: ThingColor?

    /// Creates a bar. Without a mark no count is low, and without a colour it is drawn as other bars are.
    public init(count: Int, fullCount: Int, lowMark: Int? = nil, color: ThingColor? = nil) {
        self.count = count
        self.fullCount = fullCount
        self.lowMark = lowMark
        self.color = color
    }

    /// A Boolean value that indicates whether the count is below its mark.
    public var isLow: Bool { lowMark.map { count < $0 } ?? false }

    static var shortest: Int { 4 }

    func spokenMark(_ texts: Texts) -> String { isLow ? " (\(texts(count == 0 ? .none : .low)))" : "" }

    /// How a bar with a body of colour is drawn.
    public enum Look: Sendable {
        /// As a fill on a track, as many rows high.
        case filled(rows: Int)
        /// As a row of low blocks, so that bars can stand directly below each other.
        case low
    }

    /// Draws the bar, with a mark at the least count that is enough. The style is that of a bar without a colour. A terminal without fills
    /// shows one row of low blocks, which in ASCII are the signs that replace them.
    public func draw(
        at point: GridPoint, columns: Int, _ look: Look = .filled(rows: 1), otherwise style: TextStyle? = nil,
        on part: inout PagePart
    ) {
        guard columns > 0 else { return }
        let style = color.map { TextStyle(foreground: part.color(of: $0)) } ?? style ?? TextStyle.bar
        guard part.showsFills else { return drawLow(at: point, columns: columns, style, on: &part) }
        switch look {
        case .filled(let rows):
            for row in 0..<max(1, rows) { drawFill(at: point.offset(rows: row), columns: columns, style, on: &part) }
        case .low: drawLow(at: point, columns: columns, style, on: &part)
        }
    }

    private func markColumn(of columns: Int) -> Int? {
        lowMark.flatMap { (1...max(1, fullCount)).contains($0) ? $0 : nil }.map {
            min(columns - 1, Int(fullness(of: $0) * Double(columns)))
        }
    }

    private func fullness(of count: Int) -> Double { Double(count) / Double(max(1, fullCount)) }

    /// Draws a fill that ends at an eighth of a column.
    private func drawFill(at point: GridPoint, columns: Int, _ style: TextStyle, on part: inout PagePart) {
        let track = Color.functionKey
        let eighths = PagePart.blocks(fullness(of: count), of: columns * 8)
        let filled = eighths / 8
        func write(_ text: String, _ column: Int, _ style: TextStyle) {
            part.write(text, at: point.offset(columns: column), style: style)
        }
        let fill = TextStyle(foreground: .onPrimary, background: style.foreground)
        write(String(repeating: " ", count: filled), 0, fill)
        if filled < columns {
            write(String(repeating: " ", count: columns - filled), filled, TextStyle(background: track))
            let end = Self.ends[eighths % 8]
            if end != " " { write(end, filled, TextStyle(foreground: style.foreground, background: track)) }
        }
        if count > fullCount {
            write("+", columns - 1, fill)
        } else if let mark = markColumn(of: columns) {
            write("│", mark, mark < filled ? fill : TextStyle(foreground: .onFunctionKey, background: track))
        }
    }

    private func drawLow(at point: GridPoint, columns: Int, _ style: TextStyle, on part: inout PagePart) {
        part.drawLowBar(fullness(of: count), at: point, columns: columns, style: style, rest: .line)
        if count > fullCount {
            part.write("+", at: point.offset(columns: columns - 1), style: .number)
        } else if let mark = markColumn(of: columns) {
            part.write("┃", at: point.offset(columns: mark))
        }
    }

    /// The end of a fill for each number of eighths.
    private static var ends: [String] { [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] }
}

extension PagePart {
    /// Draws a row of low blocks that is filled from 0 to 1.
    mutating func drawLowBar(
        _ fullness: Double, at point: GridPoint, columns: Int, style: TextStyle, rest: TextStyle
    ) {
        let filled = Self.blocks(fullness, of: columns)
        write(String(repeating: "▆", count: filled), at: point, style: style)
        write(String(repeating: "▁", count: columns - filled), at: point.offset(columns: filled), style: rest)
    }

    /// Returns the number of blocks, or of parts of them. Every count but 0 shows at least one, so that an empty bar means none.
    fileprivate static func blocks(_ fullness: Double, of columns: Int) -> Int {
        fullness > 0 ? max(1, Int(min(1, fullness) * Double(columns))) : 0
    }
}
