import Synchronization

/// Records the steps of an experiment while it runs.
///
/// It is on no actor because objects write into it from their `deinit` too.
package nonisolated final class Notebook: Sendable {
    private struct Page {
        var outcome = Outcome()
        var liveCount = 0
    }

    private let page = Mutex(Page())

    /// Creates an empty notebook.
    package init() {}

    /// The number of objects that were made and not released.
    var liveCount: Int { page.withLock { $0.liveCount } }

    var outcome: Outcome { page.withLock { $0.outcome } }

    func begin(_ part: LabText) { write(.part(part)) }

    func write(_ row: Outcome.Row) { page.withLock { $0.outcome.rows.append(row) } }

    /// Records the `init` of an object.
    func made(_ name: String) {
        page.withLock { $0.liveCount += 1 }
        write(.made(name))
    }

    /// Records the `deinit` of an object.
    func released(_ name: String) {
        page.withLock { $0.liveCount -= 1 }
        write(.released(name))
    }

    /// Records a circle of references, from an object back to itself: objects, and between them the properties that lead on.
    func cycle(_ names: String...) { write(.cycle(names)) }

    /// Records a message that has arrived.
    func sent(_ message: String, from sender: String, to receiver: String) {
        write(.sent(message, from: sender, to: receiver))
    }

    /// Records a message to a delegate that is `nil`.
    func unheard(_ message: String, from sender: String) { write(.unheard(message, from: sender)) }

    func failed(_ reason: Outcome.Label) { write(.failed(reason)) }

    func value(_ expression: Outcome.Label, _ value: some CustomStringConvertible) {
        write(.value(expression, .code(value.description)))
    }

    /// Records an expression and its value in words.
    func value(_ expression: Outcome.Label, _ value: Outcome.Label) { write(.value(expression, value)) }

    /// Records a result of this part of the experiment.
    func fact(_ label: LabText, _ value: some CustomStringConvertible) {
        write(.fact(.text(label), value.description))
    }

    /// Records the value of an expression as a result of this part of the experiment.
    func fact(_ expression: String, _ value: some CustomStringConvertible) {
        write(.fact(.code(expression), value.description))
    }
}
