import TestSupport
import Testing

@testable import Terminal

/// A line of text with its caret and its selection.
struct TextFieldTests {
    /// Returns the field with `[` and `]` around its selection, and `|` at its caret.
    private func picture(_ field: TextField) -> String {
        var characters = field.text.map { String($0) }
        let selection = field.selection
        characters.insert("|", at: field.caret)
        guard !selection.isEmpty else { return characters.joined() }
        let isAtEnd = field.caret == selection.upperBound
        characters.insert("]", at: selection.upperBound + 1)
        characters.insert("[", at: selection.lowerBound + (isAtEnd ? 0 : 1))
        return characters.joined()
    }

    private static let motions: [Character: TextField.Motion] = [
        "‹": .left, "›": .right, "«": .wordLeft, "»": .wordRight, "↖": .start, "↘": .end,
    ]

    /// Returns edits that stand behind each other: a motion is a sign, `+` before it selects and `-` deletes. `[…]` inserts a text.
    private func edits(_ script: String) -> [TextField.Edit] {
        var edits: [TextField.Edit] = []
        var rest = script[...]
        while let sign = rest.popFirst() {
            if sign == "[" {
                let text = rest.prefix { $0 != "]" }
                rest = rest[text.endIndex...].dropFirst()
                edits.append(.insert(String(text)))
            } else if let motion = Self.motions[sign] {
                edits.append(.move(motion, isSelecting: false))
            } else if let motion = rest.popFirst().flatMap({ Self.motions[$0] }) {
                edits.append(sign == "+" ? .move(motion, isSelecting: true) : .delete(motion))
            }
        }
        return edits
    }

