import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

struct TraceWriterTests {
    private let events = [
        TraceEvent(.start, from: "OrderScreen", to: nil, "on the stack"),
        TraceEvent(.injection, from: nil, to: "StockScreen#2", "init(stock: [a 1])"),
        TraceEvent(.navigation, from: "OrderScreen", to: "Navigator", "push(StockScreen#2)", hasReturned: true),
        TraceEvent(.message, from: "StockScreen#2", to: "OrderScreen", "did(_:with: [a +1])", records: 2...3),
        TraceEvent(.call, from: "OrderScreen", to: "Ledger", "change([a +1])", records: 2...2, hasReturned: true),
        TraceEvent(.call, from: "OrderScreen", to: "Ledger", "sell([b])"),
        TraceEvent(.return, from: "Ledger", to: "OrderScreen", "short([a 1])", of: .call),
        TraceEvent(.failure, from: "OrderScreen", to: "StockScreen#2", "throws SomeError", of: .message),
        TraceEvent(.message, from: "StockScreen#2", to: "OrderScreen", "didEnd"),
        TraceEvent(.return, from: "OrderScreen", to: "StockScreen#2", of: .message),
        TraceEvent(.unheard, from: "StockScreen#2", to: nil, "did(_:with: [])"),
        TraceEvent(.release, from: "StockScreen#2", to: nil, "deinit"),
    ]

    private func file(_ format: TraceFormat, _ events: [TraceEvent]) -> String {
        var writer = TraceWriter(format)
        return events.reduce(writer.header) { $0 + writer.lines(for: $1) }
    }

    @Test func `text is a sentence a line`() throws {
        try GoldenFile("text", suite: #filePath).expect(file(.text, events))
    }

    @Test func `JSON lines have always the same keys`() throws {
        try GoldenFile("json-lines", suite: #filePath).expect(
            file(.jsonLines, [events[1], events[2], events[3], events[10]]))
    }

    @Test func `Mermaid gets each lane before its first arrow, a solid arrow for a call and a dashed one for a return`()
        throws
    {
        try GoldenFile("mermaid", suite: #filePath).expect(file(.mermaid, events))
    }

    @Test func `what Mermaid would misread is written as character references`() {
        let text = "end #1; End bend"
        let diagram = file(.mermaid, [TraceEvent(.call, from: "A", to: "B", text)])
        #expect(diagram.hasSuffix("    A->>B: #101;nd #35;1#59; #101;nd bend\n"))
    }

    @Test func `quotes and backslashes are escaped in JSON`() {
        let event = TraceEvent(.call, from: "A", to: "B", #"say("\")"#)
        #expect(file(.jsonLines, [event]).contains(#""text": "say(\"\\\")""#))
    }

    @Test(arguments: [
        ("a.mmd", TraceFormat.mermaid), ("a.b/c.JSONL", .jsonLines), ("x.mmd.txt", .text), (".txt", .text),
        ("mmd", nil), ("a.mmd/b", nil), ("a.", nil), ("", nil), ("a.pdf", nil),
    ])
    func `the ending of a name tells the format`(path: String, format: TraceFormat?) {
        #expect(TraceFormat(path: path) == format)
    }
}
