import Terminal

extension PagePart {
    private static let widths = (usual: 51, wide: 60)
    private static let columnsForWide = 110
    /// The least rows of a question, and the most that it grows to cover what stands below it.
    private static let rows = (least: 9, growth: 3)
    /// The row on which a question begins, and that in a high terminal.
    private static let tops = (usual: 6, high: 10)
    private static let rowsForHigh = 36

    /// Draws a question on paper, at one place for each size of a terminal, and as wide as the pane below it. Where it does not fit there, it
    /// stands at the bottom.
    mutating func draw(_ alert: ShownQuestion, in body: GridRect, over panes: PaneAreas, answers: Range<Int>) {
        isActive = true
        canvas.cursor = nil
        if alert.seconds != nil { return drawCountdown(alert) }
        // For customers a question is a page, with the contrast of the terminal's own colours and answers for a finger.
        if isForGuests { return drawPage(alert, in: body, answers: answers) }
        let isWide = canvas.size.columns >= Self.columnsForWide
        let isHigh = canvas.size.rows >= Self.rowsForHigh
        let usual = min(body.size.columns, isWide ? Self.widths.wide : Self.widths.usual)
        // What is half covered would look like a mistake.
        let tops = isHigh ? (Self.tops.high - Self.rows.growth...Self.tops.high).reversed() : [Self.tops.usual]
        let top = tops.first { isBlank(body.row($0 - 1).withColumns(usual)) } ?? tops[0]
        var covered = GridRect(column: body.minColumn, row: top, columns: usual, rows: Self.rows.least)
        if let pane = panes.pane(at: covered.origin), pane.size.columns > usual {
            covered.size.columns = pane.size.columns
            while covered.size.columns > usual, isBlank(covered.inset(left: covered.size.columns - 1)) {
                covered.size.columns -= 1
            }
        }
        let columns = covered.size.columns
        let inner = columns - 4
        // Where the answers have no room side by side, each has a row.
        let areInRows =
            alert.answers.reduce(0) { $0 + DisplayWidth.of(answerText($1)) + 1 } - 1 > inner
        let answerRows = alert.answers.isEmpty ? 0 : areInRows ? alert.answers.count : 2
        let titles = DisplayWidth.wrapped(alert.title, to: inner - 2)
        let lines = alert.lines.enumerated().flatMap { index, line in
            let style = TextStyle(
                foreground: line.tone == .bad ? .alarm : .ink, background: .paper,
                bold: index == 0 || line.tone == .bad)
            return DisplayWidth.wrapped(line.text, to: inner).map { (text: $0, style: style) }
        }
        let needed = titles.count + lines.count + answerRows
        let spare = body.size.rows - needed
        // Blank rows below the title, before the answers and at the end, as far as there is room.
        var gaps = (title: spare > 0 ? 1 : 0, answers: spare > 1 && answerRows > 0 ? 1 : 0, end: spare > 2 ? 1 : 0)
        var rows = min(body.size.rows, max(needed + gaps.title + gaps.answers + gaps.end, Self.rows.least))
        func isBlankBelow() -> Bool {
            let row = covered.row(top + rows)
            return row.maxRow > body.maxRow || isBlank(row)
        }
        let rowsAtLeast = rows
        while rows < rowsAtLeast + Self.rows.growth, !isBlankBelow() { rows += 1 }
        if !isBlankBelow() { rows = rowsAtLeast }
        gaps.answers += min(2, max(0, rows - needed - gaps.title - gaps.answers - gaps.end))
        let area = GridRect(
            column: body.minColumn, row: max(body.minRow, min(top, body.maxRow + 1 - rows)), columns: columns,
            rows: rows)
        canvas.fill(area, with: Cell(" ", style: TextStyle(foreground: .ink, background: .paper)))
        if !showsFills {
            // Without the fill, lines tell where the paper ends.
            for (row, line) in [(area.minRow - 1, Character("─")), (area.maxRow, "╌")] {
                canvas.fill(area.row(row), with: Cell(line))
            }
        }
        var rest = area
        let head = rest.cut(.top, titles.count)
        let title = TextStyle(foreground: .onState, background: .warning, bold: true)
        canvas.fill(head, with: Cell(" ", style: title))
        canvas.write("!", at: head.origin.offset(columns: 2), style: title)
        write(titles, in: head.inset(left: 4), style: title)
        rest.cut(.top, gaps.title)
        for line in lines.prefix(max(0, rest.size.rows - answerRows)) {
            canvas.write(line.text, at: rest.cut(.top, 1).origin.offset(columns: 2), style: line.style)
        }
        rest.cut(.top, gaps.answers)
        drawAnswers(alert.answers, answers, at: rest.origin.offset(columns: 2), areInRows: areInRows)
    }

    /// Returns whether nothing stands in an area; what lies outside of the picture is blank.
    func isBlank(_ area: GridRect) -> Bool {
        (area.minRow...area.maxRow).allSatisfy { row in
            (area.minColumn...area.maxColumn).allSatisfy { canvas[GridPoint(column: $0, row: row)] == .blank }
        }
    }

    private mutating func drawAnswers(
        _ answers: [Element], _ elements: Range<Int>, at start: GridPoint, areInRows: Bool
    ) {
        var point = start
        for (element, answer) in zip(elements, answers) {
            let text = answerText(answer)
            let face = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
            place(.element(element), in: face, focus: element)
            canvas.write(text, at: point, style: TextStyle(foreground: .onKey, background: .key, bold: true))
            if areInRows {
                point.row += 1
            } else {
                if showsFills {
                    let lip = TextStyle(foreground: .keyLip, background: .paper)
                    canvas.fill(
                        GridRect(origin: point.offset(rows: 1), size: face.size), with: Cell("▀", style: lip))
                }
                point.column += face.size.columns + 1
            }
        }
    }

    private func answerText(_ answer: Element) -> String {
        let text = answer.label + (answer.keys.first.map { " \(texts.name(of: $0))" } ?? "")
        return showsFills ? " \(text) " : "[\(text)]"
    }
}
