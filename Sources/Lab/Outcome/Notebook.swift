import ScreenKit
import Synchronization

/// Where objects write down what happens to them while an experiment runs, from their `deinit` too, which is on no actor.
package nonisolated final class Notebook: Sendable {
    private struct Page {
        var outcome = Outcome()
        var part = LabText.lab
        var liveCount = 0
    }

    private let page = Mutex(Page())

    /// Makes an empty one.
    package init() {}

    /// How many objects were made and not released.
    var liveCount: Int { page.withLock { $0.liveCount } }

    /// All that was written.
    var outcome: Outcome { page.withLock { $0.outcome } }

    /// Begins a part of the experiment.
    func begin(_ part: LabText) {
        page.withLock { $0.part = part }
        write(.part(part))
    }

    /// Writes what has happened.
    func write(_ row: Outcome.Row) { page.withLock { $0.outcome.rows.append(row) } }

    /// Writes that an object was made.
    func made(_ name: String) {
        page.withLock { $0.liveCount += 1 }
        write(.made(name))
    }

    /// Writes that an object was released.
    func released(_ name: String) {
        page.withLock { $0.liveCount -= 1 }
        write(.released(name))
    }

    /// Writes that objects hold each other, from one around to itself.
    func cycle(_ names: String...) { write(.cycle(names)) }

    /// Writes that a message has arrived.
    func sent(_ message: String, from sender: String, to receiver: String) {
        write(.sent(message, from: sender, to: receiver))
    }

    /// Writes that a message was sent to nobody.
    func unheard(_ message: String, from sender: String) { write(.unheard(message, from: sender)) }

    /// Writes that something was thrown.
    func failed(_ reason: Outcome.Label) { write(.failed(reason)) }

    /// Writes what an expression came to.
    func value(_ expression: Outcome.Label, _ value: some CustomStringConvertible) {
        write(.value(expression, .code(value.description)))
    }

    /// Writes what an expression came to, in words.
    func value(_ expression: Outcome.Label, _ value: Outcome.Label) { write(.value(expression, value)) }

    /// Writes what this part of the experiment has shown.
    func fact(_ label: LabText, _ value: some CustomStringConvertible) { note(.text(label), value.description) }

    /// Writes what an expression came to, where that is what this part of the experiment has shown.
    func fact(_ expression: String, _ value: some CustomStringConvertible) {
        note(.code(expression), value.description)
    }

    private func note(_ label: Outcome.Label, _ value: String) {
        write(.fact(Outcome.Fact(label: label, part: page.withLock { $0.part }, value: value)))
    }
}
