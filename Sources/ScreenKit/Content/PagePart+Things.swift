import Terminal

// The things of which screens are made: paper, keys and buttons. On a terminal without fills, lines and brackets take their place.

extension PagePart {
    // MARK: Paper

    /// Draws a sheet of paper with its upper and its torn lower edge, and returns the area to print on: without the rows of the edges, and
    /// with two columns left blank at each side.
    public mutating func drawPaper(in area: GridRect) -> GridRect {
        let (top, bottom) = (area.row(area.minRow), area.row(area.maxRow))
        let sheet = area.droppingRows(1).withRows(area.size.rows - 2)
        let inside = sheet.inset(left: 2, right: 2)
        guard showsFills else {
            fill(top, with: Cell("─", style: .line))
            fill(bottom, with: Cell("╌", style: .line))
            return inside
        }
        let edge = TextStyle(foreground: .paper)
        fill(top, with: Cell("▄", style: edge))
        fill(sheet, with: Cell(" ", style: paper))
        for column in 0..<area.size.columns where column % 4 < 2 {
            self[bottom.origin.offset(columns: column)] = Cell("▀", style: edge)
        }
        return inside
    }

    /// The style of a text on paper.
    public var paper: TextStyle { showsFills ? TextStyle(foreground: .ink, background: .paper) : .plain }

    /// The style of what matters most on paper.
    public var strongPaper: TextStyle {
        var style = paper
        style.bold = true
        return style
    }

    /// The style of what matters less on paper.
    public var quietPaper: TextStyle {
        showsFills ? TextStyle(foreground: .inkQuiet, background: .paper) : TextStyle.quiet
    }

    /// Draws dashes across an area of paper.
    public mutating func drawDashes(row: Int, in area: GridRect) {
        let style = showsFills ? TextStyle(foreground: .paperLine, background: .paper) : TextStyle.line
        fill(area.row(row), with: Cell("╌", style: style))
    }

    // MARK: Panels

    /// Returns the style of a text on a panel, such as a card.
    public func onPanel(_ color: Color = .onPanel, bold: Bool = false) -> TextStyle {
        showsFills
            ? TextStyle(foreground: color, background: .panel, bold: bold)
            : TextStyle(foreground: color == .onPanel ? .default : color, bold: bold)
    }

    // MARK: Keys

    /// The colours of a key: its face, its label, and the edge below it.
    public struct KeyColors: Equatable, Sendable {
        let face, label, lip: Color

        /// A digit.
        public static let digit = KeyColors(face: .key, label: .onKey, lip: .keyLip)
        /// A function.
        public static let function = KeyColors(face: .functionKey, label: .onFunctionKey, lip: .functionKeyLip)
        /// An operation.
        public static let operation = KeyColors(face: .operatorKey, label: .onOperatorKey, lip: .operatorKeyLip)
        /// What clears something.
        public static let clear = KeyColors(face: .clearKey, label: .onClearKey, lip: .clearKeyLip)
        /// A function in a second row that touches the first one.
        public static let functionBelow = KeyColors(
            face: .functionKeyLip, label: .onFunctionKey, lip: .functionKeyLip)
        /// What the screen is for.
        public static let primary = KeyColors(face: .primary, label: .onPrimary, lip: .primaryLip)
    }

    /// Draws the key of a control, notes its place, and lights a whole row of it up while it has the focus. A key of several rows has an edge
    /// below its face, half a row high. On a terminal without fills a key has borders instead.
    ///
    /// - Parameters:
    ///   - index: The index of the control among those of the pane.
    ///   - area: The area of the key with its edge.
    ///   - colors: The colours of the key.
    ///   - note: What stands quietly beside the label, such as the key of the keyboard; an empty text for none.
    ///   - isDim: Whether the key says only why it does nothing here.
    public mutating func drawKey(
        _ index: Int, in area: GridRect, _ colors: KeyColors, note: String = "", isDim: Bool = false
    ) {
        let hasLip = showsFills && area.size.rows > 1
        let row = area.minRow + (area.size.rows - 1) / 2
        let band = area.row(row)
        let label = DisplayWidth.truncated(label(ofControl: index), to: area.size.columns)
        let (columns, noteColumns) = (DisplayWidth.of(label), DisplayWidth.of(note))
        if isDim, showsFills {
            // It has no body that invites to press it.
            writeCentered(label, in: band, style: .quiet)
            return place(index, in: area, highlight: band)
        }
        let isDim = isDim || !canBeChosen(index)
        // On the face of a function, a label can be quiet and still be read.
        let colors = isDim ? KeyColors(face: .functionKey, label: .muted, lip: .functionKeyLip) : colors
        let style: TextStyle =
            showsFills
            ? TextStyle(foreground: colors.label, background: colors.face, bold: !isDim)
            : isDim ? .quiet : .number
        if showsFills {
            fill(area.withRows(area.size.rows - (hasLip ? 1 : 0)), with: Cell(" ", style: style))
        } else {
            drawBorders(of: area)
        }
        if hasLip {
            fill(area.row(area.maxRow), with: Cell("▀", style: TextStyle(foreground: colors.lip)))
        }
        // The note follows the label on a narrow or a low key, and stands at the end of the others.
        let isNarrow = area.size.columns < 9 || area.size.rows < 3
        let room = area.size.columns - (showsFills ? 0 : 2)
        let hasNote = noteColumns > 0 && columns + 1 + noteColumns <= room
        let used = columns + (isNarrow && hasNote ? noteColumns + 1 : 0)
        let start = area.minColumn + (area.size.columns - used) / 2
        write(label, at: GridPoint(column: start, row: row), style: style)
        let noteStart = isNarrow ? start + columns + 1 : area.maxColumn - (showsFills ? 0 : 1) - noteColumns
        if hasNote, noteStart > start + columns, noteStart + noteColumns <= area.maxColumn + 1 {
            var quiet = style
            quiet.bold = false
            write(note, at: GridPoint(column: noteStart, row: row), style: showsFills ? quiet : .quiet)
        }
        let isWhole = showsFills || area.size.columns < 4
        place(index, in: area, highlight: isWhole ? band : band.inset(left: 1, right: 1), flashes: true)
    }

