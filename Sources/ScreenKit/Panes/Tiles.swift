import Terminal

/// Things to choose from in a grid, each in a box of its own, such as the doors of lockers. Up to nine have the keys 1 to 9. Of more, the number
/// is typed: its tile gets the focus with each digit, and is chosen when no other number can follow. In line mode each tile has a line.
/// ```swift
/// Tiles(columns: 8) {
///     for (index, door) in doors.enumerated() { Tile("\(index + 1)", .choose(index), text: door.name, tone: .value) }
/// }
/// ```
public struct Tiles<Event>: ContentPart {
    private let heading: Text
    private let columns: Int
    private let tiles: [Tile<Event>]

    /// Creates a grid with a number of columns; where these have no room for the texts, it has fewer. In a low room the rows of the texts are left
    /// out, and the names have their meaning.
    public init(_ heading: Text = "", columns: Int, @Items<Tile<Event>> tiles: () -> [Tile<Event>]) {
        precondition(columns > 0, "A grid has one column at least.")
        (self.heading, self.columns, self.tiles) = (heading, columns, tiles())
    }

    /// The grid as a part of a screen.
    public var content: Content<Event> {
        Content.part { texts in
            let controls = tiles.enumerated().map { index, tile in
                var control = tile.control
                // One digit can be the beginning of another number where there are more than nine.
                control.keys = tiles.count > 9 ? [] : .number(index)
                return control
            }
            return TilesPane(
                heading: texts(heading), mostColumns: columns, controls: Controls(controls),
                faces: zip(tiles, controls).enumerated().map { index, tile in
                    let label = texts(tile.1.label)
                    return tile.0.face(label, key: label == String(index + 1) ? nil : tile.1.keys.first, texts)
                })
        }
    }
}

/// A thing of ``Tiles``.
public struct Tile<Event>: Changeable {
    fileprivate private(set) var control: Control<Event>
    private let text: Text
    private let picture: Bitmap?
    private let tone: Tone
    private let spoken: Text?

    /// Creates a tile.
    ///
    /// - Parameters:
    ///   - label: The name, in the first row; a line of input names the tile by it.
    ///   - event: The event that follows when the tile is chosen.
    ///   - picture: The picture above the text; `nil` for none.
    ///   - text: What stands below the name. A line break begins another row, of which all tiles have as many as the one with the most.
    ///   - tone: The meaning of the text.
    ///   - spoken: What line mode says behind the name in the place of the text.
    ///   - words: The words that a line of input may use besides the name.
    public init(
        _ label: Text, _ event: Event, picture: Bitmap? = nil, text: Text = "", tone: Tone = .quiet,
        spoken: Text? = nil, words: Text...
    ) {
        control = Control(label, event, words: words, isFocusable: true, lineNames: [.number, .label])
        (self.picture, self.text, self.tone, self.spoken) = (picture, text, tone, spoken)
    }

    /// Returns the tile as one that can be chosen only if a condition holds. Elsewhere it is dim.
    public func enabled(_ isEnabled: Bool) -> Tile { changed { $0.control.isEnabled = isEnabled } }

    fileprivate func face(_ label: String, key: Key?, _ texts: Texts) -> TileFace {
        TileFace(
            label: label, key: key, rows: texts(text).split(separator: "\n").map(String.init), picture: picture,
            tone: tone, spoken: texts(spoken ?? text))
    }
}

private struct TileFace: Equatable {
    let label: String
    /// The key to show; `nil` where the name says it.
    let key: Key?
    let rows: [String]
    let picture: Bitmap?
    let tone: Tone
    let spoken: String
}

private struct TilesPane<Event>: Pane {
    let heading: String
    let mostColumns: Int
    let controls: Controls<Event>
    let faces: [TileFace]

    private static var gap: Int { 1 }
    private static var leastColumns: Int { 6 }
    private static var mostTileColumns: Int { 20 }

    var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    func isDrawn(like other: any Pane) -> Bool {
        (other as? Self).map { ($0.heading, $0.mostColumns) == (heading, mostColumns) && $0.faces == faces } ?? false
    }

