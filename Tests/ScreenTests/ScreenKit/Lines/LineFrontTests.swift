import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// What the line front says, whole, line by line.
struct LineFrontTests {
    /// What is said when a kiosk is opened and each line has been typed, the typed lines among it behind `> `.
    private func transcript(_ language: Language, _ lines: String...) throws -> String {
        let test = try TestKiosk(language)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.sayPage()
        for line in lines {
            said.append("> " + line)
            front.handle(line)
        }
        return said.joined(separator: "\n")
    }

    @Test(arguments: [
        (Language.korean, ["위임 객체", "추적", "위임"]), (.english, ["TRACE MAP", "Trace", "trace"]),
    ])
    func `the trace is asked for in both languages`(language: Language, words: [String]) throws {
        let test = try TestKiosk(language)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.handle(words[0])
        #expect(said == ["Navigator: strong HomeScreen", "HomeScreen: weak navigator Navigator"])
        front.handle(words[1])
        #expect(test.kiosk.isShowingInspector)
        front.handle(words[2])
        #expect(!test.kiosk.isShowingInspector)
    }

    @Test func `no text of a screen can make a terminal do something`() {
        let evil = "\u{1B}[2J\u{9B}3J\u{07}"
        let app = App(id: "evil", title: "a" + evil, summary: "b" + evil) { RecordingScreen("c" + evil) }
        let kiosk = Kiosk(apps: [app], texts: Texts(.english), homeHeading: { _ in "d" + evil })
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        front.sayPage()
        front.handle("evil")
        front.handle("x" + evil)
        let shown = "\u{FFFD}[2J\u{FFFD}3J\u{FFFD}"
        for text in ["a", "b", "c", "d", "x"] { #expect(said.contains { $0.contains(text + shown) }, "\(text)") }
        #expect(!said.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    @Test func `with the trace on, each line is followed by what it led to, and nothing is said twice`() throws {
        let said = try transcript(.english, "1", "trace", "12", "+3", "lang ko", "trace", "=")
        let heard = said.split(separator: "\n").filter { $0.hasPrefix("[") || $0.hasPrefix(">") }
        #expect(
            heard == [
                "> 1",
                "> trace",
                "[start] HomeScreen: on the stack",
                "[injection] → CalculatorScreen: init(desk: CalculatorDesk)",
                "[navigation] HomeScreen → Navigator: push(CalculatorScreen)",
                "> 12",
                "[call] CalculatorScreen → CalculatorDesk: perform(1 2)",
                "> +3",
                "[call] CalculatorScreen → CalculatorDesk: perform(+ 3)",
                "> lang ko",
                "> trace",
                "> =",
            ])
    }

    @Test(arguments: [
        (Language.english, ["쥬스 메이커", "딸바쥬스 2", "예", "딸기 30", "저장", "판매 현황", "뒤로", "처음"]),
        (
            .korean,
            ["Juice maker", "Strawberry-banana juice 2", "Yes", "strawberry 30", "Save", "Sales", "Back", "Home"]
        ),
    ])
    func `what is said in the other language is understood`(language: Language, lines: [String]) throws {
        let test = try TestKiosk(language)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        for line in lines.prefix(5) { front.handle(line) }
        #expect(test.books.soldCount == 2)
        #expect(test.navigator.top is OrderScreen)
        front.handle(lines[5])
        #expect(test.navigator.top is SalesScreen)
        front.handle(lines[6])
        #expect(test.navigator.top is OrderScreen)
        front.handle(lines[7])
        #expect(test.navigator.isAtRoot)
        #expect(!said.contains { $0.hasPrefix("! ") && !$0.contains("10") })
    }

    @Test func `a fruit that is gone is not called low`() throws {
        let said = try transcript(.english, "juice", "stock", "banana 0", "mango 1", "save")
        #expect(said.contains("\nBanana 0 (none)\n"))
        #expect(said.contains("\nMango 1 (low)\n"))
        #expect(said.contains("\n2. Banana 0 (−10) (none)"))
    }

    // MARK: What is said again

