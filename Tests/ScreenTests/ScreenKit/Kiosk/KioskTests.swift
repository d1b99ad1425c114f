import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit
@testable import ScreenTrace

struct KioskTests {
    private let kiosk = Kiosk(apps: [], texts: Texts(.english))
    private let diary = Diary()

    // MARK: Leaving

    /// Screens above the menu, commands and answers, and what each of them leads to: what the screens do, and which one is in view then.
    private nonisolated struct Departure: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let screens: [String]
        let steps: [(String, String, String)]

        init(_ name: String, _ screens: String..., steps: [(String, String, String)]) {
            (testDescription, self.screens, self.steps) = (name, screens, steps)
        }
    }

    private nonisolated static let departures: [Departure] = [
        Departure(
            "every screen is asked from the top down, as back does", "a leaves", "modal full", "b leaves",
            steps: [("home", "b leaves, a leaves", "Kiosk")]),
        Departure(
            "quit does so too, and is the end", "a leaves", "modal full", "b leaves",
            steps: [("quit", "b leaves, a leaves", "Kiosk, finished")]),
        Departure(
            "the screens above one are asked, and those below stay", "below leaves", "asking stays",
            "sheet leaves sheet",
            steps: [
                ("leave 3", "", "sheet"), ("leave 1", "sheet leaves, asking asks", "asking"),
                ("tell", "asking leaves", "below"), ("leave 0", "below leaves", "Kiosk"),
            ]),
        Departure(
            "a screen that stays stops the way home", "below leaves", "asking stays", "sheet sheet",
            steps: [
                ("home", "asking asks", "asking"), ("home", "asking asks", "asking"),
                ("tell", "asking leaves", "below"),
                ("home", "below leaves", "Kiosk"),
            ]),
        Departure(
            "a screen that stays stops the end", "below leaves", "asking stays", "sheet sheet",
            steps: [
                ("quit", "asking asks", "asking"), ("quit", "asking asks", "asking"),
                ("tell", "asking leaves", "below"),
                ("quit", "below leaves", "Kiosk, finished"),
            ]),
        Departure(
            "the answer to a question goes on with the way home", "first asks", "second leaves", "third asks",
            steps: [
                ("home", "third asks", "third"), ("lang", "", "third"),
                ("Leave", "third leaves, second leaves, first asks", "first"), ("Leave", "first leaves", "키오스크"),
            ]),
        Departure(
            "the answer to a question goes on with the end", "first asks", "second leaves", "third asks",
            steps: [
                ("quit", "third asks", "third"), ("Leave", "third leaves, second leaves, first asks", "first"),
                ("Leave", "first leaves", "Kiosk, finished"),
            ]),
        Departure(
            "a departure ends where it was to end", "first leaves", "second leaves", "third asks",
            steps: [("leave 1", "third asks", "third"), ("Leave", "third leaves, second leaves", "first")]),
        Departure(
            "a departure that was called off is forgotten", "below leaves", "form asks",
            steps: [
                ("quit", "form asks", "form"), ("Stay", "form stays", "form"), ("back", "form asks", "form"),
                ("Leave", "form leaves", "below"),
            ]),
        Departure(
            "a departure is forgotten with a step back", "below leaves", "form asks",
            steps: [("home", "form asks", "form"), ("back", "form asks", "form"), ("Leave", "form leaves", "below")]),
        Departure(
            "a departure that was called off does not come back when the screen is saved", "below leaves", "form asks",
            steps: [("quit", "form asks", "form"), ("Stay", "form stays", "form"), ("Save", "form saves", "below")]),
    ]

    @Test(arguments: departures)
    private func `home, quit and leaving several screens ask every screen from the top down`(departure: Departure)
        throws
    {
        for words in departure.screens.map({ $0.split(separator: " ").map(String.init) }) {
            switch words[1] {
            case "full": kiosk.navigator.present(RecordingScreen(words[0]), style: .fullScreen)
            case "sheet": kiosk.navigator.present(RecordingScreen(words[0]), style: .sheet)
            default:
                let form = Form(words[0], diary, try #require(Form.Kind(rawValue: words[1])))
                if words.count > 2 { kiosk.navigator.present(form, style: .sheet) } else { kiosk.navigator.push(form) }
            }
        }
        for (step, heard, top) in departure.steps {
            try take(step)
            #expect(diary.take().joined(separator: ", ") == heard, "\(step)")
            let place = (kiosk.breadcrumb.last ?? "") + (kiosk.isFinished ? ", finished" : "")
            #expect(place == top, "\(step)")
        }
    }

    private func take(_ step: String) throws {
        switch step {
        case "home": kiosk.perform(.home)
        case "quit": kiosk.perform(.quit)
        case "back": kiosk.perform(.back)
        case "lang": kiosk.perform(.switchLanguage)
        case "tell": (kiosk.navigator.top as? Form)?.handle(.leave)
        case "Save":
            let page = kiosk.page
            kiosk.choose(.element(try #require(page.hints.first { page.elements[$0].label == "Save" })), on: page)
        case "Leave", "Stay":
            // A front answers so the question that a screen asks before it is left.
            let page = kiosk.page
            kiosk.choose(.element(try #require(page.answers.first { page.elements[$0].label == step })), on: page)
        default: kiosk.perform(.leave(downTo: try #require(Int(step.dropFirst("leave ".count)))))
        }
    }

    /// A screen that leaves at once, or stays where it is, or asks a question that covers it until it is answered.
    private final class Form: Screen {
        enum Event: Equatable { case ask, leave, stay, save }
        enum Kind: String { case leaves, stays, asks }

        private let name: String
        private let diary: Diary
        private let kind: Kind

        init(_ name: String, _ diary: Diary, _ kind: Kind) {
            (self.name, self.diary, self.kind) = (name, diary, kind)
        }

        var backEvent: Event? { kind == .leaves ? .leave : .ask }
        var title: Text { Text(name) }

        var content: Content<Event> { Hint("Save", .save) }

        func handle(_ event: Event) {
            diary.write("\(name) \(event)s")
            if event == .ask && kind == .asks {
                ask("Leave?") {
                    Answer("Leave", .leave)
                    Answer("Stay", .stay)
                }
            }
            if event == .leave || event == .save { navigator?.goBack(from: self) }
        }
    }

    // MARK: Policies

    @Test(
        arguments: [
            (.everything, "back, home, help, trace, lang ko, lang en, quit", "l: language, F2: trace, Ctrl-C: quit"),
            ([.quit, .home], "back, home, help, lang ko, lang en, quit", "l: language, Ctrl-C: quit"),
            ([.home, .inspect], "back, home, help, trace, lang ko, lang en", "l: language, F2: trace"),
            ([], "back, help, lang ko, lang en", "l: language"),
        ] as [(KioskPolicy, String, String)])
    func `the help names the commands of the policy, and no line and no key has another`(
        policy: KioskPolicy, lines: String, keys: String
    ) throws {
        let kiosk = Kiosk(
            root: RecordingScreen("root"), texts: Texts(.english), inspector: TraceInspector(), policy: policy)
        #expect(TypedLines(kiosk).type("help").last == "Commands that work everywhere: " + lines)
        for word in ["home", "trace", "quit"] {
            #expect((kiosk.command(named: word) != nil) == lines.contains(word), "\(word)")
        }
        let copies = kiosk.controls(Surroundings.State(canCopy: true)).contains { $0.1.label == "Copy" }
        #expect(copies == policy.contains(.copy))
        kiosk.perform(.inspect)
        #expect(kiosk.isShowingInspector == policy.contains(.inspect))
        kiosk.perform(.quit)
        #expect(kiosk.isFinished == policy.contains(.quit))
        kiosk.perform(.help)
        let page = FullScreenFront(kiosk: kiosk).draw(size: GridSize(columns: 60, rows: 24)).text
        #expect(page.map(\.trimmed).joined(separator: " ").contains(keys))
    }

    // MARK: Language and lines

    @Test(arguments: [
        (Language.korean, true, "한국어/EN"), (.english, true, "EN/한국어"), (.korean, false, "한국어/EN"),
        (.english, false, "EN/KO"),
    ])
    func `the languages are named in Hangul where it can be shown`(
        language: Language, canShow: Bool, label: String
    ) {
        let kiosk = Kiosk(apps: [], texts: Texts(language, showsSigns: canShow))
        #expect(kiosk.controls(Surroundings.State()).first?.1.label == label)
        #expect(kiosk.command(named: label) == .switchLanguage)
    }

    @Test(arguments: [
        ("back", KioskCommand.back), ("뒤로", .back), ("HOME", .home), ("처음", .home), ("help", .help), ("도움말", .help),
        ("quit", .quit), ("exit", .quit), ("끝내기", .quit), ("lang en", .speak(.english)), ("lang ko", .speak(.korean)),
        ("trace", .inspect), ("추적", .inspect), ("위임", .inspect), ("위임 보기", .inspect),
        ("English", .speak(.english)), ("한국어", .speak(.korean)),
    ])
    func `a line names what works everywhere`(word: String, command: KioskCommand) throws {
        #expect(try TestKiosk(.korean).kiosk.command(named: word) == command)
    }

    @Test(arguments: ["", "bac", "back back", "1", "="])
    func `other lines name nothing that works everywhere`(word: String) throws {
        #expect(try TestKiosk(.korean).kiosk.command(named: word) == nil)
    }
}
