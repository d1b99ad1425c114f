import KioskAssets
import ScreenKit
import ScreenTrace
import Storage
import System

extension SourceFile {
    /// Returns the files with the calls that a trace shows, as they were compiled, with their paths below `Sources`.
    nonisolated static func ofApps() -> [SourceFile] {
        (0..<sourceCount()).map { index in
            let path = String(cString: sourcePath(index)).split(separator: "/").dropFirst().joined(separator: "/")
            return SourceFile(id: path, bytes: sourceAsset(index).content)
        }
    }
}

/// The file for the trace of a session. It is complete after each input, so that no end of the session loses anything.
final class TraceFile {
    private let option: TraceOption
    private let tracer: Tracer
    private let texts: Texts
    private let file: any File
    private var writer: TraceWriter
    /// The number of bytes of the events that cannot change any more.
    private var settledSize = 0
    private var settledCount = 0
    /// The events behind them, which the next key may still change.
    private var draft: [TraceEvent] = []

    /// Opens the file and starts the trace, so that an error is known before the session is over.
    init(_ option: TraceOption, tracer: Tracer, texts: Texts) throws(CommandError) {
        self.option = option
        self.tracer = tracer
        self.texts = texts
        writer = TraceWriter(option.format)
        tracer.keepEverything()
        if option.format == .page { tracer.keepMaps() }
        file = try texts.working(on: option.path, .traceNotWritten) { () throws(SystemError) in
            try SystemFiles().open(option.path, .creatingAnywhere)
        }
        try write(writer.header)
        settledSize = writer.header.utf8.count
        try save()
    }

    /// Writes the events since the last call. It costs as much as there are new events.
    func save() throws(CommandError) {
        tracer.lookAround()
        let trace = tracer.trace
        let news = trace.events(from: settledCount)
        guard Array(news) != draft else { return }
        let newlySettled = news.prefix(max(0, tracer.settledCount - settledCount))
        let settled = Self.lines(newlySettled, from: settledCount, tracer, &writer)
        draft = Array(news.dropFirst(newlySettled.count))
        var draftWriter = writer
        try write(settled + Self.lines(draft[...], from: settledCount + newlySettled.count, tracer, &draftWriter))
        settledSize += settled.utf8.count
        settledCount += newlySettled.count
    }

    private static func lines(
        _ events: ArraySlice<TraceEvent>, from place: Int, _ tracer: Tracer, _ writer: inout TraceWriter
    ) -> String {
        events.enumerated().map { writer.lines(for: $1, map: tracer.map(at: place + $0)) }.joined()
    }

    /// Writes a text behind the settled events, in the place of those that may still change.
    private func write(_ text: String) throws(CommandError) {
        try texts.working(on: option.path, .traceNotWritten) { () throws(SystemError) in
            try file.replaceContents(from: settledSize, with: Array(text.utf8))
        }
    }
}
