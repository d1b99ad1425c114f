import ScreenKit

/// The buttons with which a customer changes the count of a juice, with the count between them. What can be touched is higher than what is drawn.
nonisolated struct CountButtons {
    let start: GridPoint
    /// Whether the buttons have bodies. Directly below each other these would be one, so that brackets take their place.
    let areFilled: Bool
    /// The rows above and below the buttons that can be touched too.
    let above, below: Int

    private static let buttonColumns = 5
    private static let countColumns = 5
    static let columns = 2 * buttonColumns + countColumns

    init(at start: GridPoint, areFilled: Bool = true, above: Int = 0, below: Int = 0) {
        (self.start, self.areFilled, self.above, self.below) = (start, areFilled, above, below)
    }

    private var row: GridRect { GridRect(origin: start, size: GridSize(columns: Self.columns, rows: 1)) }

    /// Draws the buttons. The one that lowers the count has an index among the controls, and the other one the next index.
    func draw(_ count: Int, _ lower: Int, on part: inout PagePart) {
        var row = row
        draw("−", lower, in: row.cut(.left, Self.buttonColumns), on: &part)
        draw("+", lower + 1, in: row.cut(.right, Self.buttonColumns), on: &part)
        part.write(
            String(count), in: row.withColumns(Self.countColumns / 2 + 1), .trailing, style: TextStyle(bold: true))
    }

    /// Draws the button for the first cup alone. It stands where the one for a further cup will stand, so that two touches of one place add two.
    func drawFirst(_ label: String, _ raise: Int, on part: inout PagePart) {
        var row = row
        draw(label, raise, in: row.cut(.right, max(Self.buttonColumns, DisplayWidth.of(label) + 2)), on: &part)
    }

    private func draw(_ label: String, _ index: Int, in face: GridRect, on part: inout PagePart) {
        // One that cannot be chosen now keeps its place, and has no body.
        let canBeChosen = part.canBeChosen(index)
        let style = canBeChosen ? TextStyle(bold: true, reverse: areFilled) : TextStyle.quiet
        if areFilled, canBeChosen {
            part.fill(face, with: Cell(" ", style: style))
        } else {
            part.write("[", at: face.origin)
            part.write("]", in: face, .trailing)
        }
        part.writeCentered(label, in: face, style: style)
        let touched = face.row(face.minRow - above).withRows(1 + above + below)
        part.place(index, in: touched, highlight: face)
    }
}
