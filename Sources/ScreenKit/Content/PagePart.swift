import Terminal

/// The part of a page on which a pane draws itself, and notes the places of its controls.
///
/// The cell at the top left of the part is column 0, row 0. What lies outside of the part is cut off.
public struct PagePart {
    /// The language, and what the terminal can show.
    public let texts: Texts
    var canvas: Canvas
    private(set) var area: GridRect
    /// The rectangle of the page to which drawing is cut: the part, as far as it lies in those around it.
    private var clip: GridRect
    private(set) var notes = DrawnPart()
    /// A Boolean value that indicates whether elements can be chosen; those below a question cannot.
    var isActive = true
    /// A Boolean value that indicates whether the page waits for the answer to a question, so that nothing on it can be chosen. A countdown is
    /// none: any key ends it.
    public internal(set) var isBelowQuestion = false
    /// A Boolean value that indicates whether the page is one for guests, who have a finger or a mouse, and did not choose the terminal.
    var isForGuests = false
    private let look: PageLook
    /// The elements of the part, by their places on the page.
    private var elements: ArraySlice<Element> = []
    private let pageScroll: Int
    /// The element that has the focus.
    private let pageFocus: Int?
    /// The keys for which the element with the focus has a use of its own.
    private let keysOfFocus: [Key]
    /// The size of the whole body of the page, for what depends on how large the terminal is.
    public internal(set) var page: GridSize

    init(
        _ canvas: Canvas, scroll: Int, focus: Int?, keysOfFocus: [Key] = [], _ texts: Texts,
        _ look: PageLook = .filled
    ) {
        self.canvas = canvas
        (self.texts, self.look) = (texts, look)
        (area, clip) = (GridRect(canvas.size), GridRect(canvas.size))
        page = canvas.size
        pageScroll = scroll
        pageFocus = focus
        self.keysOfFocus = keysOfFocus
    }

    mutating func begin(elements: ArraySlice<Element>, in area: GridRect) {
        (self.elements, self.area, clip) = (elements, area, area)
        notes = DrawnPart(firstElement: elements.startIndex)
    }

    /// The width and the height of the part.
    public var size: GridSize { area.size }

    /// A Boolean value that indicates whether the terminal shows block characters such as `█`; elsewhere, ASCII replaces them.
    public var showsBlocks: Bool { texts.showsSigns }

    /// A Boolean value that indicates whether things have bodies of colour: keys, cards, paper. Elsewhere lines and brackets take their place.
    public var showsFills: Bool { look == .filled }

    /// A Boolean value that indicates whether pictures of things are shown in their colours.
    public var showsPictures: Bool { look != .ruled }

    // MARK: Drawing

    /// Writes a text into one row, and returns the number of columns up to the limit or the edge of the part. Control characters are replaced.
    @discardableResult
    public mutating func write(
        _ text: String, at point: GridPoint, style: TextStyle = .plain, limit: Int? = nil
    ) -> Int {
        let start = onPage(point)
        return canvas.clipped(to: clip) { $0.write(text, at: start, style: style, limit: limit) }
    }

    /// Writes a number in large digits.
    public mutating func write(_ digits: LargeDigits, at point: GridPoint, style: TextStyle = .plain) {
        let start = onPage(point)
        canvas.clipped(to: clip) { $0.write(digits, at: start, style: style) }
    }

    /// Fills an area with a cell.
    public mutating func fill(_ area: GridRect, with cell: Cell = .blank) {
        let area = onPage(area)
        canvas.clipped(to: clip) { $0.fill(area, with: cell) }
    }

    /// Returns the colour for a thing, which is shown as far as the terminal can.
    public mutating func color(of thing: ThingColor) -> Color {
        switch thing {
        case .number(let number): TextStyle.bar(color: number).foreground
        case .own(let color): canvas.color(color)
        }
    }

