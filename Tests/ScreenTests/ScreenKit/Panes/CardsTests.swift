import Terminal
import Testing

@testable import ScreenKit

/// Things to choose from with pictures, and the list that takes their place.
struct CardsTests {
    private static let lamp = Bitmap([".##.", "####", ".##.", ".oo."], colors: ["#": .warning, "o": .glass])

    private func cards(_ count: Int, picture: Bitmap? = lamp) -> List<Int> {
        List("Choose") {
            for index in 0..<count {
                Row("Lamp \(index + 1)", index, detail: "A lamp that can be switched on and off")
            }
        }
        .footer("The end")
        .form { _ in
            Cards(Array(repeating: picture, count: count), notes: (0..<count).map { "on for \($0) days" })
        }
    }

    private func canvas(_ pane: List<Int>, _ columns: Int = 80, _ rows: Int = 24) -> Canvas {
        PagePicture(pane).draw(GridSize(columns: columns, rows: rows))
    }

    @Test func `a card has its picture, its name on a plate, its purpose and the news`() throws {
        let canvas = self.canvas(cards(3))
        try Array(canvas.text[6...16]).expectGolden("three-cards")
        #expect(canvas.text(row: 22) == " The end")
        for column in 1...24 { #expect(canvas[GridPoint(column: column, row: 11)].style.background == .cap) }
        #expect(canvas[GridPoint(column: 25, row: 11)].style == .plain)
    }

    @Test func `in a large window pictures are twice as large, and plates three rows high`() {
        let canvas = self.canvas(cards(3), 120, 40)
        let plate = (0..<40).filter { canvas[GridPoint(column: 2, row: $0)].style.background == .cap }
        #expect(plate.count == 3)
        #expect(canvas.find("1  Lamp 1") == GridPoint(column: 4, row: plate[1]))
        #expect(canvas.find("2  Lamp 2")?.column == 42)
        // A pixel is two columns wide and a row high.
        #expect((17...20).allSatisfy { canvas[GridPoint(column: $0, row: plate[0] - 2)].style.background != .default })
    }

    @Test func `the whole card can be clicked, and only the row with the name shows the focus`() throws {
        let page = PagePicture(cards(3)).arrange(.small, focus: 1)
        let targets = page.targets.filter { $0.element != nil }
        #expect(targets.map(\.area.size) == Array(repeating: GridSize(columns: 24, rows: 9), count: 3))
        #expect(targets.map(\.highlight.size) == Array(repeating: GridSize(columns: 24, rows: 1), count: 3))
        #expect(page.cells.find("▸2  Lamp 2") == GridPoint(column: 28, row: 11))
        func focus(_ direction: GridDirection, from focus: Int) -> Int? {
            PagePicture(cards(3)).arrange(.small, focus: focus).focus(.toward(direction))
        }
        #expect(focus(.right, from: 0) == 1)
        #expect(focus(.left, from: 2) == 1)
        #expect(focus(.down, from: 0) == 1)
        #expect(focus(.up, from: 0) == 2)
    }

    @Test(arguments: [(60, 20), (40, 12), (80, 14)])
    func `without room it is a list`(columns: Int, rows: Int) throws {
        let canvas = self.canvas(cards(3), columns, rows)
        #expect(canvas.find("▀") == nil)
        let names = ["1  Lamp 1", "2  Lamp 2", "3  Lamp 3"].map { canvas.find($0) }
        #expect(names.allSatisfy { $0 != nil && $0?.column == names[0]?.column })
        #expect(canvas.find("on for") == nil)
    }

    @Test func `with a thing that has no picture, or with more than three, it is a list`() {
        for pane in [cards(3, picture: nil), cards(4)] {
            let canvas = self.canvas(pane)
            #expect(canvas.find("▀") == nil)
            #expect(canvas.find("1  Lamp 1")?.column == canvas.find("3  Lamp 3")?.column)
        }
        #expect(canvas(cards(0)).find("Choose") != nil)
    }

    @Test func `on a terminal that shows no pictures it is a list with the news`() throws {
        let test = try TestKiosk(.english)
        test.kiosk.showsFills = false
        let ruled = test.arrange(.small).canvas
        #expect(ruled.find("▀") == nil && ruled.find("▄") == nil)
        #expect(ruled.find("▸1  Calculator") != nil && ruled.find("Calculate from left to right") != nil)
        let news = try #require(ruled.find("0 orders"))
        #expect(news.row == ruled.find("2  Juice maker")?.row)
    }
}
