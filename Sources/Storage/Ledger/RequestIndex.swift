import JuiceMaker
import System

/// The sales of the requests that were asked for.
///
/// A request without a key costs nothing. The first question about a request reads the whole file, each further one only the
/// lines that were appended since.
struct RequestIndex {
    private struct Request {
        var sales: [Int: SaleRecord] = [:]
        var readUpTo = 0
        var nextNumber = 1
    }

    private var requests: [String: Request] = [:]

    /// Returns the sale for a key; `nil` if there is none in a log that was read to its end.
    ///
    /// - Throws: `LogError` when the file cannot be read, or one of its lines is damaged: it may be the sale.
    /// - Complexity: O(*n*) in the bytes that were appended since the last question about the same request.
    mutating func sale(for key: RequestKey, in log: LedgerLog) throws(LogError) -> SaleRecord? {
        var request = requests[key.id] ?? Request()
        if request.readUpTo < log.end {
            try Self.read(key.id, into: &request, log)
            requests[key.id] = request
        }
        return request.sales[key.part]
    }

    /// Reads new lines. It parses only those that contain the id, which takes a tenth of the time of parsing all.
    private static func read(_ id: String, into request: inout Request, _ log: LedgerLog) throws(LogError) {
        let name = Array("\"request\":\"\(id)\",".utf8)
        let (scanner, start) = (LineScanner(file: log.file), request.readUpTo)
        request.readUpTo = try scanner.forEachLine(in: start..<log.end) { line, _ in
            guard RecordLine.sequence(ofSealed: line) == request.nextNumber else { return false }
            request.nextNumber += 1
            // No letter in the name is rarer, but for that of `seq`, with which each line begins.
            if line.contains(name, lookingFor: UInt8(ascii: "q"), from: 5),
                case .sale(let sale)? = try? RecordLine(parsing: line).record.entry, let key = sale.key, key.id == id
            {
                request.sales[key.part] = sale
            }
            return true
        }
        if request.readUpTo < log.end { throw .damaged(line: request.nextNumber, .checksum) }
    }
}
