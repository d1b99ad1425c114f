import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// What the calculator makes of the room that it has.
struct WorkspaceTests {
    private func look(_ columns: Int, _ rows: Int, _ keys: String = "12*300=") throws -> Canvas {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: columns, rows: rows)
        person.type(keys)
        return person.look()
    }

    @Test(arguments: [
        (80, 24, false, false), (99, 40, false, false), (100, 24, true, false), (120, 40, true, false),
        (160, 24, true, true), (200, 50, true, true), (300, 80, true, true),
    ])
    func `the history stands beside the tape from 100 columns on, and all styles from 160`(
        columns: Int, rows: Int, hasHistory: Bool, hasStyles: Bool
    ) throws {
        let picture = try look(columns, rows)
        #expect((picture.find("12 × 300 = 3,600") != nil) == hasHistory)
        #expect((picture.find("The same keys in all five styles") != nil) == hasStyles)
        #expect((picture.find("▸ Standard") != nil) == hasStyles)
    }

    @Test func `a terminal that becomes wide shows what all styles have answered meanwhile`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english))
        person.type("1+1=3")
        person.look()
        person.size = GridSize(columns: 160, rows: 45)
        let picture = person.look()
        for (style, display) in [
            ("▸ Standard", "3"), ("Formula", "2"), ("Appending", "23"), ("Two operands", "3"), ("Recovering", "23"),
        ] {
            let name = try #require(picture.find(style))
            let area = GridRect(column: name.column, row: name.row + 1, columns: 30, rows: 1)
            #expect(picture.text(in: area).filter { $0 != " " } == display, "\(style)")
        }
    }

    @Test(arguments: [(80, 24), (100, 30), (120, 40), (160, 24), (200, 50)])
    func `the display is above the keys, in large digits where they fit`(columns: Int, rows: Int) throws {
        let number = try #require(try look(columns, rows).findLarge("3,600"))
        let key = try #require(try look(columns, rows).find("AC a"))
        #expect(number.row + 2 < key.row)
        #expect(number.column <= key.column)
        #expect(try look(columns, rows, "12345678901234567890").find("12,345,678,901,234,567,890") != nil)
    }

    @Test(arguments: ["0", "12.5", "1,234,567.89", "-42"])
    func `large digits can be read`(number: String) throws {
        let keys = number.filter { $0 != "," && $0 != "-" } + (number.hasPrefix("-") ? "n" : "")
        #expect(try look(80, 24, keys).findLarge(number) != nil)
    }

    @Test(arguments: [(80, 24), (100, 30), (120, 40), (140, 45)])
    func `a digit that is typed takes at most 90 bytes where one style answers`(columns: Int, rows: Int) throws {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: columns, rows: rows)
        person.type("5a")
        var renderer = FrameRenderer()
        _ = renderer.render(person.look())
        for digit in "12345678901234567890" {
            person.type(String(digit))
            #expect(renderer.render(person.look()).count <= 90)
        }
        #expect(person.look().find("12,345,678,901,234,567,890") != nil)
    }

    @Test func `digits that are typed move none of those before them`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english))
        person.type("1")
        let start = try #require(person.look().findLarge("1"))
        for (key, number) in [("2", "12"), ("3", "123"), ("4", "1,234"), (".", "1,234."), ("5", "1,234.5")] {
            person.type(key)
            #expect(person.look().findLarge(number) == start)
        }
    }

    @Test func `a terminal that shows ASCII alone gets digits of its own`() throws {
        let test = try TestKiosk(.calculator, .english)
        let texts = Texts(.english, showsSigns: false)
        let kiosk = Kiosk(apps: [.calculator(desk: test.desk)], texts: texts)
        let front = FullScreenFront(kiosk: kiosk)
        let size = GridSize(columns: 80, rows: 24)
        _ = front.draw(size: size)
        for key in "142" { front.handle(.key(.character(key), [])) }
        let picture = front.draw(size: size)
        #expect(picture.findLarge("42") == nil)
        #expect(picture.find(" 42") != nil)
    }

    @Test func `the tape has at most 44 columns, and what is left stays around`() throws {
        let picture = try look(200, 50)
        // The line at the right of the history, and the sign and the total of a row.
        let line = try #require(picture.find("│")).column
        let sign = try #require(picture.find("  ×   ")).column + 2
        let total = try #require(picture.find(" 3,600  ")).column + 5
        #expect(line < sign)
        #expect(total - line <= 2 + 44)
        #expect(try #require(try look(300, 80).find("History")).column > 10)
    }

    @Test func `the number of the rows above covers no operator`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english))
        person.type(String(repeating: "+1", count: 40))
        let picture = person.look()
        let mark = try #require(picture.find("↑ "))
        #expect(picture.text(in: GridRect(column: mark.column, row: mark.row, columns: 30, rows: 1)).count < 6)
        let below = picture.text(row: mark.row + 1)
        #expect(below.hasPrefix("  +"))
    }

    @Test func `a scrolled tape says how many rows are above and below`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english))
        person.type(String(repeating: "+1", count: 40))
        let rows = try #require(Int(person.look().text.compactMap { $0.firstMatch(of: /↑ (\d+)/)?.1 }[0]))
        #expect(person.look().find("↓") == nil)
        person.mouse(.wheelUp, at: GridPoint(column: 4, row: 10))
        let above = try #require(person.look().find("↑ \(rows - 2)"))
        let below = try #require(person.look().find("↓ 3"))
        #expect(above.column == below.column)
        // Rows of the tape stand between the two, and none beyond them.
        #expect((above.row + 1..<below.row).allSatisfy { person.look().text(row: $0).hasPrefix("  +") })
        for _ in 1...40 { person.mouse(.wheelUp, at: GridPoint(column: 4, row: 10)) }
        #expect(person.look().find("↑") == nil)
        #expect(person.look().text(row: above.row + 1).contains("1"))
        person.type("+")
        #expect(person.look().find("↓") == nil)
    }

    @Test func `nothing moves under the pointer, whatever is typed`() throws {
        for size in [
            GridSize(columns: 60, rows: 24), GridSize(columns: 80, rows: 24), GridSize(columns: 200, rows: 50),
        ] {
            let test = try TestKiosk(.calculator, .english)
            let start = test.arrange(size).areas.filter(\.isFocusable).map(\.area)
            for keys in ["5", "+3=", "/0=", "ms", "12345678901234567890", "ac", "9 neg sqrt", "mr", "redo"] {
                try test.top(CalculatorScreen.self).type(line: keys, test.texts)
                #expect(test.arrange(size).areas.filter(\.isFocusable).map(\.area) == start, "\(size) \(keys)")
            }
        }
    }

    @Test func `the letters of the keyboard stand on the keys`() throws {
        let picture = try look(80, 24)
        for key in ["AC a", "CE e", "± n", "√ v", "x² ^", "1/x i", "MC C", "MR R", "M+ P", "M− M", "MS S"] {
            #expect(picture.find(key) != nil, "\(key)")
        }
    }

    @Test func `the whole key has the focus`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english))
        person.press(.left)
        let picture = person.look()
        let dot = try #require(picture.find("  .  "))
        for column in 0..<5 { #expect(picture[dot.offset(columns: column)].style.reverse) }
        #expect(!picture[dot.offset(columns: 5)].style.reverse)
    }
}
