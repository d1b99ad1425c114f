import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// A question: paper over the page, at one place for each size.
struct AlertTests {
    private static let sizes = [(40, 12), (60, 20), (80, 24), (120, 40), (200, 60)]
        .map { GridSize(columns: $0.0, rows: $0.1) }

    private func question(or other: Answer<Int>? = nil) -> Question<Int> {
        Question("Sure?", ["Two cups are in the cart.", Line("They are lost.", .bad)]) {
            Answer("No", 0, key: .escape)
            Answer("Yes", 1, key: "y")
            if let other { other }
        }
    }

    /// Returns the cells of a page that are another with its question than without it.
    private func covered(_ kiosk: Kiosk, _ size: GridSize) -> GridRect? {
        func picture(_ page: Page) -> Canvas { Picture(of: page, size: size).cellsAtRest }
        let asked = picture(kiosk.page)
        let plain = picture(kiosk.page.withoutQuestion)
        let points = (1..<(size.rows - 1)).flatMap { row in
            (0..<size.columns).map { GridPoint(column: $0, row: row) }
        }.filter { asked[$0] != plain[$0] }
        guard let left = points.map(\.column).min(), let right = points.map(\.column).max(),
            let top = points.map(\.row).min(), let bottom = points.map(\.row).max()
        else { return nil }
        return GridRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
    }

    @Test(arguments: [Place.shortage, .clearing], Language.allCases)
    func `a question covers one area inside of the body, whose place follows from the size alone`(
        place: Place, language: Language
    ) throws {
        let places = [
            GridSize.small: GridPoint(column: 1, row: 6), .large: GridPoint(column: 2, row: 10),
            GridSize(columns: 200, rows: 60): GridPoint(column: 12, row: 10),
        ]
        for size in Self.sizes {
            let test = try TestKiosk(place, language)
            let area = try #require(covered(test.kiosk, size), "\(size)")
            #expect(area.minRow >= 1 && area.maxRow <= size.rows - 2, "\(size): \(area)")
            // Of a wide character at the edge, the half beside the paper is blank too.
            #expect(area.size.columns >= min(size.columns - 2, 51), "\(size): \(area)")
            if let place = places[size] { #expect(area.origin == place, "\(size): \(area)") }
        }
    }

    @Test
    func `a question is paper with a title row, its first line bold and bad news red, and answers with their keys`()
        throws
    {
        let canvas = PagePicture([], question: question()).draw(.small)
        try Array(canvas.text[6...14]).expectGolden("question")
        func style(_ column: Int, _ row: Int) -> TextStyle { canvas[GridPoint(column: column, row: row)].style }
        for row in 6...14 where row != 12 {
            let ground: Color = row == 6 ? .warning : .paper
            #expect((1...51).allSatisfy { style($0, row).background == ground }, "\(row)")
        }
        #expect(style(0, 6) == .plain && style(52, 6) == .plain && style(1, 15) == .plain)
        #expect(style(3, 8) == TextStyle(foreground: .ink, background: .paper, bold: true))
        #expect(style(3, 9) == TextStyle(foreground: .alarm, background: .paper, bold: true))
        #expect(style(14, 12).background == .key)
    }

    @Test func `answers that have no room side by side have a row each`() throws {
        let question = question(or: Answer("Only what can be made of what there is", 2, key: "p"))
        let canvas = PagePicture([], question: question).draw(GridSize(columns: 60, rows: 20))
        let rows = ["No Esc", "Yes y", "Only what can be made of what there is p"].map { canvas.find($0)?.row }
        #expect(rows == [11, 12, 13])
    }

    @Test(arguments: [(40, 12), (45, 16), (50, 18), (57, 20), (60, 20)], Language.allCases)
    func `every answer stands whole on the paper, and can be clicked`(
        size: (columns: Int, rows: Int), language: Language
    ) throws {
        for index in 0..<3 {
            let person = Terminalist(try TestKiosk(.orders, language), columns: size.columns, rows: size.rows)
            person.type("66666")
            person.press(.enter)
            let answer = try #require(person.test.kiosk.page.alert).answers[index]
            let key = try #require(answer.keys.first.map(person.test.texts.name))
            person.click(try #require(person.look().find(" \(answer.label) \(key) "), "\(answer.label)"))
            #expect(person.test.kiosk.page.alert == nil, "\(answer.label)")
        }
    }

    @Test func `without fills the paper has edges of lines, and the answers have brackets`() throws {
        let test = try TestKiosk(.clearing, .english)
        test.kiosk.showsFills = false
        let canvas = test.arrange(.small).canvas
        let title = try #require(canvas.find("! "))
        #expect(canvas.text(row: title.row - 1).contains("─────"))
        #expect(canvas.find("[No Esc] [Yes y]") != nil || canvas.find("[No n] [Yes y]") != nil)
        #expect(canvas.find("▀") == nil)
        #expect(canvas.find("╌╌╌╌╌") != nil)
    }

    @Test func `a notice has no answers, and no row for them`() {
        let page = PagePicture([], question: Question("Still there?", ["9"])).arrange(.small)
        #expect(page.cells.text[6...8] == ["   ! Still there?", "", "   9"])
        #expect(page.targets.allSatisfy { $0.element == nil })
    }
}

extension Page {
    /// The same page before its question.
    fileprivate var withoutQuestion: Page {
        Page(
            RecordingScreen("page"), panes: panes.map { ($0.name, $0.pane, Array(elements[$0.elements])) },
            bars: (Array(elements[title]), Array(elements[hints]), Array(elements[bindings])), frame, message: message,
            copyText: copyText, alert: nil, texts, surroundings)
    }
}
