import ScreenKit

/// The buttons with which a customer changes the count of a juice, with the count between them. What can be touched is higher than what is drawn.
nonisolated struct CountButtons {
    let start: GridPoint
    /// Whether the buttons have bodies. Directly below each other these would be one, so that brackets take their place.
    let areFilled: Bool

    private static let buttonColumns = 5
    private static let countColumns = 5
    static let columns = 2 * buttonColumns + countColumns

    init(at start: GridPoint, areFilled: Bool = true) { (self.start, self.areFilled) = (start, areFilled) }

    /// Draws the buttons. The one that lowers the count has an index among the controls, and the other one the next index.
    func draw(_ count: Int, _ lower: Int, above: Int, below: Int, on part: inout PagePart) {
        draw("−", lower, column: 0, columns: Self.buttonColumns, above: above, below: below, on: &part)
        let text = DisplayWidth.padded(String(count), to: Self.countColumns / 2 + 1, alignment: .trailing)
        part.write(text, at: start.offset(columns: Self.buttonColumns), style: TextStyle(bold: true))
        draw(
            "+", lower + 1, column: Self.columns - Self.buttonColumns, columns: Self.buttonColumns, above: above,
            below: below, on: &part)
    }

    /// Draws the button for the first cup alone. It stands where the one for a further cup will stand, so that two touches of one place add two.
    func drawFirst(_ label: String, _ raise: Int, above: Int, below: Int, on part: inout PagePart) {
        let columns = max(Self.buttonColumns, DisplayWidth.of(label) + 2)
        draw(
            label, raise, column: Self.columns - columns, columns: columns, above: above, below: below, on: &part)
    }

    private func draw(
        _ label: String, _ index: Int, column: Int, columns: Int, above: Int, below: Int, on part: inout PagePart
    ) {
        // One that cannot be chosen now keeps its place, and has no body.
        let isFilled = areFilled && part.canBeChosen(index)
        let style = part.canBeChosen(index) ? TextStyle(bold: true, reverse: areFilled) : TextStyle.quiet
        let face = GridRect(origin: start.offset(columns: column), size: GridSize(columns: columns, rows: 1))
        if isFilled {
            part.fill(face, with: Cell(" ", style: style))
        } else {
            part.write("[", at: face.origin)
            part.write("]", at: face.origin.offset(columns: columns - 1))
        }
        let margin = (columns - DisplayWidth.of(label)) / 2
        part.write(label, at: face.origin.offset(columns: margin), style: style)
        part.place(
            index,
            in: GridRect(column: face.minColumn, row: face.minRow - above, columns: columns, rows: 1 + above + below),
            highlight: face)
    }
}
