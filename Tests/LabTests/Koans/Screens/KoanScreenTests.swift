import ScreenKit
import Terminal
import Testing

@testable import Lab

/// The screens of the koans, through both fronts and without a compiler.
struct KoanScreenTests {
    /// Notes what the desk needs.
    private final class Owner: KoanDeskDelegate {
        private(set) var effects: [KoanMachine.Effect] = []
        private(set) var handled: [(event: KoanMachine.Event, current: Int)] = []

        func koanDesk(_ desk: KoanDesk, needs effect: KoanMachine.Effect) { effects.append(effect) }

        func koanDesk(_ desk: KoanDesk, didHandle event: KoanMachine.Event, from old: KoanMachine) {
            handled.append((event, old.current))
        }
    }

    private let owner = Owner()
    private let desk: KoanDesk
    private let kiosk: Kiosk
    private let front: FullScreenFront

    init() throws {
        desk = KoanDesk(KoanMachine(koans: Koan.embedded(), progress: KoanProgress()))
        desk.delegate = owner
        kiosk = Kiosk(
            root: KoanScreen(desk, folder: "koans"), texts: Texts(.english), languageKey: .character("L"),
            inspector: desk.viewer, isShowingInspector: true)
        front = FullScreenFront(kiosk: kiosk)
        _ = front.draw(size: GridSize(columns: 80, rows: 24))
    }

    private func press(_ keys: Key...) {
        front.contentHasChanged()
        for key in keys { front.handle(.key(key, [])) }
    }

    private func page(_ columns: Int = 80, _ rows: Int = 24) -> String {
        front.contentHasChanged()
        let canvas = front.draw(size: GridSize(columns: columns, rows: rows))
        return (0..<rows).map { row in (0..<columns).map { canvas[GridPoint(column: $0, row: row)].text }.joined() }
            .joined(separator: "\n")
    }

    private func finish(_ report: String, codes: [Int32]) {
        desk.handle(.finished(desk.machine.koan.name, .test(codes, output: "printed\n", report: report)))
    }

    private static let failure =
        "new\tShop#1\t\nseen\tBar#1\narrow\tShop#1\tbar\tBar#1\tweak\nfailed\t쥬스가 있어요\tThere is juice\t[]\t[1]\n"

    @Test func `a check that fails is shown in the learner's language, with its values`() {
        finish(Self.failure, codes: [0, 1])
        #expect(page().contains("✗ There is juice"))
        #expect(page().contains("Got: []"))
        #expect(page().contains("Expected: [1]"))
        #expect(!page().contains("Checked again"))
        finish(Self.failure, codes: [0, 1])
        #expect(page().contains("Checked again: There is juice"))
        #expect(!page().contains("Checked again"))
        press(.character("L"))
        #expect(page().contains("✗ 쥬스가 있어요"))
    }

    @Test func `the owner hears of each event, with the koans as they were before it`() {
        press(.character("s"), .character("h"))
        #expect(owner.handled.map(\.event) == [.skip, .hint] && owner.handled.map(\.current) == [0, 1])
    }

    @Test func `in a class a key and a word lead to its screen, and elsewhere there is no such control`() {
        press(.character("w"))
        #expect(kiosk.navigator.screens.count == 1 && !page(160, 50).contains("Class"))
        let desk = desk
        let inClass = Kiosk(
            root: KoanScreen(desk, folder: "koans") { KoanListScreen(desk) }, texts: Texts(.english),
            languageKey: .character("L"))
        let front = FullScreenFront(kiosk: inClass)
        let canvas = front.draw(size: GridSize(columns: 160, rows: 50))
        // The page says what the teacher gets to know.
        let rows = (0..<50).map { row in (0..<160).map { canvas[GridPoint(column: $0, row: row)].text }.joined() }
        #expect(rows.contains { $0.contains("Sent to the teacher: name, predictions, raised") })
        front.handle(.key(.character("w"), []))
        #expect(inClass.navigator.top is KoanListScreen)
        inClass.perform(.back)
        let lines = LineFront(kiosk: inClass) { _ in }
        lines.handle("class")
        #expect(inClass.navigator.top is KoanListScreen)
    }

    @Test func `the first message that differs is named and marked from the first hint on`() {
        finish(Self.failure, codes: [0, 1])
        #expect(owner.effects == [])
        press(.character("h"))
        #expect(owner.effects == [.runSolution(0)])
        let solution =
            Self.failure.split(separator: "failed")[0] + "call\tShop#1\tBar#1\topen()\nverified\tㄱ\ta\ndone\n"
        desk.handle(.solutionFinished(desk.machine.koan.name, .test([0, 0], report: String(solution))))
        #expect(page().contains("≠ Missing message: Shop → Bar: open()"))
        #expect(page().contains("≠ missing: open()"))
        #expect(page(120, 40).contains("bar ┄▷ Bar"))
    }

