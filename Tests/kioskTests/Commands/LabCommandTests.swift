import TestSupport
import Testing

/// `kiosk lab`: the experiments without screens and questions.
nonisolated struct LabCommandTests {
    private static let names = [
        "leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "all-or-nothing", "queues", "doubly-linked",
        "money",
    ]

    @Test func `lists the experiments`() throws {
        expect(
            try kiosk("lab", "--lang", "en"),
            output: """
                leak            A memory leak: weak or strong
                forgotten       The forgotten delegate
                four-wirings    Why a delegate, and not a notification or a singleton?
                back-and-forth  Back and forth: dictionary or changes
                sheet           Sheet or full-screen modal
                all-or-nothing  All or nothing
                queues          Four queues
                doubly-linked   A doubly linked list
                money           Money

                """)
    }

    @Test func `leak counts 0 live screens with a weak delegate, and 3 with a strong one`() throws {
        expect(
            try kiosk("lab", "leak", "--lang", "en"),
            output: """
                == A memory leak: weak or strong ==
                weak delegate
                  screen1        init → deinit
                  screen2        init → deinit
                  screen3        init → deinit
                  live screens   0

                strong delegate
                  screen1        init
                  screen2        init
                  screen3        init
                  screen1 ─ form ─▶ StrongForm ─ delegate ─▶ screen1 (retain cycle)
                  live screens   3

                after the retain cycle is broken
                  screen1        deinit
                  screen2        deinit
                  screen3        deinit
                  live screens   0

                strong delegate that opened the screen
                  screen1        init → deinit
                  screen2        init → deinit
                  screen3        init → deinit
                  live screens   0

                """)
    }

    @Test func `sheet shows whose willAppear runs`() throws {
        expect(
            try kiosk("lab", "sheet"),
            output: """
                == 시트와 전체 화면 모달 ==
                시트
                  Navigator → LabelScreen       willAppear()
                  Navigator → EditorScreen      willAppear()
                  shop.mangoes                  15
                  아래 화면의 willAppear 횟수   1
                  라벨                          10

                전체 화면 모달
                  Navigator → LabelScreen       willAppear()
                  Navigator → EditorScreen      willAppear()
                  Navigator → LabelScreen       willAppear()
                  shop.mangoes                  15
                  아래 화면의 willAppear 횟수   2
                  라벨                          15

                시트와 델리게이트
                  Navigator → LabelScreen       willAppear()
                  Navigator → EditorScreen      willAppear()
                  EditorScreen → LabelScreen    editorScreen(_:didFinishWith: 15)
                  shop.mangoes                  15
                  아래 화면의 willAppear 횟수   1
                  라벨                          15

                """)
    }

    @Test(arguments: names)
    func `every experiment runs to its end`(name: String) throws {
        let outcome = try kiosk("lab", name, "--lang", "en")
        #expect(outcome.ending == .exit(0))
        #expect(outcome.errors == "")
        #expect(outcome.lines.count > 5)
        #expect(!outcome.hasControlCharacters)
    }

    @Test func `says which experiments there are when it is asked for another`() throws {
        let names = Self.names.joined(separator: ", ")
        expect(
            try kiosk("lab", "nix", "--lang", "en"), errors: "kiosk: no such experiment: nix (one of: \(names))\n",
            exitCode: 64
        )
        expect(
            try kiosk("lab", "nix", "--lang", "ko"), errors: "kiosk: 없는 실험: nix (가능: \(names))\n", exitCode: 64)
    }

    @Test func `runs one at a time`() throws {
        expect(
            try kiosk("lab", "leak", "sheet", "--lang", "en"),
            errors: "kiosk: unexpected argument: sheet (see kiosk help lab)\n", exitCode: 64)
    }

    @Test func `touches no data`() throws {
        let folder = try TemporaryFolder()
        let outcome = try kiosk("lab", "back-and-forth", environment: ["XDG_DATA_HOME": folder.path])
        #expect(outcome.ending == .exit(0))
        #expect(folder.names == [])
    }
}