    /// Draws the picture of another pane in an area. Its controls cannot be chosen.
    public mutating func draw(_ pane: some Pane, in area: GridRect) {
        let own = (area: self.area, clip, notes, elements, isActive, cursor: canvas.cursor)
        let whole = GridRect(origin: onPage(area.origin), size: area.size)
        (self.area, clip, elements, isActive) = (
            whole, clip.intersection(whole), pane.controls.elements(texts)[...], false
        )
        pane.draw(on: &self)
        (self.area, clip, notes, elements, isActive, canvas.cursor) = own
    }

    /// Draws a picture of pixels with its top left cell at a point. A terminal without fills does not show it.
    public mutating func draw(_ picture: Bitmap, at point: GridPoint) {
        let start = onPage(point)
        if showsPictures { canvas.clipped(to: clip) { $0.draw(picture, at: start) } }
    }

    /// The cell at a point; setting one outside of the part does nothing.
    public subscript(point: GridPoint) -> Cell {
        get { canvas[onPage(point)] }
        set {
            let place = onPage(point)
            canvas.clipped(to: clip) { $0[place] = newValue }
        }
    }

    /// Draws a mark in the margin before a row, which is blank on every page: there is more above or below.
    public mutating func drawMark(_ mark: String, row: Int) {
        canvas.write(mark, at: onPage(GridPoint(column: -1, row: row)), style: .quiet, limit: 1)
    }

    /// Shows the terminal's cursor, such as behind a number that is being typed: an input method opens its window there.
    public mutating func showCursor(at point: GridPoint) { canvas.cursor = onPage(point) }

    // MARK: Controls

    /// Notes the place of a control: a click there chooses it, and the focus and a press are shown there. A field is not chosen: a click
    /// brings the focus to it. A control that cannot be chosen now gets no place.
    ///
    /// - Parameters:
    ///   - index: The index among the controls of the pane.
    ///   - area: The area that can be clicked; one without rows is that of a control out of view, which keys still reach.
    ///   - highlight: The part of it that shows the focus, best a row as wide as what can be clicked; `nil` for all of it.
    ///   - mark: The cell of the mark before the element while it has the focus; `nil` for none.
    ///   - cursor: The place of the terminal's cursor while the element has the focus; `nil` for none.
    ///   - flashes: Whether the control is drawn pressed for a moment when its key is pressed.
    public mutating func place(
        _ index: Int, in area: GridRect, highlight: GridRect? = nil, mark: GridPoint? = nil, cursor: GridPoint? = nil,
        flashes: Bool = false
    ) {
        let (place, element) = (elements.startIndex + index, self.element(index))
        guard isActive, element.isEnabled else { return }
        notes.targets.append(
            Target(
                area: onPage(area), highlight: onPage(highlight ?? area), mark: mark.map(onPage),
                cursor: cursor.map(onPage), choice: element.isChoice && !element.isField ? .element(place) : nil,
                element: element.isFocusable ? place : nil, flashes: flashes))
    }

    /// Draws a small button for the control at an index, notes its place, and returns its width: that of its label and two columns more. On
    /// paper it has the colours of paper.
    @discardableResult
    public mutating func drawButton(
        _ index: Int, at point: GridPoint, showsKey: Bool = false, label: String? = nil, columns: Int? = nil,
        style: TextStyle? = nil
    ) -> Int {
        let control = element(index)
        guard control.isChoice else { return 0 }
        let key = showsKey ? control.keys.first.map { " " + texts.name(of: $0) } ?? "" : ""
        let label = (label ?? control.label) + key
        let width = columns ?? DisplayWidth.of(label) + 2
        let area = GridRect(origin: point, size: GridSize(columns: width, rows: 1))
        place(index, in: area)
        let start = (width - DisplayWidth.of(label)) / 2
        let isEnabled = control.isEnabled && !isBelowQuestion
        guard showsFills else {
            let style = isEnabled ? style ?? .plain : TextStyle.quiet
            write("[", at: point, style: style)
            write(label, at: point.offset(columns: start), style: style)
            write("]", at: point.offset(columns: width - 1), style: style)
            return width
        }
        var face = style ?? TextStyle(foreground: .onCap, background: .cap, bold: true)
        if !isEnabled {
            let isOnPaper = face.background == .paperLine
            face = TextStyle(
                foreground: isOnPaper ? .inkQuiet : .muted, background: isOnPaper ? .paper : .panel)
        }
        fill(area, with: Cell(" ", style: face))
        write(label, at: point.offset(columns: start), style: face)
        return width
    }

