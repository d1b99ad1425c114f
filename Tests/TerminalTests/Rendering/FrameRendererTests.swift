import Terminal
import Testing
import TestSupport

struct FrameRendererTests {
    @Test(arguments: [
        GridSize(columns: 40, rows: 8), GridSize(columns: 11, rows: 3), GridSize(columns: 2, rows: 2),
        GridSize(columns: 1, rows: 1),
    ])
    func `what changes from frame to frame is the same as painting all of it`(size: GridSize) {
        for seed in 0..<UInt64(playsAllRounds ? 12 : 3) {
            var random = RandomCanvas(generator: SeededGenerator(seed: seed))
            var canvas = Canvas(size: size)
            var renderer = FrameRenderer()
            var terminal = EmulatedTerminal.used(columns: size.columns, rows: size.rows)
            for frame in 0..<60 {
                // Some frames change a little, some much.
                for _ in 0...Int.random(in: 0...(frame % 7), using: &random.generator) { random.change(&canvas) }
                terminal.feed(renderer.render(canvas))
                var afresh = FrameRenderer()
                var other = EmulatedTerminal.used(columns: size.columns, rows: size.rows)
                other.feed(afresh.render(canvas))
                guard expectNoDifference(terminal, canvas, seed, frame), expectNoDifference(other, canvas, seed, frame)
                else { return }
            }
        }
    }

    @Test func `without colour everything else stays`() {
        for seed in 100..<UInt64(105) {
            let size = GridSize(columns: 30, rows: 5)
            // The colours of things are told by words too, so that nothing stands for them.
            var random = RandomCanvas(generator: SeededGenerator(seed: seed), colors: Color.things)
            var canvas = Canvas(size: size)
            var renderer = FrameRenderer(Palette(mode: .none))
            var terminal = EmulatedTerminal.used(columns: size.columns, rows: size.rows)
            for _ in 0..<40 {
                for _ in 0..<4 { random.change(&canvas) }
                let bytes = renderer.render(canvas)
                #expect(!String(decoding: bytes, as: UTF8.self).contains(/\[[0-9;]*\b[349][0-9]\b[0-9;]*m/))
                terminal.feed(bytes)
                #expect(terminal.difference(from: canvas, usesColor: false) == nil, "seed \(seed)")
            }
        }
    }

    @Test func `with high contrast only things have colours, nothing is dim, and everything else stays`() {
        let size = GridSize(columns: 30, rows: 5)
        for seed in 200..<UInt64(205) {
            let colors = [Color.panel, .onPanel, .paper, .ink, .strawberry]
            var random = RandomCanvas(generator: SeededGenerator(seed: seed), colors: colors)
            var canvas = Canvas(size: size)
            var renderer = FrameRenderer()
            renderer.palette.isHighContrast = true
            var terminal = EmulatedTerminal.used(columns: size.columns, rows: size.rows)
            var (hasReverse, hasThing) = (false, false)
            for _ in 0..<40 {
                for _ in 0..<4 { random.change(&canvas) }
                terminal.feed(renderer.render(canvas))
                for point in (0..<size.rows).flatMap({ row in
                    (0..<size.columns).map { GridPoint(column: $0, row: row) }
                }) {
                    let (shown, wanted) = (terminal.page[point.column, point.row].style, canvas[point].style)
                    let isColored = terminal.page[point.column, point.row].text != " " && shown.foreground != nil
                    // An edge of paper is drawn as text.
                    let isRight = !shown.isDim && ([.strawberry, .paper].contains(wanted.foreground) || !isColored)
                    #expect(isRight && (wanted.background == .strawberry || shown.background == nil), "seed \(seed)")
                    #expect(shown.isReversed == wanted.reverse, "seed \(seed)")
                    (hasThing, hasReverse) = (hasThing || shown.background != nil, hasReverse || shown.isReversed)
                }
            }
            #expect(hasReverse && hasThing)
        }
    }

    @Test func `when high contrast begins and ends, all is painted anew`() {
        var canvas = Canvas(size: GridSize(columns: 20, rows: 2))
        canvas.write("dim", at: GridPoint(column: 0, row: 0), style: TextStyle(foreground: .bad, dim: true))
        var renderer = FrameRenderer()
        var terminal = EmulatedTerminal(columns: 20, rows: 2)
        for isHighContrast in [false, true, false] {
            renderer.palette.isHighContrast = isHighContrast
            terminal.feed(renderer.render(canvas))
            #expect(terminal.page[0, 0].style.isDim != isHighContrast)
            #expect((terminal.page[0, 0].style.foreground == nil) == isHighContrast)
        }
    }

    @Test func `an unchanged frame takes no byte, and neither does a change that cannot be seen`() {
        var random = RandomCanvas(generator: SeededGenerator(seed: 7))
        var canvas = Canvas(size: GridSize(columns: 80, rows: 24))
        for _ in 0..<200 { random.change(&canvas) }
        canvas.fill(GridRect(column: 0, row: 1, columns: 80, rows: 1))
        var renderer = FrameRenderer()
        let frame = renderer.render(canvas)
        // A frame is one piece of synchronized output.
        #expect(frame.starts(with: "\u{1B}[?2026h".utf8))
        #expect(frame.suffix(8) == Array("\u{1B}[?2026l".utf8)[...])
        #expect(renderer.render(canvas).isEmpty)
        canvas.cursor = GridPoint(column: 3, row: 3)
        #expect(!renderer.render(canvas).isEmpty)
        #expect(renderer.render(canvas).isEmpty)
        canvas.write("     ", at: GridPoint(column: 2, row: 1), style: TextStyle(foreground: .bad, bold: true))
        #expect(renderer.render(canvas).isEmpty)
    }

