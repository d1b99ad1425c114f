import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// The file for the trace of a session. It is complete after each input, so that no end of the session loses anything.
final class TraceFile {
    private let option: TraceOption
    private let tracer: Tracer
    private let texts: Texts
    private let file: any File
    private var writer: TraceWriter
    /// The bytes of all events but the last one, which the next key may still change.
    private var settledSize = 0
    private var settledCount = 0
    private var last: TraceEvent?

    /// Opens the file and starts the trace, so that an error is known before the session is over.
    ///
    /// - Throws: `CommandError`.
    init(_ option: TraceOption, tracer: Tracer, texts: Texts) throws(CommandError) {
        self.option = option
        self.tracer = tracer
        self.texts = texts
        writer = TraceWriter(option.format)
        do {
            file = try SystemFiles().open(option.path, .creating)
        } catch {
            throw Self.commandError(error, option, texts)
        }
        try write(writer.header)
        settledSize = writer.header.utf8.count
        try save()
    }

    /// Writes the events since the last call.
    ///
    /// - Throws: `CommandError`.
    /// - Complexity: O(*n*) in the number of new events.
    func save() throws(CommandError) {
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

    /// Writes a text behind the settled events, in the place of the last event.
    private func write(_ text: String) throws(CommandError) {
        do {
            try file.replaceContents(from: settledSize, with: Array(text.utf8))
        } catch {
            throw Self.commandError(error, option, texts)
        }
    }

    private static func commandError(_ error: SystemError, _ option: TraceOption, _ texts: Texts) -> CommandError {
        let reason = texts(.traceNotWritten, texts.explain(error.reason))
        return CommandError(option.path.printable + ": " + reason, .inputOutput)
    }
}
