import Terminal

/// Which lanes a diagram has, and where.
nonisolated struct LaneLayout {
    /// The middle of each lane, from left to right.
    let columns: [(lane: String, column: Int)]
    private let pitch: Int

    /// Names are still told apart with so many columns.
    private static let leastPitch = 8
    private static let largestPitch = 20
    private static let screenEnding = "Screen"

    /// Gives lanes to those who take part in some events, as many as fit, the newest first.
    init(of events: ArraySlice<TraceEvent>, columns: Int) {
        let limit = max(2, columns / Self.leastPitch)
        var lanes: [String] = []
        for event in events.reversed() {
            let new = [event.sender, event.receiver].filter { $0 != TraceEvent.nobody && !lanes.contains($0) }
            // Of a newcomer that is named twice there is one.
            let newcomers = new.first == new.last ? Array(new.prefix(1)) : new
            guard lanes.count + newcomers.count <= limit else { break }
            // Who came first stands first.
            lanes = newcomers + lanes
        }
        let ordered = (0..<4).flatMap { rank in lanes.filter { Self.rank(of: $0) == rank } }
        let pitch = min(Self.largestPitch, columns / max(1, ordered.count))
        self.pitch = pitch
        let margin = (columns - pitch * ordered.count) / 2
        self.columns = ordered.enumerated().map { ($1, margin + pitch / 2 + $0 * pitch) }
    }

    /// The middle of a lane; `nil` where there was no room for it.
    subscript(lane: String) -> Int? { columns.first { $0.lane == lane }?.column }

    /// The name of a lane, as much of it as there is room for; that a screen is one need not be said.
    func label(of lane: String) -> String {
        let room = pitch - 1
        if DisplayWidth.of(lane) <= room { return lane }
        let parts = lane.split(separator: "#")
        guard let type = parts.first, type.hasSuffix(Self.screenEnding) else {
            return DisplayWidth.truncated(lane, to: room)
        }
        let number = parts.count > 1 ? "#" + parts[1] : ""
        return DisplayWidth.truncated(type.dropLast(Self.screenEnding.count) + number, to: room)
    }

    /// Screens stand at the left, for what people want to see goes from one to another; then who moves them; then the machines
    /// behind them.
    private static func rank(of lane: String) -> Int {
        switch lane.prefix(while: { $0 != "#" }) {
        case "Navigator": 1
        case "OrderMachine", "CalculatorDesk": 2
        case "Ledger": 3
        default: 0
        }
    }
}
