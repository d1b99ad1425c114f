import ScreenKit

/// The paper on which a slip is laid out.
package nonisolated struct SlipPaper: Hashable, Sendable {
    /// The number of columns.
    package let columns: Int
    /// A Boolean value that indicates whether a receipt printer prints it, which has its own characters and sizes.
    package let isOfPrinter: Bool

    /// Creates a paper.
    package init(columns: Int = standardColumns, isOfPrinter: Bool = false) {
        (self.columns, self.isOfPrinter) = (columns, isOfPrinter)
    }

    /// The number of columns where none is named.
    package static let standardColumns = 40
}

/// The lines of a slip of paper, such as a receipt: labels at the left, values at the right.
package nonisolated struct Slip: Equatable {
    /// How a printer sets a line.
    nonisolated enum Emphasis {
        case none
        /// Twice as wide and as high, in the middle.
        case large
        case bold
    }

    private let paper: SlipPaper
    /// The name of the slip, such as `No. 12`, by which it is told from the others that wait for a printer.
    package let name: String
    /// The lines so far, each with its emphasis, none of them wider than the paper.
    private(set) var rows: [(text: String, emphasis: Emphasis)] = []

    /// Creates a slip without lines.
    init(on paper: SlipPaper = SlipPaper(), named name: String = "") { (self.paper, self.name) = (paper, name) }

    /// The lines as text.
    package var lines: [String] { rows.map(\.text) }

    package static func == (left: Slip, right: Slip) -> Bool {
        left.paper == right.paper && left.rows.elementsEqual(right.rows, by: ==)
    }

    private func printable(_ text: String) -> String {
        paper.isOfPrinter ? KoreanPrinter.laidOut(KoreanPrinter.printed(text)) : text
    }

    private mutating func append(_ lines: [String], _ emphasis: Emphasis = .none) {
        rows += lines.map { ($0, emphasis) }
    }

    /// Adds a title in the middle.
    mutating func addTitle(_ title: String) {
        append(
            DisplayWidth.wrapped(printable(title), to: paper.columns).map { line in
                String(repeating: " ", count: (paper.columns - DisplayWidth.of(line)) / 2) + line
            })
    }

    /// Adds a line across the paper.
    mutating func addRule() { append([String(repeating: paper.isOfPrinter ? "-" : "─", count: paper.columns)]) }

    /// Adds a text, on as many lines as it needs.
    mutating func addText(_ text: String) { append(DisplayWidth.wrapped(printable(text), to: paper.columns)) }

    /// Adds an order number: a printer prints it large, with other words.
    mutating func addNumber(_ label: String, _ value: String, large: String) {
        if paper.isOfPrinter { append([printable(large)], .large) } else { add(label, value) }
    }

    /// Adds a label with its value, which stands below the label where there is no room for both.
    mutating func add(_ label: String, _ value: String, _ emphasis: Emphasis = .none) {
        let value = printable(value)
        var label = DisplayWidth.wrapped(printable(label), to: paper.columns)
        let room = paper.columns - DisplayWidth.of(value)
        let last = label.last ?? ""
        if value.isEmpty {
            append(label, emphasis)
        } else if DisplayWidth.of(last) < room {
            if !label.isEmpty { label.removeLast() }
            append(label + [DisplayWidth.padded(last, to: room) + value], emphasis)
        } else {
            append(label + [String(repeating: " ", count: max(0, room)) + value], emphasis)
        }
    }
}

// MARK: - The codes of a printer

/// The codes are those of Epson's "ESC/POS Command Reference" (ESC @, ESC E, ESC a, GS !, GS V), which other makers' printers have too. All
/// of them are ASCII, so that a conversion of the text, as by `iconv -t cp949`, leaves them as they are.
extension Slip {
    private nonisolated enum Code {
        /// Initialises the printer.
        static let begin = "\u{1B}@"
        static let (center, left) = ("\u{1B}a1", "\u{1B}a0")
        static let (bold, light) = ("\u{1B}E1", "\u{1B}E0")
        /// Twice as wide and as high, also Hangul, for which ESC ! has no effect.
        static let (large, normal) = ("\u{1D}!\u{11}", "\u{1D}!\u{0}")
        /// Feeds the paper until the last line is behind the knife, and cuts it but for one point.
        static let cut = "\u{1D}VB\u{0}"
    }

    /// The slip for a receipt printer: the text with the codes that print, feed and cut it.
    package nonisolated var printerCodes: String {
        rows.reduce(into: Code.begin) { codes, row in
            let text = KoreanPrinter.restored(row.text)
            switch row.emphasis {
            case .none: codes += text + "\n"
            case .bold: codes += Code.bold + text + "\n" + Code.light
            case .large: codes += Code.center + Code.large + text + "\n" + Code.normal + Code.left
            }
        } + Code.cut
    }
}
