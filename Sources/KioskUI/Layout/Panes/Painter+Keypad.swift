import Terminal

extension Painter {
    /// Draws the pad at the bottom of its area, so that it stands beside the number being typed.
    mutating func draw(_ keypad: KeypadPane<Event>, in area: Rect) {
        let metrics = KeypadMetrics(for: keypad, in: Size(columns: canvas.size.columns - 2, rows: area.size.rows))
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
                    drawSides(at: Point(column: keyLeft, row: keyTop + 1), metrics)
                }
                let face = Rect(
                    column: keyLeft + (metrics.hasBorders ? 1 : 0), row: keyTop + (metrics.hasBorders ? 1 : 0),
                    columns: metrics.keyColumns, rows: metrics.keyRows)
                draw(key, on: face)
            }
            if metrics.hasBorders {
                drawSides(at: Point(column: left + row.count * (metrics.keyColumns + 1), row: keyTop + 1), metrics)
            }
        }
        if metrics.hasBorders, let last = keypad.rows.last {
            drawBorder(.bottom, row: top + keypad.rows.count * pitch, left: left, keys: last.count, metrics)
        }
    }

    private mutating func draw(_ key: KeypadPane<Event>.PadKey, on face: Rect) {
        let appearance = place(
            key.control, in: face, isFocusable: true, isPreferred: key.role == .equals, flashes: true)
        let middle = Point(column: face.minColumn, row: face.minRow + face.size.rows / 2)
        let label = DisplayWidth.padded(key.control.label, to: face.size.columns, alignment: .center)
        let style = appearance.style(key.control.isEnabled ? key.role.style : Theme.crumb)
        if appearance.isPressed { canvas.fill(face, with: Cell(" ", style: style)) }
        guard !appearance.isFocused || appearance.isPressed else {
            let width = DisplayWidth.of(key.control.label) + 2
            let start = face.minColumn + (face.size.columns - width + 1) / 2
            canvas.write(" \(key.control.label) ", at: Point(column: start, row: middle.row), style: style)
            return
        }
        canvas.write(label, at: middle, style: style)
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

    private mutating func drawBorder(
        _ kind: BorderKind, row: Int, left: Int, keys: Int, _ metrics: KeypadMetrics
    ) {
        let side = String(repeating: "─", count: metrics.keyColumns)
        let corners = kind.corners
        let line =
            corners.left + Array(repeating: side, count: keys).joined(separator: corners.joint) + corners.right
        canvas.write(line, at: Point(column: left, row: row), style: Theme.line)
    }

    private mutating func drawSides(at point: Point, _ metrics: KeypadMetrics) {
        for row in 0..<metrics.keyRows {
            canvas.write("│", at: point.offset(rows: row), style: Theme.line)
        }
    }
}

extension KeypadPane.Role {
    fileprivate var style: TextStyle {
        switch self {
        case .digit: TextStyle(bold: true)
        case .operation: TextStyle(foreground: .cyan, bold: true)
        case .equals: TextStyle(foreground: .green, bold: true)
        case .command: TextStyle(foreground: .magenta)
        }
    }
}
