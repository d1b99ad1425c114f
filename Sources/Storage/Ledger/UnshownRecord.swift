import JuiceMaker
import Synchronization
import System

/// A note of the record whose number a kiosk is about to show, in a file beside the ledger.
///
/// The note is made under the lock of the ledger, before the record, and erased when the screen is written. A process that is killed in between
/// leaves it, and the next start tells the number. Each kiosk has a file of its own, which it keeps locked while it runs.
package final class UnshownRecord: Sendable {
    private struct State {
        /// The place of the ledger; `nil` before ``begin(beside:)``, and in a program without screens, which notes nothing.
        var place: LogPlace?
        var file: (any File)?
        var isNoted = false
        var notices: [LedgerNotice] = []
    }

    private let state = Mutex(State())

    /// Begins to note records, and takes the notes that others have left.
    func begin(beside store: FileStore) throws(LedgerError) {
        try state.withLock { state throws(LedgerError) in
            state.place = store.place
            var number = 1
            while try store.place.unshown(number).identity() != nil {
                defer { number += 1 }
                guard let file = try store.place.unshown(number).openAlone() else { continue }
                if let mark = LogMark(in: file) {
                    if try store.log.contains(mark) {
                        try store.forEachRecord(after: mark.sequence - 1) { record in
                            guard record.sequence == mark.sequence, case .sale(let sale) = record.entry else { return }
                            state.notices.append(.unshown(sale.number))
                        }
                    }
                    try attempt(.write, try file.truncate(to: 0))
                }
                if state.file == nil { state.file = file }
            }
        }
    }

    /// Notes a record that is about to be made. A sale matters more than its note, so that an error is none.
    func note(_ mark: LogMark) {
        state.withLock { state in
            if state.file == nil, let place = state.place {
                state.file = (1...99).lazy.compactMap { try? place.unshown($0).openAlone() }.first
            }
            guard let file = state.file else { return }
            state.isNoted = true
            try? mark.write(to: file)
        }
    }

    /// Erases the note: what was written to the screen by now shows the number.
    package func erase() {
        state.withLock { state in
            if state.isNoted { try? state.file?.truncate(to: 0) }
            state.isNoted = false
        }
    }

    /// Returns what others have left, once.
    func takeNotices() -> [LedgerNotice] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }
}
