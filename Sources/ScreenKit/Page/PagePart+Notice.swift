import Terminal

// What a page for guests shows over everything else: a countdown, and a question as a page of its own.

extension PagePart {
    /// Draws a notice over the row above the screen, so that all of the page stays in view.
    mutating func drawCountdown(_ alert: ShownQuestion) {
        let row = GridRect(canvas.size).row(0)
        let style = TextStyle(foreground: .onState, background: .warning, bold: true)
        canvas.fill(row, with: Cell(" ", style: style))
        let texts = [alert.title] + alert.lines.map(\.text)
        // What has no room as a whole is left out from the end.
        let shown = (1...texts.count).reversed().map { texts.prefix($0).joined(separator: "  ") }
        let room = row.size.columns - 2
        let text = shown.first { DisplayWidth.of($0) <= room } ?? DisplayWidth.truncated(alert.title, to: room)
        writeCentered(text, in: row, style: style)
    }

    /// The room that the parts of a question take: the rows above and below its title, those between the parts, and those of an answer.
    private struct QuestionForm {
        let band, gap, answer: Int

        /// The forms, of which the first one with room is taken.
        static let all = [
            QuestionForm(band: 1, gap: 2, answer: 3), QuestionForm(band: 1, gap: 1, answer: 3),
            QuestionForm(band: 0, gap: 1, answer: 3), QuestionForm(band: 0, gap: 0, answer: 3),
            QuestionForm(band: 0, gap: 0, answer: 1),
        ]
    }

    private static let columnsOfAnswer = 28

    /// Draws a question as a page of its own: the title on a band, what it is about, and the answers, as large as a finger needs them.
    mutating func drawPage(_ alert: ShownQuestion, in body: GridRect, answers: Range<Int>) {
        canvas.fill(body)
        let size = body.size
        // What went wrong has another sign than a question.
        let hasFailed = alert.answers.count == 1 || alert.lines.contains { $0.tone == .bad }
        let title = DisplayWidth.wrapped((hasFailed ? "✗ " : "! ") + alert.title, to: size.columns - 4)
        let paragraphs = alert.lines.map { DisplayWidth.wrapped($0.text, to: size.columns) }
        var lines = Array(paragraphs.joined())
        let labels = alert.answers.map { answer in
            answer.label + (answer.keys.first.map { "  \(texts.name(of: $0))" } ?? "")
        }
        let widest = labels.widest(\.self)
        // Answers stand side by side where they have room.
        let together = [max(Self.columnsOfAnswer, widest + 6), widest + 4].first {
            labels.count * ($0 + 2) - 2 <= size.columns
        }
        let columns = together ?? min(size.columns, max(Self.columnsOfAnswer, widest + 4))
        let answerLines = together == nil ? labels.count : 1
        func rowsBesideLines(_ form: QuestionForm) -> Int {
            title.count + 2 * form.band + 2 * form.gap + form.answer * answerLines
        }
        let form =
            QuestionForm.all.first { rowsBesideLines($0) + lines.count <= size.rows }
            ?? QuestionForm(band: 0, gap: 0, answer: 1)
        if paragraphs.count > 1, form.gap > 0, rowsBesideLines(form) + lines.count < size.rows {
            // What happens now stands apart from the reasons.
            lines.insert("", at: paragraphs[0].count)
        }
        let shown = lines.prefix(max(0, size.rows - rowsBesideLines(form)))
        var rest = body
        rest.cut(.top, max(0, (size.rows - rowsBesideLines(form) - shown.count) / 2))
        var band = rest.cut(.top, title.count + 2 * form.band)
        let headline = TextStyle(bold: true, reverse: true)
        fill(band, with: Cell(" ", style: headline))
        band.cut(.top, form.band)
        for line in title { writeCentered(line, in: band.cut(.top, 1), style: headline) }
        rest.cut(.top, form.gap)
        for line in shown { writeCentered(line, in: rest.cut(.top, 1)) }
        rest.cut(.top, form.gap)
        var point = rest.centered(columns: together == nil ? columns : labels.count * (columns + 2) - 2).origin
        for (element, label) in zip(answers, labels) {
            let area = GridRect(origin: point, size: GridSize(columns: columns, rows: form.answer))
            let (inside, _) = drawBox(in: area, label: label)
            place(.element(element), in: area, highlight: inside, focus: element)
            if together == nil { point.row += form.answer } else { point.column += columns + 2 }
        }
    }
}
