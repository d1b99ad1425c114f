import KioskUI
import Synchronization

/// Where objects write down what happens to them while an experiment runs, from their `deinit` too, which is on no actor.
nonisolated final class Notebook: Sendable {
    private struct Page {
        var outcome = Outcome()
        var part = TextKey.lab
        var liveCount = 0
    }

    private let page = Mutex(Page())

    /// How many objects were made in this part of the experiment and not released.
    var liveCount: Int { page.withLock { $0.liveCount } }

    /// All that was written.
    var outcome: Outcome { page.withLock { $0.outcome } }

    /// Begins a part of the experiment.
    func begin(_ part: TextKey) {
        page.withLock {
            $0.part = part
            $0.liveCount = 0
        }
        write(.part(part))
    }

    /// Writes what has happened.
    func write(_ row: Outcome.Row) {
        page.withLock { page in
            page.outcome.rows.append(row)
            switch row {
            case .made: page.liveCount += 1
            case .released: page.liveCount -= 1
            case .part, .alive, .cycle, .sent, .unheard, .failed, .value: break
            }
        }
    }

    /// Writes what an expression came to.
    func write(_ expression: String, is value: some CustomStringConvertible) {
        write(.value(expression, value.description))
    }

    /// Notes what this part of the experiment has shown.
    func note(_ label: TextKey, _ value: some CustomStringConvertible) {
        note(.text(label), value.description)
    }

    /// Notes what an expression came to in this part of the experiment.
    func note(_ expression: String, _ value: some CustomStringConvertible) {
        note(.code(expression), value.description)
    }

    private func note(_ label: Outcome.Label, _ value: String) {
        page.withLock { $0.outcome.facts.append(Outcome.Fact(label: label, part: $0.part, value: value)) }
    }
}
