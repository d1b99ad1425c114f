import ScreenKit
import Terminal

/// Which lanes a diagram has, and where.
nonisolated struct LaneLayout {
    /// The middle of each lane, from left to right.
    let columns: [(lane: String, column: Int)]
    private let pitch: Int

    /// Names are still told apart with so many columns.
    private static let leastPitch = 7
    private static let largestPitch = 20
    private static let screenEnding = "Screen"

    /// Gives lanes to those who take part in some events, as many as fit, the newest first.
    ///
    /// - Parameters:
    ///   - events: What is to be shown.
    ///   - order: Everybody; who came first stands first.
    ///   - columns: How wide the diagram is.
    init(of events: ArraySlice<TraceEvent>, order: [String], columns: Int) {
        let limit = max(2, columns / Self.leastPitch)
        var lanes: Set<String> = []
        for event in events.reversed() {
            let newcomers = Set([event.sender, event.receiver]).subtracting(lanes).subtracting([TraceEvent.nobody])
            guard lanes.count + newcomers.count <= limit else { break }
            lanes.formUnion(newcomers)
        }
        let ordered = (0..<3).flatMap { rank in order.filter { lanes.contains($0) && Self.rank(of: $0) == rank } }
        let pitch = min(Self.largestPitch, columns / max(1, ordered.count))
        self.pitch = pitch
        let margin = (columns - pitch * ordered.count) / 2
        self.columns = ordered.enumerated().map { ($1, margin + pitch / 2 + $0 * pitch) }
    }

    /// The middle of a lane; `nil` where there was no room for it.
    subscript(lane: String) -> Int? { columns.first { $0.lane == lane }?.column }

    /// The name of a lane, as much of it as there is room for: that a screen is one need not be said, and of a machine its last
    /// word tells most.
    func label(of lane: String) -> String {
        let room = pitch - 1
        if DisplayWidth.of(lane) < room { return lane }
        let parts = lane.split(separator: "#")
        let number = parts.count > 1 ? "#" + parts[1] : ""
        guard let type = parts.first else { return "" }
        let isScreen = type.hasSuffix(Self.screenEnding)
        let short = isScreen ? type.dropLast(Self.screenEnding.count) : type.suffix(from: type.lastWordStart)
        return DisplayWidth.truncated(String(short), to: room - number.count, mark: ".") + number
    }

    /// Screens stand at the left, because most messages go from one to another; then the navigator; then the machines behind them.
    private static func rank(of lane: String) -> Int {
        let type = lane.prefix { $0 != "#" }
        if type.hasSuffix(screenEnding) { return 0 }
        return type == "Navigator" || type == "Kiosk" ? 1 : 2
    }
}

extension Substring {
    /// Where the last word of a name in camel case begins.
    fileprivate nonisolated var lastWordStart: Index { lastIndex(where: \.isUppercase) ?? startIndex }
}
