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

    /// Records the way along strong references from an object back to itself, if there is one.
    @MainActor func cycle(of object: some AnyObject & Named) {
        guard let circle = StrongReference.circle(from: object) else { return }
        write(.cycle([object.name] + circle.flatMap { [$0.property, name(of: $0.target)] }))
    }

    /// Records a message with its sender and the object that has received it; `nil` where there is none.
    @MainActor func sent(_ message: String, from sender: AnyObject?, to receiver: AnyObject?) {
        let (from, to) = (name(of: sender), receiver.map { name(of: $0) })
        write(to.map { .sent(message, from: from, to: $0) } ?? .unheard(message, from: from))
    }

    @MainActor private func name(of object: AnyObject?) -> String {
        (object as? any Named)?.name ?? object.map { "\(type(of: $0))" } ?? "?"
    }

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

/// An object with a name of its own in the record of a run; others have the name of their type.
protocol Named: AnyObject {
    var name: String { get }
}
