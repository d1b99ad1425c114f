import Terminal
import TestSupport
import Testing

@testable import ScreenKit
@testable import ScreenTrace

/// The panel for a class in front of a projector: one message at a time.
struct ProjectedMessageTests {
    private static let sources = [
        SourceFile(
            id: "JuiceMakerApp/StockScreen.swift",
            bytes: Array(
                """
                class StockScreen {
                    /// Sends what was changed.
                    func save() throws {
                        try delegate?.stockScreen(self, save: changes, reason: reason)
                        navigator?.pop(self)
                    }
                }
                """.utf8)),
        SourceFile(
            id: "JuiceMakerApp/OrderScreen.swift",
            bytes: Array("class OrderScreen {\n    func order() { announce(bar.handle(.orderCart)) }\n}\n".utf8)),
    ]

    /// A person who opens the panel at the menu and changes the stock by one strawberry.
    private func teacher(_ language: Language = .english, columns: Int = 80, rows: Int = 24) throws -> Terminalist {
        let inspector = TraceInspector(Tracer(sourceFiles: { Self.sources }), isProjected: true)
        let person = Terminalist(try TestKiosk(language, inspector: inspector), columns: columns, rows: rows)
        person.typeSlowly("②2e→\n")
        return person
    }

    // MARK: The whole picture

    @Test func `a message to a delegate at 80×24`() throws {
        try teacher().terminal.expectGolden("small")
    }

    @Test func `at 120×40 it takes the columns of the objects too`() throws {
        try teacher(.korean, columns: 120, rows: 40).terminal.expectGolden("large")
    }

    @Test func `where there are few rows, the context goes first, and then the rows of the objects`() throws {
        let inspector = try teacher().test.inspector
        func rows(_ count: Int) -> [String] {
            let place = InspectorPlace(size: GridSize(columns: 46, rows: count), isBeside: false)
            return Array(inspector.draw(in: place, isTyping: false, Texts(.english)).text.dropFirst())
        }
        let rest = [
            "", " stockScreen(_:save: [strawberry +1], reason:", " .counted)", " JuiceMakerApp/StockScreen.swift:4",
            "    4 ▸ try delegate?.stockScreen(self, sav…",
        ]
        #expect(rows(7) == ["   OrderScreen    ◀━━━━━━━━━   StockScreen"] + rest)
        #expect(
            rows(9) == [
                " ┌──────────────┐   ▄▄██     ┌──────────────┐", " │ OrderScreen  │ ██████████ │ StockScreen  │",
                " └──────────────┘   ▀▀██     └──────────────┘",
            ] + rest)
        #expect(
            rows(11) == [
                " ┌──────────────┐    6/12    ┌──────────────┐", " │              │   ▄▄██     │              │",
                " │ OrderScreen  │ ██████████ │ StockScreen  │", " │              │   ▀▀██     │              │",
                " └──────────────┘            └──────────────┘",
            ] + rest)
        for (count, context) in [(12, 0), (13, 1), (14, 1), (15, 2), (30, 2)] {
            #expect(rows(count).contains { $0.contains("func save()") } == (context > 0), "\(count)")
            #expect(rows(count).contains { $0.contains("/// Sends") } == (context > 1), "\(count)")
        }
    }

    @Test func `each kind of message has its own arrow, in the direction that it has in the list`() throws {
        let viewer = TraceInspector(showing: Trace(), isProjected: true)
        var trace = Trace()
        for event in MessageRowTests.everyKind { trace.append(event, isScreen: { _ in true }) }
        viewer.show(trace, ObjectMap(objects: [], released: []))
        let panel = GridRect(column: 0, row: 0, columns: 40, rows: 9)
        func look() -> String {
            let place = InspectorPlace(size: panel.size, isBeside: false)
            let text = viewer.draw(in: place, isTyping: false, Texts(.english)).text
            // The row above the arrow's shaft tells where its head is.
            return text[2] + text[1].filter { "▄█".contains($0) }
        }
        _ = look()
        for _ in trace.events { _ = viewer.handle(.key(.up, .shift), panel: panel) }
        var pictures = [look()]
        for _ in trace.events.dropFirst() {
            _ = viewer.handle(.key(.down, .shift), panel: panel)
            pictures.append(look())
        }
        try pictures.expectGolden("arrows")
    }

    // MARK: Going through the messages

    @Test func `the arrow keys and the wheel go through the messages one by one, and a click gives the panel the keys`()
        throws
    {
        let person = try teacher()
        func number() -> String { String(person.look().text[10].split(separator: " ")[1]) }
        #expect(number() == "6/12")
        person.play("↓")
        #expect(number() == "7/12")
        let panel = GridPoint(column: 40, row: 15)
        for _ in 1...2 { person.mouse(.wheelUp, at: panel) }
        #expect(number() == "5/12")
        person.play("\t↓")
        #expect(number() == "5/12")
        person.click(panel)
        person.play("↓")
        #expect(number() == "6/12")
    }

    @Test func `of new messages, the one to a delegate is shown, or else the first with its source`() throws {
        let person = try teacher()
        #expect(person.sees("6/12"))
        person.play("3\n")
        #expect(person.look().text[10].hasPrefix(" Trace  14/16"))
        #expect(person.sees("   2 ▸     func order() { announce(bar.handle(.orderCart)) }"))
        // What happened while the panel was closed is shown as well.
        person.play("②②e→\n②")
        #expect(person.sees("stockScreen(_:save: [strawberry +1], reason: .counted)"))
        #expect(person.look().text[10].hasPrefix(" Trace  19/25"))
    }

    @Test func `a return without a value shows its call`() throws {
        let person = try teacher()
        person.play("↓↓↓↓")
        let rows = person.look().text
        #expect(rows[10].hasPrefix(" Trace  10/12"))
        #expect(rows[13].contains("OrderScreen        │ ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌▷ │        StockScreen"))
        #expect(rows[17].hasPrefix(" return of stockScreen(_:save:reason:)"))
        #expect(rows[19].hasPrefix(" JuiceMakerApp/StockScreen.swift:4"))
    }

    @Test func `F2 shows the objects after the message, also at 120×40`() throws {
        let person = try teacher(columns: 120, rows: 40)
        #expect(person.sees("F2  Objects"))
        person.play("②")
        #expect(person.sees(" Objects  ") && !person.sees("6/12"))
        person.play("②")
        #expect(person.sees("F2  Trace"))
    }
}
