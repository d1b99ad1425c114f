import TestSupport
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
        let app = App("evil", Text("a" + evil), summary: Text("b" + evil)) { RecordingScreen("c" + evil) }
        let kiosk = Kiosk(apps: [app], texts: Texts(.english), homeHeading: Text("d" + evil))
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

    @Test func `control characters of a line do not reach the output`() throws {
        for place in Place.allCases {
            let said = try answer(to: "\u{1B}[2J\u{7}x", at: place).joined()
            #expect(!said.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }, "\(place)")
        }
    }

    @Test func `a line of two hundred thousand characters is answered`() throws {
        for place in playsAllRounds ? [Place.menu, .calculator, .orders, .stock] : [.calculator] {
            #expect(try answer(to: String(repeating: "가", count: 200_000), at: place).count == 1)
        }
    }

    @Test func `a line that could not be read is refused with its reason`() throws {
        var said: [String] = []
        LineFront(kiosk: try open().0.kiosk) { said.append($0) }.refuse("byte 3: not UTF-8")
        #expect(said == ["! Byte 3: not UTF-8"])
    }

    // MARK: Numbers and names

    @Test func `what works everywhere works while a question waits, and nothing is said after the end`() throws {
        let (test, reader) = try open(.shortage, .korean)
        reader.type("home")
        #expect(test.navigator.isAtRoot)
        #expect(reader.type("quit") == [])
        #expect(test.kiosk.isFinished)
    }

    @Test func `the page is the same text wherever it was come from, and has no box art`() throws {
        for place in Place.allCases {
            let lines = currentLines(try TestKiosk(place, .korean))
            #expect(!lines.joined().contains { "┌┐└┘─░▸".contains($0) }, "\(place)")
            #expect(lines.first?.hasPrefix("== 키오스크") == true, "\(place)")
        }
    }
}
