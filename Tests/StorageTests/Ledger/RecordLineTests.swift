import Core
import JuiceMaker
import Testing

@testable import Storage

struct RecordLineTests {
    /// Lines as they stand in a file; their checksums were computed by another library (zlib).
    private static let sale = """
        {"seq":7,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":5,"juice":"mango","used":{"mango":3},\
        "request":"r-1","part":2,"sum":"174f50e9"}
        """
    private static let opening = """
        {"seq":1,"time":"1970-01-01T00:00:00.000Z","kind":"open","format":1,"fruits":{"kiwi":10,"mango":0},\
        "sum":"6ef75126"}
        """
    private static let stock = """
        {"seq":3,"time":"9999-12-31T23:59:59.999Z","kind":"stock","changes":{"kiwi":-4},"balances":{"number":1,\
        "fruits":{"kiwi":[10,20,-4,3]},"juices":{"kiwi":1}},"sum":"d4ef8aed"}
        """

    private func read(_ line: String) throws -> RecordLine {
        try Array(line.utf8).withUnsafeBytes { try RecordLine(parsing: $0) }
    }

    /// A line with a true checksum, whatever it says.
    private func sealed(_ content: String) -> String {
        var bytes = Array(content.utf8)
        SealedLine.seal(&bytes, from: 0)
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    @Test func `a sale names its number, its juice, what went into it, and its request`() throws {
        let line = try read(Self.sale)
        #expect(line.record.sequence == 7)
        #expect(line.record.time == Timestamp(milliseconds: 1_795_270_800_123))
        #expect(
            line.record.entry
                == .sale(
                    number: 5, juice: "mango", used: [Quantity(item: "mango", count: 3)],
                    key: RequestKey(id: "r-1", part: 2)))
        #expect(line.balances == nil)
    }

    @Test func `an opening names its fruits in their order, even those of which there are none`() throws {
        let fruits = [Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 0)]
        #expect(try read(Self.opening).record.entry == .opening(fruits))
    }

    @Test func `balances say where each fruit came from and went`() throws {
        let line = try read(Self.stock)
        let balances = try #require(line.balances)
        #expect(line.record.entry == .stock([Quantity(item: "kiwi", count: -4)]))
        #expect(balances.lastNumber == 1)
        #expect(balances.juices == ["kiwi": 1])
        let kiwi = try #require(balances.fruits["kiwi"])
        #expect([kiwi.opening, kiwi.restocked, kiwi.adjusted, kiwi.used] == [10, 20, -4, 3])
        #expect(kiwi.stock == 23)
    }

    @Test(arguments: [sale, opening, stock])
    func `a line is written as it was read, byte for byte`(text: String) throws {
        var bytes = Array("before\n".utf8)
        try read(text).write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before\n" + text + "\n")
    }

    @Test(arguments: [sale, opening, stock])
    func `a line with anything cut off at its end is none`(text: String) {
        for count in 0..<text.utf8.count {
            #expect(throws: RecordError.checksum) { try read(String(text.prefix(count))) }
        }
    }

    @Test(arguments: [
        #"{"seq":1"#,
        #"{"seq":01,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{}"#,
        #"{"seq":1,"time":"2026-11-31T14:20:00.123Z","kind":"stock","changes":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"gift","changes":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{"kiwi":1,}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{"kiwi":1.5}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{"kiwi":1234567890123456789}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{},"more":1"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"open","format":2,"fruits":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"\\n","used":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"a","used":{},"request":"r""#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"a","used":{},"request":"","part":0"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"a","used":{},"request":"r","part":-1"#,
    ])
    func `a true checksum does not make a record of what no kiosk writes`(content: String) {
        #expect(throws: RecordError.syntax) { try read(sealed(content)) }
    }

    @Test(arguments: [
        (opening, 1),
        (#"{"seq":1,"time":"2030-01-01T00:00:00.000Z","kind":"open","format":12,"new":{"#, 12),
        (sale, nil), ("", nil),
    ])
    func `the format is known even of a file that a newer kiosk has written`(line: String, format: Int?) {
        #expect(Array(line.utf8).withUnsafeBytes { RecordLine.format(ofFirstLine: $0) } == format)
    }
}
