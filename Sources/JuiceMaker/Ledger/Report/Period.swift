import Core

/// A stretch of time, open at either end where nothing bounds it.
package struct Period: Hashable, Sendable {
    /// Its first moment.
    package let from: Timestamp?
    /// The first moment after it.
    package let to: Timestamp?

    /// Bounds a period.
    ///
    /// - Parameters:
    ///   - from: its first moment; without one, it began with the first record.
    ///   - to: the first moment after it; without one, it lasts.
    package init(from: Timestamp? = nil, to: Timestamp? = nil) {
        self.from = from
        self.to = to
    }

    enum Place {
        case before, within, after
    }

    func place(of time: Timestamp) -> Place {
        if let from, time < from { return .before }
        if let to, time >= to { return .after }
        return .within
    }
}
