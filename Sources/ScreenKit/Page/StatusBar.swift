import Terminal

/// An element with its key, in one row: the key on a cap, and the label behind it.
struct BarHint: Equatable {
    let label: String
    let key: String
    let isEnabled: Bool
    let choice: Choice
    var showsLabel = true
    var point = GridPoint(column: 0, row: 0)

    private var keyColumns: Int { key.isEmpty ? 0 : DisplayWidth.of(key) + 2 }
    private var labelColumns: Int { DisplayWidth.of(label) + (key.isEmpty ? 0 : 1) }

    var columns: Int { keyColumns + (showsLabel ? labelColumns : 0) }

    var area: GridRect { GridRect(origin: point, size: GridSize(columns: columns, rows: 1)) }

    static let gap = 2
}

/// The row below a screen: at the left what can be done on it, and at the right, always in the same columns, what works on every screen.
struct StatusBar {
    let hints: [BarHint]

    private static let labelledColumns = 60

    /// Measures the row with the hints of the screen. What has no room is left out from the right; the help lists it.
    init(of page: Page, _ own: [BarHint], size: GridSize, focus: Int? = nil) {
        func shown(_ commands: [Int]) -> [BarHint] {
            commands.filter { !page.elements[$0].keys.isEmpty }.map { page.hint($0, focus: focus) }
        }
        let commands = page.commands.dropFirst()
        let isFixed = { page.command(at: $0)?.isInFixedPlace ?? false }
        var common = shown(commands.filter(isFixed).map { Self.answer(inPlaceOf: $0, on: page) ?? $0 })
        var end = size.columns - 1
        for index in common.indices.reversed() {
            // What no key chooses now is clicked at its label.
            common[index].showsLabel = size.columns >= Self.labelledColumns || common[index].key.isEmpty
            end -= common[index].columns
            common[index].point = GridPoint(column: end, row: size.rows - 1)
            end -= BarHint.gap
        }
        var column = 1
        let placed = (own + shown(commands.filter { !isFixed($0) })).map { hint in
            var hint = hint
            hint.point = GridPoint(column: column, row: size.rows - 1)
            column += hint.columns + BarHint.gap
            return hint
        }
        hints = placed.prefix { $0.area.maxColumn < end } + common
    }

    /// Returns the answer to a guest's question that Esc chooses, in the place of the way back.
    private static func answer(inPlaceOf command: Int, on page: Page) -> Int? {
        guard page.surroundings.state.isForGuests, page.command(at: command) == .back else { return nil }
        return page.answers.first { page.elements[$0].keys.contains(.escape) }
    }
}

extension KioskCommand {
    /// A Boolean value that indicates whether the command has its place at the right end of the row.
    fileprivate var isInFixedPlace: Bool { [.back, .inspect, .help].contains(self) }
}

extension PagePart {
    mutating func draw(_ bar: StatusBar, of page: Page) {
        let row = GridRect(canvas.size).row(canvas.size.rows - 1)
        canvas.fill(row, with: Cell(" ", style: TextStyle(foreground: .onBar, background: .statusBar)))
        for hint in bar.hints {
            let isOfScreen = if case .element(let index) = hint.choice { index < page.answers.lowerBound } else { true }
            draw(hint, on: .statusBar, worksDuringQuestions: !isOfScreen)
        }
    }

    /// Draws a hint on a bar, and notes its place. Below a question, only what works on every screen can be chosen. What cannot be chosen now
    /// keeps its place, and is dim. On a page for guests a cap is not filled: it would be as loud as the button for what the page is for.
    mutating func draw(_ hint: BarHint, on fill: Color, worksDuringQuestions: Bool) {
        let canBeChosen = hint.isEnabled && (isActive || worksDuringQuestions)
        if canBeChosen { place(hint.choice, in: hint.area) }
        var cap = TextStyle(
            foreground: canBeChosen ? .onCap : .muted, background: canBeChosen ? .cap : fill, bold: canBeChosen)
        if isForGuests, canBeChosen { (cap.foreground, cap.background) = (.onBar, fill) }
        let used = hint.key.isEmpty ? 0 : canvas.write(" \(hint.key) ", at: hint.point, style: cap)
        guard hint.showsLabel else { return }
        canvas.write(
            hint.label, at: hint.point.offset(columns: used == 0 ? 0 : used + 1),
            style: TextStyle(foreground: canBeChosen ? .onBar : .muted, background: fill))
    }
}