    /// Returns the field after edits, none of which is refused.
    private func edited(_ text: String, _ edits: [TextField.Edit]) -> String {
        var field = TextField(text)
        for edit in edits { #expect(field.apply(edit) == nil, "\(edit)") }
        return picture(field)
    }

    // MARK: Moving

    @Test func `a new field has its caret at the end and nothing selected`() {
        #expect(picture(TextField("one")) == "one|")
        #expect(picture(TextField()) == "|")
        #expect(TextField("one").selection == 3..<3)
    }

    @Test(arguments: [
        // The caret moves by characters and words, and never past an end. A character of two columns is one step.
        ("one two", "‹", "one tw|o"), ("one two", "‹‹›", "one tw|o"), ("one two", "›", "one two|"),
        ("one two", "↖", "|one two"), ("one two", "↖‹", "|one two"), ("one two", "↖↘", "one two|"),
        ("one two  three", "«", "one two  |three"), ("one two  three", "««", "one |two  three"),
        ("one two  three", "««««", "|one two  three"), ("one two  three", "↖»", "one| two  three"),
        ("one two  three", "↖»»", "one two|  three"), ("one two  three", "↖»»»»", "one two  three|"),
        ("딸기 👩‍🍳x", "‹‹", "딸기 |👩‍🍳x"), ("딸기 👩‍🍳", "-‹", "딸기 |"), ("딸기쥬스 둘", "+«", "딸기쥬스 |[둘]"),
        // Selecting keeps the other end where it is.
        ("one two", "«+›+›", "one [tw|]o"), ("one two", "«+‹+‹", "on|[e ]two"), ("one two", "«+›+‹+‹", "one|[ ]two"),
        ("one two", "«+›+‹", "one |two"), ("one two", "«+↖", "|[one ]two"), ("one two", "«+↘", "one [two|]"),
        ("one two", "«+«", "|[one ]two"), ("one two", "«+»+↖", "|[one ]two"),
        // A movement by a character goes to the end of the selection on its side, and selects nothing.
        ("abcd", "+‹+‹‹", "ab|cd"), ("abcd", "+‹+‹›", "abcd|"), ("abcd", "+‹+‹↖", "|abcd"),
        ("ab cd", "+‹+‹«", "|ab cd"),
        ("abcd", "+‹+‹↘", "abcd|"),
        // A text is inserted at the caret, or in the place of the selection.
        ("ad", "‹[bc]", "abc|d"), ("one two", "+«[2]", "one 2|"), ("one", "+↖[]", "|"),
        // Deleting takes the selection alone where there is one.
        ("one two six", "«‹+«-‹", "one | six"), ("one two six", "«‹+«-›", "one | six"),
        ("one two six", "«‹+«-«", "one | six"), ("one two six", "«‹+«-»", "one | six"),
        ("one two six", "«‹+«-↖", "one | six"), ("one two six", "«‹+«-↘", "one | six"),
        // Without one it takes what a movement would pass.
        ("one two more", "‹‹‹‹‹‹-‹", "one t|o more"), ("one two more", "‹‹‹‹‹‹-›", "one tw| more"),
        ("one two more", "‹‹‹‹‹‹-«", "one |o more"), ("one two more", "‹‹‹‹‹‹-»", "one tw| more"),
        ("one two more", "‹‹‹‹‹‹-↖", "|o more"), ("one two more", "‹‹‹‹‹‹-↘", "one tw|"), ("one", "↖-‹", "|one"),
        ("one", "-›", "one|"), ("one  two", "‹‹‹-«", "|two"), ("one  two", "‹‹‹‹‹-»", "one|"),
    ])
    func `edits move, select, insert and delete`(text: String, script: String, result: String) {
        #expect(edited(text, edits(script)) == result)
    }

    // MARK: Refusing

    @Test func `replacing takes the whole text, and selects nothing`() {
        #expect(edited("one two", [.move(.wordLeft, isSelecting: true), .replace("six")]) == "six|")
        #expect(edited("one", [.replace("")]) == "|")
    }

    @Test func `a text that would be too long is refused as a whole, and nothing changes`() {
        var field = TextField("abcd", limit: 5)
        field.apply(.move(.left, isSelecting: true))
        let before = field
        #expect(field.apply(.insert("123")) == .tooLong(limit: 5))
        #expect(field.apply(.replace("123456")) == .tooLong(limit: 5))
        #expect(field == before)
        #expect(field.apply(.insert("12")) == nil)
        #expect(picture(field) == "abc12|")
        #expect(field.apply(.insert("3")) == .tooLong(limit: 5))
        #expect(field.apply(.replace("12345")) == nil)
    }

    @Test func `a first text above the limit can be made shorter, but not longer`() {
        var field = TextField("abcdef", limit: 3)
        #expect(field.apply(.insert("g")) == .tooLong(limit: 3))
        #expect(field.apply(.delete(.left)) == nil)
        #expect(picture(field) == "abcde|")
    }

    @Test func `a character that the field does not take is refused and named, and nothing changes`() {
        var field = TextField("12", limit: 4, allowed: Set("0123456789"))
        field.apply(.move(.left, isSelecting: true))
        let before = field
        #expect(field.apply(.insert("3x4y")) == .character("x"))
        #expect(field.apply(.replace("가")) == .character("가"))
        #expect(field == before)
        // The reason that a person can do something about comes first.
        #expect(field.apply(.insert("12345678x")) == .character("x"))
        #expect(field.apply(.insert("345")) == nil)
        #expect(picture(field) == "1345|")
    }

    // MARK: Characters

    @Test func `jamo that join to one character count as one`() {
        var field = TextField(limit: 2)
        for jamo in ["\u{1112}", "\u{1161}", "\u{11AB}", "\u{1100}", "\u{1173}", "\u{11AF}"] {
            #expect(field.apply(.insert(jamo)) == nil, "\(jamo.unicodeScalars)")
        }
        #expect(picture(field) == "한글|")
        // What is kept is what a keyboard with whole syllables types.
        #expect(Array(field.text.unicodeScalars) == ["한", "글"])
        #expect(field.apply(.insert("\u{1100}")) == .tooLong(limit: 2))
        #expect(field.apply(.delete(.left)) == nil)
        #expect(picture(field) == "한|")
    }

    @Test func `a mark that joins the character before the caret moves no caret`() {
        var field = TextField("ebc", limit: 3)
        field.apply(.move(.start, isSelecting: false))
        field.apply(.move(.right, isSelecting: false))
        #expect(field.apply(.insert("\u{301}")) == nil)
        #expect(picture(field) == "e\u{301}|bc")
    }

    @Test func `no control character of a paste or of a first text gets into the field`() {
        #expect(edited("", [.insert("a\tb\nc\u{1B}[2J\u{202E}d")]) == "a b c\u{FFFD}[2Jd|")
        #expect(TextField("x\u{7}\r\ny").text == "x\u{FFFD}  y")
        var digits = TextField(allowed: Set("123"))
        #expect(digits.apply(.insert("1\n")) == .character(" "))
    }

    // MARK: Keys

    private static let keys: [(Key, Modifiers, TextField.Edit?)] = [
        (.character("a"), [], .insert("a")), (.character("?"), [], .insert("?")),
        (.character(" "), [], .insert(" ")), (.character("가"), .shift, .insert("가")),
        (.left, [], .move(.left, isSelecting: false)), (.right, [], .move(.right, isSelecting: false)),
        (.left, .shift, .move(.left, isSelecting: true)), (.right, .shift, .move(.right, isSelecting: true)),
        (.left, .control, .move(.wordLeft, isSelecting: false)), (.right, .alt, .move(.wordRight, isSelecting: false)),
        (.left, [.alt, .shift], .move(.wordLeft, isSelecting: true)),
        (.right, [.control, .shift], .move(.wordRight, isSelecting: true)),
        (.home, [], .move(.start, isSelecting: false)), (.end, [], .move(.end, isSelecting: false)),
        (.home, .shift, .move(.start, isSelecting: true)), (.end, .shift, .move(.end, isSelecting: true)),
        (.backspace, [], .delete(.left)), (.delete, [], .delete(.right)), (.backspace, .alt, .delete(.wordLeft)),
        (.backspace, .control, .delete(.wordLeft)), (.delete, .control, .delete(.wordRight)),
        (.character("a"), .control, .move(.start, isSelecting: false)),
        (.character("e"), .control, .move(.end, isSelecting: false)), (.character("u"), .control, .delete(.start)),
        (.character("k"), .control, .delete(.end)), (.character("w"), .control, .delete(.wordLeft)),
        // The other keys edit nothing.
        (.character("c"), .control, nil), (.character("q"), .control, nil), (.character("q"), .alt, nil),
        (.up, [], nil), (.down, [], nil), (.up, .shift, nil), (.tab, [], nil), (.tab, .shift, nil),
        (.enter, [], nil), (.escape, [], nil), (.pageUp, [], nil), (.pageDown, [], nil), (.insert, [], nil),
        (.function(1), [], nil),
    ]

    @Test(arguments: keys)
    func `a key edits as it does in a terminal, or nothing`(key: Key, modifiers: Modifiers, edit: TextField.Edit?) {
        #expect(TextField.Edit(key, modifiers) == edit)
    }

    // MARK: Any edits

    @Test(arguments: 0..<UInt64(40)) func `any edits do what they do in a list of characters`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let limit = Int.random(in: 1...12, using: &generator)
        var field = TextField(limit: limit)
        var model = FieldModel(limit: limit)
        for step in 0..<300 {
            let edit = TextField.Edit.random(using: &generator)
            let refused = field.apply(edit) != nil
            #expect(refused != model.apply(edit), "seed \(seed), step \(step): \(edit)")
            guard field.text == String(model.characters), field.caret == model.caret, field.selection == model.selection
            else {
                Issue.record("seed \(seed), step \(step): \(edit) gives \(picture(field)), expected \(model)")
                return
            }
        }
    }
}

