import Terminal
import Testing

@testable import ScreenKit

/// A field of text, as it is drawn and as the fronts use it.
struct FieldTests {
    // MARK: The picture

    /// Draws a field with the focus at the top left of a part of the page that is as wide as the label and the field.
    private func draw(
        _ field: TextField, columns: Int, label: String = "", placeholder: String = ""
    ) throws -> Canvas {
        let pane = Field(Text(label), field, placeholder: Text(placeholder)) { $0 }.pane
        let size = GridSize(columns: columns, rows: 1)
        var part = PagePart(Canvas(size: size), scroll: 0, focus: 0, Texts(.english))
        part.begin(elements: pane.elements[...], in: GridRect(size))
        pane.draw(on: &part)
        let target = try #require(part.notes.targets.first)
        var canvas = part.canvas
        target.draw(on: &canvas, isFocused: true, isPressed: false)
        return canvas
    }

    private func field(_ text: String, _ edits: TextField.Edit...) -> TextField {
        var field = TextField(text)
        for edit in edits { field.apply(edit) }
        return field
    }

    /// Returns the columns of the cells that are drawn reversed.
    private func reversed(_ canvas: Canvas) -> [Int] {
        (0..<canvas.size.columns).filter { canvas[GridPoint(column: $0, row: 0)].style.reverse }
    }

    @Test(arguments: [
        ("abc", 0, "", 3), ("abc", 1, "", 2), ("", 0, "", 0), ("딸기a", 1, "", 4), ("딸기a", 2, "", 2), ("딸기", 0, "이름", 10),
    ])
    func `the terminal's cursor stands at the caret`(text: String, moves: Int, label: String, column: Int) throws {
        var field = field(text)
        for _ in 0..<moves { field.apply(.move(.left, isSelecting: false)) }
        #expect(try draw(field, columns: 20, label: label).cursor == GridPoint(column: column, row: 0))
    }

    @Test(arguments: [
        "abcdefghijklmnopqrstuvwxyz", "가나다라마바사아자차카타파하", "a가b나c다d라e마f바g사h아i자", "👩‍🍳e\u{301}👩‍🍳e\u{301}👩‍🍳e\u{301}👩‍🍳e\u{301}👩‍🍳",
    ])
    func `where the text is longer than the field, what stands before the caret is in view`(text: String) throws {
        let columns = 12
        for caret in 0...text.count {
            var field = field(text)
            for _ in caret..<text.count { field.apply(.move(.left, isSelecting: false)) }
            let canvas = try draw(field, columns: columns)
            let cursor = try #require(canvas.cursor)
            #expect((0..<columns).contains(cursor.column), "\(caret)")
            guard caret > 0 else {
                #expect(cursor.column == 0)
                continue
            }
            let character = Array(text)[caret - 1]
            let before = cursor.offset(columns: -DisplayWidth.of(String(character)))
            #expect(canvas[before].text == Cell(character).text, "\(caret)")
        }
    }

    @Test(arguments: [
        ("abcdefghijk", false, "", "abcdefghijk"), ("abcdefghijkl", false, "", "bcdefghijkl"),
        ("abcdefghijklmn", true, "", "abcdefghijkl"), ("Kim", false, "", "Kim"), ("Ki", false, "이름", "이름  Ki"),
    ])
    func `a text is scrolled by no more than the caret needs, and the label stands before the field`(
        text: String, isAtStart: Bool, label: String, row: String
    ) throws {
        var field = field(text)
        if isAtStart { field.apply(.move(.start, isSelecting: false)) }
        #expect(try draw(field, columns: 12, label: label).text(row: 0) == row)
    }

    @Test func `the selection is drawn reversed, and nothing else is`() throws {
        let left = TextField.Edit.move(.left, isSelecting: true)
        #expect(reversed(try draw(field("abcd"), columns: 20)).isEmpty)
        #expect(reversed(try draw(field("abcd", left, left), columns: 20, label: "Name")) == [8, 9])
        #expect(reversed(try draw(field("딸기쥬스", left, left), columns: 20)) == [4, 5, 6, 7])
        // What is selected beyond the left edge is not drawn, and covers nothing.
        let long = field("abcdefghijklmnop", .move(.start, isSelecting: false), .move(.end, isSelecting: true))
        let canvas = try draw(long, columns: 12)
        #expect(reversed(canvas) == Array(0...10))
        #expect(canvas.text(row: 0) == "fghijklmnop")
    }

    @Test func `all of the field is underlined, and not its label`() throws {
        let canvas = try draw(field("Kim"), columns: 20, label: "이름")
        let underlined = (0..<20).filter { canvas[GridPoint(column: $0, row: 0)].style.underline }
        #expect(underlined == Array(6..<20))
    }

    @Test(arguments: [
        ("", 30, "Name  as on the card"), ("", 14, "Name  as on t…"), ("K", 30, "Name  K"),
    ])
    func `the placeholder is there only while the field is empty, and is cut where it is too long`(
        text: String, columns: Int, row: String
    ) throws {
        let canvas = try draw(field(text), columns: columns, label: "Name", placeholder: "as on the card")
        #expect(canvas.text(row: 0) == row)
    }

