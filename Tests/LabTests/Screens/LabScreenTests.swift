import Terminal
import Testing

@testable import Lab
@testable import ScreenKit

struct LabScreenTests {
    @Test func `every experiment is offered by its title, with the name that a command line calls it`() throws {
        let test = try LabKiosk(.english)
        let content = try test.openLab().content(test.texts)
        let list = try #require(content.body.panes.first?.content as? ListPane<LabScreen.Event>).list
        #expect(list.rows.map(\.spokenName) == ExperimentID.allCases.map(\.rawValue))
        #expect(list.rows.first?.label == "A memory leak: weak or strong")
    }

    @Test(arguments: zip(ExperimentID.allCases, "123456789"))
    func `its number opens an experiment, Esc leads back, and its name opens it in line mode`(
        id: ExperimentID, key: Character
    ) throws {
        let test = try LabKiosk()
        let lab = try test.openLab()
        let title = test.texts(try exhibit(id).title)
        test.press(.character(key))
        #expect(try test.top(ExperimentScreen.self).title(test.texts) == title)
        test.press(.escape)
        #expect(try test.top(LabScreen.self) === lab)
        #expect(test.say(id.rawValue).first == "== 키오스크 > 실험실 > \(title) ==")
    }

    @Test func `a title comes first, the name behind it, and an experiment that has run has a sign`() throws {
        let test = try LabKiosk(.english)
        let lab = try test.openLab()
        try test.open(after: lab, .forgotten).handle(.predict(0))
        test.press(.escape)
        let lines = test.say("")
        #expect(lines.contains("1. A memory leak: weak or strong  leak"))
        #expect(lines.contains("2. The forgotten delegate  forgotten  ✓"))
        #expect(lines.count { $0.contains("✓") } == 1)
        let body = test.body()
        #expect(body.contains { $0.contains("2  ✓ The forgotten delegate") })
        #expect(body.contains { $0.contains("3    Why a delegate, and not") })
    }

    @Test(arguments: [(Language.english, "of 9 done"), (.korean, "개 완료")])
    func `the list and the home menu say how many experiments have run`(language: Language, words: String) throws {
        let test = try LabKiosk(language)
        let lab = try test.openLab()
        func progress() -> String? { test.body().first { $0.contains(words) } }
        #expect(progress()?.contains("0") == true)
        try test.open(after: lab, .forgotten).handle(.predict(0))
        test.press(.escape)
        #expect(progress()?.contains("1") == true)
        #expect(test.say("").contains { $0.contains(words) })
    }

    @Test(arguments: [(80, 24), (60, 20)])
    func `below the list stands the question of the experiment with the focus`(columns: Int, rows: Int) throws {
        let test = try LabKiosk(.english)
        _ = try test.openLab()
        let size = GridSize(columns: columns, rows: rows)
        #expect(test.body(size).joined(separator: " ").contains("A screen is opened and closed three times."))
        test.press(.down)
        #expect(test.body(size).joined(separator: " ").contains("The line editor.delegate = counter is missing."))
        // Where there is no room for it, the experiments are there.
        #expect(test.body(GridSize(columns: 40, rows: 12)).last?.contains("9    Money") == true)
    }

    @Test func `hands are kept until the lab is left, and marks as long as the program runs`() throws {
        let test = try LabKiosk(.english)
        func lines(of id: ExperimentID) throws -> [String] {
            try test.open(after: test.top(LabScreen.self), id)
            defer { test.kiosk.perform(.back) }
            return test.say("").filter { $0.contains("hand") }
        }
        let lab = try test.openLab()
        let leak = try test.open(after: lab, .leak)
        leak.handle(.count(answer: 1, change: 12))
        leak.handle(.predict(1))
        test.kiosk.perform(.back)
        #expect(try lines(of: .leak).contains { $0.hasSuffix("12 hands") })
        #expect(try lines(of: .forgotten) == [])
        // The same in the other language.
        test.kiosk.perform(.switchLanguage)
        try test.open(after: lab, .leak)
        #expect(test.say("").contains { $0.hasSuffix("12명") })
        test.kiosk.perform(.home)
        #expect(try test.openLab() !== lab)
        #expect(test.say("").count { $0.contains("✓") } == 1)
        try test.open(after: test.top(), .leak)
        #expect(!test.say("").contains { $0.contains("12명") })
    }
}
