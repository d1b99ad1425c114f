import Terminal

/// The key help line of a page, measured: only what works here and now.
struct HintLine<Event: Equatable> {
    /// What the screen, or the question over it, offers, with the columns that it takes.
    let hints: [(control: Control<Event>, columns: Int)]
    /// What works on every screen, with the columns that it takes.
    let everywhere: [(control: Control<KioskCommand>, columns: Int)]
    /// How many rows it takes: two where one is too short and the terminal is high enough.
    let rows: Int

    /// The columns between two hints.
    static var gap: Int { 2 }

    init(of page: Page<Event>, size: Size) {
        let shown = page.content.alert?.buttons ?? page.content.hints.filter { $0.isEnabled && !$0.keys.isEmpty }
        hints = shown.map { ($0, Self.columns(of: $0)) }
        everywhere = page.controls.map { ($0, Self.columns(of: $0)) }
        let total = hints.reduce(0) { $0 + $1.columns + Self.gap } + everywhere.reduce(0) { $0 + $1.columns + Self.gap }
        rows = total - Self.gap > size.columns - 2 && size.rows >= 20 ? 2 : 1
    }

    private static func columns<Choice>(of control: Control<Choice>) -> Int {
        (control.keys.first.map { DisplayWidth.of($0.label) } ?? 0) + 1 + DisplayWidth.of(control.label)
    }
}
