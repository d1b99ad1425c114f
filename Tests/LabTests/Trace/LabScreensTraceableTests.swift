import ScreenKit
import ScreenTrace
import Terminal
import TestSupport
import Testing

@testable import Lab

/// The lab in the trace: its own delegate is one that a class can look at.
struct LabScreensTraceableTests {
    private let test: LabKiosk
    private let tracer: Tracer

    init() throws {
        test = try LabKiosk(.english)
        tracer = Tracer(test.navigator)
    }

    @Test func `the messages of an experiment to the lab are traced, and the lab is held weakly`() throws {
        let screen = try test.open(.doublyLinked)
        for event in [.count(answer: 1, change: 2), .predict(1), .showNext] as [ExperimentScreen.Event] {
            screen.handle(event)
        }
        let lines = tracer.trace.events.map(\.line)
        for wanted in [
            "[injection] → LabScreen: init(exhibits: [leak, forgotten, four-wirings, back-and-forth, sheet, +4])",
            "[injection] → ExperimentScreen: init(doubly-linked, hands: [], hasNext: true)",
            "[message] ExperimentScreen → LabScreen: experimentScreen(_:didCount: [0, 2])",
            "[message] ExperimentScreen → LabScreen: experimentScreen(_:didRunWith: 1)",
            "[message] ExperimentScreen → LabScreen: experimentScreenShowNext(_:)",
            "[injection] → ExperimentScreen#2: init(money, hands: [], hasNext: false)",
        ] {
            #expect(lines.contains(wanted), "\(wanted) in \(lines)")
        }
        let map = tracer.objectMap.lines(test.texts)
        #expect(map.contains { $0.contains("weak delegate LabScreen") })
    }

    @Test func `digits that were typed are one message, when the typing ends`() throws {
        for end in [Key.enter, .escape] {
            let test = try LabKiosk(.english)
            let tracer = Tracer(test.navigator)
            _ = try test.open(.leak)
            _ = test.rows()
            func counts() -> [String] {
                tracer.trace.events.map(\.text).filter { $0.contains("didCount") }
            }
            test.press(.character("h"), .character("1"), .character("2"), .down, .character("7"))
            #expect(counts() == [])
            test.press(end)
            #expect(counts() == ["experimentScreen(_:didCount: [12, 7])"])
            test.press(.character("h"), end)
            #expect(counts().count == 1)
        }
    }

    // MARK: The objects of a run

    /// The lines of the moment, which come before those of the kiosk.
    private func linesOfMoment(_ language: Language = .english) -> [String] {
        Array(tracer.objectMap.lines(Texts(language)).prefix { !$0.hasPrefix("Navigator") })
    }

    @Test func `the object map shows the circle of the leak while its outcome is on the stack`() throws {
        let screen = try test.open(.leak)
        #expect(linesOfMoment() == [])
        screen.handle(.predict(1))
        let circle = ["! screen1: strong form StrongForm", "StrongForm: strong delegate screen1"]
        #expect(linesOfMoment() == ["After “strong delegate”:"] + circle)
        #expect(linesOfMoment(.korean) == ["‘strong 델리게이트’ 실행 뒤:"] + circle)
        screen.handle(.toggleSource)
        #expect(linesOfMoment().count == 3)
        screen.handle(.ask)
        #expect(linesOfMoment() == [])
        screen.handle(.predict(1))
        #expect(linesOfMoment().count == 3)
        // The screen lives on here, but it is not on the stack any more.
        test.kiosk.perform(.back)
        #expect(linesOfMoment() == [])
        // A run without a circle adds nothing.
        test.kiosk.perform(.home)
        try test.open(.sheet).handle(.predict(1))
        #expect(linesOfMoment() == [])
        withExtendedLifetime(screen) {}
    }

    @Test func `circles that share an object are shown together`() throws {
        try test.open(.doublyLinked).handle(.predict(1))
        #expect(
            linesOfMoment() == [
                "After “strong previous”:", "! node1: strong next node2",
                "node2: strong previous node1, strong next node3", "node3: strong previous node2",
            ])
    }

    @Test func `a trace that was opened on an experiment is hidden with it, and any other one stays`() throws {
        for leave in [Key.character("n"), .escape] {
            let test = try LabKiosk(.english, inspector: TraceInspector())
            try test.open(.leak).handle(.predict(1))
            test.press(.function(2), .character("s"))
            #expect(test.kiosk.isShowingInspector)
            test.press(.character("s"), leave)
            #expect(!test.kiosk.isShowingInspector)
        }
        let test = try LabKiosk(.english, inspector: TraceInspector())
        _ = try test.openLab()
        test.press(.function(2), .character("1"), .escape)
        #expect(test.kiosk.isShowingInspector)
    }

    /// The rows of the panel below the name of the map, right of its line.
    private func map(_ test: LabKiosk, _ size: GridSize) throws -> [String] {
        let rows = test.rows(size)
        let first = try #require(rows.firstIndex { $0.contains(" Objects ") })
        // The last row is that of the page.
        return rows[(first + 1)..<(rows.count - 1)].compactMap { row in
            let words = String(row.split(separator: "│", omittingEmptySubsequences: false).last ?? "").withoutEnds
            return words.isEmpty ? nil : words
        }
    }

    @Test(arguments: [(GridSize.large, 0), (.small, 2)])
    func `the panel has the circle first, for it was opened to see it, and the stack below it`(
        size: GridSize, hiddenCount: Int
    ) throws {
        let test = try LabKiosk(.english, inspector: TraceInspector())
        try test.open(.leak).handle(.predict(1))
        if size == .small { _ = test.rows() }
        test.press(.function(2))
        let rows = [
            "After “strong delegate”", "!  screen1 not released", "form ━▶ StrongForm", "StrongForm",
            "delegate ━▶ screen1 ↺", "The kiosk itself", "Navigator", "━▶ HomeScreen", "navigator ┄▷ Navigator",
            "━▶ LabScreen", "navigator ┄▷ Navigator", "━▶ ExperimentScreen", "delegate ┄▷ LabScreen",
            "navigator ┄▷ Navigator",
        ]
        let shown = try map(test, size)
        #expect(shown.dropLast() == rows.dropLast(1 + hiddenCount))
        // The last row says how many there are below it, and each of them can be reached.
        #expect(shown.last?.hasSuffix("↓ \(hiddenCount)") == (hiddenCount > 0))
        for _ in 0..<hiddenCount { test.press(.down) }
        #expect(try map(test, size).suffix(3) == rows.suffix(3))
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var withoutEnds: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
