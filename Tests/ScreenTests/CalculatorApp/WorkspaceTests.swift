import Calculator
import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// What the calculator makes of the room that it has.
struct WorkspaceTests {
    private func open(_ columns: Int = 80, _ rows: Int = 24, typing keys: String = "") throws -> Terminalist {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: columns, rows: rows)
        person.type(keys)
        return person
    }

    private func look(_ columns: Int, _ rows: Int, _ keys: String = "12*300=") throws -> Canvas {
        try open(columns, rows, typing: keys).look()
    }

    @Test(arguments: [
        (80, 24, false, false), (107, 40, false, false), (108, 24, true, false), (120, 40, true, false),
        (148, 45, true, false), (149, 45, true, true), (200, 50, true, true), (300, 80, true, true),
    ])
    func `the history stands beside the tape from 108 columns on, and all styles from 149`(
        columns: Int, rows: Int, hasHistory: Bool, hasStyles: Bool
    ) throws {
        let picture = try look(columns, rows)
        let title = picture.find("History", below: 0).map { $0.row < 5 } ?? false
        #expect(title == hasHistory)
        #expect((picture.find("Five styles, the same keys") != nil) == hasStyles)
    }

    @Test func `a terminal that becomes wide shows what all styles have answered meanwhile`() throws {
        let person = try open(typing: "1+1=3")
        person.look()
        person.size = GridSize(columns: 160, rows: 45)
        let picture = person.look()
        for (style, display) in [
            ("Standard", "3"), ("Appending", "23"), ("Two operands", "3"), ("Recovering", "23"),
        ] {
            let name = try #require(picture.find(style, below: 0))
            #expect(picture.findLarge(display, below: name.row)?.row == name.row + 1, "\(style)")
        }
    }

    @Test(arguments: [(80, 24), (100, 30), (120, 40), (160, 24), (200, 50)])
    func `the display is above the keys, in large digits where they fit`(columns: Int, rows: Int) throws {
        let number = try #require(try look(columns, rows).findLarge("3,600"))
        let key = try #require(try look(columns, rows).find(" AC "))
        #expect(number.row + 2 < key.row)
        #expect(number.column > key.column)
        #expect(try look(columns, rows, "12345678901234567890").find("12,345,678,901,234,567,890") != nil)
    }

    @Test(arguments: ["0", "12.5", "1,234,567.89", "-42"])
    func `large digits can be read`(number: String) throws {
        let keys = number.filter { $0 != "," && $0 != "-" } + (number.hasPrefix("-") ? "n" : "")
        #expect(try look(80, 24, keys).findLarge(number) != nil)
    }

    @Test(arguments: [(80, 24), (100, 30), (120, 40), (140, 45)])
    func `a digit takes at most 200 bytes, and with more than seven of them 260`(
        columns: Int, rows: Int
    ) throws {
        let person = try open(columns, rows, typing: "5a")
        var renderer = FrameRenderer()
        _ = renderer.render(person.look())
        for digit in "12345678901234567890" {
            person.type(String(digit))
            let bytes = renderer.render(person.look()).count
            // Each digit moves those before it: eleven of them are drawn anew in three rows.
            #expect(bytes <= (person.display.count <= 9 ? 200 : 260), "\(person.display)")
        }
        #expect(person.sees("12,345,678,901,234,567,890"))
    }

    @Test func `what is typed and what is calculated ends at the same column`() throws {
        let person = try open()
        for (key, number) in [("1", "1"), ("2", "12"), ("3", "123"), ("4", "1,234"), ("/", "1,234"), ("2=", "617")] {
            person.type(key)
            let start = try #require(person.look().findLarge(number), "\(number)")
            // The cursor stands behind the last digit.
            #expect(person.look().cursor == GridPoint(column: 77, row: 4), "\(number)")
            #expect(start.column < 77)
        }
    }

    @Test func `a terminal that shows ASCII alone gets digits of its own`() throws {
        let test = try TestKiosk(.calculator, .english)
        let texts = Texts(.english, showsSigns: false)
        let kiosk = Kiosk(apps: [.calculator(desk: test.desk)], texts: texts)
        kiosk.showsFills = false
        let front = FullScreenFront(kiosk: kiosk)
        let size = GridSize(columns: 80, rows: 24)
        _ = front.draw(size: size)
        for key in "142" { front.handle(.key(.character(key), [])) }
        let picture = front.draw(size: size)
        #expect(picture.find("42 ") != nil)
        #expect(!picture.text.joined().contains { "█▀▄▌▐".contains($0) })
    }

    @Test func `the paper of the tape has at most 40 columns, and what is left stays around`() throws {
        let picture = try look(200, 50)
        let edge = try #require(picture.find("▄▄▄▄"))
        let paper = picture.text(row: edge.row).filter { $0 == "▄" }.count
        #expect((30...40).contains(paper))
        #expect(try #require(try look(300, 80).find("History", below: 0)).column > 10)
    }

    @Test func `a scrolled tape says how many rows are above and below, and covers no operator`() throws {
        let person = try open(typing: String(repeating: "+1", count: 40))
        let mark = try #require(person.look().find("↑ "))
        let area = GridRect(column: mark.column, row: mark.row, columns: 30, rows: 1)
        #expect(person.look().text(in: area).count < 6)
        #expect(person.look().text(row: mark.row + 1).hasPrefix("   +"))
        let rows = try #require(Int(person.look().text.compactMap { $0.firstMatch(of: /↑ (\d+)/)?.1 }[0]))
        #expect(!person.sees("↓"))
        person.mouse(.wheelUp, at: GridPoint(column: 4, row: 10))
        let above = try #require(person.look().find("↑ \(rows - 2)"))
        let below = try #require(person.look().find("↓ 3"))
        #expect(above.column == below.column)
        // Rows of the tape stand between the two, and none beyond them.
        #expect((above.row + 1..<below.row).allSatisfy { person.look().text(row: $0).hasPrefix("   +") })
        for _ in 1...40 { person.mouse(.wheelUp, at: GridPoint(column: 4, row: 10)) }
        #expect(!person.sees("↑"))
        #expect(person.look().text(row: above.row + 1).contains(" 0 "))
        person.type("+")
        #expect(!person.sees("↓"))
    }

    @Test(arguments: [(72, 24, 3), (80, 24, 0), (180, 44, 0)])
    func `numbers of 20 digits are whole, each beside the sign of its row`(columns: Int, rows: Int, above: Int) throws {
        // Space presses the key that has the focus, which is `=`.
        let person = try open(columns, rows, typing: "1234567890123456789.5 n + 2 =")
        let tape = person.test.desk.calculator.tape
        let numbers = Set(tape.flatMap { [$0.operand, $0.subtotal ?? 0] }.map { NumberFormat.display($0) })
        let edge = try #require(person.look().find("▄▄▄▄"))
        let width = person.look().text(row: edge.row).count { $0 == "▄" }
        func paper() -> [String] {
            (edge.row + 1..<rows).map {
                person.look().text(in: GridRect(column: edge.column, row: $0, columns: width, rows: 1))
            }
        }
        for number in paper().flatMap({ $0.split(separator: " ") }) where number.contains(",") {
            #expect(numbers.contains(String(number)), "\(number)")
        }
        #expect(person.sees("↑ \(above)") == (above > 0))
        let signs = tape.dropFirst(above).compactMap { row in
            if case .operation(let sign) = row.kind { String(sign.symbol) } else { row.kind == .total ? "=" : nil }
        }
        #expect(paper().compactMap { $0.first { "+=".contains($0) } }.map { String($0) } == signs)
        #expect(person.sees("… + -1,234,567,890,123,456,789.5 ="))
        // What is above can be reached.
        for _ in 1...20 { person.mouse(.wheelUp, at: GridPoint(column: edge.column, row: 9)) }
        #expect(!person.sees("↑") && person.look().find("1,234,567,890,123,456,789.5").map { $0.row < 5 } == true)
    }

    @Test func `a long result stands below its calculation, and each style has its number whole`() throws {
        let person = try open(180, 44, typing: "1234567890123456789.5n+2=")
        let picture = person.look()
        let title = try #require(picture.find("History", below: 0))
        #expect(picture.text(row: title.row + 2).contains("  -1,234,567,890,123,456,789.5 + 2  "))
        #expect(picture.text(row: title.row + 3).contains("  -1,234,567,890,123,456,787.5  "))
        let styles = try #require(picture.find("Five styles, the same keys"))
        let rows = (styles.row..<44).map {
            picture.text(in: GridRect(column: styles.column, row: $0, columns: 28, rows: 1))
        }
        for calculator in person.test.desk.comparison.calculators {
            #expect(rows.contains { $0.hasSuffix(calculator.display) }, "\(calculator.style.id)")
        }
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

    @Test func `the row of the label has the focus, as wide as the key`() throws {
        let person = try open()
        person.press(.left)
        let picture = person.look()
        let dot = try #require(picture.find("    .    "))
        for column in 0..<9 { #expect(picture[dot.offset(columns: column)].style.background == .focus) }
        #expect(picture[dot.offset(columns: 9)].style.background != .focus)
    }
}