    /// The rows of a tile: its name, its picture and its text.
    private var tileRows: Int { 1 + faces.reduce(0) { max($0, ($1.picture?.size.rows ?? 0) + $1.rows.count) } }

    private var tileColumns: Int {
        faces.reduce(Self.leastColumns) { widest, face in
            max(
                widest, face.rows.widest(\.self) + 2, DisplayWidth.of(face.label) + (face.key == nil ? 2 : 4),
                face.picture?.size.columns ?? 0)
        }
    }

    private var headingRows: Int { heading.isEmpty ? 0 : 2 }

    private func columnCount(in columns: Int) -> Int {
        // There are fewer columns before a text is cut.
        max(1, min(mostColumns, faces.count, (columns + Self.gap) / (wantedColumns + Self.gap)))
    }

    private var wantedColumns: Int { min(tileColumns, Self.mostTileColumns) }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let count = columnCount(in: room.columns)
        let lines = (faces.count + count - 1) / count
        let rows = headingRows + lines * (tileRows + Self.gap) - Self.gap
        func columns(_ width: Int) -> Int { count * (width + Self.gap) - Self.gap }
        return PaneSize(
            columns: Extent(
                least: columns(wantedColumns) / 2, ideal: columns(wantedColumns), most: columns(Self.mostTileColumns)),
            rows: Extent(least: headingRows + lines, ideal: rows, most: rows))
    }

    func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        if !heading.isEmpty { part.write(heading, in: area.cut(.top, min(2, area.size.rows)), .leading, style: .quiet) }
        let count = columnCount(in: area.size.columns)
        let lines = max(1, (faces.count + count - 1) / count)
        // Lower tiles lose the rows between them first, and then their text.
        let gap = lines * (tileRows + Self.gap) - Self.gap <= area.size.rows ? Self.gap : 0
        let rows = max(1, min(tileRows, (area.size.rows + gap) / lines - gap))
        for line in 0..<lines {
            let strip = area.cut(.top, min(rows, area.size.rows))
            area.cut(.top, min(gap, area.size.rows))
            for (offset, place) in strip.columns(count, gap: Self.gap).enumerated() {
                let index = line * count + offset
                if faces.indices.contains(index) { draw(index, in: place, on: &part) }
            }
        }
    }

    private func draw(_ index: Int, in place: GridRect, on part: inout PagePart) {
        let face = faces[index]
        var style = part.showsFills ? TextStyle(foreground: .onPanel, background: .panel) : .plain
        part.fill(place, with: Cell(" ", style: style))
        var rest = place
        if let picture = face.picture, place.size.rows >= tileRows {
            part.draw(picture, at: rest.cut(.top, picture.size.rows).centered(columns: picture.size.columns).origin)
        }
        let head = rest.cut(.top, 1)
        part.place(index, in: place, highlight: head)
        style.bold = part.canBeChosen(index)
        // Where the text has no room, the name has its meaning.
        if rest.isEmpty, !face.rows.isEmpty { style.foreground = TextStyle(face.tone).foreground }
        var line = head.inset(left: part.showsFills ? 1 : 0)
        if let key = face.key {
            let keyStyle = TextStyle(foreground: TextStyle.key.foreground, background: style.background, bold: true)
            part.write(part.texts.name(of: key), in: line.cut(.left, 2), .leading, style: keyStyle)
        }
        part.write(part.showsFills ? face.label : "[\(face.label)]", in: line, .leading, style: style)
        var text = TextStyle(face.tone)
        text.background = style.background
        part.write(face.rows, in: rest.inset(left: 1, right: part.showsFills ? 1 : 0), style: text)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let lines = faces.enumerated().map { index, face in
            let number = String(firstNumber + index)
            // A name that is the number is not said twice.
            let words = [face.label == number ? "" : face.label, face.spoken].filter { !$0.isEmpty }
            return "\(number). " + words.joined(separator: "  ")
        }
        return [LineSection(.rows, (heading.isEmpty ? [] : [heading]) + lines)]
    }
}
