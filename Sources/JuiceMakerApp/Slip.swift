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

/// A slip of paper, such as a receipt: labels at the left, values at the right. Its lines follow from the paper.
package nonisolated struct Slip: Equatable {
    /// How a printer sets a line.
    nonisolated enum Emphasis {
        case none
        /// Twice as wide and as high, in the middle.
        case large
        case bold
    }

    /// What stands on the slip.
    private nonisolated enum Part: Equatable {
        case title(String)
        case rule
        case text(String)
        /// An order number: a printer prints it large, with other words.
        case number(String, String, large: String)
        case fact(String, String, Emphasis)
    }

    private var paper: SlipPaper
    /// The name of the slip, such as `No. 12`, by which it is told from the others that wait for a printer.
    package let name: String
    private var parts: [Part] = []

    /// Creates a slip without lines.
    init(on paper: SlipPaper = SlipPaper(), named name: String = "") { (self.paper, self.name) = (paper, name) }

    /// Adds a title in the middle.
    mutating func addTitle(_ title: String) { parts.append(.title(title)) }

    /// Adds a line across the paper.
    mutating func addRule() { parts.append(.rule) }

    /// Adds a text, on as many lines as it needs.
    mutating func addText(_ text: String) { parts.append(.text(text)) }

    /// Adds an order number: a printer prints it large, with other words.
    mutating func addNumber(_ label: String, _ value: String, large: String) {
        parts.append(.number(label, value, large: large))
    }

    /// Adds a label with its value, which stands below the label where there is no room for both.
    mutating func add(_ label: String, _ value: String, _ emphasis: Emphasis = .none) {
        parts.append(.fact(label, value, emphasis))
    }

    /// Returns the slip on a paper of a number of columns at most.
    func narrowed(to columns: Int) -> Slip {
        var slip = self
        slip.paper = SlipPaper(columns: max(1, min(columns, paper.columns)), isOfPrinter: paper.isOfPrinter)
        return slip
    }

    // MARK: Lines

    /// The lines as text.
    package var lines: [String] { rows.map(\.text) }

    /// A line, none of which is wider than the paper.
    private typealias Row = (text: String, emphasis: Emphasis)

    private var rows: [Row] { parts.flatMap(rows) }

    private func rows(of part: Part) -> [Row] {
        switch part {
        case .title(let title):
            wrapped(title).map { line in
                (String(repeating: " ", count: (paper.columns - DisplayWidth.of(line)) / 2) + line, .none)
            }
        case .rule: [(String(repeating: paper.isOfPrinter ? "-" : "─", count: paper.columns), .none)]
        case .text(let text): wrapped(text).map { ($0, .none) }
        case .number(_, _, let large) where paper.isOfPrinter: [(printable(large), .large)]
        case .number(let label, let value, _): fact(label, value).map { ($0, .none) }
        case .fact(let label, let value, let emphasis): fact(label, value).map { ($0, emphasis) }
        }
    }

    private func printable(_ text: String) -> String {
        paper.isOfPrinter ? KoreanPrinter.laidOut(KoreanPrinter.printed(text)) : text
    }

    private func wrapped(_ text: String) -> [String] { DisplayWidth.wrapped(printable(text), to: paper.columns) }

    private func fact(_ label: String, _ value: String) -> [String] {
        let value = printable(value)
        let label = wrapped(label)
        let room = paper.columns - DisplayWidth.of(value)
        let last = label.last ?? ""
        if value.isEmpty { return label }
        if DisplayWidth.of(last) < room { return label.dropLast() + [DisplayWidth.padded(last, to: room) + value] }
        return label + DisplayWidth.wrapped(String(repeating: " ", count: max(0, room)) + value, to: paper.columns)
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
