import Terminal

/// A control with its key, in one row: the key on a cap, and the label behind it.
struct Hint {
    let control: Control<PageEvent>
    let key: String
    var showsLabel = true
    var point = GridPoint(column: 0, row: 0)
    private let keyColumns: Int
    private let labelColumns: Int

    init(_ control: Control<PageEvent>, _ texts: Texts) {
        self.control = control
        key = control.keys.first.map(texts.name) ?? ""
        keyColumns = key.isEmpty ? 0 : DisplayWidth.of(key) + 2
        labelColumns = DisplayWidth.of(control.label) + (key.isEmpty ? 0 : 1)
    }

    var columns: Int { keyColumns + (showsLabel ? labelColumns : 0) }

    var area: GridRect { GridRect(origin: point, size: GridSize(columns: columns, rows: 1)) }

    static let gap = 2
}

/// The row below a screen: at the left what can be done on it, and at the right, always in the same columns, what works on every screen.
struct StatusBar {
    let hints: [Hint]

    private static let labelledColumns = 60

    /// Measures the row while an element has the focus. What has no room is left out from the right; the help lists it.
    init(of page: Page, size: GridSize, focus: Int? = nil) {
        let commands = page.frame.commands.dropFirst()
        func shown(_ controls: [Control<PageEvent>]) -> [Hint] {
            controls.filter { !$0.keys.isEmpty }.map { control in
                var hint = Hint(control, page.texts)
                hint.point.row = size.rows - 1
                return hint
            }
        }
        var common = shown(
            commands.filter(\.event.isInFixedPlace).map {
                Self.answer(inPlaceOf: $0, on: page) ?? $0.mapEvent(PageEvent.kiosk)
            })
        var end = size.columns - 1
        for index in common.indices.reversed() {
            common[index].showsLabel = size.columns >= Self.labelledColumns
            end -= common[index].columns
            common[index].point.column = end
            end -= Hint.gap
        }
        var column = 1
        let own = shown(
            KeyMap(of: page).hints(focus: focus)
                + commands.filter { !$0.event.isInFixedPlace }.map { $0.mapEvent(PageEvent.kiosk) })
        let placed = own.map { hint in
            var hint = hint
            hint.point.column = column
            column += hint.columns + Hint.gap
            return hint
        }
        hints = placed.prefix { $0.area.maxColumn < end } + common
    }

    /// Returns the answer to a guest's question that Esc chooses, in the place of the way back.
    private static func answer(inPlaceOf command: Control<KioskCommand>, on page: Page) -> Control<PageEvent>? {
        guard page.isForGuests, command.event == .back,
            let answer = page.screen.alert?.buttons.first(where: { $0.keys.contains(.escape) })
        else { return nil }
        return Control(
            label: answer.label, event: .screen(EventID(place: .alert, number: answer.event)), keys: [.escape])
    }
}

extension KioskCommand {
    /// A Boolean value that indicates whether the command has its place at the right end of the row.
    fileprivate var isInFixedPlace: Bool { [.back, .inspect, .help].contains(self) }
}

extension PagePart {
    mutating func draw(_ bar: StatusBar) {
        let row = GridRect(canvas.size).row(canvas.size.rows - 1)
        canvas.fill(row, with: Cell(" ", style: TextStyle(foreground: .onBar, background: .statusBar)))
        for hint in bar.hints { draw(hint, on: .statusBar) }
    }

    /// Draws a control on a bar, and notes its place. Below a question, only what works on every screen can be chosen. What cannot be chosen
    /// now keeps its place, and is dim. On a page for guests a cap is not filled: it would be as loud as the button for what the page is for.
    mutating func draw(_ hint: Hint, on fill: Color) {
        let worksDuringQuestions =
            if case .screen(let event) = hint.control.event { event.place == .alert } else { true }
        let canBeChosen = hint.control.isEnabled && (isActive || worksDuringQuestions)
        if canBeChosen { place(hint.control.event, in: hint.area) }
        var cap = TextStyle(
            foreground: canBeChosen ? .onCap : .muted, background: canBeChosen ? .cap : fill, bold: canBeChosen)
        if isForGuests, canBeChosen { (cap.foreground, cap.background) = (.onBar, fill) }
        let used = hint.key.isEmpty ? 0 : canvas.write(" \(hint.key) ", at: hint.point, style: cap)
        guard hint.showsLabel else { return }
        canvas.write(
            hint.control.label, at: hint.point.offset(columns: used == 0 ? 0 : used + 1),
            style: TextStyle(foreground: canBeChosen ? .onBar : .muted, background: fill))
    }
}
