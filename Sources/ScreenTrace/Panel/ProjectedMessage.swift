import ScreenKit
import Terminal

/// A function that returns the lines of the source around a line, with as many lines above and below it as a number says.
package typealias CodeReader = (SourceLine, Int) -> [(number: Int, text: String)]

/// One message in all of a panel, for a class in front of a projector: its objects as two plates with an arrow between them, its text, and the
/// line of the source that sent it.
struct ProjectedMessage {
    let row: MessageRow
    let trace: Trace
    let code: CodeReader

    /// The rows of the plates, the lines of the source above and below the one that sent the message, and the rows that have to be left then, from
    /// the largest form to the smallest. What is least needed goes first.
    private static let forms = [(9, 2, 6), (7, 2, 3), (5, 2, 1), (5, 1, 1), (5, 0, 1), (3, 0, 1), (1, 0, 0)]

    private var event: TraceEvent { row.event }

    /// Draws the message into an area. The parts have the same places for all messages.
    func draw(on canvas: inout Canvas, in area: GridRect, _ texts: Texts) {
        // The text has two rows, and above the source is the name of its file.
        func spareRows(_ plateRows: Int, _ context: Int) -> Int { area.size.rows - plateRows - 4 - 2 * context }
        let (plateRows, context, _) = Self.forms.first { spareRows($0.0, $0.1) >= $0.2 } ?? (1, 0, 0)
        let spare = max(0, spareRows(plateRows, context))
        let gap = min(2, spare / 3)
        let margin = area.size.columns < 110 ? 1 : 2
        let columns = area.size.columns - 2 * margin
        var place = GridRect(column: area.minColumn + margin, row: area.minRow + gap, columns: columns, rows: plateRows)
        drawObjects(on: &canvas, in: place)
        if plateRows > 3 {
            let number = "\(row.number)/\(trace.count)"
            let start = place.origin.offset(columns: (columns - number.count) / 2)
            canvas.write(number, at: start, style: .number)
        }
        place.origin.row += plateRows + max(gap, min(1, spare))
        drawText(on: &canvas, in: place, texts)
        place.origin.row += 2 + gap
        drawCode(on: &canvas, in: place, context: context)
    }

    // MARK: Text and source

    private func drawText(on canvas: inout Canvas, in place: GridRect, _ texts: Texts) {
        var style = event.sign.style
        style.bold = true
        for (index, line) in DisplayWidth.wrapped(row.text(texts), to: place.size.columns, rows: 2).enumerated() {
            canvas.write(line, at: place.origin.offset(rows: index), style: style)
        }
    }

    private func drawCode(on canvas: inout Canvas, in place: GridRect, context: Int) {
        guard let source = event.source ?? row.call?.source else { return }
        canvas.write(source.description, at: place.origin, style: .key)
        let lines = code(source, context)
        let margin = lines.filter { !$0.text.isEmpty }.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
        for (index, line) in lines.enumerated() {
            let isSender = line.number == source.number
            let style = TextStyle(foreground: isSender ? .onPanel : .muted, background: .panel, bold: isSender)
            let number = String(repeating: " ", count: max(0, 4 - String(line.number).count)) + String(line.number)
            let text = "\(number) \(isSender ? "▸" : " ") \(line.text.printable.dropFirst(margin))"
            let shown = DisplayWidth.padded(
                DisplayWidth.truncated(text, to: place.size.columns - 1), to: place.size.columns)
            canvas.write(shown, at: place.origin.offset(rows: 1 + index), style: style)
        }
    }

    // MARK: Objects

    /// Draws the objects in the order of their lifelines, so that the arrow has the same direction as in the list.
    private func drawObjects(on canvas: inout Canvas, in place: GridRect) {
        let columns = (place.size.columns - max(8, place.size.columns / 4)) / 2
        let left = GridRect(origin: place.origin, size: GridSize(columns: columns, rows: place.size.rows))
        let right = GridRect(origin: place.origin.offset(columns: place.size.columns - columns), size: left.size)
        guard case .arrow(let sender, let receiver) = event.figure, sender != receiver else {
            let name = event.sender == event.receiver ? event.sender ?? "" : row.objects
            return drawPlate(name, edge: event.sign.color, on: &canvas, in: left)
        }
        let names = [sender, receiver].compactMap(\.self)
        let lanes = trace.lanes(named: names)
        let first = (lanes.first(where: \.isScreen) ?? lanes.first)?.name
        let isRightward = sender == nil || receiver == nil || sender == first
        for (name, label) in zip(names, Lifelines.labels(of: names, columns: columns - 4)) {
            drawPlate(label, on: &canvas, in: (name == sender) == isRightward ? left : right)
        }
        let length = right.minColumn - left.maxColumn - 3
        drawArrow(
            on: &canvas, in: GridRect(origin: left.origin.offset(columns: columns + 1), size: left.size),
            length: length, isRightward: isRightward)
    }

    /// Draws a plate with a name. Where the terminal shows no fills, its edge is a frame.
    private func drawPlate(_ name: String, edge: Color = .keyLip, on canvas: inout Canvas, in plate: GridRect) {
        let size = plate.size
        for row in 0..<size.rows {
            let (left, line, right) =
                size.rows == 1
                ? (" ", " ", " ")
                : row == 0 ? ("┌", "─", "┐") : row == size.rows - 1 ? ("└", "─", "┘") : ("│", " ", "│")
            canvas.write(
                left + String(repeating: line, count: size.columns - 2) + right, at: plate.origin.offset(rows: row),
                style: TextStyle(foreground: edge, background: .key, bold: true))
        }
        let name = DisplayWidth.truncatedInMiddle(name, to: size.columns - 2)
        let indent = (size.columns - DisplayWidth.of(name)) / 2
        canvas.write(
            name, at: plate.origin.offset(columns: indent, rows: size.rows / 2),
            style: TextStyle(foreground: .onKey, background: .key, bold: true))
    }

    /// Draws a heavy arrow for a message to a delegate, one with a thin shaft for another call, and a dashed line for what ends one.
    private func drawArrow(on canvas: inout Canvas, in place: GridRect, length: Int, isRightward: Bool) {
        let (sign, rows) = (event.sign, place.size.rows)
        let isHeavy = sign.line == .heavy
        let half = sign.head != .filled || rows < 3 ? 0 : isHeavy && rows > 5 ? 2 : 1
        for distance in 0..<length {
            let column = isRightward ? length - 1 - distance : distance
            let point = place.origin.offset(columns: column, rows: rows / 2)
            // Half of the height at the column, in halves of a row.
            let reach = distance < 4 * half + 2 ? distance / 2 + 1 : isHeavy ? half : 0
            if half == 0 || reach == 0 {
                let isHead = half == 0 && distance == 0
                let glyph = isHead ? sign.headCell(isRightward: isRightward) : sign.line.rawValue
                canvas[point] = Cell(glyph, style: sign.style)
                continue
            }
            for line in -half...half {
                let filled = -reach..<reach
                let isFilled = (filled.contains(2 * line - 1), filled.contains(2 * line))
                guard isFilled.0 || isFilled.1 else { continue }
                let glyph: Character = isFilled.0 ? isFilled.1 ? "█" : "▀" : "▄"
                canvas[point.offset(rows: line)] = Cell(glyph, style: sign.style)
            }
        }
    }
}