    /// The control that has the focus; `nil` if it is none of this pane. A pane that asks is drawn again when the focus moves.
    public var focusedControl: Int? {
        mutating get {
            notes.dependsOnFocus = true
            guard isActive, let pageFocus, elements.indices.contains(pageFocus) else { return nil }
            return pageFocus - elements.startIndex
        }
    }

    /// Returns whether a key does something else than usual, because the element with the focus has a use of its own for it.
    mutating func isTakenByFocus(_ key: Key) -> Bool {
        notes.dependsOnFocus = true
        return isActive && keysOfFocus.contains(key)
    }

    var firstControl: Int? { elements.firstIndex { $0.isFirst }.map { $0 - elements.startIndex } }

    /// Returns the label of the control at an index.
    public func label(ofControl index: Int) -> String { element(index).label }

    func firstKey(ofControl index: Int) -> Key? { element(index).keys.first }

    /// Returns whether the control at an index can be chosen now.
    public func canBeChosen(_ index: Int) -> Bool { element(index).isEnabled }

    private func element(_ index: Int) -> Element {
        precondition(elements.indices.contains(elements.startIndex + index), "The pane has no control \(index).")
        return elements[elements.startIndex + index]
    }

    // MARK: Motion

    /// Notes a paper that comes out of its upper edge after a key that has changed what is printed on it. A value of `nil` is a paper that is
    /// simply there.
    public mutating func noteFeed(key: Int = 0, of value: Int?, in area: GridRect) {
        notes.things.append(ChangingThing(kind: .feed, key: key, value: value, area: onPage(area)))
    }

    /// Notes a place that lights up for a moment after a key that has changed its value. Where there is nothing, the value is `nil`.
    public mutating func noteLight(key: Int, of value: Int?, in area: GridRect) {
        notes.things.append(ChangingThing(kind: .light, key: key, value: value, area: onPage(area)))
    }

    // MARK: Scrolling

    /// The number of rows by which the pane is scrolled: from its beginning, or for a pane that rests at its end, from there.
    public var scroll: Int {
        mutating get {
            notes.dependsOnScroll = true
            return pageScroll
        }
    }

    /// Notes that the pane can be scrolled by up to a number of rows, of which a page is in view, by PgUp, PgDn and the wheel, which moves it
    /// by three rows. A pane can rest at its end, as a tape does. Panes of a page scroll together, as far as the one needs that lacks the most
    /// rows; where the mouse points to a list with pages, the wheel turns these instead.
    public mutating func noteScrolling(limit: Int, page: Int, fromEnd: Bool = false) {
        notes.scrolling = ScrollRange(limit: max(0, limit), page: max(1, page), isFromEnd: fromEnd)
    }

    /// Notes that only a page of some controls, one a row, is in view. All of them can have the focus.
    mutating func notePages(of indices: Range<Int>, rowsInView: Int, in area: GridRect) {
        let rows = indices.filter { element($0).isFocusable }.map { elements.startIndex + $0 }
        guard isActive, !rows.isEmpty else { return }
        notes.pagedRows = PagedRows(elements: rows, rowsInView: rowsInView, area: onPage(area))
    }

    // MARK: The page

    /// Notes the place of an element of the page around the panes.
    mutating func place(_ choice: Choice, in area: GridRect, highlight: GridRect? = nil, focus element: Int? = nil) {
        notes.targets.append(
            Target(area: onPage(area), highlight: onPage(highlight ?? area), choice: choice, element: element))
    }

    private func onPage(_ point: GridPoint) -> GridPoint {
        GridPoint(column: area.minColumn + point.column, row: area.minRow + point.row)
    }

    private func onPage(_ part: GridRect) -> GridRect {
        let whole = GridRect(origin: onPage(part.origin), size: part.size)
        // The place of a control out of view keeps its column.
        return part.isEmpty ? whole : whole.intersection(clip)
    }
}
