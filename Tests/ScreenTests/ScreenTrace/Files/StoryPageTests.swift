import TestSupport
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

    private func map(count: Int = 1, target: String = "OrderScreen") -> ObjectMap {
        let link = ObjectMap.Link(strength: .weak, property: "delegate", target: target)
        let fields = [ObjectMap.Field(name: "count", value: "\(count)")]
        let screen = ObjectMap.Node(name: "StockScreen", links: [link], isLeak: true, fields: fields)
        return ObjectMap(stackStrength: .strong, screens: [screen], released: [])
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
        #expect(rows[2].contains(">did(_:with: &lt;a &amp; \"b\"&gt;)</text>"))
    }

    /// Returns the characters of a row in English that are no lines.
    private func drawing(_ row: String) -> [String] {
        let english = row.replacing(/<span lang="ko">(?s:.+?)<\/span>/, with: "")
        return english.matches(of: />([^<]+)<\/text>/).map { String($0.1) }
    }

    @Test func `an event has the signs and the words that it has in a terminal, below the names of its new objects`() {
        let expected = [
            ["OrderScreen", "○", "OrderScreen on the stack"],
            ["StockScreen", "◆", "StockScreen.init(stock: [a 1])"],
            ["◀", "●", "did(_:with: &lt;a &amp; \"b\"&gt;)"],
            ["Ledger", "●", "▶", "sell([b])"],
            ["╌╌╌╌╌╌╌", "▷", "return of did(_:with:)"],
            ["●", "╌╌", "╳", "no receiver: didEnd"],
            ["×", "×", "StockScreen released"],
        ]
        #expect(rows().map(drawing) == expected)
        // A message to a delegate has a heavy line, and a lifeline is quiet and as high as a row.
        #expect(rows()[2].contains("y=\"9\" width=\"70\" height=\"3\" class=\"c36\""))
        #expect(rows()[1].contains("height=\"20\" class=\"c7\""))
        // Where the languages have other words, the drawing is there in each.
        #expect(rows().map { $0.count(of: "<svg class=\"cells\"") } == [2, 1, 1, 1, 2, 2, 2])
        // The line of a released object is free for the next one.
        let next = rows(Self.events + [TraceEvent(.start, from: "Next", to: nil, "on the stack")])
        #expect(next.last?.contains("<text x=\"120\" y=\"35\"") == true)
    }

    @Test func `every colour of a row is in the style of the page, for a light and for a dark ground`() {
        let header = StoryPage().header
        let names = rows().joined().matches(of: /class="([cgt]\d*)"/).map { String($0.1) }
        for name in Set(names) {
            #expect(header.count(of: "\n.\(name){fill:") == 2, "\(name)")
        }
    }

    @Test func `a map is written where it has changed, as the tree with its fields and every name whole`() {
        let rows = rows(Array(Self.events.prefix(3)), maps: [map(), map(), map(count: 2)])
        #expect(rows.map { $0.count(of: "<details>") } == [1, 0, 1])
        #expect(drawing(rows[2]).contains("count = 2"))
        let name = String(repeating: "Long", count: 20)
        let tree = ["!  StockScreen not released", "   delegate", "   ┄▷ \(name)", "   count = 1", "Navigator"]
        #expect(map(target: name).picture(Texts(.english)).text == tree)
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
