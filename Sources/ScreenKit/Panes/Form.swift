import Terminal

/// Fields and counts below each other, whose values begin at one column.
/// ```swift
/// Form {
///     Field(Text("Name", ko: "이름"), name) { .edit($0) }
///     Stepper(Text("Hours", ko: "시간"), hours, in: 1...8) { .hours($0) }
/// }
/// ```
public struct Form<Event>: ContentPart {
    private let parts: Content<Event>

    /// Creates a form from its parts, in reading order.
    public init(@ContentBuilder<Event> _ parts: () -> Content<Event>) { self.parts = parts() }

    /// The parts with labels of one width.
    public var content: Content<Event> {
        Content { page, texts in
            let first = page.body.panes.count
            parts.add(&page, texts)
            let rows = page.body.panes.indices.dropFirst(first).compactMap { index in
                (page.body.panes[index].content as? FormRow<Event>).map { (index, $0) }
            }
            let widest = rows.reduce(0) { max($0, $1.1.labelColumns) }
            for (index, var row) in rows where row.labelColumns > 0 {
                row.labelColumns = widest
                page.body.panes[index].content = row
            }
        }
    }
}

/// A row of a form, such as a field or a count: how it is drawn and said behind its label.
struct FormRow<Event>: Pane {
    let controls: Controls<Event>
    /// The columns before the value; 0 without a label.
    var labelColumns = 0
    /// Returns the width of the row with the columns before the value.
    let columns: (_ labelColumns: Int) -> Extent
    let line: (_ number: Int) -> String
    let draw: (_ part: inout PagePart, _ labelColumns: Int) -> Void

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: columns(labelColumns), rows: .exactly(1))
    }

    func draw(on part: inout PagePart) { draw(&part, labelColumns) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [line(firstNumber)])] }
}
