import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

struct TraceWriterTests {
    private let events = [
        TraceEvent(kind: .injection, sender: "OrderScreen", receiver: "StockScreen#2", text: "init(stock: [a 1])"),
        TraceEvent(kind: .navigation, sender: "Navigator", receiver: "StockScreen#2", text: "push"),
        TraceEvent(
            kind: .message, sender: "StockScreen#2", receiver: "OrderScreen", text: "did(_:didFinishWith: [a +1])",
            records: 2...3),
        TraceEvent(
            kind: .record, sender: "OrderScreen", receiver: "Ledger", text: "change(.add([a +1]))", records: 2...2),
        TraceEvent(kind: .machine, sender: "OrderScreen", receiver: "OrderMachine", text: "stockSaved"),
        TraceEvent(kind: .unheard, sender: "StockScreen#2", receiver: "nil", text: "did(_:didFinishWith: [])"),
        TraceEvent(kind: .release, sender: "StockScreen#2", receiver: "StockScreen#2", text: "deinit"),
    ]

    private func file(_ format: TraceFormat, _ events: [TraceEvent]) -> String {
        var writer = TraceWriter(format)
        return events.reduce(writer.header) { $0 + writer.lines(for: $1) }
    }

    @Test func `text is a sentence a line`() {
        #expect(
            file(.text, events) == """
                [injection] OrderScreen → StockScreen#2: init(stock: [a 1])
                [navigation] Navigator → StockScreen#2: push
                [message] StockScreen#2 → OrderScreen: did(_:didFinishWith: [a +1]) (records 2–3)
                [record] OrderScreen → Ledger: change(.add([a +1])) (record 2)
                [machine] OrderScreen → OrderMachine: stockSaved
                [unheard] StockScreen#2 → nil: did(_:didFinishWith: [])
                [release] StockScreen#2: deinit

                """)
    }

    @Test func `JSON lines have always the same keys`() {
        #expect(
            file(.jsonLines, events) == """
                {"kind": "injection", "from": "OrderScreen", "to": "StockScreen#2", "text": "init(stock: [a 1])", \
                "records": null}
                {"kind": "navigation", "from": "Navigator", "to": "StockScreen#2", "text": "push", "records": null}
                {"kind": "message", "from": "StockScreen#2", "to": "OrderScreen", \
                "text": "did(_:didFinishWith: [a +1])", "records": [2, 3]}
                {"kind": "record", "from": "OrderScreen", "to": "Ledger", "text": "change(.add([a +1]))", \
                "records": [2, 2]}
                {"kind": "machine", "from": "OrderScreen", "to": "OrderMachine", "text": "stockSaved", "records": null}
                {"kind": "unheard", "from": "StockScreen#2", "to": null, "text": "did(_:didFinishWith: [])", \
                "records": null}
                {"kind": "release", "from": "StockScreen#2", "to": null, "text": "deinit", "records": null}

                """)
    }

    @Test func `Mermaid gets each lane before its first arrow, and an arrow for each kind`() {
        let diagram = file(.mermaid, events)
        #expect(
            diagram == """
                sequenceDiagram
                    participant OrderScreen as OrderScreen
                    participant StockScreen_2 as StockScreen 2
                    OrderScreen->>StockScreen_2: init(stock: [a 1])
                    participant Navigator as Navigator
                    Navigator-)StockScreen_2: push
                    StockScreen_2-->>OrderScreen: did(_:didFinishWith: [a +1]) (records 2–3)
                    participant Ledger as Ledger
                    OrderScreen->>Ledger: change(.add([a +1])) (record 2)
                    participant OrderMachine as OrderMachine
                    OrderScreen->>OrderMachine: stockSaved
                    participant nil as nil
                    StockScreen_2--xnil: did(_:didFinishWith: [])
                    Note over StockScreen_2: deinit

                """)
    }

    @Test func `what Mermaid would misread is written as character references`() {
        let text = "end #1; End bend"
        let diagram = file(.mermaid, [TraceEvent(kind: .machine, sender: "A", receiver: "B", text: text)])
        #expect(diagram.hasSuffix("    A->>B: #101;nd #35;1#59; #101;nd bend\n"))
    }

    @Test func `quotes and backslashes are escaped in JSON`() {
        let event = TraceEvent(kind: .machine, sender: "A", receiver: "B", text: #"say("\")"#)
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
