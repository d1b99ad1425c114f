import Terminal

/// A few things to choose from, side by side, each with its picture above its name. Where there is no room for pictures, where the terminal
/// does not show them, or where one has none, they are the rows of a list.
struct Cards: ListForm {
    /// The pictures, best about 16 pixels wide and high; empty where one of them is missing.
    private let pictures: [Bitmap]
    /// The news about each thing, which a list in a small window leaves out.
    private let notes: [String]

    init(_ pictures: [Bitmap?], notes: [String]) {
        let all = pictures.compactMap(\.self)
        (self.pictures, self.notes) = (all.count == pictures.count ? all : [], notes)
    }

    /// Returns the cards; `nil` where there is no room for them.
    func place(
        _ list: ListFace, in room: GridSize, of page: GridSize
    ) -> (size: PaneSize, draw: (inout PagePart) -> Void)? {
        guard let layout = CardsLayout(of: pictures, list.rows.map(\.detail), in: room) else { return nil }
        let size = PaneSize(columns: .exactly(layout.columns), rows: Extent(least: layout.rows, most: .max))
        return (
            size,
            { part in part.showsPictures ? draw(list, layout, on: &part) : drawWithNotes(list, on: &part) }
        )
    }

    /// Draws the list where it would stand if it were alone.
    private func drawWithNotes(_ list: ListFace, on part: inout PagePart) {
        var list = list
        for (index, note) in notes.enumerated() { (list.rows[index].note, list.rows[index].tone) = (note, .quiet) }
        let wanted = list.size(in: part.size, of: part.page)
        let rows = min(part.size.rows, wanted.rows.most)
        var area = GridRect(part.size).centered(columns: min(part.size.columns, wanted.columns.most))
        area.cut(.top, (area.size.rows - rows) / 3)
        list.draw(in: area.cut(.top, rows), on: &part)
    }

    private func draw(_ list: ListFace, _ layout: CardsLayout, on part: inout PagePart) {
        part.write(list.heading, at: GridPoint(column: 0, row: layout.top), style: .title)
        for index in list.rows.indices { draw(list.rows[index], index, layout, on: &part) }
        part.write(
            DisplayWidth.truncatedInMiddle(list.footer, to: part.size.columns),
            at: GridPoint(column: 0, row: part.size.rows - 1), style: .quiet)
    }

    private func draw(_ row: ListFace.Row, _ index: Int, _ layout: CardsLayout, on part: inout PagePart) {
        let picture = pictures[index].scaled(by: layout.scale)
        let card = layout.card(index)
        var rest = card
        // Pictures of different heights stand on one row.
        var top = rest.cut(.top, layout.pictureRows)
        top.origin.row = top.maxRow + 1 - picture.size.rows
        part.draw(picture, at: top.centered(columns: picture.size.columns).origin)
        rest.cut(.top, 1)
        let plate = rest.cut(.top, layout.plateRows)
        let style = part.showsFills ? TextStyle(foreground: .onCap, background: .cap, bold: true) : TextStyle.title
        part.fill(plate, with: Cell(" ", style: style))
        let band = plate.row(plate.minRow + layout.plateRows / 2)
        if let key = row.key {
            let style = part.showsFills ? style : TextStyle.key
            part.write(part.texts.name(of: key), at: band.origin.offset(columns: CardsLayout.indent), style: style)
        }
        part.write(row.label, in: band.inset(left: CardsLayout.labelStart, right: 1), .leading, style: style)
        part.place(index, in: card, highlight: band, mark: band.origin.offset(columns: 1))

        rest.cut(.top, 1)
        let text = rest.inset(left: CardsLayout.indent)
        part.write(DisplayWidth.wrapped(row.detail, to: text.size.columns, rows: layout.detailRows), in: text)
        part.write(notes[index], row: text.maxRow, in: text, style: .quiet)
    }
}

/// The places of cards in a room; `nil` where the room is too small, or the pictures are missing or too many.
private struct CardsLayout {
    static let indent = 2
    static let labelStart = 5
    private static let mostCards = 3
    private static let mostDetailRows = 3
    /// Wide cards have pictures twice as large, and a name three rows high.
    private static let widths = (usual: 24, wide: 34)
    private static let gaps = (least: 2, usual: 4, wide: 14)

    let scale: Int
    let plateRows: Int
    let pictureRows: Int
    /// The size of all cards, the heading and the footer.
    let columns, rows: Int
    /// The row of the heading.
    let top: Int
    private let width: Int
    private let gap: Int
    let detailRows: Int

    init?(of pictures: [Bitmap], _ details: [String], in room: GridSize) {
        let layouts = [true, false].lazy.compactMap { CardsLayout(of: pictures, details, in: room, isWide: $0) }
        guard let layout = layouts.first else { return nil }
        self = layout
    }

    private init?(of pictures: [Bitmap], _ details: [String], in room: GridSize, isWide: Bool) {
        let count = pictures.count
        guard 1...Self.mostCards ~= count else { return nil }
        let width = isWide ? Self.widths.wide : Self.widths.usual
        let gaps = isWide ? [Self.gaps.wide, Self.gaps.usual, Self.gaps.least] : [Self.gaps.least]
        func columns(_ gap: Int) -> Int { count * width + (count - 1) * gap }
        guard let gap = gaps.first(where: { columns($0) <= room.columns }) else { return nil }
        (self.width, self.gap, self.columns) = (width, gap, columns(gap))
        scale = isWide ? 2 : 1
        plateRows = isWide ? 3 : 1
        let scale = scale
        pictureRows = pictures.reduce(0) { max($0, $1.size(scaledBy: scale).rows) }
        guard pictures.allSatisfy({ $0.size(scaledBy: scale).columns <= width }) else { return nil }
        detailRows = details.reduce(1) { rows, detail in
            max(rows, min(Self.mostDetailRows, DisplayWidth.wrapped(detail, to: width - Self.indent).count))
        }
        // The heading, the details and the news have a blank row before or behind them, and the footer has one above it.
        let content = 2 + pictureRows + 1 + plateRows + 1 + detailRows + 1 + 1
        rows = content + 2
        guard rows <= room.rows else { return nil }
        top = (room.rows - 1 - content) / 2
    }

    func card(_ index: Int) -> GridRect {
        GridRect(
            column: index * (width + gap), row: top + 2, columns: width,
            rows: pictureRows + 1 + plateRows + 1 + detailRows + 2)
    }
}
