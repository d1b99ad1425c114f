import Core

/// The states of a calculator since its creation, and the position among them.
struct History: Sendable {
    private var entries = ChunkedArray<HistoryEntry>()
    /// The index of the current entry; 0 is the start.
    private(set) var position = 0

    init(start: HistoryEntry) {
        entries.append(start)
    }

    var current: HistoryEntry {
        get { entries[position] }
        set { entries[position] = newValue }
    }

    var canUndo: Bool { position > 0 }
    var canRedo: Bool { position < entries.count - 1 }

    /// Adds an entry behind the current one, and drops those that could be redone.
    ///
    /// - Complexity: O(1) amortized, plus O(*n*) in the number of dropped entries.
    mutating func record(_ entry: HistoryEntry) {
        entries.truncate(to: position + 1)
        entries.append(entry)
        position += 1
    }

    mutating func undo() {
        if canUndo { position -= 1 }
    }

    mutating func redo() {
        if canRedo { position += 1 }
    }
}

/// A state to which undo can return. It has the range of its rows and not the rows, so it is small.
struct HistoryEntry: Sendable {
    var state: CalculatorState
    var tape: Range<Int>
    var memory = Memory()
    var finishedCount = 0
    /// The deleted values that the change to this state has added.
    var deletedValues: [DeletedValue] = []
}
