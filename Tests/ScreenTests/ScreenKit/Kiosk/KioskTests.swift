import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit
@testable import ScreenTrace

struct KioskTests {
    @Test func `it opens at the menu, which can be quit but not left`() throws {
        let test = try TestKiosk(.english)
        #expect(test.kiosk.breadcrumb == ["Kiosk"])
        #expect(test.kiosk.controls(duringAlert: false).map(\.label) == ["Quit", "Trace", "Help"])
        test.kiosk.perform(.back)
        #expect(test.navigator.isAtRoot)
        #expect(!test.kiosk.isFinished)
        test.kiosk.perform(.quit)
        #expect(test.kiosk.isFinished)
    }

    @Test func `behind the menu one goes back, and on the help there is no help`() throws {
        let test = try TestKiosk(.english)
        _ = try test.openCalculator()
        #expect(test.kiosk.controls(duringAlert: false).map(\.label) == ["Back", "Trace", "Help"])
        test.kiosk.perform(.help)
        #expect(test.kiosk.controls(duringAlert: false).map(\.label) == ["Back", "Trace"])
    }

    // MARK: Leaving

    @Test(arguments: [KioskCommand.home, .quit])
    func `home and quit ask every screen from the top down to leave, as back does`(command: KioskCommand) {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let diary = Diary()
        kiosk.navigator.push(AskingScreen("a", diary, asks: false))
        kiosk.navigator.present(RecordingScreen("modal"), style: .fullScreen)
        kiosk.navigator.push(AskingScreen("b", diary, asks: false))
        kiosk.perform(command)
        #expect(diary.take() == ["b leaves", "a leaves"])
        #expect(kiosk.navigator.isAtRoot)
        #expect(kiosk.isFinished == (command == .quit))
    }

    @Test func `the screens above one are asked to leave, and those below stay`() {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let diary = Diary()
        let below = AskingScreen("below", diary, asks: false)
        let asking = AskingScreen("asking", diary, asks: true)
        kiosk.navigator.push(below)
        kiosk.navigator.push(asking)
        kiosk.navigator.present(AskingScreen("sheet", diary, asks: false), style: .sheet)
        kiosk.perform(.leave(downTo: 3))
        #expect(diary.take() == [])
        kiosk.perform(.leave(downTo: 1))
        #expect(diary.take() == ["sheet leaves", "asking asks"])
        #expect(kiosk.navigator.top === asking)
        asking.handle(.leave)
        #expect(kiosk.navigator.top === below)
        kiosk.perform(.leave(downTo: 0))
        #expect(diary.take() == ["asking leaves", "below leaves"])
        #expect(kiosk.navigator.isAtRoot)
        #expect(!kiosk.isFinished)
    }

    @Test(arguments: [KioskCommand.home, .quit])
    func `a screen that stays stops the way home and the end`(command: KioskCommand) {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let diary = Diary()
        let asking = AskingScreen("asking", diary, asks: true)
        kiosk.navigator.push(AskingScreen("below", diary, asks: false))
        kiosk.navigator.push(asking)
        kiosk.navigator.present(RecordingScreen("sheet"), style: .sheet)
        for _ in 1...2 {
            kiosk.perform(command)
            #expect(kiosk.navigator.top === asking)
            #expect(diary.take() == ["asking asks"])
            #expect(!kiosk.isFinished)
        }
        asking.handle(.leave)
        kiosk.perform(command)
        #expect(diary.take() == ["asking leaves", "below leaves"])
        #expect(kiosk.isFinished == (command == .quit))
    }

    /// Answers the question that a screen asks before it is left, as a front does.
    private func answer(_ label: String, _ kiosk: Kiosk) throws {
        let shown = kiosk.shownScreen
        let button = try #require(shown.alert?.buttons.first { $0.label == label })
        kiosk.choose(EventID(place: .alert, number: button.event), on: shown)
    }

    @Test(arguments: [KioskCommand.home, .quit])
    func `the answer to a question before leaving goes on with the way home and the end`(command: KioskCommand) throws {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let diary = Diary()
        kiosk.navigator.push(Form("first", diary))
        kiosk.navigator.push(AskingScreen("second", diary, asks: false))
        kiosk.navigator.push(Form("third", diary))
        kiosk.perform(command)
        kiosk.perform(.switchLanguage)
        try answer("Leave", kiosk)
        #expect(diary.take() == ["third asks", "third leaves", "second leaves", "first asks"])
        #expect(!kiosk.isFinished)
        try answer("Leave", kiosk)
        #expect(diary.take() == ["first leaves"])
        #expect(kiosk.navigator.isAtRoot)
        #expect(kiosk.isFinished == (command == .quit))
    }

    @Test func `a departure ends where it was to end`() throws {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let diary = Diary()
        kiosk.navigator.push(AskingScreen("first", diary, asks: false))
        kiosk.navigator.push(AskingScreen("second", diary, asks: false))
        kiosk.navigator.push(Form("third", diary))
        kiosk.perform(.leave(downTo: 1))
        try answer("Leave", kiosk)
        #expect(kiosk.breadcrumb == ["Kiosk", "first"])
    }

    @Test func `a departure that was called off is forgotten`() throws {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let diary = Diary()
        let below = AskingScreen("below", diary, asks: false)
        kiosk.navigator.push(below)
        kiosk.navigator.push(Form("form", diary))
        kiosk.perform(.quit)
        try answer("Stay", kiosk)
        kiosk.perform(.back)
        try answer("Leave", kiosk)
        #expect(diary.take() == ["form asks", "form stays", "form asks", "form leaves"])
        #expect(kiosk.navigator.top === below)
        kiosk.navigator.push(Form("other", diary))
        for command in [KioskCommand.home, .back] { kiosk.perform(command) }
        try answer("Leave", kiosk)
        #expect(kiosk.navigator.top === below)
        #expect(!kiosk.isFinished)
    }

