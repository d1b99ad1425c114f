import Terminal

/// A pane that shows the rows of a list in a form of its own, such as cards, where there is room for that. Elsewhere it is the list, and it is
/// always said as the list.
public protocol ListedPane<Event>: Pane {
    /// The rows as a list, which has the controls of the pane.
    var list: ListPane<Event> { get }

    /// Returns the size of the form in a room of a page, and what draws it; `nil` where there is too little room for it.
    func form(in room: GridSize, of page: GridSize) -> (size: PaneSize, draw: (inout PagePart) -> Void)?
}

extension ListedPane {
    /// Returns what the list says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { list.lines(texts, firstNumber: firstNumber) }

    /// Returns the size that the form needs, or else the list.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        form(in: room, of: page)?.size ?? list.size(in: room, of: page)
    }

    /// Draws the form, or else the list.
    public func draw(on part: inout PagePart) {
        guard let form = form(in: part.size, of: part.page) else { return list.draw(on: &part) }
        form.draw(&part)
    }
}
