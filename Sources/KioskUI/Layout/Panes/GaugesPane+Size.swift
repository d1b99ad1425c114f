import Terminal

extension GaugesPane {
    /// Between a label and its bar, and for a bar to say anything.
    static var gap: Int { 2 }
    private static var shortestBar: Int { 4 }
    /// For a count and its mark, with the blank before them.
    static var countColumns: Int { 8 }

    /// How wide the longest label is.
    var labelColumns: Int { gauges.reduce(0) { max($0, DisplayWidth.of($1.label)) } }

    /// How narrow bars can be.
    var leastColumns: Int { labelColumns + Self.gap + Self.shortestBar + Self.countColumns }

    /// How many rows the counts would like: a bar each where there is room for all of them, else they are words.
    func rows(in size: GridSize) -> Int {
        size.rows >= gauges.count && size.columns >= leastColumns
            ? gauges.count * RowSpacing.of(gauges.count, in: size)
            : wordRows(columns: size.columns)
    }

    /// How many rows the counts take as words.
    func wordRows(columns: Int) -> Int { (words(columns: columns).last?.place.row ?? 0) + 1 }

    /// The counts as words, and where each of them stands when they flow over rows.
    func words(columns: Int) -> [(gauge: Gauge, text: String, place: GridPoint)] {
        var place = GridPoint(column: 0, row: 0)
        return gauges.map { gauge in
            let text = "\(gauge.label) \(gauge.count)\(gauge.mark)"
            let width = DisplayWidth.of(text)
            if place.column > 0, place.column + width > columns { place = GridPoint(column: 0, row: place.row + 1) }
            defer { place.column += width + Self.gap }
            return (gauge, text, place)
        }
    }
}

extension GaugesPane.Gauge {
    /// Says without a colour that there is not enough.
    var mark: String { tone == .plain ? "" : " !" }
}