    @Test func `a departure that was called off does not come back when the screen is saved`() throws {
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let diary = Diary()
        let below = AskingScreen("below", diary, asks: false)
        kiosk.navigator.push(below)
        kiosk.navigator.push(Form("form", diary))
        kiosk.perform(.quit)
        try answer("Stay", kiosk)
        let shown = kiosk.shownScreen
        let save = try #require(shown.frame.hints.controls.compactMap(\.control).first { $0.label == "Save" })
        kiosk.choose(EventID(place: .hints, number: save.event), on: shown)
        #expect(diary.take() == ["form asks", "form stays", "form saves"])
        #expect(kiosk.navigator.top === below)
        #expect(!kiosk.isFinished)
    }

    /// A screen whose question before leaving covers it until it is answered.
    private final class Form: Screen {
        nonisolated enum Event: Equatable { case ask, leave, stay, save }

        weak var navigator: Navigator?
        private let name: String
        private let diary: Diary
        private var isAsking = false

        init(_ name: String, _ diary: Diary) { (self.name, self.diary) = (name, diary) }

        var backEvent: Event? { .ask }
        func title(_ texts: Texts) -> String { name }

        func content(_ texts: Texts) -> ScreenContent<Event> {
            let buttons = [Control(label: "Leave", event: Event.leave), Control(label: "Stay", event: .stay)]
            return ScreenContent(
                panes: [], hints: [Control(label: "Save", event: .save)],
                alert: isAsking ? AlertContent(title: "Leave?", buttons: buttons) : nil)
        }

        func handle(_ event: Event) {
            diary.write("\(name) \(event)s")
            isAsking = event == .ask
            if event == .leave || event == .save { navigator?.goBack(from: self) }
        }
    }

    /// A screen that can ask a question before it is left.
    private final class AskingScreen: Screen {
        nonisolated enum Event: Equatable { case ask, leave }

        weak var navigator: Navigator?
        let backEvent: Event?
        private let name: String
        private let diary: Diary

        init(_ name: String, _ diary: Diary, asks: Bool) {
            (self.name, self.diary) = (name, diary)
            backEvent = asks ? .ask : .leave
        }

        func title(_ texts: Texts) -> String { name }
        func content(_ texts: Texts) -> ScreenContent<Event> { ScreenContent(panes: []) }

        func handle(_ event: Event) {
            switch event {
            case .ask: diary.write("\(name) asks")
            case .leave:
                diary.write("\(name) leaves")
                navigator?.goBack(from: self)
            }
        }
    }

    // MARK: Policies

    @Test(
        arguments: [
            (
                KioskPolicy.everything, "back, home, help, trace, lang ko, lang en, quit",
                "l: language, F2: trace, Ctrl-C: quit"
            ),
            ([.quit, .home], "back, home, help, lang ko, lang en, quit", "l: language, Ctrl-C: quit"),
            ([.home, .inspect], "back, home, help, trace, lang ko, lang en", "l: language, F2: trace"),
            ([], "back, help, lang ko, lang en", "l: language"),
        ] as [(KioskPolicy, String, String)])
    func `the help names the commands of the policy, and no line and no key has another`(
        policy: KioskPolicy, lines: String, keys: String
    ) throws {
        let kiosk = Kiosk(
            root: RecordingScreen("root"), texts: Texts(.english), inspector: TraceInspector(), policy: policy)
        var said: [String] = []
        LineFront(kiosk: kiosk) { said.append($0) }.handle("help")
        #expect(said.last == "Commands that work everywhere: " + lines)
        for word in ["home", "trace", "quit"] {
            #expect((kiosk.command(named: word) != nil) == lines.contains(word), "\(word)")
        }
        let copies = kiosk.controls(duringAlert: false, canCopy: true).contains { $0.label == "Copy" }
        #expect(copies == policy.contains(.copy))
        kiosk.perform(.inspect)
        #expect(kiosk.isShowingInspector == policy.contains(.inspect))
        kiosk.perform(.quit)
        #expect(kiosk.isFinished == policy.contains(.quit))
        kiosk.perform(.help)
        let page = FullScreenFront(kiosk: kiosk).draw(size: GridSize(columns: 60, rows: 24)).text.map(\.trimmed).joined(
            separator: " ")
        #expect(page.contains(keys))
    }

    // MARK: Language and lines

    @Test func `the language switches while running, and what it is switched to can be named`() throws {
        let test = try TestKiosk(.korean)
        #expect(test.kiosk.breadcrumb == ["키오스크"])
        test.kiosk.perform(.switchLanguage)
        #expect(test.kiosk.breadcrumb == ["Kiosk"])
        test.kiosk.perform(.speak(.korean))
        #expect(test.kiosk.breadcrumb == ["키오스크"])
    }

    @Test(arguments: [
        (Language.korean, true, "한국어/EN"), (.english, true, "EN/한국어"), (.korean, false, "한국어/EN"),
        (.english, false, "EN/KO"),
    ])
    func `the languages are named in Hangul where it can be shown`(
        language: Language, canShow: Bool, label: String
    ) {
        let kiosk = Kiosk(apps: [], texts: Texts(language, showsSigns: canShow))
        #expect(kiosk.languageControl.label == label)
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
