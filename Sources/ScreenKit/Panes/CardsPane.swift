import Terminal

/// A few things to choose from, side by side, each with its picture above its name. Where there is no room for pictures, where the terminal
/// does not show them, or where one has none, they are the rows of a list.
/// ```swift
/// CardsPane(heading: "Welcome", cards: [
///     CardsPane.Card(control: Control(label: "Lockers", event: .lockers, keys: .number(0)), picture: locker, note: "3 free"),
/// ])
/// ```
public struct CardsPane<Event: Equatable>: Pane {
    /// One thing.
    public struct Card {
        /// The name, which stands on a plate, and the event.
        public var control: Control<Event>
        /// The picture, best about 16 pixels wide and high; `nil` for none.
        public var picture: Bitmap?
        /// The purpose in a few words.
        public var detail: String
        /// The news, which a list leaves out.
        public var note: String

        /// Creates a card. Only the control is needed: the other parts are left out.
        @inlinable public init(control: Control<Event>, picture: Bitmap? = nil, detail: String = "", note: String = "")
        {
            self.control = control
            self.picture = picture
            self.detail = detail
            self.note = note
        }
    }

    /// The cards.
    public let cards: [Card]
    /// The cards, in their order.
    public let controls: PaneControls<Event>
    private let list: ListFace
    /// The pictures; empty where one of them is missing.
    private let pictures: [Bitmap]
    private let details, notes: [String]

    /// Creates cards with a heading above them and a footer at the end of the pane, such as the place where data is saved.
    public init(heading: String = "", cards: [Card], footer: String = "") {
        let list = ListPane(
            heading: heading, rows: cards.map { ListPane<Event>.Row(control: $0.control, detail: $0.detail) },
            footer: footer)
        self.cards = cards
        controls = list.controls
        let pictures = cards.compactMap(\.picture)
        self.pictures = pictures.count == cards.count ? pictures : []
        (self.list, details, notes) = (list.face, cards.map(\.detail), cards.map(\.note))
    }

    /// The arrow keys and Tab.
    public var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    /// Returns what the pane says in line mode: the rows of a list.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { list.lines(firstNumber: firstNumber) }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        guard let layout = CardsLayout(of: pictures, details, in: room) else { return list.size(in: room, of: page) }
        return PaneSize(columns: .exactly(layout.columns), rows: Extent(least: layout.rows, most: .max))
    }

    /// Draws the pane.
    public func draw(on part: inout PagePart) {
        guard let layout = CardsLayout(of: pictures, details, in: part.size) else { return list.draw(on: &part) }
        guard part.showsPictures else {
            // The list stands where it would stand if it were alone.
            let list = listWithNotes
            let wanted = list.size(in: part.size, of: part.page)
            let size = GridSize(
                columns: min(part.size.columns, wanted.columns.most), rows: min(part.size.rows, wanted.rows.most))
            let place = GridPoint(
                column: (part.size.columns - size.columns) / 2, row: (part.size.rows - size.rows) / 3)
            return list.draw(in: GridRect(origin: place, size: size), on: &part)
        }
        part.write(list.heading, at: GridPoint(column: 0, row: layout.top), style: part.theme.title)
        for index in pictures.indices { draw(index, layout, on: &part) }
        part.write(
            DisplayWidth.truncatedInMiddle(list.footer, to: part.size.columns),
            at: GridPoint(column: 0, row: part.size.rows - 1), style: part.theme.quiet)
    }

    private var listWithNotes: ListFace {
        var list = list
        for (index, note) in notes.enumerated() { (list.rows[index].note, list.rows[index].tone) = (note, .quiet) }
        return list
    }

    private func draw(_ index: Int, _ layout: CardsLayout, on part: inout PagePart) {
        let picture = pictures[index].scaled(by: layout.scale)
        let card = layout.card(index)
        part.draw(
            picture,
            at: card.origin.offset(
                columns: (card.size.columns - picture.size.columns) / 2, rows: layout.pictureRows - picture.size.rows))
        let plate = GridRect(
            column: card.minColumn, row: card.minRow + layout.pictureRows + 1, columns: card.size.columns,
            rows: layout.plateRows)
        let style = part.showsFills ? TextStyle(foreground: .onCap, background: .cap, bold: true) : part.theme.title
        part.fill(plate, with: Cell(" ", style: style))
        let band = plate.row(plate.minRow + layout.plateRows / 2)
        let control = list.rows[index].control
        if let key = control.keys.first {
            let style = part.showsFills ? style : part.theme.key
            part.write(part.texts.name(of: key), at: band.origin.offset(columns: CardsLayout.indent), style: style)
        }
        let label = DisplayWidth.truncated(control.label, to: band.size.columns - CardsLayout.labelStart - 1)
        part.write(label, at: band.origin.offset(columns: CardsLayout.labelStart), style: style)
        part.place(index, in: card, highlight: band, mark: band.origin.offset(columns: 1))

        var line = GridPoint(column: plate.minColumn + CardsLayout.indent, row: plate.maxRow + 2)
        for text in DisplayWidth.wrapped(details[index], to: layout.textColumns, rows: layout.detailRows) {
            part.write(text, at: line)
            line.row += 1
        }
        line.row = card.maxRow
        part.write(DisplayWidth.truncated(notes[index], to: layout.textColumns), at: line, style: part.theme.quiet)
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
        pictureRows = pictures.reduce(0) { max($0, $1.scaled(by: scale).size.rows) }
        guard pictures.allSatisfy({ $0.size.columns * scale <= width }) else { return nil }
        detailRows = details.reduce(1) { rows, detail in
            max(rows, min(Self.mostDetailRows, DisplayWidth.wrapped(detail, to: width - Self.indent).count))
        }
        // The heading, the details and the news have a blank row before or behind them, and the footer has one above it.
        let content = 2 + pictureRows + 1 + plateRows + 1 + detailRows + 1 + 1
        rows = content + 2
        guard rows <= room.rows else { return nil }
        top = (room.rows - 1 - content) / 2
    }

    var textColumns: Int { width - Self.indent }

    func card(_ index: Int) -> GridRect {
        GridRect(
            column: index * (width + gap), row: top + 2, columns: width,
            rows: pictureRows + 1 + plateRows + 1 + detailRows + 2)
    }
}
