import Calculator
import ScreenKit

/// The number above a pad of keys. It is a pane of its own, because it changes with each key and the pad does not.
nonisolated struct DisplayPane: Pane, Equatable {
    let text: String
    /// The meaning of the number: `bad` for a calculation that failed.
    let tone: Tone
    let sign: String
    /// What has led to the number, with the operator that waits for it. Where it is too long, its end is shown.
    var caption: String
    let mark: String

    /// The longest number in digits of three columns; longer ones are narrower, and a still longer one is a row of text.
    private static let mostWideCharacters = 8
    private static let margin = 2

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let device = DeviceMetrics(for: page)
        return PaneSize(columns: .exactly(device.columns), rows: .exactly(device.displayRows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let words = [texts.spelled(sign), text].filter { !$0.isEmpty }
        return [LineSection(.current, [words.joined(separator: " ")])]
    }

    /// Draws the number at the right, typed or calculated, as on every desk calculator. The cursor stands behind it.
    func draw(on part: inout PagePart) {
        var face = GridRect(part.size)
        // Below a high display the keys begin after a blank row.
        face.cut(.bottom, face.size.rows > 8 ? 1 : 0)
        let style = TextStyle(foreground: .onDisplay, background: .display)
        part.fill(face, with: Cell(" ", style: style))
        let room = face.inset(left: Self.margin, right: Self.margin)
        let lastRow = max(0, face.size.rows >= 5 ? face.maxRow - 1 : face.maxRow)
        if face.size.rows == 1 {
            part.write(part.texts.spelled(sign), at: room.origin, style: style)
        } else {
            drawCaption(in: room.row(face.size.rows >= 8 ? 1 : 0), on: &part)
        }
        var ink = style
        if tone == .bad { ink.foreground = .alarm }
        part.write(
            number: text, in: room, margin: Self.margin, lastRow: lastRow, mostWide: Self.mostWideCharacters,
            style: ink)
        part.showCursor(at: GridPoint(column: room.maxColumn + 1, row: lastRow))
    }

    private func drawCaption(in row: GridRect, on part: inout PagePart) {
        var row = row
        let quiet = TextStyle(foreground: .displayQuiet, background: .display)
        part.write(mark, at: row.cut(.right, DisplayWidth.of(mark)).origin, style: quiet)
        if !mark.isEmpty { row.cut(.right, 1) }
        let caption = part.texts.spelled(caption)
        part.write(caption.endOfCalculation(columns: row.size.columns), at: row.origin, style: quiet)
    }
}

nonisolated extension String {
    /// Returns as much of the end of a calculation as some columns hold, behind `…`. It is cut before operators, because a part of a number
    /// would be another number.
    func endOfCalculation(columns: Int) -> String {
        var (end, words) = (self, split(separator: " "))
        while words.count > 1, DisplayWidth.of(end) > columns {
            words = ["…"] + words.dropFirst(words[0] == "…" ? 3 : 1)
            end = words.joined(separator: " ")
        }
        return end
    }
}

nonisolated extension PagePart {
    /// Writes a number at the right of a display with margins, in large digits where they fit: wide ones up to some characters, and narrow
    /// ones for more.
    mutating func write(
        number: String, in room: GridRect, margin: Int, lastRow: Int, mostWide: Int, isLarge: Bool = true,
        style: TextStyle
    ) {
        let place = GridSize(columns: room.size.columns, rows: room.size.rows - 1)
        let size: LargeDigits.Size = number.utf8.count <= mostWide ? .small : .narrow
        if isLarge, let digits = largeDigits(number, [size], in: place) {
            let start = GridPoint(column: room.maxColumn + 1 - digits.columns, row: lastRow - digits.rows + 1)
            return write(digits, at: start, style: style)
        }
        var strong = style
        strong.bold = true
        let columns = DisplayWidth.of(number)
        // The longest number takes the display up to its edges.
        let end = room.maxColumn + 1 + (columns > room.size.columns ? margin : 0)
        write(number, at: GridPoint(column: end - columns, row: lastRow), style: strong)
    }
}

nonisolated extension DisplayPane {
    private static let shownOperations = 6

    /// Creates the display of a calculator.
    init(_ calculator: Calculator) {
        self.init(
            text: calculator.display, tone: calculator.failure == nil ? .plain : .bad,
            sign: calculator.pendingOperator.map { String($0.symbol) } ?? "",
            caption: Self.caption(of: calculator),
            mark: calculator.memory.first.map { "M " + NumberFormat.display($0) } ?? "")
    }

    /// Returns the calculation that leads to the number: `12 + 3 ×` while its operand is typed, and `12 + 3 × 4 =` at its result.
    private static func caption(of calculator: Calculator) -> String {
        var rows = calculator.tape[...]
        var end = calculator.pendingOperator.map { " \($0.symbol)" } ?? ""
        if let last = rows.last, case .total = last.kind, end.isEmpty {
            guard last.subtotal == calculator.value else { return "" }
            rows.removeLast()
            end = " ="
        }
        guard !end.isEmpty || calculator.failure != nil, rows.contains(where: \.beginsFormula) else { return "" }
        return Formula(sinceLastResultOf: rows).text(operations: shownOperations) + end
    }
}