    /// Draws a button as a box with a label, for a page without fills; its middle row is lit while it has the focus.
    public mutating func drawBox(_ index: Int, in area: GridRect, label: String) {
        let (inside, mark) = drawBox(in: area, label: label)
        place(index, in: area, highlight: inside, mark: mark)
    }

    /// Draws a box with a label, and returns the row that shows the focus with the cell of its mark.
    mutating func drawBox(in area: GridRect, label: String) -> (inside: GridRect, mark: GridPoint?) {
        drawBorders(of: area)
        let row = area.minRow + area.size.rows / 2
        let inside = area.row(row).inset(left: 1, right: 1)
        let text = DisplayWidth.truncated(label, to: inside.size.columns)
        let start = inside.minColumn + (inside.size.columns - DisplayWidth.of(text)) / 2
        write(text, at: GridPoint(column: start, row: row), style: TextStyle(bold: true))
        return (inside, start > inside.minColumn + 1 ? GridPoint(column: start - 2, row: row) : nil)
    }

    /// Draws the borders of a key: a box, or brackets where it has no room for one.
    private mutating func drawBorders(of area: GridRect) {
        let (left, right) = (area.minColumn, area.maxColumn)
        if area.size.rows < 3 {
            self[area.origin] = Cell("[", style: .line)
            return self[GridPoint(column: right, row: area.minRow)] = Cell("]", style: .line)
        }
        for row in [area.minRow, area.maxRow] { fill(area.row(row), with: .horizontalLine) }
        for column in [left, right] {
            fill(
                GridRect(column: column, row: area.minRow, columns: 1, rows: area.size.rows),
                with: .verticalLine)
        }
        for (corner, point) in [
            ("┌", area.origin), ("┐", GridPoint(column: right, row: area.minRow)),
            ("└", GridPoint(column: left, row: area.maxRow)), ("┘", GridPoint(column: right, row: area.maxRow)),
        ] as [(Character, GridPoint)] {
            self[point] = Cell(corner, style: .line)
        }
    }

    /// Draws the button for what the screen is for, as large as an area. If it cannot be used yet, it has the colours of paper, in one row
    /// those of a panel, and without fills only borders.
    ///
    /// - Parameters:
    ///   - index: The index of the control among those of the pane.
    ///   - area: The area of the button.
    ///   - key: The key that presses the button; `nil` for the first one of the control, or else Enter. It stands behind the label while it
    ///     presses the button: not where the element with the focus has another use for it.
    ///   - isReady: Whether the button can be used.
    public mutating func drawPrimaryButton(_ index: Int, in area: GridRect, key: Key? = nil, isReady: Bool = true) {
        let (label, key) = (label(ofControl: index), key ?? firstKey(ofControl: index) ?? .enter)
        let isReady = isReady && !isBelowQuestion
        let style: TextStyle =
            if isReady {
                TextStyle(foreground: .onPrimary, background: .primary, bold: true)
            } else if showsFills, area.size.rows > 1 {
                TextStyle(foreground: .ink, background: .paperLine)
            } else {
                showsFills ? TextStyle(foreground: .muted, background: .panel) : .quiet
            }
        fill(area, with: Cell(" ", style: style))
        if !showsFills, !isReady { drawBorders(of: area) }
        let row = area.minRow + (area.size.rows - 1) / 2
        let gap = area.size.rows > 1 ? "  " : " "
        let name = texts.name(of: key)
        let shownKey = isTakenByFocus(key) ? String(repeating: " ", count: DisplayWidth.of(name)) : name
        let text = DisplayWidth.truncated(isReady ? label + gap + shownKey : label, to: area.size.columns)
        let start = GridPoint(column: area.minColumn + (area.size.columns - DisplayWidth.of(text)) / 2, row: row)
        write(text, at: start, style: style)
        // Without colours, a mark alone tells that the button has the focus. It leaves the label in the middle.
        place(
            index, in: area, highlight: area.row(row),
            mark: start.column > area.minColumn + 2 ? GridPoint(column: area.minColumn + 1, row: row) : nil)
    }
}
