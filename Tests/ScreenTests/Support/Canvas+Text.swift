import Terminal
import TestSupport

extension Canvas {
    /// The text of a row, wide characters once, without the spaces at its end.
    func text(row: Int) -> String {
        text(in: GridRect(column: 0, row: row, columns: size.columns, rows: 1))
    }

    /// The text of the first row of an area, wide characters once, without the spaces at its end.
    func text(in area: GridRect) -> String {
        var text = ""
        for column in area.minColumn..<(area.minColumn + area.size.columns) {
            text += self[GridPoint(column: column, row: area.minRow)].text
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// The text of all rows.
    var text: [String] { (0..<size.rows).map { text(row: $0) } }

    /// Where a text that stands in one row begins.
    func find(_ text: String, below top: Int = -1) -> GridPoint? {
        for row in (top + 1)..<max(top + 1, size.rows) {
            for column in 0..<size.columns where starts(text, at: GridPoint(column: column, row: row)) {
                return GridPoint(column: column, row: row)
            }
        }
        return nil
    }

    private func starts(_ text: String, at point: GridPoint) -> Bool {
        var rest = text[...]
        var point = point
        while !rest.isEmpty {
            let cell = self[point]
            guard !cell.isContinuation, rest.hasPrefix(cell.text) else { return false }
            rest = rest.dropFirst(cell.text.count)
            point.column += cell.width
        }
        return true
    }

    /// Where a number in large digits begins.
    func findLarge(_ number: String, below top: Int = -1) -> GridPoint? {
        guard let number = LargeNumber(number) else { return nil }
        let width = number.lines[0].count
        for row in (top + 1)..<max(top + 1, size.rows - 2) {
            for column in 0...max(0, size.columns - width) {
                let isThere = number.begins { columns, rowsBelow in
                    text(in: GridRect(column: column, row: row + rowsBelow, columns: columns, rows: 1))
                }
                if isThere { return GridPoint(column: column, row: row) }
            }
        }
        return nil
    }
}
