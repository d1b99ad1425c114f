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

    @Test func `text is a sentence a line`() {
        #expect(
            file(.text, events) == """
                [start] OrderScreen: on the stack
                [injection] → StockScreen#2: init(stock: [a 1])
                [navigation] OrderScreen → Navigator: push(StockScreen#2)
                [message] StockScreen#2 → OrderScreen: did(_:with: [a +1]) (records 2–3)
                [call] OrderScreen → Ledger: change([a +1]) (record 2)
                [call] OrderScreen → Ledger: sell([b])
                [return] Ledger → OrderScreen: short([a 1])
                [failure] OrderScreen → StockScreen#2: throws SomeError
                [message] StockScreen#2 → OrderScreen: didEnd
                [return] OrderScreen → StockScreen#2
                [unheard] StockScreen#2 → nil: did(_:with: [])
                [release] StockScreen#2: deinit

                """)
    }

    @Test func `JSON lines have always the same keys`() {
        #expect(
            file(.jsonLines, [events[1], events[2], events[3], events[10]]) == """
                {"kind": "injection", "from": null, "to": "StockScreen#2", "text": "init(stock: [a 1])", \
                "records": null, "returned": false, "source": null}
                {"kind": "navigation", "from": "OrderScreen", "to": "Navigator", "text": "push(StockScreen#2)", \
                "records": null, "returned": true, "source": null}
                {"kind": "message", "from": "StockScreen#2", "to": "OrderScreen", "text": "did(_:with: [a +1])", \
                "records": [2, 3], "returned": false, "source": null}
                {"kind": "unheard", "from": "StockScreen#2", "to": null, "text": "did(_:with: [])", \
                "records": null, "returned": false, "source": null}

                """)
    }

    @Test func `Mermaid gets each lane before its first arrow, a solid arrow for a call and a dashed one for a return`()
    {
        #expect(
            file(.mermaid, events) == """
                sequenceDiagram
                    participant OrderScreen as OrderScreen
                    Note over OrderScreen: on the stack
                    participant StockScreen_2 as StockScreen 2
                    Note over StockScreen_2: init(stock: [a 1])
                    participant Navigator as Navigator
                    OrderScreen->>Navigator: push(StockScreen#35;2)
                    Navigator-->>OrderScreen: return
                    rect rgba(255, 175, 32, 0.3)
                    StockScreen_2->>OrderScreen: did(_:with: [a +1]) (records 2–3)
                    end
                    participant Ledger as Ledger
                    OrderScreen->>Ledger: change([a +1]) (record 2)
                    Ledger-->>OrderScreen: return
                    OrderScreen->>Ledger: sell([b])
                    Ledger-->>OrderScreen: short([a 1])
                    OrderScreen--xStockScreen_2: throws SomeError
                    rect rgba(255, 175, 32, 0.3)
                    StockScreen_2->>OrderScreen: didEnd
                    end
                    rect rgba(255, 175, 32, 0.3)
                    OrderScreen-->>StockScreen_2: return
                    end
                    participant nil as nil
                    StockScreen_2-xnil: did(_:with: [])
                    Note over StockScreen_2: deinit

                """)
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
