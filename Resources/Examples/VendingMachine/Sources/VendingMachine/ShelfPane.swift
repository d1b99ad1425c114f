import ScreenKit

/// The drinks behind the glass: a picture, in which a click on a drink chooses it.
struct ShelfPane: Pane {
    let texts: Texts

    private static let slot = GridSize(columns: 12, rows: 5)
    private static let gap = 2
    private static let board = String(repeating: "─", count: slot.columns)
    private static let pictures: [Drink: [String]] = [
        .water: ["   ▄█▄", "   ███"], .tea: ["    ▄▄", "   ▐██▌"], .coffee: ["   ▄▄▄▄", "   ████▌"],
    ]

    /// Each drink can have the focus, and a line names it by its number, its name or its word.
    var controls: PaneControls<DrinkScreen.Event> {
        PaneControls(
            Drink.allCases.enumerated().map { index, drink in
                let control = Control(
                    label: texts.name(of: drink), event: DrinkScreen.Event.choose(drink), keys: .number(index),
                    words: [drink.rawValue])
                return PaneControl(control, isFocusable: true, lineNames: [.number, .label])
            })
    }

    var focusKeys: [Key] { [.left, .right, .tab] }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let columns = Drink.allCases.count * (Self.slot.columns + Self.gap) - Self.gap
        return PaneSize(columns: .exactly(columns), rows: .exactly(Self.slot.rows + 2))
    }

    func draw(on part: inout PagePart) {
        part.write(texts(.heading), at: GridPoint(column: 0, row: 0), style: .quiet)
        for (index, drink) in Drink.allCases.enumerated() {
            let origin = GridPoint(column: index * (Self.slot.columns + Self.gap), row: 2)
            let area = GridRect(origin: origin, size: Self.slot)
            for (row, line) in (Self.pictures[drink, default: []] + [Self.board]).enumerated() {
                part.write(line, row: origin.row + row, in: area, style: TextStyle.bar(color: index))
            }
            let name = GridRect(origin: origin.offset(rows: 3), size: GridSize(columns: Self.slot.columns, rows: 1))
            part.write("\(index + 1) \(texts.name(of: drink))", row: name.minRow, in: name)
            part.write("  \(texts.price(drink.price))", row: name.minRow + 1, in: area, style: .quiet)
            part.place(index, in: area, highlight: name)
        }
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let rows = Drink.allCases.enumerated().map { index, drink in
            "\(firstNumber + index). \(texts.name(of: drink))  \(texts.price(drink.price))"
        }
        return [LineSection(.rows, [texts(.heading)] + rows)]
    }
}