    @Test(arguments: [("", 12), ("이름", 18)])
    func `the least width has room for the label and some characters`(label: String, columns: Int) {
        let pane = Field(Text(label), TextField()) { $0 }.pane
        #expect(pane.size(in: .small, of: .small).columns.least == columns)
    }

    // MARK: Full screen

    /// A form with a field among what a screen can have besides, each with keys of its own.
    private final class FormScreen: Screen {
        enum Event: Equatable {
            case edit(TextField.Edit), submit, choose(Int), hint, left
        }

        var field = TextField(limit: 10)
        var events: [Event] = []
        var typedLines: [String] = []
        let hasSubmission: Bool

        init(hasSubmission: Bool = true) { self.hasSubmission = hasSubmission }

        let title: Text = "Form"

        var content: Content<Event> {
            List {
                Row("Tea", .choose(0)).keys("1", .function(5))
                Row("Coffee", .choose(1)).keys("2", .function(6))
            }
            Field("Name", field, words: "who", submits: hasSubmission ? .submit : nil) { .edit($0) }
                .first().goingOn(false)
            NotePane()
            Hint("Save", .hint, key: "s", words: "save")
            OtherLines { [self] line throws(LineError) in
                typedLines.append(line)
                return []
            }
        }

        func handle(_ event: Event) {
            events.append(event)
            if case .edit(let edit) = event { refuse(field.apply(edit)) }
        }
    }

