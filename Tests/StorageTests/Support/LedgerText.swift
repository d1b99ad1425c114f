import JuiceMaker

@testable import Storage

extension SealedLine {
    /// Returns a line with a true checksum, whatever it says.
    static func sealed(_ content: String) -> [UInt8] {
        var bytes = Array(content.utf8)
        seal(&bytes, from: 0)
        return bytes
    }
}

extension RecordLine {
    /// Reads a line without its line feed.
    init(parsing line: some Collection<UInt8>) throws {
        self = try Array(line).withUnsafeBytes { try RecordLine(parsing: $0) }
    }

    /// Returns whether a line with its line feed has balances.
    static func hasBalances(_ line: [UInt8]) -> Bool { (try? RecordLine(parsing: line.dropLast()))?.balances != nil }
}

extension LedgerEntry {
    /// The close of a day; nil for anything else.
    var dayClose: DayClose? { if case .close(let close) = self { close } else { nil } }
}

/// What a person reads in the lines of a ledger, without the code that is tested, apart from the seal of a line.
struct LedgerText {
    /// The numbers of the orders that were sold.
    private(set) var sales: [Int] = []
    /// The numbers of the orders that were cancelled.
    private(set) var voids: [Int] = []
    /// The numbers of the closes.
    private(set) var closes: [Int] = []
    /// The first line whose number is not its place.
    private(set) var wrongLine: Int?

    /// Reads whole lines, and leaves out what follows the last line feed.
    init(_ bytes: [UInt8]) {
        var number = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            number += 1
            if Self.integer("{\"seq\":", in: line) != number { wrongLine = wrongLine ?? number }
            if let sale = Self.integer("\"sale\",\"number\":", in: line) {
                sales.append(sale)
            } else if let void = Self.integer("\"void\",\"number\":", in: line) {
                voids.append(void)
            } else if let close = Self.integer("\"close\",\"number\":", in: line) {
                closes.append(close)
            }
        }
    }

    /// Returns the lines up to the first that is not whole, or not in its place.
    static func wholeLines(in bytes: [UInt8]) -> [UInt8] {
        var (end, number) = (0, 0)
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            number += 1
            let isWhole = line.withUnsafeBytes { SealedLine.open($0) != nil }
            guard isWhole, integer("{\"seq\":", in: line) == number else { break }
            end = line.endIndex + 1
        }
        return Array(bytes[..<end])
    }

    /// Reads up to where a mark says that its ledger was checked.
    static func checkedEnd(inMark bytes: [UInt8]) -> Int? { integer("\"bytes\":", in: bytes[...]) }

    private static func place(after text: StaticString, in line: ArraySlice<UInt8>) -> Int? {
        text.withUTF8Buffer { text in
            line.withUnsafeBufferPointer { bytes in
                guard bytes.count >= text.count else { return nil }
                return (0...(bytes.count - text.count)).first { start in
                    bytes[start] == text[0] && text.indices.allSatisfy { bytes[start + $0] == text[$0] }
                }.map { line.startIndex + $0 + text.count }
            }
        }
    }

    private static func integer(_ name: StaticString, in line: ArraySlice<UInt8>) -> Int? {
        guard let place = place(after: name, in: line) else { return nil }
        let isNegative = line[place...].first == 0x2D
        let digits = line[(isNegative ? place + 1 : place)...].prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return isNegative ? -number : number
    }
}
