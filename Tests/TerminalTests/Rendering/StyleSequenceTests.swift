import Testing

@testable import Terminal

/// The bytes of styles, as a terminal with some colours gets them.
struct StyleSequenceTests {
    /// Returns the parameters of the sequence that leads from the plain style to another one.
    private func code(
        _ style: TextStyle, _ mode: ColorMode, _ ground: Ground = .dark, isHighContrast: Bool = false
    ) -> String {
        let table = StyleTable(Palette(mode: mode, ground: ground), isHighContrast: isHighContrast)
        var bytes: [UInt8] = []
        StyleSequence.append(from: .plain, to: table.shown(PackedStyle(style)), table, to: &bytes)
        return String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
    }

    private func text(_ color: Color) -> TextStyle { TextStyle(foreground: color) }
    private func fill(_ color: Color) -> TextStyle { TextStyle(background: color) }
    private let focus = TextStyle(foreground: .onFocus, background: .focus, bold: true)
    private let button = TextStyle(foreground: .onPrimary, background: .primary, bold: true)

    @Test func `sixteen colours have codes of two digits, bright ones too`() {
        #expect(code(focus, .sixteen) == "1;97;44")
        #expect(code(button, .sixteen) == "1;30;103")
        #expect(code(text(.good), .sixteen) == "32")
        #expect(code(text(.accent), .sixteen) == "96")
        #expect(code(text(.accent), .sixteen, .light) == "34")
        // There is no grey for a plate: the ground stays.
        #expect(code(TextStyle(foreground: .onPanel, background: .panel), .sixteen) == "")
    }

    @Test func `256 colours have numbers`() {
        #expect(code(focus, .indexed) == "1;38;5;231;48;5;27")
        #expect(code(button, .indexed) == "1;38;5;16;48;5;214")
        #expect(code(button, .indexed, .light) == "1;38;5;16;48;5;208")
        #expect(code(text(.accent), .indexed, .light) == "38;5;26")
        #expect(code(text(Color.things[3]), .indexed) == "38;5;113")
    }

    @Test func `a direct colour has its shares, and is used where it makes a difference`() {
        #expect(code(button, .direct) == "1;38;5;16;48;2;255;175;32")
        #expect(code(fill(.paper), .direct, .light) == "48;2;255;248;227")
        #expect(code(text(Color.things[3]), .direct) == "38;2;134;207;90")
        // The focus moves with each key: its colour is a short one.
        #expect(code(focus, .direct) == "1;38;5;231;48;5;27")
    }

    @Test func `from colour to colour only what differs is written, and the way back is a reset`() {
        let table = StyleTable(Palette(mode: .indexed), isHighContrast: false)
        func code(from old: TextStyle, to new: TextStyle) -> String {
            var bytes: [UInt8] = []
            StyleSequence.append(
                from: table.shown(PackedStyle(old)), to: table.shown(PackedStyle(new)), table, to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        let key = TextStyle(foreground: .onKey, background: .key, bold: true)
        let clear = TextStyle(foreground: .onClearKey, background: .clearKey, bold: true)
        #expect(code(from: key, to: key) == "")
        #expect(code(from: key, to: .plain) == "\u{1B}[m")
        #expect(code(from: fill(.paper), to: TextStyle(foreground: .ink, background: .paper)) == "\u{1B}[38;5;236m")
        // The labels of both keys are white.
        #expect(code(from: key, to: clear) == "\u{1B}[48;5;95m")
        #expect(code(from: text(.good), to: .plain) == "\u{1B}[m")
    }

    @Test(
        arguments: [
            (.muted, "2"), (.line, "2"), (.accent, "1"), (.warning, "1"), (.bad, "1"), (.good, ""), (.ink, ""),
            (.onPanel, ""), (Color.things[0], ""), (.own(3), ""),
        ] as [(Color, String)])
    func `without colours an attribute stands for a text's`(color: Color, expected: String) {
        #expect(code(text(color), .none) == expected)
    }

    @Test(
        arguments: [
            (.titleBar, "4"), (.statusBar, ""), (.focus, "7"), (.cap, "1"), (.display, "7"), (.primary, "1;7"),
            (.good, "7"), (.warning, "7"), (.bad, "7"), (.alarm, "7"), (.panel, ""), (.paper, "7"), (.ink, "7"),
            (.key, ""), (Color.things[0], ""),
        ] as [(Color, String)])
    func `without colours an attribute stands for a fill's`(color: Color, expected: String) {
        #expect(code(fill(color), .none) == expected)
    }

    @Test func `without colours what is pressed is the other way round`() {
        func pressed(_ style: TextStyle) -> String {
            var style = style
            style.reverse = true
            return code(style, .none)
        }
        #expect(pressed(focus) == "1")
        #expect(pressed(fill(.panel)) == "7")
    }

    @Test func `on an unknown ground text is bold or dim instead of coloured, and fills have both colours`() {
        for mode in [ColorMode.indexed, .direct] {
            #expect(code(text(.accent), mode, .unknown) == "1")
            #expect(code(text(.warning), mode, .unknown) == "1")
            #expect(code(text(.muted), mode, .unknown) == "2")
            #expect(code(text(.good), mode, .unknown) == "")
            #expect(code(focus, mode, .unknown) == "1;38;5;231;48;5;27")
            #expect(code(TextStyle(foreground: .accent, background: .panel), mode, .unknown) == "38;5;75;48;5;235")
        }
        // Things are told by words too, and the sixteen colours are chosen by the person.
        #expect(code(text(Color.things[0]), .indexed, .unknown) == "38;5;204")
        #expect(code(text(.accent), .sixteen, .unknown) == "96")
    }

    @Test func `guests get the contrast of the terminal's own colours, and things in theirs`() {
        func code(_ style: TextStyle) -> String { self.code(style, .indexed, isHighContrast: true) }
        #expect(code(focus) == "1;7")
        #expect(code(button) == "1;7")
        #expect(code(text(.accent)) == "1")
        #expect(code(text(.muted)) == "")
        #expect(code(TextStyle(dim: true)) == "")
        #expect(code(fill(.titleBar)) == "4")
        #expect(code(TextStyle(foreground: .glass, background: Color.things[0])) == "38;5;250;48;5;204")
    }
}
