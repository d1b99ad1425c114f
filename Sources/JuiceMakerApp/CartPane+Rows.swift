import ScreenKit

// The cart in a few rows, for a small terminal.

nonisolated extension CartPane {
    /// The width of an amount with the gap before it.
    private static var amountColumns: Int { 9 }

    /// Draws the newest lines, and in the last row what all of them come to, with the button.
    func drawRows(on part: inout PagePart) {
        var room = GridRect(part.size)
        var last = room.cut(.bottom, 1)
        // The width is the same with the key of the button and without it.
        let button = part.label(ofControl: 0) + part.texts.name(of: order.keys.first ?? .enter)
        part.drawPrimaryButton(0, in: last.cut(.right, DisplayWidth.of(button) + 5), isReady: sum.canOrder)
        last.cut(.right, 2)
        let hidden = max(0, lines.count - room.size.rows)
        var count = sum.count + (hidden > 0 ? "  ↑ \(hidden)" : "")
        if lines.isEmpty, let ticket {
            count = room.isEmpty ? ticket.heading : ""
            ticket.drawLines(in: room, on: &part)
        } else {
            drawLines(from: hidden, in: room, on: &part)
        }
        part.write(count, cutting: .left, of: &last, gap: 1)
        if sum.canOrder { part.write(sum.total, in: last, .trailing, style: .number) }
    }

    private func drawLines(from first: Int, in area: GridRect, on part: inout PagePart) {
        guard !lines.isEmpty else { return part.write(sentences: placeholder, in: area, style: .quiet) }
        let hasAmounts =
            area.size.columns >= labels.widest(\.self) + 1 + Self.countColumns + Self.amountColumns
        var rest = area
        for index in lines.indices.dropFirst(first) {
            let style = lines[index].count == 0 ? TextStyle.quiet : .plain
            var row = rest.cut(.top, 1)
            if hasAmounts {
                part.write(lines[index].amount, in: row.cut(.right, Self.amountColumns), .trailing, style: style)
            }
            drawCount(of: index, in: row.cut(.right, Self.countColumns), style: style, on: &part)
            row.cut(.right, 1)
            part.write(lines[index].label, in: row, .leading, style: style)
        }
    }
}
