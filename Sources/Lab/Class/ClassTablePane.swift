import Classroom
import ScreenKit

/// The students of a class with their koans, in as many columns of rows as there is room for. A click on a row with a raised hand answers it.
nonisolated struct ClassTablePane: Pane, Equatable {
    /// A student.
    struct Row: Equatable {
        /// What stands before a name.
        enum Sign: Equatable {
            case none, hand, handedIn
        }

        let writer: ClassWriter
        let name: String
        let sign: Sign
        /// The koans that are solved, of how many.
        let solved: String
        /// The number of the koan in view, or its name; an empty text for none.
        let koan: String
        let koanTitle: String
        /// The minutes since when that koan has been in view without a passed check; `nil` where it has passed.
        let minutes: Int?
        let isSolved: Bool
        let hints: Int
    }

    /// The number of students.
    let heading: String
    /// The first raised hand, or what is not sent yet.
    let news: Message
    let rows: [Row]

    /// The minutes from which on a sign stands before them, and those from which on there are two.
    private static let (warning, late) = (10, 20)
    private static let mostMinutes = 999
    private static let (leastBlock, mostBlock, gap) = (38, 110, 2)
    private static let signColumns = 4
    private static let (solvedColumns, minuteColumns) = (5, 6)

    var controls: Controls<ClassBoardScreen.Event> {
        // A name is a student's word, so that no line of input means one.
        Controls(rows.map { Control(Text($0.name), .help($0.writer), isEnabled: $0.sign == .hand) })
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let plan = Plan(rows.count, in: room)
        let most = plan.blocks * (Self.mostBlock + Self.gap) - Self.gap
        return PaneSize(
            columns: Extent(least: Self.leastBlock, ideal: most, most: most),
            rows: Extent(least: 4, ideal: room.rows, most: room.rows))
    }

    // MARK: Lines

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let head = [heading] + (news.text.isEmpty ? [] : [news.spoken])
        return [LineSection(.rows, head + rows.map { spoken($0, texts) })]
    }

    private func spoken(_ row: Row, _ texts: Texts) -> String {
        let sign =
            switch row.sign {
            case .none: ""
            case .hand: "? "
            case .handedIn: texts.spelled("✓") + " "
            }
        let koan = [row.koan, row.koanTitle].filter { !$0.isEmpty }.joined(separator: " ")
        let state = row.isSolved ? texts(.koanSolved) : row.minutes.map { texts(.classMinutes, String($0)) } ?? ""
        let hints = row.hints > 0 ? texts(.classHintCount, String(row.hints)) : ""
        return ([sign + row.name, row.solved] + [koan, state, hints]).filter { !$0.isEmpty }.joined(separator: "  ")
    }

    // MARK: Drawing

    /// The places of the rows: blocks beside each other, each of so many rows.
    private struct Plan {
        let blocks, rowsPerBlock, spacing: Int
        /// The number of rows that are in view at once.
        let count: Int
        /// The rows above them: the heading, and that of the columns.
        let headRows: Int

        init(_ count: Int, in room: GridSize) {
            // Where there is room, blank rows set the heading apart.
            headRows = room.rows > 18 ? 4 : 2
            let room = GridSize(columns: room.columns, rows: max(1, room.rows - headRows))
            let mostBlocks = max(1, (room.columns + gap) / (leastBlock + gap))
            let needed = (count + room.rows - 1) / room.rows
            blocks = max(1, min(mostBlocks, needed))
            if count <= blocks * room.rows {
                rowsPerBlock = max(1, (count + blocks - 1) / blocks)
                self.count = count
            } else {
                // The last row tells how many more there are.
                rowsPerBlock = max(1, room.rows - 1)
                self.count = blocks * rowsPerBlock
            }
            spacing = rowsPerBlock * 2 <= room.rows ? 2 : 1
        }
    }

    func draw(on part: inout PagePart) {
        let size = part.size
        let plan = Plan(rows.count, in: size)
        drawHeading(row: plan.headRows > 2 ? 1 : 0, on: &part)
        guard size.rows > plan.headRows, !rows.isEmpty else { return }
        let limit = rows.count - plan.count
        part.noteScrolling(limit: limit, page: plan.count)
        let first = limit > 0 ? min(part.scroll, limit) : 0
        let blocks = GridRect(size).droppingRows(plan.headRows).columns(plan.blocks, gap: Self.gap)
        let columns = Columns(
            width: blocks[0].size.columns, hintColumns: DisplayWidth.of(part.texts(LabText.classHints)), rows: rows)
        for block in blocks { drawHead(columns, at: block.origin.offset(rows: -1), on: &part) }
        for index in 0..<plan.count {
            let block = blocks[index / plan.rowsPerBlock]
            let place = block.row(block.minRow + index % plan.rowsPerBlock * plan.spacing)
            draw(first + index, columns, in: place, on: &part)
        }
        drawMarks(before: first, behind: limit - first, on: &part)
    }

    private func drawHeading(row: Int, on part: inout PagePart) {
        var line = GridRect(part.size).row(row)
        part.write(heading, in: line, .leading, style: .title)
        line.cut(.left, DisplayWidth.of(heading) + 2)
        part.write(news.text, in: line, .trailing, style: TextStyle(news.tone))
    }

    private func drawMarks(before: Int, behind: Int, on part: inout PagePart) {
        guard before + behind > 0 else { return }
        let marks = [(before, "↑"), (behind, "↓")].filter { $0.0 > 0 }.map { count, sign in
            part.texts.spelled(sign) + " " + part.texts(LabText.classMore, String(count))
        }
        part.write(
            marks.joined(separator: "   "), at: GridPoint(column: Self.signColumns, row: part.size.rows - 1),
            style: .quiet)
    }

    private func drawHead(_ columns: Columns, at point: GridPoint, on part: inout PagePart) {
        let style = TextStyle.quiet
        func write(_ text: LabText, _ column: Int, endingAt end: Int? = nil) {
            let text = part.texts(text)
            let start = end.map { $0 - DisplayWidth.of(text) } ?? column
            part.write(text, at: point.offset(columns: start), style: style)
        }
        write(.classNameColumn, Self.signColumns)
        write(.classSolvedColumn, 0, endingAt: columns.solvedEnd)
        write(.classKoanColumn, columns.koan)
        write(.classMinutesColumn, 0, endingAt: columns.minutesEnd)
        write(.classHints, 0, endingAt: columns.hintsEnd)
    }

    /// The places of the cells in a row.
    private struct Columns {
        let name, solvedEnd, koan, koanWidth, minutesEnd, hintsEnd: Int

        /// Divides what is left between the name, up to the longest one, and the koan.
        init(width: Int, hintColumns: Int, rows: [Row]) {
            hintsEnd = width - (width > leastBlock + 1 ? 1 : 0)
            minutesEnd = hintsEnd - hintColumns - 1
            let room = minutesEnd - minuteColumns - 1 - signColumns - 1 - solvedColumns - 1
            let longest = rows.reduce(4) { max($0, DisplayWidth.of($1.name)) }
            let leastKoan = 3
            // Names of a family of three in Hangul and the word for a namesake have room in any case.
            name = min(longest, max(min(10, room), min(room - leastKoan, room / 2)))
            solvedEnd = signColumns + name + 1 + solvedColumns
            koan = solvedEnd + (width > leastBlock + 1 ? 2 : 1)
            koanWidth = max(0, minutesEnd - minuteColumns - 1 - koan)
        }
    }

    private func draw(_ index: Int, _ columns: Columns, in area: GridRect, on part: inout PagePart) {
        let row = rows[index]
        let ground: Color = part.showsFills ? .panel : .default
        func style(_ color: Color, bold: Bool = false) -> TextStyle {
            TextStyle(foreground: part.showsFills ? color : .default, background: ground, bold: bold)
        }
        let (plain, quiet) = (
            style(.onPanel), part.showsFills ? style(.muted) : .quiet
        )
        func write(_ text: String, _ column: Int, _ style: TextStyle, room: Int = .max) {
            part.write(DisplayWidth.truncated(text, to: room), at: area.origin.offset(columns: column), style: style)
        }
        func write(_ text: String, endingAt end: Int, _ style: TextStyle) {
            write(text, end - DisplayWidth.of(text), style)
        }
        part.fill(area, with: Cell(" ", style: plain))
        switch row.sign {
        case .none: break
        case .hand:
            write(
                " ? ", 0,
                part.showsFills
                    ? TextStyle(foreground: .onState, background: .warning, bold: true)
                    : TextStyle(bold: true, reverse: true))
        case .handedIn: write(part.texts.spelled("✓"), 1, style(.good, bold: true))
        }
        // The number of a namesake stands at the end.
        let name = DisplayWidth.truncatedInMiddle(row.name, to: columns.name)
        write(name, Self.signColumns, style(.onPanel, bold: true))
        write(row.solved, endingAt: columns.solvedEnd, plain)
        let number = DisplayWidth.truncated(row.koan, to: columns.koanWidth)
        write(number, columns.koan, plain)
        let rest = columns.koanWidth - DisplayWidth.of(number) - 2
        if rest >= 6 { write(row.koanTitle, columns.koan + DisplayWidth.of(number) + 2, quiet, room: rest) }
        if row.isSolved {
            write(part.texts.spelled("✓"), endingAt: columns.minutesEnd, style(.good, bold: true))
        } else if let minutes = row.minutes {
            let sign = minutes >= Self.late ? "!! " : minutes >= Self.warning ? "! " : ""
            let color: Color = minutes >= Self.late ? .bad : minutes >= Self.warning ? .warning : .onPanel
            write(
                sign + String(min(minutes, Self.mostMinutes)), endingAt: columns.minutesEnd,
                style(color, bold: !sign.isEmpty))
        }
        write(String(row.hints), endingAt: columns.hintsEnd, row.hints > 0 ? plain : quiet)
        part.place(index, in: area)
    }
}
