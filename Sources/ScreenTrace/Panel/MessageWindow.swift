import Terminal

/// The messages in view: as many as there are rows, and one that is chosen.
nonisolated struct MessageWindow: Equatable {
    /// The places of the events in view.
    let events: Range<Int>
    /// The place of the newest message to a delegate, where it is above those in view. It stays in view in a row of its own, above
    /// them, and the row below it says what is left out.
    let pinned: Int?
    /// The place of the chosen event; `nil` in an empty trace.
    let chosen: Int?
    let rows: Int
    /// The places of all events of the trace.
    private let places: Range<Int>
    /// The area of the rows in the panel that was drawn last.
    var area = GridRect(GridSize(columns: 0, rows: 0))

    /// From this height on there is room for a message that stays in view.
    private static let rowsForPinned = 6

    /// Finds the events for some rows: around a chosen one, and otherwise up to a last one.
    init(of trace: Trace, rows: Int, choice: MessageChoice) {
        let places = trace.places
        (self.rows, self.places) = (rows, places)
        chosen = places.last.map { min(max(places.lowerBound, choice.chosen ?? $0), $0) }
        var end = min(
            max(places.lowerBound + min(rows, places.count), choice.end ?? places.upperBound), places.upperBound)
        if let chosen { end = max(min(end, chosen + rows), chosen + 1) }
        func found(to end: Int) -> (events: Range<Int>, pinned: Int?) {
            let events = max(places.lowerBound, end - rows)..<end
            guard rows >= Self.rowsForPinned, !trace[events].contains(where: \.isToDelegate),
                let message = trace.newestMessage(before: events.lowerBound)
            else { return (events, nil) }
            return (events.dropFirst(2), message)
        }
        var window = found(to: end)
        // The chosen event does not give way to the one that stays.
        while let chosen, !window.events.contains(chosen), end > chosen + 1 {
            end -= 1
            window = found(to: end)
        }
        (events, pinned) = window
    }

    /// Returns the place of the event in a row; `nil` where there is none.
    func event(inRow row: Int) -> Int? {
        guard pinned != nil else { return row < events.count ? events.lowerBound + row : nil }
        return row == 0 ? pinned : row > 1 && row < events.count + 2 ? events.lowerBound + row - 2 : nil
    }
}

// MARK: - Choosing

extension MessageWindow {
    /// Returns the choice of the event at a place, with the list scrolled to an end, or as it is.
    func choice(of place: Int, end: Int? = nil) -> MessageChoice {
        let end = end ?? events.upperBound
        return MessageChoice(
            chosen: place == places.upperBound - 1 ? nil : place, end: end == places.upperBound ? nil : end)
    }

    func choice(movedBy step: Int) -> MessageChoice {
        choice(of: min(max(places.lowerBound, (chosen ?? 0) + step), places.upperBound - 1))
    }

    /// Returns the choice with the list scrolled. A chosen event that would leave the view gives way to the one at the edge.
    func choice(scrolledBy step: Int) -> MessageChoice {
        let end = min(
            max(places.lowerBound + min(rows, places.count), events.upperBound + step), places.upperBound)
        // Above the first row may be one that stays, and the row that says what is left out.
        let first = max(places.lowerBound, end - rows + 2)
        return choice(of: min(max(chosen ?? first, first), end - 1), end: end)
    }
}

/// The message that a person has chosen, and how far the list of messages is scrolled.
nonisolated struct MessageChoice: Equatable {
    /// The place of the chosen event in the trace; `nil` for the newest one, which changes.
    var chosen: Int?
    /// The place behind the last event in view; `nil` for the end of the trace.
    var end: Int?

    /// Returns the choice of what the events from a place on are about: their newest message to a delegate, or else their first call whose
    /// line in the source is known.
    static func telling(_ trace: Trace, from place: Int) -> MessageChoice {
        let new = trace.places.dropFirst(max(0, place - trace.places.lowerBound))
        return MessageChoice(chosen: new.last { trace[$0].isToDelegate } ?? new.first { trace[$0].source != nil })
    }
}
