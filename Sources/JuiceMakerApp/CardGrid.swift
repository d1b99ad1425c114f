import ScreenKit

/// The places of cards: as large as they fit, side by side and below each other.
nonisolated struct CardGrid {
    /// The way in which a card is made.
    struct Form {
        let glass: Glass.Shape
        let least: GridSize
        let greatest: GridSize
        let nameRows: Int

        static let large = Form(
            glass: .large, least: GridSize(columns: 27, rows: 14), greatest: GridSize(columns: 38, rows: 19),
            nameRows: 1)
        static let medium = Form(
            glass: .medium, least: GridSize(columns: 26, rows: 6), greatest: GridSize(columns: 34, rows: 8), nameRows: 2
        )
        static let small = Form(
            glass: .small, least: GridSize(columns: 24, rows: 4), greatest: GridSize(columns: 34, rows: 4), nameRows: 2)
        static let all = [large, medium, small]

        /// The places in a card: of the glass, of the text, and the rows of the price and of the stock.
        func places(in area: GridRect) -> (glass: GridPoint, text: GridRect, price: Int, stock: Int) {
            let size = glass.size
            let spare = area.size.rows - least.rows
            var rest = area
            guard nameRows > 1 else {
                rest.cut(.top, min(1, spare / 2))
                let place = rest.cut(.top, size.rows + 1).centered(columns: size.columns)
                let name = rest.row(rest.minRow).inset(left: 4)
                let price = name.minRow + (spare > 0 ? 2 : 1)
                return (place.origin, name, price, price + 1)
            }
            rest.cut(.top, spare / 2)
            let text = rest.cut(.top, size.rows)
            return (
                text.origin.offset(columns: 1), text.inset(left: size.columns + 5), text.maxRow - 1, text.maxRow
            )
        }
    }

    let form: Form
    private let count: Int
    private let columns: Int
    private let lines: Int
    private let card: GridSize
    let gap: Int
    private let widestGap: Int
    private let top: Int

    /// Creates the places of so many cards in a room; `nil` where there is not enough room for the smallest ones.
    init?(of count: Int, in room: GridSize, for viewer: JuiceViewer) {
        /// Returns the lines of cards with as many columns as fit; `nil` where there is no room for them.
        func lineCount(of form: Form) -> Int? {
            let columns = min(count, (room.columns + 1) / (form.least.columns + 1))
            guard columns > 0 else { return nil }
            let lines = (count + columns - 1) / columns
            return lines * (form.least.rows + 1) - 1 <= room.rows ? lines : nil
        }
        let fitting = Form.all.lazy.compactMap { form in lineCount(of: form).map { (form, $0) } }.first
        guard let fitting else { return nil }
        (form, lines) = fitting
        self.count = count
        // All lines are about as long.
        columns = (count + lines - 1) / lines
        // For customers a row is blank above the cards, where there is one.
        let hasRowAbove = viewer == .customer && lines * (form.least.rows + 1) <= room.rows
        let rows = room.rows - (hasRowAbove ? 1 : 0)
        card = GridSize(
            columns: min(form.greatest.columns, (room.columns + 1) / columns - 1),
            rows: min(form.greatest.rows, (rows + 1) / lines - 1))
        let spare = rows - lines * card.rows
        widestGap = viewer == .customer ? 2 : 1
        gap = lines > 1 ? min(widestGap, spare / (lines - 1)) : 0
        top = hasRowAbove || spare - gap * (lines - 1) > 0 ? 1 : 0
    }

    /// Returns the height of all cards with a height of each.
    func rows(of card: Int) -> Int { lines * (card + 1) - 1 }

    /// The height of all cards where each is as high as it can be, with all gaps.
    var mostRows: Int { rows(of: form.greatest.rows) + (lines - 1) * (widestGap - 1) + 1 }

    /// Returns the area of a card.
    func area(of index: Int) -> GridRect {
        GridRect(
            column: index % columns * (card.columns + 1), row: top + index / columns * (card.rows + gap),
            columns: card.columns, rows: card.rows)
    }

    /// The area behind the last card; `nil` where there is none.
    var freeArea: GridRect? {
        guard count % columns > 0 else { return nil }
        let last = area(of: count - 1)
        let end = columns * (card.columns + 1) - 1
        return last.inset(left: card.columns + 1, right: last.maxColumn + 1 - end)
    }
}

nonisolated extension DisplayWidth {
    /// Returns a name in so many rows at most. The first row ends at a blank or behind a hyphen, and before the last column, which
    /// only a longer rest needs.
    static func broken(_ name: String, to columns: Int, rows: Int) -> [String] {
        guard rows > 1, of(name) >= columns else { return [truncated(name, to: columns)] }
        let ends = name.indices.filter { name[$0] == " " || name[$0] == "-" }
        let end = ends.last { of(String(name[...$0]).trimmingBlanks) < columns }
        guard let end else { return [truncated(name, to: columns)] }
        let rest = String(name[name.index(after: end)...])
        return [String(name[...end]).trimmingBlanks, truncated(rest, to: columns)]
    }
}

extension String {
    nonisolated fileprivate var trimmingBlanks: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
