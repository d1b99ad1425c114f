import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// What the line front says, whole, line by line.
struct LineFrontTests {
    /// A person at a place.
    private func open(_ place: Place = .menu, _ language: Language = .english) throws -> (TestKiosk, TypedLines) {
        let test = try TestKiosk(place, language)
        return (test, TypedLines(test.kiosk))
    }

    /// What the page of a kiosk says.
    private func currentLines(_ test: TestKiosk) -> [String] { LineFront(kiosk: test.kiosk) { _ in }.currentLines }

    /// What is said when a kiosk is opened and each line has been typed, the typed lines among it behind `> `.
    private func transcript(_ lines: String...) throws -> [String] {
        let reader = try open().1
        return reader.readPage() + lines.flatMap { ["> " + $0] + reader.type($0) }
    }

    @Test(arguments: [
        (Language.korean, ["위임 객체", "추적", "위임"]), (.english, ["TRACE MAP", "Trace", "trace"]),
    ])
    func `the trace is asked for in both languages`(language: Language, words: [String]) throws {
        let (test, reader) = try open(.menu, language)
        #expect(reader.type(words[0]) == ["Navigator: strong HomeScreen", "HomeScreen: weak navigator Navigator"])
        for (word, isShown) in [(words[1], true), (words[2], false)] {
            reader.type(word)
            #expect(test.kiosk.isShowingInspector == isShown)
        }
    }

