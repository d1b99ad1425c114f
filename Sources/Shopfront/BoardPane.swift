import JuiceMakerApp
import ScreenKit

/// Numbers to be read from far away: the newest one as large as there is room for, and beside it the ones before it.
nonisolated struct BoardPane: Pane, Equatable {
    /// A number with what it stands for.
    struct Entry: Equatable {
        let number: Int
        /// The juices of the order.
        let text: String
    }

    /// The numbers, the newest one first.
    let entries: [Entry]
    /// The numbers that are being made, the newest one first; `nil` where each order is ready at once.
    let preparing: [Int]?
    /// The names of the juices that are sold out, or an empty text.
    let soldOut: String

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(rows: Extent(least: 2)) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        var lines = entries.map { "\($0.number)  \($0.text)" }
        lines.insert(lines.isEmpty ? placeholder(texts) : texts(.boardHeading), at: 0)
        if let preparing, !preparing.isEmpty {
            lines.append(texts(.boardPreparing) + ": " + preparing.map { String($0) }.joined(separator: ", "))
        }
        if !soldOut.isEmpty { lines.append(Message(text: texts(.boardSoldOut, soldOut), tone: .warning).spoken) }
        return [LineSection(.rows, lines)]
    }

    private func placeholder(_ texts: Texts) -> String {
        texts(preparing?.isEmpty ?? true ? .noOrdersYet : .nothingReadyYet)
    }

    func draw(on part: inout PagePart) {
        var right = GridRect(part.size)
        right.cut(.bottom, drawSoldOut(on: &part))
        let middle = right.size.rows / 2
        // Three digits fit the left part, so that nothing moves from the tenth or the hundredth number on.
        let left = right.cut(.left, right.size.columns * 6 / 10)
        if let newest = entries.first {
            drawNewest(newest, in: left, on: &part)
        } else if preparing?.isEmpty ?? true {
            return part.writeCentered(placeholder(part.texts), row: middle, style: .quiet)
        } else {
            part.writeCentered(placeholder(part.texts), in: left.row(middle), style: .quiet)
        }
        right.cut(.top, 1)
        right.cut(.bottom, 1)
        part.fill(right.inset(left: 1).withColumns(1), with: .verticalLine)
        right.cut(.left, 4)
        let older = entries.dropFirst().map(\.number)
        guard let preparing else { return drawNumbers(older, .boardBefore, in: right, on: &part) }
        // The earlier numbers take what they need, at most the lower half, and what is being made has the rest.
        let small = SmallForm(size: .small, numbers: older, in: right.size)
        let lowerRows = older.isEmpty ? 0 : min(right.size.rows / 2, 3 + small.rows(for: older.count))
        let lower = right.cut(.bottom, lowerRows).droppingRows(1)
        drawNumbers(preparing, .boardPreparing, in: right, on: &part)
        if lowerRows > 0 { drawNumbers(older, .boardBefore, in: lower, on: &part) }
    }

    /// Draws what is sold out in the last row but one, and returns the rows that it takes.
    private func drawSoldOut(on part: inout PagePart) -> Int {
        // The place is kept, so that the numbers stay where they are.
        let blank = part.size.rows > 12 ? 1 : 0
        guard !soldOut.isEmpty else { return 1 + blank }
        let tag = " \(part.texts(.soldOut).uppercased()) "
        let columns = DisplayWidth.of(tag) + 2
        let wrapped = DisplayWidth.wrapped(soldOut, to: max(10, part.size.columns - columns))
        let rows = wrapped.prefix(max(1, part.size.rows / 4))
        var area = GridRect(part.size)
        area.cut(.bottom, blank)
        area = area.cut(.bottom, rows.count)
        let style =
            part.showsFills
            ? TextStyle(foreground: .onAlarm, background: .alarm, bold: true) : TextStyle(bold: true, reverse: true)
        part.write(tag, at: area.origin, style: style)
        part.write(rows, in: area.inset(left: columns), style: .title)
        return rows.count + blank
    }

    private func drawNewest(_ entry: Entry, in area: GridRect, on part: inout PagePart) {
        // A long order takes up to three rows, below the digits, whose place does not depend on it.
        let textRows = area.size.rows > 15 ? 3 : 1
        let gap = area.size.rows > 10 ? 1 : 0
        let number = String(entry.number)
        let room = GridSize(columns: area.size.columns, rows: area.size.rows - textRows - 1 - gap)
        let digits = part.largeDigits(number, .from(pixels: 8), in: room, atLeast: 3)
        let rows = digits?.rows ?? 1
        var rest = area
        rest.cut(.top, max(0, min((area.size.rows - rows - gap - 1) / 2, area.size.rows - rows - gap - textRows - 1)))
        let place = rest.cut(.top, rows + gap)
        var style = TextStyle.good
        style.bold = true
        if let digits {
            part.writeCentered(digits, in: place, style: style)
        } else {
            part.writeCentered(number, in: place, style: style)
        }
        var text = DisplayWidth.wrapped(entry.text, to: area.size.columns)
        if text.count > textRows {
            text = Array(text.prefix(textRows - 1)) + [text.dropFirst(textRows - 1).joined(separator: " ")]
        }
        for (index, line) in (text + [part.texts(.boardHeading)]).enumerated() {
            let style = index < text.count ? TextStyle.title : .plain
            part.writeCentered(line, in: rest.cut(.top, 1), style: style)
        }
    }

    /// Draws smaller numbers in columns, from left to right and from top to bottom, in the largest size in which all of them have room. What
    /// has none in the smallest size is counted.
    private func drawNumbers(_ numbers: [Int], _ heading: JuiceMakerText, in area: GridRect, on part: inout PagePart) {
        part.write(part.texts(heading), row: area.minRow, in: area, style: .quiet)
        guard !numbers.isEmpty else { return }
        let room = area.droppingRows(area.size.rows > 7 ? 2 : 1)
        let isWide = part.page.columns >= 110
        let sizes: [LargeDigits.Size?] = (isWide ? [.pixels(1)] : []) + (part.showsBlocks ? [.small] : []) + [nil]
        let forms = sizes.map { SmallForm(size: $0, numbers: numbers, in: room.size) }
        guard let form = forms.first(where: { $0.count >= numbers.count }) ?? forms.last else { return }
        let shown = numbers.count <= form.count ? numbers.count : max(0, form.count - 1)
        for index in 0..<min(numbers.count, shown + 1) {
            let point = room.origin.offset(
                columns: index % form.perRow * form.columns, rows: index / form.perRow * form.rows)
            if index == shown {
                part.write("+\(numbers.count - shown)", at: point, style: .quiet)
            } else if let size = form.size, let digits = LargeDigits(String(numbers[index]), size) {
                part.write(digits, at: point, style: .number)
            } else {
                part.write(String(numbers[index]), at: point, style: .number)
            }
        }
    }

    /// A size of the smaller numbers, with the place that each takes with the gap behind it.
    private struct SmallForm {
        /// The size; `nil` for a row of text.
        let size: LargeDigits.Size?
        let columns, rows, perRow, count: Int

        init(size: LargeDigits.Size?, numbers: [Int], in room: GridSize) {
            self.size = size
            let digits = max(2, String(numbers.max() ?? 0).utf8.count)
            let (height, width) = (size?.rows ?? 1, size?.columns(ofDigits: digits) ?? digits)
            let gap = height > 3 ? 5 : 3
            (columns, rows) = (width + gap, height + (height > 3 ? 2 : height > 1 ? 1 : 0))
            perRow = max(1, (room.columns + gap) / columns)
            // A size in which the longest number has no room is none.
            count = width > room.columns ? 0 : perRow * max(0, (room.rows + rows - height) / rows)
        }

        /// Returns the rows that so many numbers take.
        func rows(for count: Int) -> Int { (count + perRow - 1) / perRow * rows }
    }
}
