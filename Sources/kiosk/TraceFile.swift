import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// The file that the trace of a session goes to. It is whole after each input: what ends the session loses nothing.
final class TraceFile {
    private let option: TraceOption
    private let tracer: Tracer
    private let texts: Texts
    private let file: any File
    private var writer: TraceWriter
    /// The bytes of the events that nothing can change any more: of all but the last, which the next key may join.
    private var settledSize = 0
    private var settledCount = 0
    private var last: TraceEvent?

    /// Opens the file and begins to trace, so that a file which cannot be written is known before the session is over.
    ///
    /// - Throws: `Failure`.
    init(_ option: TraceOption, tracer: Tracer, texts: Texts) throws(Failure) {
        self.option = option
        self.tracer = tracer
        self.texts = texts
        writer = TraceWriter(option.format)
        do {
            file = try SystemFiles().open(option.path, .creating)
        } catch {
            throw Self.failure(error, option, texts)
        }
        try write(writer.header)
        settledSize = writer.header.utf8.count
        try save()
    }

    /// Writes what is new since the last time.
    ///
    /// - Throws: `Failure`.
    /// - Complexity: O(*n*) in the number of new events.
    func save() throws(Failure) {
        tracer.lookAround()
        let trace = tracer.trace
        guard let newLast = trace.events.last, trace.count != settledCount + 1 || newLast != last else { return }
        let settled = trace.events(from: settledCount).dropLast().map { writer.lines(for: $0) }.joined()
        var draft = writer
        try write(settled + draft.lines(for: newLast))
        settledSize += settled.utf8.count
        settledCount = trace.count - 1
        last = newLast
    }

    /// Puts a text behind what is settled, in the place of whatever stands there.
    private func write(_ text: String) throws(Failure) {
        do {
            try file.replaceContents(from: settledSize, with: Array(text.utf8))
        } catch {
            throw Self.failure(error, option, texts)
        }
    }

    private static func failure(_ error: SystemError, _ option: TraceOption, _ texts: Texts) -> Failure {
        let reason = texts(.traceNotWritten, texts.reason(ofSystemError: error.code))
        return Failure(option.path.printable + ": " + reason, .inputOutput)
    }
}
