import Terminal

nonisolated extension Painter {
    /// Draws the display and the pad below it in the middle of their area.
    mutating func draw(_ keypad: KeypadPane<Int>, in area: GridRect) {
        let metrics = KeypadMetrics(for: keypad, in: GridSize(columns: canvas.size.columns - 2, rows: area.size.rows))
        let block = area.centered(metrics.size)
        if let display = keypad.display {
            draw(
                display,
                in: GridRect(
                    origin: block.origin, size: GridSize(columns: block.size.columns, rows: metrics.displayRows)))
        }
        let top = block.minRow + metrics.displayRows
        let left = block.minColumn + (block.size.columns - metrics.padColumns) / 2
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
        let isMissing = !key.control.isEnabled || key.role == .missing
        let style = isMissing ? Theme.crumb : key.role.style
        place(
            key.control, in: face, Highlight(area: face, style: style), isFocusable: key.isFocusable, flashes: true)
        let columns = DisplayWidth.of(key.control.label)
        let letter = letter(of: key, columns: face.size.columns - columns - 1)
        let start = GridPoint(
            column: face.minColumn + (face.size.columns - columns - (letter == nil ? 0 : 2)) / 2,
            row: face.minRow + face.size.rows / 2)
        canvas.write(key.control.label, at: start, style: style)
        if let letter { canvas[start.offset(columns: columns + 1)] = Cell(letter, style: Theme.crumb) }
    }

    /// Returns the key of the keyboard behind the label, where the label does not say it and there is room. Each keyboard has the
    /// signs of the operators.
    private func letter(of key: KeypadPane<Int>.PadKey, columns: Int) -> Character? {
        guard columns > 0, key.role == .command, key.control.isEnabled,
            case .character(let letter)? = key.control.keys.first, key.control.label != String(letter)
        else { return nil }
        return DisplayWidth.of(letter) == 1 ? letter : nil
    }

    private enum BorderKind {
        case top, middle, bottom

        var corners: (left: Cell, joint: Cell, right: Cell) {
            func cell(_ corner: Character) -> Cell { Cell(corner, style: Theme.line) }
            return switch self {
            case .top: (cell("┌"), cell("┬"), cell("┐"))
            case .middle: (cell("├"), cell("┼"), cell("┤"))
            case .bottom: (cell("└"), cell("┴"), cell("┘"))
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
            canvas[GridPoint(column: column, row: row)] = corner
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
        case .missing: Theme.crumb
        }
    }
}

/// The size of the keys of a pad, and of the display above it.
nonisolated struct KeypadMetrics {
    /// The columns of a key, without its borders.
    let keyColumns: Int
    /// The rows of a key, without its borders.
    let keyRows: Int
    let hasBorders: Bool
    /// The columns of all keys.
    let padColumns: Int
    /// The rows of the display, with the blank row below it.
    let displayRows: Int
    /// The size of the display and the pad.
    let size: GridSize

    /// A caption, large digits and a blank row.
    private static let largeDisplayRows = 2 + LargeDigits.rows
    /// The columns of the longest number with its sign and a margin.
    private static let displayColumns = 32

    init(for keypad: KeypadPane<Int>, in body: GridSize) {
        let columns = keypad.rows.reduce(1) { max($0, $1.count) }
        let rows = keypad.rows.count
        let hasDisplay = keypad.display != nil
        hasBorders = body.columns >= 64 && body.rows >= rows * 2 + 1 + (hasDisplay ? 1 : 0)
        let largeRows = rows * 4 + 1 + (hasDisplay ? Self.largeDisplayRows : 0)
        keyRows = hasBorders && body.rows >= largeRows ? 3 : 1
        keyColumns = hasBorders ? Self.keyColumns(of: columns, in: body.columns) : 5
        padColumns = columns * (keyColumns + 1) + (hasBorders ? 1 : 0)
        let padRows = hasBorders ? rows * (keyRows + 1) + 1 : rows
        displayRows = hasDisplay ? Self.displayRows(in: body.rows - padRows) : 0
        size = GridSize(
            columns: hasDisplay ? max(padColumns, Self.displayColumns) : padColumns, rows: padRows + displayRows)
    }

    /// Returns the rows of a display: a row for the number, with more room one for the caption, and then large digits.
    private static func displayRows(in room: Int) -> Int {
        switch room {
        case largeDisplayRows...: largeDisplayRows
        case largeDisplayRows - 1: room
        case 2...: 2
        default: 1
        }
    }

    /// Returns the columns of a key with borders. They leave room for the tape, and in a wider terminal for what stands beside it.
    private static func keyColumns(of columns: Int, in bodyColumns: Int) -> Int {
        switch (columns <= 4, bodyColumns) {
        case (true, 110...), (false, 190...): 11
        case (true, _), (false, 110...): 7
        case (false, _): 5
        }
    }
}