    @Test func `the newest hint is in view on a small terminal`() {
        let checks = String(repeating: "verified\tㄱ\ta\n", count: 4)
        finish(checks + Self.failure, codes: [0, 1])
        for number in 1...3 {
            press(.character("h"))
            #expect(
                page().contains("Hint \(number)/3: ") && page().contains("The juice should be on the kitchen's list."))
        }
    }

    @Test func `the solution has the reason in the learner's language, and once`() {
        finish("verified\tㄱ\ta\ndone\n", codes: [0, 0])
        press(.character("a"))
        let reason = "A connected delegate receives nothing"
        let page = page(160, 50)
        #expect(page.contains("// Why: " + reason) && !page.contains("고친 이유"))
        #expect(page.split(separator: reason, omittingEmptySubsequences: false).count == 2)
    }

    @Test func `hints come with h, and there is no solution before success`() {
        press(.character("h"))
        #expect(page().contains("Hint 1/3: "))
        press(.character("h"), .character("h"))
        #expect(page(120, 40).contains("Hint 3/3: ") && !page().contains("There are no more hints."))
        for _ in 1...2 {
            press(.character("h"))
            #expect(page().contains("There are no more hints.") && page().contains("Hint 3/3: "))
        }
        press(.character("L"))
        #expect(page().contains("힌트를 모두 보았어요."))
        press(.character("L"))
        #expect(!page(120, 40).contains("Solution"))
        press(.character("a"))
        #expect(page(120, 40).contains("Not possible now: Solution (once all checks pass)"))
        #expect(!page(120, 40).contains("What the solution changes"))
        finish("verified\tㄱ\ta\ndone\n", codes: [0, 0])
        #expect(page(120, 40).contains("✓ All checks have passed.") && page(120, 40).contains(" a  Solution"))
        press(.character("a"))
        #expect(page(120, 40).contains("What the solution changes"))
        #expect(page(120, 40).contains("+         delegate?.counter(self, didTakeOrderFor: juice)"))
    }

    @Test func `a failure stays until a file is written, and is said in the language that is chosen`() {
        desk.saveFailure = .noSpace
        #expect(page().contains("No space left on device"))
        press(.character("L"))
        #expect(!page().contains("No space left on device"))
        desk.saveFailure = nil
        press(.character("L"))
        desk.handle(.finished(desk.machine.koan.name, KoanRun(.unreadable(.tooLarge))))
        let english = page()
        press(.character("L"))
        let korean = page()
        #expect(english.contains("larger than 1 MB") && !korean.contains("larger than 1 MB"))
    }

    @Test func `a word opens no koan without a number`() throws {
        let check = "// title ko: ㄱ\n// title en: a\n// fails en: a\n// hint ko: ㄱ\n// hint en: a\n"
        let koans = try ["own", "other"].map { try Koan(name: $0, source: [], solution: [], check: Array(check.utf8)) }
        #expect(try koans.index(openedBy: "open other") == 1)
        #expect(throws: LineError.self) { try koans.index(openedBy: "open foo") }
        #expect(try Koan.embedded().index(openedBy: "open 3") == 2)
    }

    @Test func `a reset asks, and No keeps the file`() {
        press(.character("r"))
        #expect(page().contains("Write the file as it was given?"))
        press(.enter)
        #expect(owner.effects == [])
        press(.character("r"), .character("y"))
        #expect(owner.effects == [.write(0), .save, .run(0)])
    }

    @Test func `the list begins at the koan in view, is searched by typing, and opens another one`() {
        desk.handle(.open(4))
        press(.character("l"))
        press(.enter)
        #expect(desk.machine.current == 4 && kiosk.navigator.isAtRoot)
        press(.character("l"))
        let row = "05 \(desk.machine.koans[4].title.english)"
        #expect(page(46, 12).contains(row))
        // The beginning of a name without its number.
        let text = String(desk.machine.koans[10].name.dropFirst(3).prefix(8))
        for character in text { press(.character(character)) }
        #expect(page().contains("Results for “\(text)”: "))
        #expect(!page().contains(row + "  "))
        press(.character("z"))
        #expect(page().contains("No koan matches."))
        for _ in 0..<40 { press(.character("z")) }
        #expect(page().contains("At most 40 characters."))
        press(.end)
        #expect(!page().contains("At most 40 characters."))
        for _ in text.count..<40 { press(.backspace) }
        press(.down)
        #expect(page().contains("▸ "))
        press(.enter)
        #expect(desk.machine.koan.name.contains(text))
        #expect(kiosk.navigator.isAtRoot)
    }

    @Test func `in lines the trace stands behind the page that it explains`() throws {
        var said: [String] = []
        let lines = LineFront(kiosk: kiosk) { said.append($0) }
        lines.sayPage()
        finish(Self.failure, codes: [0, 1])
        lines.handle("hint")
        let hint = try #require(said.firstIndex { $0.contains("Hint 1/3: ") })
        #expect(try hint < #require(said.firstIndex { $0.contains("→ Shop: init") }))
    }

    @Test func `line mode takes the same words`() {
        var said: [String] = []
        let lines = LineFront(kiosk: kiosk) { said.append($0) }
        func say(_ line: String) -> String {
            said = []
            lines.handle(line)
            return said.joined(separator: "\n")
        }
        lines.sayPage()
        #expect(say("hint").contains("Hint 1/3: "))
        #expect(say("open 3").contains("== Koans › 03 \(desk.machine.koans[2].title.english) =="))
        #expect(say("open 99") == "! Not a number from 01 to \(desk.machine.koans.last?.number ?? ""): 99")
        #expect(say("list").contains("0 of \(desk.machine.koans.count) solved"))
        #expect(say("open 4").contains("== Koans › 04"))
        _ = say("open 3")
        _ = say("list")
        #expect(say("find 06-").contains("06 \(desk.machine.koans[5].title.english)"))
        let title = desk.machine.koans[5].title
        for text in [title.english, title.korean] {
            #expect(say("find " + text.uppercased()).contains("Results for “\(text.uppercased())”: 1"))
        }
        _ = say("back")
        _ = say("check")
        _ = say("all")
        #expect(owner.effects.suffix(2) == [.run(2), .run(0)])
        #expect(say("solution").contains("Not possible now: Solution (once all checks pass)"))
        #expect(say("skip").contains("== Koans › 04"))
        #expect(say("reset").contains("Your changes will be lost."))
    }

    @Test(arguments: [Language.korean, .english]) func `every verdict is a sentence of its own`(language: Language) {
        let texts = Texts(language)
        let check = KoanText(korean: "ㄱ", english: "a")
        let verdicts: [KoanVerdict] = [
            .passed, .failed(check, got: "1", expected: "2"), .notCompiled(line: 3, message: "x"),
            .notCompiled(line: nil, message: "x"), .compilerTimedOut, .compilerFailed(message: "x"), .timedOut,
            .crashed(line: nil, signal: 4, message: "x"), .crashed(line: 5, signal: 4, message: "x"),
            .crashed(line: nil, signal: 11, message: ""), .crashed(line: nil, signal: 6, message: ""),
            .crashed(line: nil, signal: 9, message: ""), .endedEarly(code: 0),
            .refused(RefusedWord(line: 3, text: "x")), .unreadable(.system(.noAccess)), .unreadable(.tooLarge),
            .unreadable(.notUTF8), .noCompiler(.other("x")),
        ]
        let sentences = verdicts.map(texts.explain)
        #expect(Set(sentences).count == verdicts.count)
        #expect(sentences.allSatisfy { !$0.contains("%") })
    }

    @Test func `a crash names the check before it`() {
        let run = KoanRun.test(
            [132], output: "Koan/koan.swift:9: Precondition failed: no stock\n",
            report: "verified\tㄱ\ta\nverified\tㄴ\tb\n")
        #expect(
            Texts(.english).verdict(on: run).map(\.text) == [
                "✗ Line 9: The program crashed: Precondition failed: no stock", "  After “b” held",
            ])
        #expect(Texts(.english).verdict(on: KoanRun(.timedOut)).count == 1)
    }

    @Test(
        arguments: [
            (
                KoanRun.test(
                    [134], output: "Simultaneous accesses to 0x7f, but modification requires exclusive access.\n"
                ).verdict, "The program crashed: The same variable was read or changed while it was being changed."
            ),
            (
                .notCompiled(line: nil, message: "type 'NoKiwi' does not conform to protocol 'CounterDelegate'"),
                "In the check, the type NoKiwi does not fit the protocol of this file. "
                    + "Leave the methods of the protocol as they were given."
            ),
        ] as [(KoanVerdict, String)])
    func `what a learner may not understand is explained`(verdict: KoanVerdict, explanation: String) {
        #expect(Texts(.english).explain(verdict) == explanation)
    }
}
