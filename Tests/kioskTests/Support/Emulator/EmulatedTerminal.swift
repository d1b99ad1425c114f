/// A terminal as far as a program can tell: bytes go in, a picture and modes are the result.
///
/// It is strict where real ones are lenient: a sequence that it does not know, a scrolled picture or a torn wide character
/// is kept as a complaint.
nonisolated struct EmulatedTerminal {
    private(set) var page: EmulatedPage
    /// What was on the screen, and where the cursor was, before the alternate screen came up.
    private var mainPage: EmulatedPage?
    /// The DEC private modes that are set.
    private(set) var modes: Set<Int> = [7, 25]
    private(set) var isStylePlain = true
    private(set) var hasUsedColor = false
    private(set) var complaints: [String] = []
    private var decoder = SequenceDecoder()

    /// The modes of a terminal that nobody has touched: autowrap and a visible cursor.
    static let untouchedModes: Set<Int> = [7, 25]

    init(columns: Int, rows: Int) {
        page = EmulatedPage(columns: columns, rows: rows)
    }

    /// Whether the alternate screen is up.
    var isAlternate: Bool { mainPage != nil }
    /// Whether a frame has begun and not ended yet.
    var isInFrame: Bool { modes.contains(2026) }
    /// The lines of the picture, without the spaces at their ends.
    var lines: [String] { page.lines }
    /// The same without the empty lines at its end.
    var text: String { String(lines.joined(separator: "\n").reversed().drop { $0 == "\n" }.reversed()) }

    /// Takes what a program has written.
    mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            guard let element = decoder.feed(byte) else { continue }
            apply(element)
        }
    }

    /// Gives the picture another size, as a window does: what no longer fits is cut off.
    mutating func resize(columns: Int, rows: Int) {
        page.resize(columns: columns, rows: rows)
    }

    /// Destroys the picture, as a program does that writes into the same terminal.
    mutating func scribble() {
        page.fill(with: "#")
    }

    private mutating func apply(_ element: SequenceDecoder.Element) {
        switch element {
        case .scalar(let scalar):
            if !page.put(scalar, wraps: modes.contains(7)) { complaints.append("a wide character torn: \(scalar)") }
        case .control(let byte): apply(control: byte)
        case .escape("M"): page.move(rows: -1)
        case .sequence(let sequence): apply(sequence)
        case .escape, .string, .malformed: complaints.append("\(element)")
        }
    }

    private mutating func apply(control byte: UInt8) {
        switch byte {
        case 0x07: break
        case 0x08: page.move(columns: -1)
        case 0x0A:
            let scrolled = page.lineFeed()
            if scrolled, isAlternate { complaints.append("scrolled") }
        case 0x0D: page.move(toColumn: 0)
        default: complaints.append("control character \(byte)")
        }
    }

    private mutating func apply(_ sequence: ControlSequence) {
        let first = sequence.parameters.first ?? 0
        let count = max(1, first)
        switch (sequence.prefix, sequence.final) {
        case ("?", "h"), ("?", "l"): sequence.parameters.forEach { set(mode: $0, to: sequence.final == "h") }
        case (nil, "m"): apply(style: sequence.parameters)
        case (nil, "H"):
            let column = sequence.parameters.count > 1 ? sequence.parameters[1] : 1
            page.move(toRow: count - 1)
            page.move(toColumn: max(1, column) - 1)
        case (nil, "A"): page.move(rows: -count)
        case (nil, "B"): page.move(rows: count)
        case (nil, "C"): page.move(columns: count)
        case (nil, "D"): page.move(columns: -count)
        case (nil, "G"): page.move(toColumn: count - 1)
        case (nil, "d"): page.move(toRow: count - 1)
        case (nil, "J") where first == 2: page.fill(with: " ")
        case (nil, "J") where first == 0: page.eraseBelow()
        case (nil, "K") where first == 0: page.erase(.max)
        case (nil, "X"): page.erase(count)
        default: complaints.append("\(sequence)")
        }
    }

    private mutating func apply(style parameters: [Int]) {
        isStylePlain = parameters.allSatisfy { $0 == 0 }
        if parameters.contains(where: { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 }) {
            hasUsedColor = true
        }
    }

    private mutating func set(mode: Int, to isSet: Bool) {
        if isSet { modes.insert(mode) } else { modes.remove(mode) }
        guard mode == 1049 else { return }
        if isSet, mainPage == nil {
            mainPage = page
            page.fill(with: " ")
        } else if !isSet, var main = mainPage {
            main.resize(columns: page.columns, rows: page.rows)
            page = main
            mainPage = nil
        }
    }
}
