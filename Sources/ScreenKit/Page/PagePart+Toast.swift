import Terminal

/// A message in lines behind its sign, at a place on a page.
private struct Toast {
    static let mostRows = 4

    let lines: [String]
    let isWhole: Bool
    let signColumns: Int
    let area: GridRect

    /// Breaks a message into lines that end in a row of a body.
    init(_ text: String, sign: String, columns: Int, endingIn row: Int, of body: GridRect) {
        signColumns = DisplayWidth.of(sign)
        let room = columns - 2 - signColumns
        lines = DisplayWidth.wrapped(text, to: room, rows: Self.mostRows)
        isWhole = DisplayWidth.wrapped(text, to: room).count == lines.count
        area = GridRect(
            column: body.minColumn, row: row + 1 - lines.count,
            columns: lines.widest(\.self) + signColumns + 2, rows: lines.count)
    }

    /// The area with a blank at each side, which tells the message from what it covers.
    var covered: GridRect { area.inset(left: -1, right: -1) }
}

extension PagePart {
    private static let leastToastColumns = 20

    /// Draws a message over the last rows of the body, where it moves nothing. What can be chosen stays in view as far as there is another
    /// place, and what has the focus in any case.
    mutating func drawToast(_ message: Message, in body: GridRect, over targets: [Target], focus: Int?) {
        let (sign, ink, fill): (String, Color, Color) =
            switch message.tone {
            case .good: ("✓ ", .onState, .good)
            case .warning: ("! ", .onState, .warning)
            case .bad: ("✗ ", .onAlarm, .alarm)
            case .plain, .quiet, .strong, .value: ("", .onCap, .cap)
            }
        let style = TextStyle(foreground: ink, background: fill, bold: true)
        let toast = place(ofToast: message.text, sign, in: body, over: targets.filter { !$0.area.isEmpty }, focus)
        // As little as can be is covered.
        canvas.fill(toast.covered)
        canvas.fill(toast.area, with: Cell(" ", style: style))
        canvas.write(sign, at: toast.area.origin.offset(columns: 1), style: style)
        for (index, line) in toast.lines.enumerated() {
            canvas.write(
                line, at: toast.area.origin.offset(columns: 1 + toast.signColumns, rows: index), style: style)
            eraseRestOfWords(from: toast.area.origin.offset(columns: toast.area.size.columns + 1, rows: index))
        }
    }

    /// Returns the first place that covers nothing that can be chosen: over the last rows, narrower at the left of what stands there, or on
    /// blank rows above. Where there is none, only what has the focus stays in view.
    private func place(
        ofToast text: String, _ sign: String, in body: GridRect, over targets: [Target], _ focus: Int?
    ) -> Toast {
        let columns = canvas.size.columns - 2 * body.minColumn
        func toast(_ row: Int, columns: Int) -> Toast {
            Toast(text, sign: sign, columns: columns, endingIn: row, of: body)
        }
        func isFree(_ toast: Toast) -> Bool {
            toast.area.minRow >= body.minRow && targets.allSatisfy { $0.area.intersection(toast.covered).isEmpty }
        }
        let last = toast(body.maxRow, columns: columns)
        if isFree(last) { return last }
        let lastRows = body.droppingRows(max(0, body.size.rows - Toast.mostRows))
        let beside = targets.map(\.area).filter { !$0.intersection(lastRows).isEmpty }.map(\.minColumn).min() ?? 0
        let narrow = toast(body.maxRow, columns: beside - 1 - body.minColumn)
        if beside - 1 - body.minColumn >= Self.leastToastColumns, narrow.isWhole, isFree(narrow) { return narrow }
        let all = (body.minRow...body.maxRow).reversed().lazy.map { toast($0, columns: columns) }
        if let blank = all.first(where: { isFree($0) && isBlank($0.covered) }) { return blank }
        let focused = targets.filter { $0.element != nil && $0.element == focus }.map(\.highlight)
        return all.first { toast in focused.allSatisfy { $0.intersection(toast.area).isEmpty } } ?? last
    }

    /// Erases what is left of the words that a message has covered, which would seem to belong to it. Keys and bars stay as they are.
    private mutating func eraseRestOfWords(from point: GridPoint) {
        func isWord(_ point: GridPoint) -> Bool {
            guard point.column < canvas.size.columns, canvas[point] != .blank else { return false }
            let scalar = canvas[point].text.unicodeScalars.first?.value ?? 0
            return canvas[point].style.background == .default && !(0x2500...0x259F).contains(scalar)
        }
        var point = point
        while isWord(point) || isWord(point.offset(columns: 1)), canvas[point] == .blank || isWord(point) {
            canvas[point] = .blank
            point = point.offset(columns: 1)
        }
    }
}
