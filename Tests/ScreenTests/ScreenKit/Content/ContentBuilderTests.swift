import Testing

@testable import ScreenKit

/// What an author writes as the content of a screen.
struct ContentBuilderTests {
    private func pane(_ text: String) -> TextPane { TextPane(lines: LazyRows([Message(text: text)])) }

    @Test(arguments: [(true, "12", [7, 3]), (false, "", [])])
    func `if, for and parts without events stand in their order`(isOpen: Bool, keys: String, doors: [Int]) {
        let screen = PartsScreen { _ in
            Lines("Doors")
            if isOpen {
                List { for door in doors { Row("Door \(door)", "open \(door)") } }
            } else {
                Lines("Closed")
            }
            for line in ["a", "b"] { Lines(Text(line)) }
        }
        let said = TypedLines(Kiosk(root: screen, texts: Texts(.english))).readPage()
        let body = isOpen ? ["1. Door 7", "2. Door 3"] : ["Closed"]
        #expect(said.filter { !$0.hasPrefix("Commands") } == ["== Parts ==", "Doors"] + body + ["a", "b"])
        _ = screen.press(keys)
        #expect(screen.events == doors.map { "open \($0)" })
    }

    @Test(arguments: [(80, [0, 0]), (40, [0, 2])])
    func `columns stand side by side, and below each other where they have no room`(columns: Int, rows: [Int]) {
        let screen = PartsScreen { _ in
            Columns {
                Lines("left").columns(least: 30)
                Lines("right").columns(least: 30)
            }.orRows()
        }
        let picture = screen.press("", GridSize(columns: columns, rows: 24))
        let found = ["left", "right"].map { text in picture.firstIndex { $0.contains(text) } ?? -1 }
        #expect(found.map { $0 - found[0] } == rows)
    }

    @Test func `a mistake in the names of parts is found`() {
        func mistake(_ names: String..., layout: PaneLayout) -> String? {
            var body = PageBody()
            for name in names {
                body.append(pane(name))
                body.nameLast(name)
            }
            body.ownLayout = layout
            return body.mistake
        }
        #expect(mistake("a", "a", layout: .rows("a")) == "Two parts have the name “a”.")
        #expect(
            mistake("a", "b", layout: .rows("a", "c")) == "The layout has a place for “c”, and none for the part “b”.")
        // A part without a place is there for lines, and a place without a part for another state of the screen.
        #expect(mistake("a", "b", layout: .rows("a")) == nil && mistake("a", layout: .rows("a", "b")) == nil)
    }

    @Test func `what is said stays until the next event, and a question comes before all else`() {
        let screen = PartsScreen(
            handling: { screen, event in
                switch event {
                case "save": screen.say("Saved.")
                case "clear":
                    screen.ask("Clear?", "All doors") {
                        Answer(cancel: "Keep", key: "k")
                        Answer("Clear", "cleared", key: "c")
                    }
                case "fail": screen.refuse("No room.")
                default: break
                }
            }
        ) { _ in
            for event in ["save", "clear", "fail", "wait"] { Hint(Text(event), event, words: Text(event)) }
        }
        let person = TypedLines(Kiosk(root: screen, texts: Texts(.english)))
        person.readPage()
        #expect(person.type("save") == ["Saved."])
        #expect(person.type("wait") == [] && person.type("fail") == ["! No room."])
        #expect(person.type("clear") == ["Clear?", "All doors", "1. Keep", "2. Clear"])
        #expect(person.type("save").first?.hasPrefix("! ") == true)
        _ = person.type("keep", "clear", "clear", "wait")
        #expect(screen.events == ["save", "wait", "fail", "clear", "clear", "cleared", "wait"])
        // The answer that only takes the question back is that of Esc.
        let keys = PartsScreen(handling: { screen, _ in screen.confirm("lost", "Sure?", "All is lost.") }) { _ in
            Button("Clear", "ask", key: "x")
        }
        _ = keys.press("x⎋xy")
        #expect(keys.events == ["ask", "ask", "lost"])
    }

    @Test(
        arguments: [("12", ["number 12"], nil), ("x", [], "! Not understood: x (type help)"), ("0", [], "! Not 0.")]
            as [(String, [String], String?)])
    func `other lines are read by the screen, or refused with its reason`(line: String, events: [String], said: String?)
    {
        let screen = PartsScreen { _ in
            OtherLines("12") { line throws(LineError) in
                guard let number = Int(line) else { throw .unknown }
                if number == 0 { throw LineError("not 0.") }
                return ["number \(number)"]
            }
        }
        #expect(screen.type(line).first == said)
        #expect(screen.events == events)
    }
}
