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
            page.body.alignLabels(from: first)
        }
    }
}

/// A pane with a label before its value.
protocol Labelled: Pane {
    /// The columns before the value; 0 without a label.
    var labelColumns: Int { get set }
}

extension PageBody {
    fileprivate mutating func alignLabels(from first: Int) {
        func labelled(_ index: Int) -> (any Labelled)? { panes[index].content as? any Labelled }
        let widest = (first..<panes.count).reduce(0) { max($0, labelled($1)?.labelColumns ?? 0) }
        for index in first..<panes.count {
            guard var pane = labelled(index), pane.labelColumns > 0 else { continue }
            pane.labelColumns = widest
            panes[index].content = pane
        }
    }
}