extension TextField.Edit {
    fileprivate nonisolated static func random(using generator: inout SeededGenerator) -> TextField.Edit {
        let motions = [TextField.Motion.left, .right, .wordLeft, .wordRight, .start, .end]
        let motion = motions[Int.random(in: 0..<motions.count, using: &generator)]
        func text() -> String {
            let count = Int.random(in: 0...4, using: &generator)
            return String((0..<count).map { _ in "ab 가👍".randomElement(using: &generator) ?? "a" })
        }
        return switch Int.random(in: 0..<10, using: &generator) {
        case 0..<4: .insert(text())
        case 4..<7: .move(motion, isSelecting: Bool.random(using: &generator))
        case 7..<9: .delete(motion)
        default: .replace(text())
        }
    }
}

/// The simplest field: characters, and the two ends of the selection. It knows only characters that join no other one.
private nonisolated struct FieldModel {
    let limit: Int
    var characters: [Character] = []
    var caret = 0
    var anchor = 0

    init(limit: Int) { self.limit = limit }

    var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

    /// Applies an edit; returns `false` where it is refused.
    mutating func apply(_ edit: TextField.Edit) -> Bool {
        switch edit {
        case .insert(let text): return replace(selection, text)
        case .replace(let text): return replace(0..<characters.count, text)
        case .delete(let motion):
            if !selection.isEmpty { return replace(selection, "") }
            let end = place(after: motion)
            return replace(min(caret, end)..<max(caret, end), "")
        case .move(let motion, isSelecting: true): caret = place(after: motion)
        case .move(.left, isSelecting: false) where !selection.isEmpty:
            (caret, anchor) = (selection.lowerBound, selection.lowerBound)
        case .move(.right, isSelecting: false) where !selection.isEmpty:
            (caret, anchor) = (selection.upperBound, selection.upperBound)
        case .move(let motion, isSelecting: false):
            caret = place(after: motion)
            anchor = caret
        }
        return true
    }

    private mutating func replace(_ range: Range<Int>, _ text: String) -> Bool {
        guard characters.count - range.count + text.count <= limit else { return false }
        characters.replaceSubrange(range, with: text)
        caret = range.lowerBound + text.count
        anchor = caret
        return true
    }

    private func place(after motion: TextField.Motion) -> Int {
        var place = caret
        switch motion {
        case .start: place = 0
        case .end: place = characters.count
        case .left: if place > 0 { place -= 1 }
        case .right: if place < characters.count { place += 1 }
        case .wordLeft:
            while place > 0, characters[place - 1] == " " { place -= 1 }
            while place > 0, characters[place - 1] != " " { place -= 1 }
        case .wordRight:
            while place < characters.count, characters[place] == " " { place += 1 }
            while place < characters.count, characters[place] != " " { place += 1 }
        }
        return place
    }
}
