import ScreenKit
import ScreenTrace

/// Where a command line wants the trace of the session.
nonisolated struct TraceOption: Equatable {
    let path: String
    let format: TraceFormat

    /// - Returns: `nil` where the name of the file ends like that of no format.
    init?(path: String) {
        guard let format = TraceFormat(path: path) else { return nil }
        self.path = path
        self.format = format
    }
}
