import ScreenKit
import Terminal
import TestSupport
import Testing

@testable import Lab

struct ExperimentScreenTests {
    // MARK: Asking and showing

    @Test func `the question comes first, and nothing has run`() throws {
        let test = try LabKiosk(.english, opening: .sheet)
        let body = test.body().map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
        #expect(
            body == [
                "A screen updates its label in willAppear. A sheet above it changes the mangoes",
                "from 10 to 15 and closes. What does the label show?", "▸1 10 − 0 hands +", "2 15 − 0 hands +",
            ])
    }

    @Test func `after the answer come the verdict, the outcome and the explanation, in this order`() throws {
        let test = try LabKiosk(.english, opening: .leak)
        test.press(.character("2"))
        let lines = test.say("").filter { !$0.hasPrefix("  ") && !$0.hasPrefix("! ") }
        #expect(
            lines.prefix(11) == [
                "== Kiosk > Lab > A memory leak: weak or strong ==", "Right! 3: all of them", "",
                "weak delegate", "", "strong delegate", "", "after the retain cycle is broken", "",
                "strong delegate that opened the screen", "",
            ])
        #expect(lines.dropFirst(11).first == "Why?")
        #expect(lines.last == "Commands: source, again, next, back, home, help, lang, quit")
    }

    @Test(arguments: ExperimentID.allCases) func `only the right answer is called right`(id: ExperimentID) throws {
        let right = try exhibit(id).rightAnswer
        let count = try exhibit(id).answers(Texts(.korean)).count
        for answer in 0..<count {
            let test = try LabKiosk()
            try test.open(id).handle(.predict(answer))
            let verdict = test.say("")[1]
            #expect(verdict.hasPrefix("맞았습니다!") == (answer == right))
            #expect(verdict.hasPrefix("! 정답은") == (answer != right))
        }
    }

    @Test func `arrows and Enter choose an answer, and so does the mouse`() throws {
        let test = try LabKiosk(.english, opening: .money)
        _ = test.rows()
        test.press(.down, .enter)
        #expect(test.body().joined().contains("Right! false"))
        test.press(.character("r"))
        let rows = test.rows()
        let row = try #require(rows.firstIndex { $0.contains("1   true") })
        test.click(column: 20, row: row)
        #expect(test.body().joined().contains("You picked “true”"))
        #expect(test.say("")[1] == "! It is “false”. You picked “true”.")
        // Asked again, it can be answered again.
        test.press(.character("r"))
        #expect(test.body().joined().contains("With Double, what is 0.1 + 0.2 == 0.3?"))
        test.press(.character("2"))
        #expect(test.body().joined().contains("Right!"))
    }

    @Test func `the wheel scrolls the outcome`() throws {
        let test = try LabKiosk(.english, opening: .leak)
        test.press(.character("+"), .character("2"))
        let before = test.body()
        test.front.handle(.mouse(MouseEvent(.wheelDown, at: GridPoint(column: 20, row: 19))))
        let after = test.body()
        let fact = try #require(before.firstIndex { $0.hasPrefix("   live screens") })
        #expect(after[fact - 3].hasPrefix("   live screens"))
        // The verdict and the reason stay.
        #expect(after.prefix(7) == before.prefix(7))
    }

    // MARK: Hands

    /// The answers with their numbers of hands.
    private func hands(_ test: LabKiosk) -> [String] {
        test.say("").filter { line in ["1. ", "2. ", "3. "].contains { line.hasPrefix($0) } }
    }

    @Test func `plus and minus count hands for the answer with the focus, and so do the arrows`() throws {
        let test = try LabKiosk(.english, opening: .leak)
        _ = test.rows()
        let answers = try exhibit(.leak).answers(test.texts)
        test.press(.character("+"))
        #expect(hands(test) == ["1. \(answers[0])  1 hand", "2. \(answers[1])", "3. \(answers[2])"])
        test.press(.down, .character("+"), .character("="), .right, .right, .character("-"), .left, .right)
        #expect(hands(test) == ["1. \(answers[0])  1 hand", "2. \(answers[1])  3 hands", "3. \(answers[2])"])
        // Fewer than none is none.
        test.press(.up, .character("-"), .character("-"))
        #expect(hands(test)[0] == "1. \(answers[0])")
        // Counting has not run anything.
        #expect(test.say("")[1] == test.texts(try exhibit(.leak).question))
    }

    @Test func `a click counts a hand, and a line sets their number`() throws {
        let test = try LabKiosk(opening: .money)
        let rows = test.rows()
        let row = try #require(rows.firstIndex { $0.contains("2   false") })
        test.click(column: DisplayWidth.of(rows[row]) - 2, row: row)
        #expect(hands(test) == ["1. true", "2. false  1명"])
        #expect(test.say("hands 1 12") == ["1. true  12명"])
        #expect(test.say("손 2 7") == ["2. false  7명"])
        for (line, failure) in [
            ("hands 3 1", "1–2 사이의 수가 아닙니다: 3"), ("hands one 1", "1–2 사이의 수가 아닙니다: one"),
            ("hands 1 -1", "0–999 사이의 수가 아닙니다: -1"), ("hands 1 1000", "0–999 사이의 수가 아닙니다: 1000"),
            ("hands 1", "알 수 없는 입력: hands 1 (‘도움말’을 입력하세요)"),
        ] {
            #expect(test.say(line) == ["! " + failure])
        }
    }

    @Test func `no more than 999 hands are counted`() throws {
        let test = try LabKiosk(opening: .money)
        _ = test.say("hands 1 999")
        #expect(hands(test)[0] == "1. true  999명")
        _ = test.rows()
        test.press(.character("+"))
        #expect(hands(test)[0] == "1. true  999명")
    }

    @Test func `after the outcome the hands stand with the answers, the right one marked`() throws {
        let test = try LabKiosk(.english, opening: .money)
        _ = test.say("hands 1 12")
        _ = test.say("hands 2 7")
        let lines = test.say("1")
        // A class has given both answers, so that neither is judged.
        let verdicts = ["The answer is “false”.", "  12 hands  true", "✓ 7 hands   false", ""]
        #expect(lines.prefix(4) == verdicts[...])
        _ = test.say("again")
        #expect(test.say("2").prefix(4) == verdicts[...])
        _ = test.say("again")
        _ = test.say("hands 1 0")
        _ = test.say("hands 2 0")
        #expect(test.say("2").first == "Right! false")
    }

    @Test func `h has digits give the number of hands for the answer with the focus, until Enter or Esc`() throws {
        let test = try LabKiosk(.english)
        let screen = try test.open(.leak)
        _ = test.rows()
        let answers = try exhibit(.leak).answers(test.texts)
        test.press(.character("h"), .character("1"), .character("2"), .down, .character("7"))
        #expect(hands(test) == ["1. \(answers[0])  12 hands", "2. \(answers[1])  7 hands", "3. \(answers[2])"])
        // Another number begins where the row was left, and one that is too large stays as it was.
        test.press(.up, .character("3"), .character("0"), .character("9"), .character("5"), .down, .backspace)
        #expect(hands(test) == ["1. \(answers[0])  309 hands", "2. \(answers[1])", "3. \(answers[2])"])
        test.press(.character("+"), .enter)
        #expect(hands(test)[1] == "2. \(answers[1])  1 hand")
        #expect(screen.outcome == nil)
        test.press(.character("h"), .escape, .character("2"))
        #expect(screen.outcome != nil)
    }

    @Test func `the status row offers to run the experiment once hands are counted`() throws {
        let test = try LabKiosk(.english)
        let screen = try test.open(.leak)
        func offers() -> Bool { test.rows().last?.contains("⏎  Run") == true }
        #expect(!offers())
        test.press(.character("h"), .character("4"))
        #expect(!offers())
        test.press(.enter)
        #expect(offers())
        test.press(.enter)
        #expect(screen.outcome != nil)
    }

    // MARK: The next experiment

    @Test func `n leads to the next experiment directly, and back leads to the list`() throws {
        let test = try LabKiosk()
        let lab = try test.openLab()
        try test.open(after: lab, .queues).handle(.predict(0))
        for id in [ExperimentID.doublyLinked, .money] {
            test.press(.character("n"))
            #expect(try test.top(ExperimentScreen.self).exhibit.id == id)
            #expect(test.navigator.screens.count == 3)
            // There is no next one before this one has run.
            test.press(.character("n"))
            #expect(try test.top(ExperimentScreen.self).exhibit.id == id)
            test.press(.character("1"))
        }
        // The last one has none.
        #expect(!test.say("").contains { $0.contains("next") })
        test.press(.character("n"))
        #expect(try test.top(ExperimentScreen.self).exhibit.id == .money)
        test.press(.escape)
        #expect(try test.top(LabScreen.self) === lab)
    }

    // MARK: The source

    @Test func `the source is shown line by line, with numbers before the lines that are not said`() throws {
        let test = try LabKiosk(opening: .money)
        let lines = test.say("source")
        #expect(lines.first == "== 키오스크 > 실험실 > 돈 계산 ==")
        #expect(Array(lines.dropFirst().dropLast()) == (try exhibit(.money).sourceLines))
        let body = test.body()
        #expect(body[0] == "   1  " + lines[1] && body[19] == "  20  " + lines[20])
    }

    @Test func `s closes the source again, and Esc leaves the experiment from it`() throws {
        let test = try LabKiosk(.english)
        let lab = try test.openLab()
        try test.open(after: lab, .money).handle(.predict(1))
        test.press(.character("s"))
        #expect(test.body()[0] == "   1  import Calculator")
        test.press(.character("s"))
        #expect(test.body()[0].contains("Right! false"))
        test.press(.character("s"), .escape)
        #expect(test.navigator.top === lab)
    }

    @Test func `the source begins with the first protocol, and keeps its own place beside the outcome`() throws {
        let test = try LabKiosk(.english)
        try test.open(.leak).handle(.predict(1))
        let outcome = test.body()
        test.press(.character("s"))
        let source = test.body()
        #expect(source[0].contains("private protocol FormDelegate: AnyObject {}"))
        #expect(source.contains { $0.contains("class StrongScreen: OpenedScreen, FormDelegate {") })
        test.press(.end)
        let end = test.body()
        test.press(.character("s"))
        #expect(test.body() == outcome)
        test.press(.pageDown, .character("s"))
        #expect(test.body() == end)
    }

    @Test func `keywords, comments, types, numbers and strings of the source have tones of their own`() throws {
        let test = try LabKiosk(opening: .money)
        test.press(.character("s"))
        test.front.contentHasChanged()
        let picture = test.front.draw(size: .small)
        let rows = test.rows()
        func style(of text: String) throws -> TextStyle {
            let row = try #require(rows.firstIndex { $0.contains(text) })
            let before = try #require(rows[row].firstRange(of: text)).lowerBound
            return picture[GridPoint(column: rows[row][..<before].count, row: row)].style
        }
        #expect(try style(of: "struct").bold)
        #expect(try style(of: "///").foreground == .muted)
        #expect(try style(of: "\"0.1").foreground == .good)
        #expect(try style(of: "MoneyExperiment").foreground == .accent)
        #expect(try style(of: "notebook") == .plain)
    }

    // MARK: Nothing cut off

    @Test(arguments: ExperimentID.allCases, [Language.korean, .english])
    func `at 80 × 24 the question is there whole, and the outcome can be read to the end`(
        id: ExperimentID, language: Language
    ) throws {
        let test = try LabKiosk(language, opening: id)
        let exhibit = try exhibit(id)
        let question = test.body().joined().packed
        let texts = [test.texts(exhibit.question)] + exhibit.answers(test.texts)
        #expect(texts.filter { !question.contains($0.packed) } == [])
        try test.top(ExperimentScreen.self).handle(.predict(0))
        let outcome = test.reading()
        let lines = test.say("").dropFirst().dropLast().map { $0.hasPrefix("! ") ? $0.dropFirst(2) : $0[...] }
        // Two parts stand side by side, so that the rows of one are not read one after another.
        let words = lines.flatMap { $0.split(separator: " ") }.map { String($0) } + exhibit.explanation(test.texts)
        #expect(words.filter { !outcome.contains($0.packed) } == [])
    }

    @Test(arguments: ExperimentID.allCases)
    func `at 80 × 24 the source can be read to the end`(id: ExperimentID) throws {
        let test = try LabKiosk(opening: id)
        test.press(.character("s"))
        _ = test.rows()
        test.press(.home)
        let source = test.reading()
        #expect(try exhibit(id).sourceLines.filter { !source.contains($0.packed) } == [])
    }

    @Test(arguments: [Language.korean, .english])
    func `at 120 × 40 all of the leak is in view at once`(language: Language) throws {
        let test = try LabKiosk(language)
        try test.open(.leak).handle(.predict(1))
        let page = test.body(.large).joined().packed
        for paragraph in try exhibit(.leak).explanation(test.texts) { #expect(page.contains(paragraph.packed)) }
        #expect(page.contains("─form─▶StrongForm─delegate─▶"))
    }

    @Test(arguments: [(24, true), (12, true), (24, false), (12, false)])
    func `the reason stands before the outcome, also on a low page with hands`(rows: Int, hasHands: Bool) throws {
        let test = try LabKiosk(.english, opening: .leak)
        if hasHands { _ = test.say("hands 2 14") }
        test.press(.character("2"))
        let body = test.body(GridSize(columns: 80, rows: rows))
        let reason = try #require(body.firstIndex { $0.contains("Why?") })
        #expect(body[reason + 1].contains("The screen owns the form, and the form's delegate holds the screen"))
        #expect(try #require(body.firstIndex { $0.contains("strong delegate") }) > reason)
        if hasHands, rows == 12 { #expect(body[1] == "   0 hands, ✓ 14 hands, 0 hands") }
    }

    // MARK: Afterwards

    @Test(arguments: ExperimentID.allCases)
    func `an experiment that was left is released, also from its source`(id: ExperimentID) throws {
        let test = try LabKiosk()
        weak var experiment: ExperimentScreen?
        do {
            let screen = try test.open(id)
            experiment = screen
            screen.handle(.predict(0))
            screen.handle(.toggleSource)
        }
        test.kiosk.perform(.back)
        #expect(experiment == nil)
    }

    @Test func `the outcome of the same run is shown in the other language`() throws {
        let test = try LabKiosk(.english)
        try test.open(.queues).handle(.predict(2))
        func times(_ lines: [String]) -> [String] { lines.filter { $0.contains("Queue  ") } }
        let before = times(test.say(""))
        #expect(before.count == 4)
        test.kiosk.perform(.switchLanguage)
        let lines = test.say("")
        #expect(lines[1] == "맞았습니다! 배열")
        #expect(times(lines) == before)
    }
}
