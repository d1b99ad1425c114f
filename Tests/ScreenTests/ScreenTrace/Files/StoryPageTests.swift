import Testing

@testable import ScreenKit
@testable import ScreenTrace

/// A trace as a page for a browser.
struct StoryPageTests {
    private static let events = [
        TraceEvent(.start, from: "OrderScreen", to: nil, "on the stack"),
        TraceEvent(.injection, from: nil, to: "StockScreen", "init(stock: [a 1])"),
        TraceEvent(.message, from: "StockScreen", to: "OrderScreen", "did(_:with: <a & \"b\">)"),
        TraceEvent(.call, from: "OrderScreen", to: "Ledger", "sell([b])", hasReturned: true),
        TraceEvent(.return, from: "OrderScreen", to: "StockScreen", of: .message),
        TraceEvent(.unheard, from: "StockScreen", to: nil, "didEnd"),
        TraceEvent(.release, from: "StockScreen", to: nil, "deinit"),
    ]

    private func rows(_ events: [TraceEvent] = events, maps: [ObjectMap?] = []) -> [String] {
        var page = StoryPage()
        return events.enumerated().map { page.row(for: $1, maps.indices.contains($0) ? maps[$0] : nil) }
    }

    private func map(isOnStack: Bool, _ strength: ReferenceStrength? = .weak, count: Int = 1) -> ObjectMap {
        let link = ObjectMap.Link(strength: strength, property: "delegate", target: "OrderScreen")
        return ObjectMap(
            stackStrength: .strong,
            screens: [
                ObjectMap.Node(
                    name: "StockScreen", isOnStack: isOnStack, links: [link], isLeak: !isOnStack,
                    fields: [ObjectMap.Field(name: "count", value: "\(count)")])
            ], released: [])
    }

    @Test func `the file needs nothing from elsewhere`() {
        var page = StoryPage()
        let text = page.header + Self.events.map { page.row(for: $0, nil) }.joined()
        #expect(TraceFormat.page.isTrace(text))
        for address in ["http:", "https:", "src=", "@import", "url("] { #expect(!text.contains(address)) }
    }

    @Test func `each event is a row with a number of its own, and its text is written as text`() {
        let rows = rows()
        #expect(rows.count == Self.events.count)
        for (index, row) in rows.enumerated() {
            #expect(row.hasPrefix("<li class=\"step\" id=\"s\(index + 1)\">"))
            #expect(row.hasSuffix("</li>\n"))
        }
        #expect(rows[2].contains(">did(_:with: &lt;a &amp; &quot;b&quot;&gt;)</text>"))
    }

    @Test func `a call is solid and filled, its return dashed and open`() {
        let rows = rows()
        #expect(rows[2].contains("<g class=\"message\"><path d=\""))
        // A message, its return, and a call that returned at once, which has both in its row.
        let three = [rows[2], rows[4], rows[3]]
        #expect(three.map { $0.count(of: "class=\"head\"") } == [1, 0, 1])
        #expect(three.map { $0.count(of: "class=\"back\"") } == [0, 1, 1])
    }

    @Test func `an object has a lane from its first row until it is released`() {
        let rows = rows(
            Self.events + [TraceEvent(.call, from: "OrderScreen", to: "Ledger", "close()", hasReturned: true)])
        #expect(rows.map { $0.count(of: "class=\"life\"") } == [1, 2, 2, 3, 3, 3, 3, 2])
        #expect(rows.map { $0.count(of: "class=\"box\"") } == [1, 1, 0, 1, 0, 0, 0, 0])
    }

    @Test func `a new object takes the lane of a released one, so that the page does not grow wider with each screen`()
    {
        let events = (1...5).map { "Screen#\($0)" }.flatMap { name in
            [
                TraceEvent(.injection, from: nil, to: name, "init()"),
                TraceEvent(.release, from: name, to: nil, "deinit"),
            ]
        }
        let boxes = rows(events).compactMap { $0.firstMatch(of: /<rect class="box" x="(\d+)"/)?.1 }
        #expect(boxes.count == 5)
        #expect(Set(boxes).count == 1)
    }

    @Test func `an object works from a call to its return, and only then`() {
        #expect(rows().map { $0.count(of: "class=\"work\"") } == [0, 0, 1, 1, 1, 0, 0])
    }

    @Test func `a nested call works up to its return, and the call around it goes on`() throws {
        let rows = rows([
            TraceEvent(.call, from: "A", to: "B", "outer()"), TraceEvent(.call, from: "B", to: "B2", "back()"),
            TraceEvent(.call, from: "B2", to: "B", "inner()"), TraceEvent(.return, from: "B", to: "B2", "1", of: .call),
            TraceEvent(.return, from: "B2", to: "B", "2", of: .call),
            TraceEvent(.return, from: "B", to: "A", of: .call),
        ])
        // The ends of the bars of B, which are in one column.
        let column = try #require(rows[1].firstMatch(of: /class="work" d="M(\d+)\s/)?.1)
        let ends = rows.map { row in
            row.matches(of: /class="work" d="M(\d+) \d+V(\d+)"/).filter { $0.1 == column }.map { String($0.2) }
        }
        #expect(ends == [[], ["80"], ["46"], ["46"], ["46"], ["26"]])
    }

    @Test func `a map is written where it has changed, with the values of its fields`() {
        let maps = [map(isOnStack: true), map(isOnStack: true), map(isOnStack: true, count: 2)]
        let rows = rows(Array(Self.events.prefix(3)), maps: maps)
        #expect(rows.map { $0.count(of: "<details>") } == [1, 0, 1])
        #expect(rows[0].contains(">count = 1</text>"))
        #expect(rows[2].contains(">count = 2</text>"))
    }

    @Test func `only a screen that lives without being on the stack is a leak`() {
        #expect(!StoryMap(map(isOnStack: true)).svg.contains("class=\"leak\""))
        #expect(StoryMap(map(isOnStack: false)).svg.contains("class=\"leak\""))
    }

    @Test(
        arguments: [(.strong, 1, 0), (.weak, 0, 1), (.unowned, 1, 1), (nil, 0, 0)] as [(ReferenceStrength?, Int, Int)])
    func `an arrow in the map says strong, weak or unowned only where that is known`(
        strength: ReferenceStrength?, heads: Int, backs: Int
    ) {
        let svg = StoryMap(map(isOnStack: false, strength)).svg
        #expect(svg.count(of: "class=\"head\"") == heads)
        #expect(svg.count(of: "class=\"back\"") == backs)
    }

    @Test func `numbers, texts, truth values and plain cases are fields, also those of a structure`() {
        var reader = ObjectReader()
        let fields = reader.fields(of: Shelf()).map { "\($0.name) = \($0.value)" }
        #expect(fields == ["count = 3", "label = \"kiwi\"", "box.isOpen = true", "side = left"])
    }

    @Test func `a page has the words of every language`() {
        let header = StoryPage().header
        for language in Language.allCases {
            #expect(header.contains("<span lang=\"\(language.rawValue)\">\(Texts(language)(.storyHelp))</span>"))
        }
    }
}

private final class Shelf {
    nonisolated enum Side { case left, right(Int) }
    struct Box { var isOpen = true, fruits = ["kiwi": 1] }
    var count = 3
    var label = "kiwi"
    var box = Box()
    var side = Side.left
    var other = Side.right(2)
}

extension String {
    /// Returns how often a text occurs.
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
