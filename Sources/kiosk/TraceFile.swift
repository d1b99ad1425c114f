import KioskUI
import Storage
import Terminal

/// The file that the trace of a session goes to.
final class TraceFile {
    private let option: TraceOption
    private let kiosk: Kiosk
    private let file: any File
    private var savedCount = 0

    /// Opens the file and begins to trace, so that a file which cannot be written is known before the session is over.
    ///
    /// - Throws: `Failure`.
    init(_ option: TraceOption, of kiosk: Kiosk) throws(Failure) {
        self.option = option
        self.kiosk = kiosk
        do {
            file = try SystemFiles().open(option.path, .creating)
        } catch {
            throw Self.failure(error, option, kiosk)
        }
        try save()
    }

    /// Writes everything so far; where there is nothing new, it writes nothing.
    ///
    /// - Throws: `Failure`.
    func save() throws(Failure) {
        let trace = kiosk.startTracing().trace
        guard trace.events.count != savedCount else { return }
        do {
            try file.replaceContents(with: Array(option.format.contents(of: trace).utf8))
        } catch {
            throw Self.failure(error, option, kiosk)
        }
        savedCount = trace.events.count
    }

    private static func failure(_ error: SystemError, _ option: TraceOption, _ kiosk: Kiosk) -> Failure {
        let reason = kiosk.texts(.traceNotWritten, SystemMessage.text(for: error.code))
        return Failure(option.path.printable + ": " + reason, .inputOutput)
    }
}
