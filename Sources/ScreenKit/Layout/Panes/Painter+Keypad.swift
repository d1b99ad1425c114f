import Terminal

nonisolated extension Painter {
    /// Draws the pad at the bottom of its area, so that it stands beside the number being typed.
    mutating func draw(_ keypad: KeypadPane<Int>, in area: GridRect) {
        let metrics = KeypadMetrics(for: keypad, in: GridSize(columns: canvas.size.columns - 2, rows: area.size.rows))
        let top = max(area.minRow, area.maxRow - metrics.size.rows + 1)
        let left = area.minColumn + max(0, (area.size.columns - metrics.size.columns) / 2)
        let pitch = metrics.hasBorders ? metrics.keyRows + 1 : 1
        for (rowIndex, row) in keypad.rows.enumerated() {
            let keyTop = top + rowIndex * pitch
            if metrics.hasBorders {
                drawBorder(rowIndex == 0 ? .top : .middle, row: keyTop, left: left, keys: row.count, metrics)
            }
            for (columnIndex, key) in row.enumerated() {
                let keyLeft = left + columnIndex * (metrics.keyColumns + 1)
                if metrics.hasBorders {
                    drawSides(at: GridPoint(column: keyLeft, row: keyTop + 1), metrics)
                }
                let face = GridRect(
                    column: keyLeft + (metrics.hasBorders ? 1 : 0), row: keyTop + (metrics.hasBorders ? 1 : 0),
                    columns: metrics.keyColumns, rows: metrics.keyRows)
                draw(key, on: face)
            }
            if metrics.hasBorders {
                drawSides(at: GridPoint(column: left + row.count * (metrics.keyColumns + 1), row: keyTop + 1), metrics)
            }
        }
        if metrics.hasBorders, let last = keypad.rows.last {
            drawBorder(.bottom, row: top + keypad.rows.count * pitch, left: left, keys: last.count, metrics)
        }
    }

    private mutating func draw(_ key: KeypadPane<Int>.PadKey, on face: GridRect) {
        let appearance = place(key.control, in: face, isFocusable: true, flashes: true)
        let middle = GridPoint(column: face.minColumn, row: face.minRow + face.size.rows / 2)
        let style = appearance.style(key.control.isEnabled ? key.role.style : Theme.crumb)
        if appearance.isPressed { canvas.fill(face, with: Cell(" ", style: style)) }
        // The focus is a margin wide, so that moving it writes few cells.
        let label = appearance.isFocused ? " \(key.control.label) " : key.control.label
        let start = middle.column + (face.size.columns - DisplayWidth.of(label)) / 2
        canvas.write(label, at: GridPoint(column: start, row: middle.row), style: style)
    }

    private enum BorderKind {
        case top, middle, bottom

        var corners: (left: String, joint: String, right: String) {
            switch self {
            case .top: ("┌", "┬", "┐")
            case .middle: ("├", "┼", "┤")
            case .bottom: ("└", "┴", "┘")
            }
        }
    }

    private mutating func drawBorder(_ kind: BorderKind, row: Int, left: Int, keys: Int, _ metrics: KeypadMetrics) {
        let corners = kind.corners
        let columns = keys * (metrics.keyColumns + 1)
        canvas.fill(GridRect(column: left, row: row, columns: columns, rows: 1), with: Theme.horizontalLine)
        for key in 0...keys {
            let corner = key == 0 ? corners.left : key == keys ? corners.right : corners.joint
            let column = left + key * (metrics.keyColumns + 1)
            canvas.write(corner, at: GridPoint(column: column, row: row), style: Theme.line)
        }
    }

    private mutating func drawSides(at point: GridPoint, _ metrics: KeypadMetrics) {
        canvas.fill(
            GridRect(origin: point, size: GridSize(columns: 1, rows: metrics.keyRows)), with: Theme.verticalLine)
    }
}

nonisolated extension KeypadRole {
    fileprivate var style: TextStyle {
        switch self {
        case .digit: TextStyle(bold: true)
        case .operation: TextStyle(foreground: .cyan, bold: true)
        case .equals: TextStyle(foreground: .green, bold: true)
        case .command: TextStyle(foreground: .magenta)
        }
    }
}

/// The size of the keys of a pad.
nonisolated struct KeypadMetrics {
    /// The columns of a key, without its borders.
    let keyColumns: Int
    /// The rows of a key, without its borders.
    let keyRows: Int
    let hasBorders: Bool
    /// The size of the whole pad.
    let size: GridSize

    init(for keypad: KeypadPane<Int>, in body: GridSize) {
        let columns = keypad.rows.reduce(1) { max($0, $1.count) }
        let rows = keypad.rows.count
        hasBorders = body.columns >= 64 && body.rows >= rows * 2 + 1
        keyRows = hasBorders && body.rows >= rows * 4 + 1 ? 3 : 1
        keyColumns = hasBorders ? Self.keyColumns(of: columns, in: body.columns) : 5
        size =
            hasBorders
            ? GridSize(columns: columns * (keyColumns + 1) + 1, rows: rows * (keyRows + 1) + 1)
            : GridSize(columns: columns * (keyColumns + 1), rows: rows)
    }

    /// Returns the columns of a key with borders. A pad with many keys in a row has narrower ones, so that a number fits beside it.
    private static func keyColumns(of columns: Int, in bodyColumns: Int) -> Int {
        switch (columns <= 4, bodyColumns) {
        case (true, 100...), (false, 116...): 11
        case (true, _), (false, 96...): 7
        case (false, _): 5
        }
    }
}