    @Test(arguments: [
        [("0", 0, 2560)], [("1,234", 0, 2560), ("12,345", 0, 40), ("123,456", 0, 40)],
        [("0", 1, 2560), ("0", 2, 120), ("0", 1, 120)],
    ])
    func `a first screen takes at most 2,560 bytes, a typed digit 40, and a move of the focus by a row 120`(
        frames: [(number: String, focus: Int, limit: Int)]
    ) {
        var renderer = FrameRenderer()
        for (number, focus, limit) in frames {
            #expect(renderer.render(Screen(number: number, focus: focus).canvas).count <= limit, "\(number), \(focus)")
        }
    }

    @Test func `after another size or an invalidation everything is painted again`() {
        let size = GridSize(columns: 20, rows: 3)
        var canvas = Canvas(size: size)
        canvas.write("한글", at: GridPoint(column: 0, row: 0))
        var renderer = FrameRenderer()
        _ = renderer.render(canvas)
        renderer.invalidate()
        var terminal = EmulatedTerminal.used(columns: size.columns, rows: size.rows)
        terminal.feed(renderer.render(canvas))
        #expect(terminal.difference(from: canvas) == nil)

        let smaller = Canvas(size: GridSize(columns: 10, rows: 2))
        var other = EmulatedTerminal.used(columns: 10, rows: 2)
        other.feed(renderer.render(smaller))
        #expect(other.difference(from: smaller) == nil)
    }

    @Test(arguments: [
        // A wide glyph at an unknown place is followed by an absolute motion.
        (true, "🍓a", "🍓\u{1B}[3Ga"), (true, "\u{1D300}a", "\u{1D300}\u{1B}[3Ga"),
        (true, "\u{1D376}a", "\u{1D376}\u{1B}[3Ga"), (true, "\u{17000}a", "\u{17000}\u{1B}[3Ga"),
        // Without UTF-8 symbols become ASCII of the same width, and Hangul stays.
        (false, "┌─┐│÷×−▸█░⏎…한글", "+-+|/*->#.<.한글"),
    ])
    func `a text is written as the terminal can show it`(usesUTF8: Bool, text: String, bytes: String) {
        var canvas = Canvas(size: GridSize(columns: 30, rows: 1))
        canvas.write(text, at: GridPoint(column: 0, row: 0))
        var renderer = FrameRenderer(usesUTF8: usesUTF8)
        #expect(String(decoding: renderer.render(canvas), as: UTF8.self).contains(bytes))
    }

    @Test func `a terminal that erases with the fill of the pen gets no blanks for a fill`() {
        var canvas = Canvas(size: GridSize(columns: 40, rows: 1))
        let fill = Cell(" ", style: TextStyle(background: .panel))
        canvas.fill(GridRect(column: 0, row: 0, columns: 30, rows: 1), with: fill)
        for erases in [false, true] {
            var renderer = FrameRenderer(erasesWithFill: erases)
            let frame = String(decoding: renderer.render(canvas), as: UTF8.self)
            #expect(frame.contains("[30X") == erases)
            #expect(frame.contains(String(repeating: " ", count: 30)) != erases)
        }
    }

    @Test func `a cursor outside of the screen is not shown`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.cursor = GridPoint(column: 4, row: 0)
        var renderer = FrameRenderer()
        #expect(String(decoding: renderer.render(canvas), as: UTF8.self).contains("\u{1B}[?25l"))
    }

    private func expectNoDifference(
        _ terminal: EmulatedTerminal, _ canvas: Canvas, _ seed: UInt64, _ frame: Int
    ) -> Bool {
        let difference = terminal.difference(from: canvas)
        #expect(difference == nil, "seed \(seed), frame \(frame), \(canvas.size)")
        return difference == nil
    }
}

extension Color {
    fileprivate static let strawberry = things[0]
}

/// A screen as the kiosk draws them: a list, a keypad, a number that is typed into.
private struct Screen {
    let number: String
    let focus: Int

    var canvas: Canvas {
        var canvas = Canvas(size: GridSize(columns: 80, rows: 24))
        let rule = String(repeating: "─", count: 80)
        canvas.write(" 키오스크 › 계산기", at: GridPoint(column: 0, row: 0), style: TextStyle(bold: true))
        canvas.write(rule, at: GridPoint(column: 0, row: 1))
        for (index, name) in ["딸기", "바나나", "파인애플", "키위", "망고"].enumerated() {
            let isFocused = index == focus
            canvas.write(
                isFocused ? "▸" : " ", at: GridPoint(column: 1, row: 3 + index), style: TextStyle(foreground: .good))
            canvas.write(name, at: GridPoint(column: 3, row: 3 + index), style: TextStyle(bold: isFocused))
            canvas.write("██████████░░░░░", at: GridPoint(column: 13, row: 3 + index))
        }
        for row in 0...10 {
            canvas.write(
                row.isMultiple(of: 2) ? "├───────┼───────┼───────┼───────┤" : "│   7   │   8   │   9   │   ÷   │",
                at: GridPoint(column: 43, row: 3 + row))
        }
        canvas.write(number, at: GridPoint(column: 38 - number.count, row: 12), style: TextStyle(bold: true))
        canvas.cursor = GridPoint(column: 38, row: 12)
        canvas.write(rule, at: GridPoint(column: 0, row: 22))
        canvas.write(" ⌫ 지우기  u 되돌리기  Esc 뒤로", at: GridPoint(column: 0, row: 23))
        return canvas
    }
}
