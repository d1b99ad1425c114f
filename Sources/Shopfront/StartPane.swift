import JuiceMakerApp
import ScreenKit

/// The start page: glasses, a large button to order, and a button for each language. In a small terminal they are rows.
nonisolated struct StartPane: Pane {
    typealias Event = StartScreen.Event

    let heading: String
    /// The button to order, and then the languages. It is also how they are said.
    let list: ListPane<Event>
    /// The index of the language in use.
    let chosen: Int?

    var controls: PaneControls<Event> { list.controls }

    /// The least size for buttons.
    private static let leastSize = GridSize(columns: 58, rows: 14)
    /// The width of the buttons together, the gap between the languages, and the heights.
    private static let columns = 60
    private static let gap = 2
    private static let rows = (order: 5, language: 3)
    /// The columns from one glass to the next.
    private static let pitch = 12
    /// The numbers of the colours of the glasses.
    private static let glasses = [0, 1, 3, 2, 4].map { Glass(colors: [$0]) }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        var size = list.size(in: room, of: page)
        if fits(room) { (size.columns, size.rows) = (Extent(least: 0), Extent(least: Self.leastSize.rows)) }
        return size
    }

    private func fits(_ size: GridSize) -> Bool {
        size.columns >= Self.leastSize.columns && size.rows >= Self.leastSize.rows
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { list.lines(texts, firstNumber: firstNumber) }

    func draw(on part: inout PagePart) {
        guard fits(part.size) else { return list.draw(on: &part) }
        let glass = Glass.Shape.medium.size
        let hasGlasses = part.showsPictures && part.size.rows >= Self.leastSize.rows + glass.rows
        let needed = 2 + (hasGlasses ? glass.rows + 2 : 0) + Self.rows.order + 1 + Self.rows.language
        let columns = min(Self.columns, part.size.columns)
        let left = (part.size.columns - columns) / 2
        var row = max(0, (part.size.rows - needed) / 2)
        part.writeCentered(heading, row: row, style: part.theme.title)
        row += 2
        if hasGlasses {
            let width = (Self.glasses.count - 1) * Self.pitch + glass.columns
            let start = (part.size.columns - width) / 2
            for (index, picture) in Self.glasses.enumerated() {
                part.draw(picture, .medium, at: GridPoint(column: start + index * Self.pitch, row: row))
            }
            row += glass.rows + 2
        }
        let order = GridRect(column: left, row: row, columns: columns, rows: Self.rows.order)
        let label = "\(list.rows[0].control.label)  \(part.texts.name(of: .enter))"
        part.drawPrimaryButton(0, in: order, label: label)
        row += Self.rows.order + 1
        let languages = list.rows.count - 1
        guard languages > 0 else { return }
        let width = (columns + Self.gap) / languages - Self.gap
        for index in 1...languages {
            let box = GridRect(
                column: left + (index - 1) * (width + Self.gap), row: row, columns: width, rows: Self.rows.language)
            let label = list.rows[index].control.label + (index == chosen ? "  ✓" : "")
            part.drawBox(index, in: box, label: "\(index + 1)  " + label)
        }
    }
}

nonisolated extension PagePart {
    /// Draws a button as a box of three rows with a label, for a page without fills; its middle row is lit while it has the focus.
    mutating func drawBox(_ index: Int, in area: GridRect, label: String) {
        let right = area.maxColumn
        let line = String(repeating: "─", count: max(0, area.size.columns - 2))
        write("┌\(line)┐", at: area.origin)
        for row in (area.minRow + 1)..<area.maxRow {
            write("│", at: GridPoint(column: area.minColumn, row: row))
            write("│", at: GridPoint(column: right, row: row))
        }
        write("└\(line)┘", at: GridPoint(column: area.minColumn, row: area.maxRow))
        let row = area.minRow + area.size.rows / 2
        let inside = GridRect(column: area.minColumn + 1, row: row, columns: area.size.columns - 2, rows: 1)
        let text = DisplayWidth.truncated(label, to: inside.size.columns)
        let start = inside.minColumn + (inside.size.columns - DisplayWidth.of(text)) / 2
        write(text, at: GridPoint(column: start, row: row), style: TextStyle(bold: true))
        place(
            index, in: area, highlight: inside,
            mark: start > inside.minColumn + 1 ? GridPoint(column: start - 2, row: row) : nil)
    }
}