    /// A field of another pane, which tells when the focus leaves it.
    private nonisolated struct NotePane: Pane {
        var controls: Controls<FormScreen.Event> {
            var note = Control(
                "Note", FormScreen.Event.submit, isFocusable: true, lineNames: .label, leaveEvent: .left)
            note.edit = { .edit($0) }
            return [note]
        }
        func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(rows: .exactly(1)) }
        func draw(on part: inout PagePart) {
            part.write("Note", at: GridPoint(column: 0, row: 0))
            part.place(0, in: GridRect(part.size))
        }
        func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, ["Note"])] }
    }

    /// A form with a person at a full screen.
    private struct Form {
        let screen: FormScreen
        let kiosk: Kiosk
        let front: FullScreenFront

        init(hasSubmission: Bool = true) {
            screen = FormScreen(hasSubmission: hasSubmission)
            kiosk = Kiosk(root: screen, texts: Texts(.english))
            front = FullScreenFront(kiosk: kiosk)
            look()
        }

        @discardableResult func look() -> Canvas { front.draw(size: .small) }
        func press(_ key: Key, _ modifiers: Modifiers = []) { front.handle(.key(key, modifiers)) }
        func type(_ text: String) { Key.typed(text).forEach { press($0) } }
        /// Clicks a text, or a place some columns and rows beside its beginning.
        func click(_ text: String, columns: Int = 0, rows: Int = 0) throws {
            let point = try #require(look().find(text)).offset(columns: columns, rows: rows)
            for action in [MouseEvent.Action.press(.left), .release(.left)] {
                front.handle(.mouse(MouseEvent(action, at: point)))
            }
        }
        /// The name of the row that is marked as having the focus.
        var markedRow: String? { look().text.first { $0.contains("▸") } }
        /// Whether the focus is in the field.
        var isInField: Bool { look().cursor?.row == look().find("Name")?.row }
    }

    @Test func `in a field no letter, digit or sign is a command`() {
        let form = Form()
        form.type("ql?s12ㅂ ")
        #expect(form.screen.field.text == "ql?s12ㅂ ")
        #expect(form.screen.events.allSatisfy { if case .edit = $0 { true } else { false } })
        #expect(!form.kiosk.isFinished && form.kiosk.texts.language == .english)
        #expect(form.kiosk.navigator.top === form.screen)
        form.type("↑2")
        #expect(form.screen.events.last == .choose(1))
        form.type("q")
        #expect(form.kiosk.isFinished)
    }

    @Test func `keys with Ctrl or Alt that edit nothing do nothing in a field, and Ctrl-C quits`() {
        let form = Form()
        for key in "qls?1" {
            form.press(.character(key), .control)
            form.press(.character(key), .alt)
        }
        #expect(form.screen.events.isEmpty)
        form.press(.character("c"), .control)
        #expect(form.kiosk.isFinished)
    }

    @Test func `the arrows that edit stay in the field, and the others and Tab leave it`() {
        let form = Form()
        form.type("ab")
        for key in [Key.left, .right, .home, .end, .backspace, .delete] { form.press(key) }
        #expect(form.isInField)
        for (key, modifiers, row) in [
            (Key.up, [], "Coffee"), (.down, [], nil), (.tab, .shift, "Coffee"), (.tab, [], nil),
        ] as [(Key, Modifiers, String?)] {
            form.press(key, modifiers)
            #expect(form.isInField == (row == nil), "\(key)")
            if let row { #expect(form.markedRow?.contains(row) == true, "\(key)") }
        }
        form.press(.tab)
        #expect(!form.isInField && form.markedRow == nil)
        #expect(form.screen.field.text == "a")
    }

    @Test(arguments: [(0, 0, true), (6, 0, true), (8, 0, true), (0, 1, false)])
    func `a click on the label, the text or behind it brings the focus to the field, and submits nothing`(
        columns: Int, rows: Int, isInField: Bool
    ) throws {
        let form = Form()
        form.type("ab↑")
        #expect(!form.isInField)
        let events = form.screen.events
        try form.click("Name", columns: columns, rows: rows)
        #expect(form.isInField == isInField)
        #expect(form.screen.events == events || !isInField)
    }

    @Test func `Enter submits, Space is a character, and without a submission Enter changes nothing`() {
        let form = Form()
        form.type("a b\n")
        #expect(form.screen.events.last == .submit)
        #expect(form.screen.field.text == "a b")
        let other = Form(hasSubmission: false)
        other.type("ab\n")
        #expect(other.screen.field == TextField("ab", limit: 10))
        #expect(other.isInField)
    }

    @Test func `a paste goes into the field as one edit, and what is refused is said`() {
        let form = Form()
        form.type("xy←")
        form.front.handle(.paste("q1 s"))
        #expect(form.screen.field.text == "xq1 sy")
        #expect(form.screen.field.caret == 5)
        form.front.handle(.paste("too long"))
        #expect(form.look().find("! " + Texts(.english)(TextField.Refusal.tooLong(limit: 10).text)) != nil)
        form.type("↑")
        form.front.handle(.paste("z"))
        #expect(form.screen.field.text == "xq1 sy")
    }

    @Test func `a leave event comes once when the focus leaves the field, and before a command of the kiosk`() throws {
        let form = Form()
        form.type("\ta")
        #expect(form.screen.events.last == .edit(.insert("a")))
        form.type("↑")
        #expect(form.screen.events.suffix(2) == [.edit(.insert("a")), .left])
        form.type("↑")
        #expect(form.screen.events.count { $0 == .left } == 1)
        try form.click("Note")
        try form.click("Tea")
        #expect(form.screen.events.suffix(2) == [.left, .choose(0)])
        try form.click("Note")
        form.press(.function(6))
        #expect(form.screen.events.suffix(2) == [.left, .choose(1)])
        #expect(form.markedRow?.contains("Coffee") == true)
        form.press(.function(5))
        try form.click("Note")
        try form.click("Note")
        #expect(form.screen.events.last == .choose(0))
        form.press(.function(1))
        #expect(form.screen.events.count { $0 == .left } == 4)
        #expect(form.kiosk.navigator.top is HelpScreen)
    }

    // MARK: Lines

    private func reader(_ screen: FormScreen = FormScreen(), _ language: Language = .english) -> TypedLines {
        TypedLines(Kiosk(root: screen, texts: Texts(language)))
    }

    @Test func `in lines the name of the field or its word with a text replaces the text, and alone empties it`() {
        let screen = FormScreen()
        let reader = reader(screen)
        #expect(reader.readPage().contains("Name: "))
        #expect(reader.type("name Kim Soo") == ["Name: Kim Soo"])
        #expect(screen.field.text == "Kim Soo")
        for (line, text) in [("WHO  Lee ", "Lee"), ("Name", ""), ("who 2", "2"), ("who", "")] {
            reader.type(line)
            #expect(screen.field.text == text, "\(line)")
        }
        #expect(screen.events.allSatisfy { if case .edit(.replace) = $0 { true } else { false } })
    }

    @Test(arguments: Language.allCases)
    func `in lines a field is a command, by its label without a word, and the help tells its use`(language: Language) {
        let (reader, texts) = (reader(FormScreen(), language), Texts(language))
        #expect(reader.readPage().last?.contains("who, Note, save, ") == true)
        let help = reader.type("help")
        #expect(help.contains("  who: " + texts(.fieldMeaning, "Name")))
        #expect(help.contains("  Note: " + texts(.fieldMeaning, "Note")))
        #expect(texts(.fieldMeaning, "Name").hasPrefix("Name ("))
    }

    @Test func `in lines a word that only begins as the field does types nothing into it`() {
        let screen = FormScreen()
        reader(screen).type("names", "whole", "x who", "2", "save")
        #expect(screen.field.text == "")
        #expect(screen.events == [.choose(1), .hint])
        #expect(screen.typedLines == ["names", "whole", "x who"])
    }

    @Test func `in lines the reason for a refusal is said, and the text stays`() {
        let screen = FormScreen()
        let said = reader(screen).type("name Kim", "name 12345678901")
        #expect(screen.field.text == "Kim")
        #expect(said.last == "! " + Texts(.english)(TextField.Refusal.tooLong(limit: 10).text))
    }

    @Test(arguments: [
        (Language.english, TextField.Refusal.tooLong(limit: 5), "5"), (.korean, .tooLong(limit: 5), "5"),
        (.english, .character("x"), "x"), (.korean, .character("x"), "x"),
    ])
    func `a refusal is said with its reason`(
        language: Language, refusal: TextField.Refusal, reason: String
    ) {
        #expect(Texts(language)(refusal.text).contains(reason))
    }
}
