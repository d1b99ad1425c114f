/// A terminal as a program sees it: bytes go in, and a picture and modes come out.
///
/// It is written from the definitions of the sequences, not from the code under test, and it is stricter than real terminals.
/// A sequence that it does not know, a scrolled picture, a torn wide character, and anything whose result depends on a point
/// that terminals disagree about is kept as a complaint.
package struct EmulatedTerminal {
    package private(set) var page: EmulatedPage
    /// The main screen, while the alternate screen is shown.
    private var mainPage: EmulatedPage?
    /// The DEC private modes that are set.
    package private(set) var modes = Self.untouchedModes
    /// Whether any colour was selected so far.
    package private(set) var hasUsedColor = false
    /// How often the lines that were scrolled out of the screen were erased (xterm's `ED 3`).
    package private(set) var scrollbackErasures = 0
    private var ownComplaints: [String] = []
    private var decoder = SequenceDecoder()
    /// Whether the cursor was shown or hidden since the screen was cleared: doing the same again would waste bytes.
    private var isCursorKnown = false

    /// The modes of a terminal in which no program has run yet: autowrap and a visible cursor.
    package static let untouchedModes: Set<Int> = [7, 25]

    /// Creates a terminal with an empty main screen.
    package init(columns: Int, rows: Int) {
        page = EmulatedPage(columns: columns, rows: rows)
    }

    /// Creates a terminal on whose alternate screen another program has been: it is full of text, autowrap is off, the pen is
    /// underlined, and the cursor stands in the middle of a row, at a column that terminals disagree about.
    package static func used(columns: Int, rows: Int) -> EmulatedTerminal {
        var terminal = EmulatedTerminal(columns: columns, rows: rows)
        terminal.feed("\u{1B}[?1049h\u{1B}[?7l\u{1B}[41;4m\u{1B}[\(rows / 2 + 1);\(columns)H".utf8)
        terminal.page.scribble()
        terminal.page.loseColumn()
        return terminal
    }

    /// Whether the alternate screen is shown.
    package var isAlternate: Bool { mainPage != nil }
    /// Whether a frame has begun and not ended yet (mode 2026, synchronized output).
    package var isInFrame: Bool { modes.contains(2026) }
    package var isCursorShown: Bool { modes.contains(25) }
    package var isStylePlain: Bool { page.pen == EmulatedPage.Style() }
    /// The lines of the picture, without the spaces at their ends.
    package var lines: [String] { page.lines }
    /// The lines as one text, without the empty lines at its end.
    package var text: String {
        let lines = lines
        return lines.prefix(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0).joined(separator: "\n")
    }

    /// Everything that a real terminal might not show as it was meant.
    package var complaints: [String] { ownComplaints + page.complaints }
    /// How often the bell has rung.
    package private(set) var bells = 0

    /// Takes what a program has written.
    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if let element = decoder.feed(byte) { apply(element) }
        }
    }

    /// Gives the picture another size, as a window does: what no longer fits is cut off.
    package mutating func resize(columns: Int, rows: Int) {
        page.resize(columns: columns, rows: rows)
    }

    /// Destroys the picture, as another program does that writes into the same terminal.
    package mutating func scribble() {
        page.scribble()
    }

    // MARK: Characters

    private mutating func apply(_ element: SequenceDecoder.Element) {
        switch element {
        case .scalar(let scalar): page.put(scalar)
        case .control(let byte): apply(control: byte)
        case .escape("M"):
            if page.row == 0 { complain("reverse line feed in the first row") }
            page.move(rows: -1)
        case .sequence(let sequence): apply(sequence)
        // The question for the colour of the background: not every terminal answers it.
        case .string("11;?"): break
        case .escape, .string, .malformed: complain("\(element)")
        }
    }

    private mutating func apply(control byte: UInt8) {
        switch byte {
        case 0x07 where !isInFrame: bells += 1
        case 0x08: page.move(columns: -1)
        case 0x0A:
            let hasScrolled = page.lineFeed()
            if hasScrolled, isAlternate { complain("line feed in the last row") }
        case 0x0D: page.move(toColumn: 0)
        default: complain("control character \(byte)")
        }
    }

    private mutating func complain(_ complaint: String) {
        ownComplaints.append(complaint)
    }

    // MARK: Sequences

    private mutating func apply(_ sequence: SequenceDecoder.ControlSequence) {
        let parameters = sequence.parameters.compactMap { $0 }
        guard parameters.count == sequence.parameters.count else { return complain("\(sequence)") }
        let first = parameters.first ?? 0
        let count = max(1, first)
        switch (sequence.prefix, sequence.final) {
        case ("?", "h"), ("?", "l"): parameters.forEach { set(mode: $0, to: sequence.final == "h") }
        case (nil, "m"): select(parameters.isEmpty ? [0] : parameters)
        case (nil, "H"):
            page.move(toRow: count - 1)
            page.move(toColumn: max(1, parameters.dropFirst().first ?? 1) - 1)
        case (nil, "A"): page.move(rows: -count)
        case (nil, "B"): page.move(rows: count)
        case (nil, "C"): page.move(columns: count)
        case (nil, "D"): page.move(columns: -count)
        case (nil, "G"): page.move(toColumn: count - 1)
        case (nil, "d"): page.move(toRow: count - 1)
        case (nil, "J") where first == 2: clear { $0.eraseAll() }
        case (nil, "J") where first == 3: scrollbackErasures += 1
        case (nil, "J") where first == 0: clear { $0.eraseBelow() }
        case (nil, "K") where first == 0: page.erase()
        case (nil, "X"): page.erase(count)
        // The modes of the keyboard, which only some terminals have (kitty's protocol).
        case (">", "u"), ("<", "u"): break
        default: complain("\(sequence)")
        }
    }

    private mutating func clear(_ erase: (inout EmulatedPage) -> Void) {
        isCursorKnown = false
        erase(&page)
    }

    private mutating func select(_ codes: [Int]) {
        var rest = codes[...]
        while let code = rest.popFirst() {
            guard code == 38 || code == 48 else {
                select(code)
                continue
            }
            guard let color = Self.color(of: &rest) else { return complain("SGR \(codes)") }
            if code == 38 { page.pen.foreground = color } else { page.pen.background = color }
            hasUsedColor = true
        }
    }

    /// Takes the parameters of a colour behind 38 or 48: `5` and a number of xterm's palette, or `2` and the three shares.
    private static func color(of parameters: inout ArraySlice<Int>) -> Int? {
        switch parameters.popFirst() {
        case 5:
            guard let number = parameters.popFirst(), (0...255).contains(number) else { return nil }
            return number < 16 ? number : EmulatedPage.Style.color(ofNumber: number)
        case 2:
            guard parameters.count >= 3, parameters.prefix(3).allSatisfy((0...255).contains) else { return nil }
            let shares = (0..<3).compactMap { _ in parameters.popFirst() }
            return EmulatedPage.Style.color(red: shares[0], green: shares[1], blue: shares[2])
        default: return nil
        }
    }

    private mutating func select(_ code: Int) {
        switch code {
        case 0: page.pen = EmulatedPage.Style()
        case 1: page.pen.isBold = true
        case 2: page.pen.isDim = true
        case 4: page.pen.isUnderlined = true
        case 7: page.pen.isReversed = true
        case 22: (page.pen.isBold, page.pen.isDim) = (false, false)
        case 24: page.pen.isUnderlined = false
        case 27: page.pen.isReversed = false
        case 39: page.pen.foreground = nil
        case 49: page.pen.background = nil
        case 30...37: page.pen.foreground = code - 30
        case 40...47: page.pen.background = code - 40
        case 90...97: page.pen.foreground = code - 82
        case 100...107: page.pen.background = code - 92
        default: complain("SGR \(code)")
        }
        if page.pen.foreground != nil || page.pen.background != nil { hasUsedColor = true }
    }

    private mutating func set(mode: Int, to isSet: Bool) {
        if mode == 25 {
            if isInFrame, isCursorKnown, isCursorShown == isSet { complain("cursor shown or hidden again") }
            isCursorKnown = true
        }
        if isSet { modes.insert(mode) } else { modes.remove(mode) }
        switch mode {
        case 7: page.wraps = isSet
        case 1049: showAlternate(isSet)
        default: break
        }
    }

    private mutating func showAlternate(_ isAlternate: Bool) {
        isCursorKnown = false
        guard isAlternate != self.isAlternate else { return }
        ownComplaints += page.takeComplaints()
        if isAlternate {
            mainPage = page
            page.eraseAll()
        } else if var main = mainPage {
            main.resize(columns: page.columns, rows: page.rows)
            // These belong to the terminal, whichever page it shows.
            (main.pen, main.wraps) = (page.pen, page.wraps)
            page = main
            mainPage = nil
        }
    }
}
