import ScreenKit
import ScreenTrace
import Testing

@testable import Lab

/// The messages of a run, compared with those of the solution.
nonisolated struct KoanStoryDifferenceTests {
    /// What the runs of the tests have in them, by a name: a counter with a kitchen as its delegate, and a customer who orders.
    private static let lines: [String: [String]] = [
        "holds": ["verified ㄱ a"], "fails": ["failed ㄱ a 1 2"],
        "opening": [
            "new Counter#1 ", "new Kitchen#1 ", "arrow Counter#1 delegate Kitchen#1 weak", "call  Counter#1 order()",
        ],
        "message": ["call Counter#1 Kitchen#1 didOrder()"], "other": ["call Counter#1 Kitchen#1 didCancel()"],
        "to second": [
            "new Kitchen#2 ", "arrow Counter#1 delegate Kitchen#2 weak", "call Counter#1 Kitchen#2 didOrder()",
        ],
        "spy": ["new Counter#1 ", "new Spy#1 "], "forms": ["new Form#1 ", "new Form#2 "],
        "page": ["new Form#1 ", "new Screen#1 "], "page gone": ["gone Form#1", "gone Screen#1"],
    ]

    /// Creates the story of a run of a koan with a check in which a spy is declared.
    private func story(_ run: String, words: String = "order didOrder didCancel") -> KoanStory {
        let text = run.split(separator: "; ").flatMap { Self.lines[String($0)] ?? [String($0)] }.map {
            $0.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "\t")
        }
        let check = "// title ko: ㄱ\n// title en: a\n// fails en: a\n// hint ko: ㄱ\n// hint en: a\nclass Spy {}"
        let koan = try? Koan(name: "own", source: Array(words.utf8), solution: [], check: Array(check.utf8))
        let report = KoanReport.test(text.map { $0 + "\n" }.joined())
        return koan.map { KoanStory(report, of: $0) } ?? KoanStory(report)
    }

    /// Returns the marked lines of a run, compared with a solution, and the words about them.
    private func marks(_ own: KoanStory, _ solution: KoanStory) -> [String] {
        guard let difference = own.difference(from: solution) else { return [] }
        let marked = own.marking(difference)
        #expect(marked.events.count == marked.maps.count)
        return marked.events.filter { $0.difference != nil }.map(\.line)
            + Texts(.english).lines(for: difference).map(\.text)
    }

    /// Returns the marks of a row of a table, `own|solution|rest`, and the rest.
    private func marks(_ row: String) -> (marks: [String], rest: String) {
        let columns = row.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
        return (marks(story(columns[0]), story(columns[1])), columns.count > 2 ? columns[2] : "")
    }

    // MARK: Messages

    @Test func `a message that is missing is drawn behind what led to it in the solution`() {
        let own = story("opening; return Counter#1 order() ; call  Kitchen#1 list(); fails")
        let solution = story("opening; message; call  Kitchen#1 list(); holds")
        #expect(
            own.marking(own.difference(from: solution)).events.map(\.line) == [
                "[injection] → Counter: init", "[injection] → Kitchen: init", "[call] → Counter: order()",
                "[message] Counter → Kitchen: ≠ missing: didOrder()", "[call] → Kitchen: list()",
            ])
        #expect(own.marking(nil) == own)
        #expect(marks(own, solution).last == "≠ Missing message: Counter → Kitchen: didOrder()")
    }

    @Test(arguments: ["opening; other; fails", "opening; other; message; fails"])
    func `another message, and another order, stand beside what the solution sends`(own: String) {
        let solution = own.contains("message") ? "opening; message; other; holds" : "opening; message; holds"
        #expect(
            marks(story(own), story(solution)) == [
                "[message] Counter → Kitchen: ≠ didCancel()", "≠ Message that differs: Counter → Kitchen: didCancel()",
                "  In the solution: Counter → Kitchen: didOrder()",
            ])
    }

    @Test(arguments: [
        // The first of several messages is the missing one where the second one is sent.
        "opening; other; fails|opening; message; other; holds|[message] Counter → Kitchen: ≠ missing: didOrder()",
        // A leak is named, and first the object that the check asks for.
        "page; holds; leak Screen#1; fails|page; holds; page gone; holds|[release] Screen: ≠ not released",
        // An object that is released too early is named before the message that is missing then.
        "opening; gone Kitchen#1; fails|opening; message; holds; gone Kitchen#1|[release] Kitchen: ≠ extra: deinit",
    ])
    func `the first difference alone is marked`(row: String) {
        let (marks, mark) = marks(row)
        #expect(marks.dropLast() == [mark])
    }

    @Test func `a message that is sent twice is one too many`() {
        let own = story("opening; message; message; other; fails")
        #expect(own.difference(from: story("opening; message; other; holds"))?.place == 4)
    }

    @Test(arguments: [
        "opening; other; fails|opening; message; other; holds|Missing message: Counter → Kitchen: didOrder()",
        "opening; message; message; other; fails|opening; message; other; holds"
            + "|Message that the solution does not send: Counter → Kitchen: didOrder()",
        // As far as a run shows what it has done before a crash, what the solution does counts.
        "opening; holds; fails|opening; holds; message; holds; gone Kitchen#1; holds"
            + "|Missing message: Counter → Kitchen: didOrder()",
        "opening; holds; other|opening; holds; message; other; gone Kitchen#1; holds"
            + "|Missing message: Counter → Kitchen: didOrder()",
        // An object of the check is compared, and one of the solution has the name of the one that lives in this run.
        "spy; fails|spy; call Counter#1 Spy#1 didOrder(); holds|Missing message: Counter → Spy: didOrder()",
        "opening; new Kitchen#2 ; gone Kitchen#1; call  Kitchen#2 list(); fails"
            + "|opening; call  Kitchen#1 list(); message; holds|Missing message: Counter → Kitchen#2: didOrder()",
        // So has a leak, which is named with the number of its kind, before a message that differs.
        "forms; new Form#3 ; leak Form#3; fails|forms; gone Form#2; holds|Not released, unlike in the solution: Form#3",
        "forms; fails|new Form#1 ; gone Form#1; holds|Not released, unlike in the solution: Form#2",
        "page; holds; leak Screen#1; fails|page; holds; page gone; holds|Not released, unlike in the solution: Screen",
        "page; holds; fails|page; holds; page gone; holds|Not released, unlike in the solution: Form",
        "forms; opening; message; message; leak Form#1; fails|forms; opening; message; gone Form#1; gone Form#2; holds"
            + "|Not released, unlike in the solution: Form ×2",
        "opening; gone Kitchen#1; fails|opening; message; holds; gone Kitchen#1"
            + "|Released here, but not in the solution: Kitchen",
    ])
    func `the last words name what is missing or too much`(row: String) {
        let (marks, words) = marks(row)
        #expect(marks.last == "≠ " + words)
    }

    @Test func `a leak is named that is released before it is known`() {
        let marks = marks("forms; opening; message; message; leak Form#1; fails|opening; message; holds").marks
        #expect(marks.last?.hasSuffix(": Form") == true)
    }

    @Test
    func `numbers of objects count where both runs have made as many, and a default implementation is another method`()
    {
        #expect(
            marks("opening; to second; fails|opening; new Kitchen#2 ; message; holds").marks[1]
                == "≠ Message that differs: Counter → Kitchen#2: didOrder()")
        let own = story("opening; call Counter#1 Kitchen#1 P.didOrder(); fails", words: "order didOrder P")
        let solution = story("opening; message; holds", words: "order didOrder P")
        #expect(marks(own, solution)[1] == "≠ Message that differs: Counter → Kitchen: P.didOrder()")
    }

    @Test func `a message that the file as given does not know is compared by its objects only`() {
        let own = story("opening; message; fails", words: "order didOrder")
        #expect(marks(own, story("opening; other; holds", words: "order didOrder")) == [])
        #expect(marks(own, story("opening; other; holds")).count == 3)
    }

    // MARK: What is not compared

    @Test(arguments: [
        "opening; message; holds|opening; message; holds", "|",
        // Initializers, plain calls and returns.
        "opening; new Label#1 Counter#1; call Counter#1 Label#1 show(); message; fails"
            + "|opening; message; call  Counter#1 viewDidLoad(); new Page#1 ; holds",
        // What the solution does behind the check that has failed, and behind a crash.
        "opening; fails|opening; holds; message; holds; gone Kitchen#1; holds",
        "opening; holds|opening; holds; message; other; gone Kitchen#1; holds",
        "opening; holds; message|opening; holds; message; other; gone Kitchen#1; holds",
        "opening|opening; holds; message; other; gone Kitchen#1; holds", "page; holds|page; holds; page gone; holds",
        // What is behind the end of a long report.
        "opening; more; holds|opening; message; holds", "opening; message; holds|opening; more; holds",
        // A delegate that is held strongly under another name.
        "new F#1 ; arrow F#1 a S#1 strong; call F#1 S#1 didSave(); fails"
            + "|new F#1 ; arrow F#1 a S#1 weak; call F#1 S#1 didSave(); holds",
        "new F#1 ; arrow F#1 a S#1 weak; call F#1 S#1 didSave(); holds"
            + "|new F#1 ; arrow F#1 a S#1 strong; call F#1 S#1 didSave(); fails",
        // A message that the check itself sends to its object, and one from a task, which has no sender.
        "spy; fails|spy; call  Spy#1 didOrder(); holds", "spy; call  Spy#1 didOrder(); holds|spy; fails",
        "opening; call  Kitchen#1 didOrder(); fails|opening; message; holds",
        "opening; message; holds|opening; call  Kitchen#1 didOrder(); fails",
        // A type of the learner's own.
        "opening; new Helper#1 ; arrow Counter#1 helper Helper#1 weak; call Counter#1 Helper#1 help(); message; "
            + "gone Helper#1; fails|opening; message; holds",
        // Numbers of objects where one run has made more.
        "opening; to second; fails|opening; message; holds",
        // A message to a type, and a leak of one, of which this run has no objects, for it can be a structure.
        "new Counter#1 ; call  Counter#1 order(); fails|opening; message; holds",
        "new Label#1 ; fails|new Form#1 ; gone Form#1; holds",
        // The order of releases between two checks, and that of one object more.
        "page; gone Screen#1; gone Form#1; fails|page; page gone; holds",
        "page; new Form#2 ; gone Form#1; fails|page; holds", "page; new Form#2 ; gone Form#2; fails|page; holds",
        "page; new Form#2 ; gone Form#1; fails|page; new Form#2 ; holds",
        "page; new Form#2 ; gone Form#2; fails|page; new Form#2 ; holds",
    ])
    func `what says nothing of the delegation is no difference`(row: String) {
        #expect(marks(row).marks == [])
    }
}
