import Terminal

/// A few things to choose from, side by side, each with its picture above its name. Where there is no room for pictures, where the terminal
/// does not show them, or where one has none, they are the rows of a list.
/// ```swift
/// CardsPane(heading: "Welcome", cards: [
///     CardsPane.Card(control: Control(label: "Lockers", event: .lockers, keys: .number(0)), picture: locker, note: "3 free"),
/// ])
/// ```
struct CardsPane<Event>: ListedPane {
    /// One thing.
    struct Card {
        /// The name, which stands on a plate, and the event.
        var control: Control<Event>
        /// The picture, best about 16 pixels wide and high; `nil` for none.
        var picture: Bitmap?
        /// The purpose in a few words.
        var detail: String
        /// The news, which a list leaves out.
        var note: String

        /// Creates a card. Only the control is needed: the other parts are left out.
        init(control: Control<Event>, picture: Bitmap? = nil, detail: String = "", note: String = "") {
            self.control = control
            self.picture = picture
            self.detail = detail
            self.note = note
        }
    }

    /// The cards.
    let cards: [Card]
    /// The rows that take the place of the cards.
    let list: ListPane<Event>
    /// The pictures; empty where one of them is missing.
    private let pictures: [Bitmap]

    /// Creates cards with a heading above them and a footer at the end of the pane, such as the place where data is saved.
    init(heading: String = "", cards: [Card], footer: String = "") {
        self.cards = cards
        list = Self.list(heading, cards, footer, hasNotes: false)
        let pictures = cards.compactMap(\.picture)
        self.pictures = pictures.count == cards.count ? pictures : []
    }

    private static func list(
        _ heading: String, _ cards: [Card], _ footer: String, hasNotes: Bool
    ) -> ListPane<Event> {
        let rows = cards.map { card in
            ListPane<Event>.Row(
                control: card.control, detail: card.detail, note: hasNotes ? card.note : "", tone: .quiet)
        }
        return ListPane(heading: heading, rows: rows, footer: footer)
    }

    /// The cards, in their order.
    var controls: PaneControls<Event> { list.controls }

    /// The arrow keys and Tab.
    var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    /// Returns the cards; `nil` where there is no room for them.
    func form(in room: GridSize, of page: GridSize) -> (size: PaneSize, draw: (inout PagePart) -> Void)? {
        guard let layout = CardsLayout(of: pictures, cards.map(\.detail), in: room) else { return nil }
        let size = PaneSize(columns: .exactly(layout.columns), rows: Extent(least: layout.rows, most: .max))
        return (size, { part in part.showsPictures ? draw(layout, on: &part) : drawListWithNotes(on: &part) })
    }

    /// Draws the list where it would stand if it were alone.
    private func drawListWithNotes(on part: inout PagePart) {
        let list = Self.list(list.face.heading, cards, list.face.footer, hasNotes: true)
        let wanted = list.size(in: part.size, of: part.page)
        let rows = min(part.size.rows, wanted.rows.most)
        var area = GridRect(part.size).centered(columns: min(part.size.columns, wanted.columns.most))
        area.cut(.top, (area.size.rows - rows) / 3)
        list.face.draw(in: area.cut(.top, rows), on: &part)
    }

    private func draw(_ layout: CardsLayout, on part: inout PagePart) {
        part.write(list.face.heading, at: GridPoint(column: 0, row: layout.top), style: .title)
        for index in cards.indices { draw(index, layout, on: &part) }
        part.write(
            DisplayWidth.truncatedInMiddle(list.face.footer, to: part.size.columns),
            at: GridPoint(column: 0, row: part.size.rows - 1), style: .quiet)
    }

    private func draw(_ index: Int, _ layout: CardsLayout, on part: inout PagePart) {
        let (picture, control) = (pictures[index].scaled(by: layout.scale), cards[index].control)
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
        if let key = control.keys.first {
            let style = part.showsFills ? style : TextStyle.key
            part.write(part.texts.name(of: key), at: band.origin.offset(columns: CardsLayout.indent), style: style)
        }
        part.write(control.label, in: band.inset(left: CardsLayout.labelStart, right: 1), .leading, style: style)
        part.place(index, in: card, highlight: band, mark: band.origin.offset(columns: 1))

        rest.cut(.top, 1)
        let text = rest.inset(left: CardsLayout.indent)
        part.write(DisplayWidth.wrapped(cards[index].detail, to: text.size.columns, rows: layout.detailRows), in: text)
        part.write(cards[index].note, row: text.maxRow, in: text, style: .quiet)
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
