import Terminal
import Testing

@testable import ScreenKit

/// Rows to choose from: their plates, their columns, and what stands around them.
struct ListTests {
    private func list(
        _ count: Int, detail: String = "", buttons: [Text] = [], footer: Text = "", placeholder: Text = ""
    ) -> List<Int> {
        List("Choose", ifEmpty: placeholder) {
            for index in 0..<count {
                buttons.reduce(Row("Lamp \(index + 1)", index, detail: Text(detail))) { $0.action("", 9, sign: $1) }
            }
        }.headingNote("0 of \(count)").footer(footer)
    }

    private func text(_ pane: List<Int>, _ columns: Int, _ rows: Int) -> [String] {
        Array(PagePicture(pane).draw(GridSize(columns: columns, rows: rows)).text.dropFirst().dropLast())
    }

    private let long = "A lamp that can be switched on and off, and on again"

    @Test func `a detail that is too long stands below its row, and a blank row before the next one`() throws {
        let lines = text(list(3, detail: long, footer: "The end"), 60, 20)
        try Array(lines.prefix(12)).expectGolden("details-below")
    }

    @Test func `where there are fewer rows the details come first, and a footer never touches them`() throws {
        try text(list(3, detail: "On and off, on and off again, for days", footer: "The end"), 40, 12).expectGolden(
            "few-rows")
        #expect(!text(list(4, detail: long, footer: "The end"), 40, 12).contains { $0.contains("The end") })
    }

    @Test func `a plate is as wide as the list, and lit as a whole where nothing else stands on it`() throws {
        let page = PagePicture(list(3)).arrange(.small, focus: 1)
        let targets = page.targets.filter { $0.element != nil }
        #expect(targets.map(\.area.size.columns) == [78, 78, 78])
        #expect(targets.map(\.highlight.size.columns) == [78, 78, 78])
        let row = targets[0].area.minRow
        #expect((1...78).allSatisfy { page.cellsAtRest[GridPoint(column: $0, row: row)].style.background == .panel })
    }

    @Test func `a plate is what the focus lights, and what is said about the row stands on the ground behind it`()
        throws
    {
        let page = PagePicture(list(3, detail: "On", buttons: ["✕"])).arrange(.small, focus: 1)
        for target in page.targets where target.element != nil {
            let (band, row) = (target.highlight, target.highlight.minRow)
            #expect(band.size.columns == 11)
            let cells = (1...78).map { page.cellsAtRest[GridPoint(column: $0, row: row)] }
            #expect(cells.prefix(11).allSatisfy { $0.style.background == .panel })
            #expect(cells.dropFirst(11).prefix(4).allSatisfy { $0.style.background == .default })
            // A click on the detail chooses the row, and one on the button does not.
            #expect(target.area.size.columns == 15)
            #expect(cells[17].style.background == .cap)
        }
    }

    @Test func `labels that are numbers end in one column`() {
        let numbers = List {
            for number: Text in ["7", "1,024", "−3.5"] { Row(number, 0, detail: "Sum").keys() }
        }
        #expect(
            text(numbers, 60, 20).filter { $0.contains("Sum") } == [
                "         7  Sum", "     1,024  Sum", "      −3.5  Sum",
            ])
    }

    @Test(arguments: [40, 60, 80, 120])
    func `buttons stand next to the text, and are not what chooses the row`(columns: Int) throws {
        let page = PagePicture(list(3, detail: "on", buttons: ["−", "+"])).arrange(
            GridSize(columns: columns, rows: 24), focus: 0)
        let plate = try #require(page.targets.first { $0.element == 1 })
        #expect(page.cellsAtRest.text(row: plate.area.minRow).trimmed == "2  Lamp 2  on   −   +")
        #expect(plate.area.size.columns == 15)
    }

    @Test func `a click on a detail below a row chooses the row`() throws {
        let page = PagePicture(list(3, detail: long)).arrange(GridSize(columns: 60, rows: 20), focus: 0)
        let place = try #require(page.cellsAtRest.find(long, below: 5))
        let target = try #require(page.target(at: place))
        #expect(page.targets[target].element == 1)
    }

    @Test func `an empty list says so on a stub of paper`() throws {
        let canvas = PagePicture(list(0, placeholder: "No lamps.")).draw(.small)
        let place = try #require(canvas.find("No lamps."))
        #expect(canvas[place].style.background == .paper)
        #expect(canvas.text(row: place.row + 2) == " " + String(repeating: "▀▀  ", count: 9) + "▀▀")
    }
}
