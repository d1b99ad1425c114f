@testable import Storage

/// What a person reads in the lines of a ledger, without the code that is tested, apart from the seal of a line.
struct LedgerText {
    /// A sale in a line.
    struct Sale {
        let number: Int
        let request: String?
        let part: Int?
    }

    private(set) var sales: [Sale] = []
    /// The numbers of the cancelled orders, and after how many closes each was cancelled.
    private(set) var voids: [(number: Int, closes: Int)] = []
    /// The number and the last order of each close.
    private(set) var closes: [(number: Int, last: Int)] = []
    /// How many kiwis there are after the last line; nil before the first.
    private(set) var kiwis: Int?
    /// The first line whose number is not its place.
    private(set) var wrongLine: Int?

    /// Reads whole lines, and leaves out what follows the last line feed.
    init(_ bytes: [UInt8]) {
        var number = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            number += 1
            if Self.integer("{\"seq\":", in: line) != number { wrongLine = wrongLine ?? number }
            if let sale = Self.integer("\"sale\",\"number\":", in: line) {
                let part = Self.integer(",\"part\":", in: line)
                let request = Self.place(after: ",\"request\":\"", in: line).map { place in
                    String(decoding: line[place...].prefix { $0 != 0x22 }, as: UTF8.self)
                }
                sales.append(Sale(number: sale, request: request, part: part))
            } else if let void = Self.integer("\"void\",\"number\":", in: line) {
                voids.append((void, closes.count))
            } else if let close = Self.integer("\"close\",\"number\":", in: line) {
                closes.append((close, Self.integer(",\"last\":", in: line) ?? -1))
            } else if Self.place(after: "\"kind\":\"open\"", in: line) != nil {
                kiwis = Self.integer("\"kiwi\":", in: line)
            } else if let change = Self.integer("\"changes\":{\"kiwi\":", in: line) {
                kiwis = kiwis.map { $0 + change }
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