    @Test func `no text of a screen can make a terminal do something`() {
        let evil = "\u{1B}[2J\u{9B}3J\u{07}"
        let app = App(id: "evil", title: "a" + evil, summary: "b" + evil) { RecordingScreen("c" + evil) }
        let kiosk = Kiosk(apps: [app], texts: Texts(.english), homeHeading: { _ in "d" + evil })
        let reader = TypedLines(kiosk)
        let said = reader.readPage() + reader.type("evil", "x" + evil)
        let shown = "\u{FFFD}[2J\u{FFFD}3J\u{FFFD}"
        for text in ["a", "b", "c", "d", "x"] { #expect(said.contains { $0.contains(text + shown) }, "\(text)") }
        #expect(!said.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    @Test func `with the trace on, each line is followed by what it led to, and nothing is said twice`() throws {
        let said = try transcript("1", "trace", "12", "+3", "lang ko", "trace", "=")
        let heard = said.filter { $0.hasPrefix("[") || $0.hasPrefix(">") }
        try heard.expectGolden("traced")
    }

    @Test(arguments: [
        (Language.english, ["쥬스 메이커", "딸바쥬스 2", "예", "딸기 30", "저장", "판매 현황", "뒤로", "처음"]),
        (
            .korean,
            ["Juice maker", "Strawberry-banana juice 2", "Yes", "strawberry 30", "Save", "Sales", "Back", "Home"]
        ),
    ])
    func `what is said in the other language is understood`(language: Language, lines: [String]) throws {
        let (test, reader) = try open(.menu, language)
        var tops: [String] = []
        for line in lines {
            #expect(!reader.type(line).contains { $0.hasPrefix("! ") && !$0.contains("10") })
            tops.append("\(type(of: test.navigator.top))")
        }
        #expect(tops.suffix(4) == ["OrderScreen", "SalesScreen", "OrderScreen", "HomeScreen"])
        #expect(test.books.soldCount == 2)
    }

    @Test func `a fruit that is gone is not called low`() throws {
        let said = try transcript("juice", "stock", "banana 0", "mango 1", "save")
        #expect(said.contains("Banana 0 (none)") && said.contains("Mango 1 (low)"))
        #expect(said.contains { $0.hasPrefix("2. Banana 0 (−10) (none)") })
    }

    // MARK: What is said again

    @Test func `an empty line has the page said again`() throws {
        let page = try transcript("calculator", "5", "").suffix(4)
        #expect(page.map { $0.prefix(9) } == ["== Kiosk ", "5", "Keys: 0–9", "Commands:"])
    }

    @Test func `a sixty-row tape is not said again as a whole`() throws {
        let reader = try open(.longTape).1
        #expect(reader.readPage().count == 1 + 10 + 3)
        #expect(reader.type("1+") == ["+ 1 → 74,074,021", "+ 74,074,021"])
    }

    @Test(arguments: [("ac 4+5=", ["4", "+ 5 → 9", "= 9", "9"]), ("undo undo 4=", ["+ 4 → 16", "= 16", "16"])])
    func `rows of the tape that were written over within one line are said`(line: String, expected: [String]) throws {
        let reader = try open(.calculator).1
        reader.readPage()
        reader.type("12+3=")
        #expect(reader.type(line) == expected)
    }

    @Test(arguments: Language.allCases)
    func `the words of a page are understood on it`(language: Language) throws {
        let label = language == .korean ? "명령: " : "Commands: "
        for place in Place.allCases {
            let lines = currentLines(try TestKiosk(place, language))
            guard let line = lines.first(where: { $0.hasPrefix(label) }) else { continue }
            for word in line.dropFirst(label.count).split(separator: ", ") {
                let said = try open(place, language).1.type(String(word))
                #expect(said.first?.hasPrefix("!") != true, "\(place), \(word): \(said)")
            }
        }
    }

    // MARK: Lines that mean nothing

    /// What is said to a line at a place.
    private func answer(to line: String, at place: Place, _ language: Language = .english) throws -> [String] {
        let (test, reader) = try open(place, language)
        let before = currentLines(test)
        let said = reader.type(line)
        #expect(currentLines(test) == before)
        return said
    }

    @Test(arguments: [
        (Place.menu, "3", "! Not a number from 1 to 2: 3"),
        (.menu, "0", "! Not a number from 1 to 2: 0"),
        (.menu, "-1", "! Not a number from 1 to 2: -1"),
        (.menu, "+1", "! Not understood: +1 (type help)"),
        (.menu, "99999999999999999999999", "! Not a number from 1 to 2: 99999999999999999999999"),
        (.menu, "coffee", "! Not understood: coffee (type help)"),
        (.calculator, "12a", "! Column 3: unknown key “a”"),
        (.calculator, "return", "! Column 1: unknown key “return”"),
        (
            .orders, "cola",
            "! Unknown juice: cola (one of: strawberry, banana, kiwi, pineapple, strawberry-banana, mango, mango-kiwi)"
        ),
        (.orders, "banana -1", "! Not a whole number from 1 to 1000: -1"),
        (.orders, "8", "! Not a number from 1 to 7: 8"),
        (.shortage, "3", "! Please answer first: Yes, No"),
        (.shortage, "stock", "! Please answer first: Yes, No"),
        (.menu, "-9223372036854775808", "! Not a number from 1 to 2: -9223372036854775808"),
        (.stock, "-9223372036854775808 5", "! Unknown fruit: -9223372036854775808"),
        (.deletedValues, "remove -9223372036854775808", "! Not a number from 1 to 3: -9223372036854775808"),
        (.noDeletedValues, "remove 1", "! There is nothing to choose"),
        (.stock, "3", "! Add a count to the fruit, such as: Pineapple 12, Pineapple +5 or Pineapple -3"),
        (.stock, "apple 3", "! Unknown fruit: apple"),
        (.stock, "reset", "! Not possible now: Reset"),
        (.noDeletedValues, "clear", "! Not possible now: Remove all"),
    ])
    func `a line that means nothing gets a reason, and changes nothing`(
        place: Place, line: String, reason: String
    ) throws {
        #expect(try answer(to: line, at: place) == [reason])
    }

    @Test func `the reason is in the language of the reader`() throws {
        #expect(try answer(to: "coffee", at: .menu, .korean) == ["! 알 수 없는 입력: coffee (‘도움말’을 입력하세요)"])
        #expect(try answer(to: "12가", at: .calculator, .korean) == ["! 3번째 글자: 알 수 없는 키 ‘가’"])
    }

    @Test func `control characters of a line do not reach the output`() throws {
        for place in Place.allCases {
            let said = try answer(to: "\u{1B}[2J\u{7}x", at: place).joined()
            #expect(!said.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }, "\(place)")
        }
    }

    @Test func `a line of two hundred thousand characters is answered`() throws {
        for place in [Place.menu, .calculator, .orders, .stock] {
            #expect(try answer(to: String(repeating: "가", count: 200_000), at: place).count == 1)
        }
    }

    @Test func `a line that could not be read is refused with its reason`() throws {
        var said: [String] = []
        LineFront(kiosk: try open().0.kiosk) { said.append($0) }.refuse("byte 3: not UTF-8")
        #expect(said == ["! Byte 3: not UTF-8"])
    }

    // MARK: Numbers and names

    @Test(arguments: ["1", " 1 ", "calculator", "CALCULATOR", "계산기"])
    func `a row is chosen by its number, its name or its word, and the end of the input changes nothing`(line: String)
        throws
    {
        let test = try TestKiosk(.korean)
        TypedLines(test.kiosk).type(line)
        #expect(test.navigator.top is CalculatorScreen)
        #expect(!test.kiosk.isFinished)
    }

    @Test(arguments: ["2", "no", "n", "아니요", "아니오", "NO"])
    func `an answer is chosen by its number, its name or its word`(line: String) throws {
        let (test, reader) = try open(.shortage, .korean)
        reader.type(line)
        #expect(test.bar.machine.state == .idle)
    }

    @Test(arguments: ["back", "home", "뒤로"])
    func `a screen that asks before it leaves says so again`(line: String) throws {
        let reader = try open(.stock).1
        reader.type("mango -5", "back")
        #expect(reader.type(line) == ["! Please answer first: Save, Discard, Keep editing"])
    }

    @Test func `what works everywhere works while a question waits, and nothing is said after the end`() throws {
        let (test, reader) = try open(.shortage, .korean)
        reader.type("home")
        #expect(test.navigator.isAtRoot)
        #expect(reader.type("quit") == [])
        #expect(test.kiosk.isFinished)
    }

    @Test(arguments: [(Place.calculator, ["1"], "1"), (.deletedValues, ["삭제 2", "2"], "3,003")])
    func `a digit on the calculator is a key, not a row, and deleted values come back by number and go by word`(
        place: Place, lines: [String], display: String
    ) throws {
        let (test, reader) = try open(place, .korean)
        for line in lines { reader.type(line) }
        #expect(test.desk.calculator.display == display)
    }

    @Test(arguments: [(Language.korean, "계산기 모두 비우기", "예"), (.korean, "clear", "2"), (.english, "clear", "yes")])
    func `all calculators are cleared by a word and an answer`(language: Language, word: String, answer: String) throws
    {
        let (test, reader) = try open(.deletedValues, language)
        reader.type("back", "style", word)
        #expect(test.desk.calculator.deletedValues.count == 3)
        reader.type(answer)
        #expect(test.desk.calculator.deletedValues.isEmpty)
        #expect(test.navigator.top is CalculatorScreen)
    }

    @Test func `the page is the same text wherever it was come from, and has no box art`() throws {
        for place in Place.allCases {
            let lines = currentLines(try TestKiosk(place, .korean))
            #expect(!lines.joined().contains { "┌┐└┘─░▸".contains($0) }, "\(place)")
            #expect(lines.first?.hasPrefix("== 키오스크") == true, "\(place)")
        }
    }
}
