import Testing

@testable import Terminal

/// The bytes of styles, as a terminal with some colours gets them.
struct StyleTableTests {
    /// Returns the parameters of the sequence that leads from the plain style to another one.
    private func code(
        _ style: TextStyle, _ mode: ColorMode, _ ground: Ground = .dark, isHighContrast: Bool = false
    ) -> String {
        var palette = Palette(mode: mode, ground: ground)
        palette.isHighContrast = isHighContrast
        let table = StyleTable(palette)
        var bytes: [UInt8] = []
        table.append(from: .plain, to: table.shown(style), to: &bytes)
        return String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
    }

    private static func text(_ color: Color) -> TextStyle { TextStyle(foreground: color) }
    private static func fill(_ color: Color) -> TextStyle { TextStyle(background: color) }
    private static let focus = TextStyle(foreground: .onFocus, background: .focus, bold: true)
    private static let button = TextStyle(foreground: .onPrimary, background: .primary, bold: true)

    private static let codes: [(TextStyle, ColorMode, Ground, String)] = [
        // Sixteen colours have codes of two digits, bright ones too. There is no grey for a plate: the ground stays.
        (focus, .sixteen, .dark, "1;97;44"), (button, .sixteen, .dark, "1;30;103"),
        (text(.good), .sixteen, .dark, "32"),
        (text(.accent), .sixteen, .dark, "96"), (text(.accent), .sixteen, .light, "34"),
        (TextStyle(foreground: .onPanel, background: .panel), .sixteen, .dark, ""),
        // 256 colours have numbers.
        (focus, .indexed, .dark, "1;38;5;231;48;5;27"), (button, .indexed, .dark, "1;38;5;16;48;5;214"),
        (button, .indexed, .light, "1;38;5;16;48;5;208"), (text(.accent), .indexed, .light, "38;5;26"),
        (text(Color.things[3]), .indexed, .dark, "38;5;113"),
        // A direct colour has its shares. The focus moves with each key: its colour is a short one.
        (button, .direct, .dark, "1;38;5;16;48;2;255;175;32"), (fill(.paper), .direct, .light, "48;2;255;248;227"),
        (text(Color.things[3]), .direct, .dark, "38;2;134;207;90"), (focus, .direct, .dark, "1;38;5;231;48;5;27"),
        // On an unknown ground text is bold or dim instead of coloured, and fills have both colours.
        (text(.accent), .indexed, .unknown, "1"), (text(.accent), .direct, .unknown, "1"),
        (text(.warning), .indexed, .unknown, "1"), (text(.warning), .direct, .unknown, "1"),
        (text(.muted), .indexed, .unknown, "2"), (text(.muted), .direct, .unknown, "2"),
        (text(.good), .indexed, .unknown, ""), (text(.good), .direct, .unknown, ""),
        (focus, .indexed, .unknown, "1;38;5;231;48;5;27"), (focus, .direct, .unknown, "1;38;5;231;48;5;27"),
        (TextStyle(foreground: .accent, background: .panel), .indexed, .unknown, "38;5;75;48;5;235"),
        (TextStyle(foreground: .accent, background: .panel), .direct, .unknown, "38;5;75;48;5;235"),
        // Things are told by words too, and the sixteen colours are chosen by the person.
        (text(Color.things[0]), .indexed, .unknown, "38;5;204"), (text(.accent), .sixteen, .unknown, "96"),
        // Without colours what is pressed is the other way round.
        (TextStyle(foreground: .onFocus, background: .focus, bold: true, reverse: true), .none, .dark, "1"),
        (TextStyle(background: .panel, reverse: true), .none, .dark, "7"),
    ]

    @Test(arguments: codes)
    func `a style has the codes of the colours that there are`(
        style: TextStyle, mode: ColorMode, ground: Ground, expected: String
    ) {
        #expect(code(style, mode, ground) == expected)
    }

    @Test func `from colour to colour only what differs is written, and the way back is a reset`() {
        let table = StyleTable(Palette(mode: .indexed))
        func code(from old: TextStyle, to new: TextStyle) -> String {
            var bytes: [UInt8] = []
            table.append(from: table.shown(old), to: table.shown(new), to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        let key = TextStyle(foreground: .onKey, background: .key, bold: true)
        let clear = TextStyle(foreground: .onClearKey, background: .clearKey, bold: true)
        #expect(code(from: key, to: key) == "")
        #expect(code(from: key, to: .plain) == "\u{1B}[m")
        #expect(
            code(from: Self.fill(.paper), to: TextStyle(foreground: .ink, background: .paper)) == "\u{1B}[38;5;236m")
        // The labels of both keys are white.
        #expect(code(from: key, to: clear) == "\u{1B}[48;5;95m")
        #expect(code(from: Self.text(.good), to: .plain) == "\u{1B}[m")
    }

    private static let attributes: [(TextStyle, String)] = [
        (text(.muted), "2"), (text(.line), "2"), (text(.accent), "1"), (text(.warning), "1"), (text(.bad), "1"),
        (text(.good), ""), (text(.ink), ""), (text(.onPanel), ""), (text(Color.things[0]), ""), (text(.own[3]), ""),
        (fill(.titleBar), "4"), (fill(.statusBar), ""), (fill(.focus), "7"), (fill(.cap), "1"), (fill(.display), "7"),
        (fill(.primary), "1;7"), (fill(.good), "7"), (fill(.warning), "7"), (fill(.bad), "7"), (fill(.alarm), "7"),
        (fill(.panel), ""), (fill(.paper), "7"), (fill(.ink), "7"), (fill(.key), ""), (fill(Color.things[0]), ""),
    ]

    @Test(arguments: attributes)
    func `without colours an attribute stands for that of a text or of a fill`(style: TextStyle, expected: String) {
        #expect(code(style, .none) == expected)
    }

    @Test func `guests get the contrast of the terminal's own colours, and things in theirs`() {
        func code(_ style: TextStyle) -> String { self.code(style, .indexed, isHighContrast: true) }
        #expect(code(Self.focus) == "1;7")
        #expect(code(Self.button) == "1;7")
        #expect(code(Self.text(.accent)) == "1")
        #expect(code(Self.text(.muted)) == "")
        #expect(code(TextStyle(dim: true)) == "")
        #expect(code(Self.fill(.titleBar)) == "4")
        #expect(code(TextStyle(foreground: .glass, background: Color.things[0])) == "38;5;250;48;5;204")
    }
}