    @Test func `an empty line has the page said again`() throws {
        let said = try transcript(.english, "calculator", "5", "")
        let page = said.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            page.suffix(4).map { $0.prefix(9) } == ["== Kiosk ", "5", "Keys: 0–9", "Commands:"].map { $0[...] })
    }

    @Test func `a sixty-row tape is not said again as a whole`() throws {
        let test = try TestKiosk(.longTape, .english)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.sayPage()
        #expect(said.count == 1 + 10 + 3)
        said = []
        front.handle("1+")
        #expect(said == ["+ 1 → 74,074,021", "+ 74,074,021"])
    }

    @Test(arguments: [("ac 4+5=", ["4", "+ 5 → 9", "= 9", "9"]), ("undo undo 4=", ["+ 4 → 16", "= 16", "16"])])
    func `rows of the tape that were written over within one line are said`(line: String, expected: [String]) throws {
        let test = try TestKiosk(.calculator, .english)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.sayPage()
        front.handle("12+3=")
        said = []
        front.handle(line)
        #expect(said == expected)

    }

    @Test func `the words of a page are understood on it`() throws {
        for place in Place.allCases {
            for language in Language.allCases {
                let test = try TestKiosk(place, language)
                let front = LineFront(kiosk: test.kiosk) { _ in }
                let label = language == .korean ? "명령: " : "Commands: "
                guard let line = front.currentLines.first(where: { $0.hasPrefix(label) }) else { continue }
                for word in line.dropFirst(label.count).split(separator: ", ") {
                    let test = try TestKiosk(place, language)
                    var said: [String] = []
                    LineFront(kiosk: test.kiosk) { said.append($0) }.handle(String(word))
                    #expect(said.first?.hasPrefix("!") != true, "\(place), \(word): \(said)")

                }
            }
        }
    }

    // MARK: Lines that mean nothing

    /// What is said to a line at a place.
    private func answer(to line: String, at place: Place, _ language: Language = .english) throws -> [String] {
        let test = try TestKiosk(place, language)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        let before = front.currentLines
        front.handle(line)
        #expect(front.currentLines == before)
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
        let test = try TestKiosk(.english)
        var said: [String] = []
        LineFront(kiosk: test.kiosk) { said.append($0) }.refuse("byte 3: not UTF-8")
        #expect(said == ["! Byte 3: not UTF-8"])
    }

    // MARK: Numbers and names

    @Test(arguments: ["1", " 1 ", "calculator", "CALCULATOR", "계산기"])
    func `a row is chosen by its number, its name or its word`(line: String) throws {
        let test = try TestKiosk(.korean)
        LineFront(kiosk: test.kiosk) { _ in }.handle(line)
        #expect(test.navigator.top is CalculatorScreen)
    }

    @Test(arguments: ["2", "no", "n", "아니요", "아니오", "NO"])
    func `an answer is chosen by its number, its name or its word`(line: String) throws {
        let test = try TestKiosk(.shortage, .korean)
        LineFront(kiosk: test.kiosk) { _ in }.handle(line)
        #expect(test.bar.machine.state == .idle)
    }

    @Test(arguments: ["back", "home", "뒤로"])
    func `a screen that asks before it leaves says so again`(line: String) throws {
        let test = try TestKiosk(.stock, .english)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.handle("mango -5")
        front.handle("back")
        said = []
        front.handle(line)
        #expect(said == ["! Please answer first: Save, Discard, Keep editing"])
    }

    @Test func `what works everywhere works while a question waits`() throws {
        let test = try TestKiosk(.shortage, .korean)
        let front = LineFront(kiosk: test.kiosk) { _ in }
        front.handle("home")
        #expect(test.navigator.isAtRoot)
        front.handle("quit")
        #expect(test.kiosk.isFinished)
    }

    @Test func `a digit on the calculator is a key, not a number of a row`() throws {
        let test = try TestKiosk(.calculator, .korean)
        LineFront(kiosk: test.kiosk) { _ in }.handle("1")
        #expect(test.desk.calculator.display == "1")
    }

    @Test func `deleted values come back by number and go by word`() throws {
        let test = try TestKiosk(.deletedValues, .korean)
        let front = LineFront(kiosk: test.kiosk) { _ in }
        front.handle("삭제 2")
        front.handle("2")
        #expect(test.desk.calculator.display == "3,003")
    }

    @Test(arguments: [(Language.korean, "계산기 모두 비우기", "예"), (.korean, "clear", "2"), (.english, "clear", "yes")])
    func `all calculators are cleared by a word and an answer`(language: Language, word: String, answer: String) throws
    {
        let test = try TestKiosk(.deletedValues, language)
        let front = LineFront(kiosk: test.kiosk) { _ in }
        for line in ["back", "style", word] { front.handle(line) }
        #expect(test.desk.calculator.deletedValues.count == 3)
        front.handle(answer)
        #expect(test.desk.calculator.deletedValues.isEmpty)
        #expect(test.navigator.top is CalculatorScreen)
    }

    @Test func `nothing is said after the end`() throws {
        let test = try TestKiosk(.english)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.handle("quit")
        #expect(said == [])
        #expect(test.kiosk.isFinished)
    }

    @Test func `input that ends without quit leaves the kiosk as it is`() throws {
        let test = try TestKiosk(.english)
        do {
            let front = LineFront(kiosk: test.kiosk) { _ in }
            front.handle("1")
        }
        #expect(!test.kiosk.isFinished)
        #expect(test.navigator.top is CalculatorScreen)
    }

    @Test func `the page is the same text wherever it was come from, and has no box art`() throws {
        for place in Place.allCases {
            let test = try TestKiosk(place, .korean)
            let lines = LineFront(kiosk: test.kiosk) { _ in }.currentLines
            #expect(!lines.joined().contains { "┌┐└┘─░▸".contains($0) }, "\(place)")
            #expect(lines.first?.hasPrefix("== 키오스크") == true, "\(place)")
        }
    }
}
