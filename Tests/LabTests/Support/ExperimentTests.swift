import TestSupport
import Testing

@testable import Lab

/// The results of the experiments, the answers that follow from them, and what happens on the way. Three experiments have a suite of
/// their own besides.
struct ExperimentTests {
    /// Each golden file has the results of an experiment: a part, the name of a result and its value, under a sentence about them.
    private nonisolated static let names = GoldenFile.names(of: #filePath).sorted()

    @Test(arguments: names)
    func `each part of an experiment has the results of its golden file`(name: String) throws {
        let outcome = try outcome(of: try #require(ExperimentID(rawValue: name)))
        let file = GoldenFile(name, suite: #filePath)
        let lines = try file.contents().split(separator: "\n").map { line in
            let fields = line.split(separator: " | ").map { String($0) }
            guard fields.count == 3 else { return String(line) }
            let label = LabText(rawValue: fields[1]).map { Outcome.Label.text($0) } ?? .code(fields[1])
            let value = outcome.value(label, of: try #require(LabText(rawValue: fields[0])))
            return "\(fields[0]) | \(fields[1]) | \(value ?? "nothing")"
        }
        try file.expect(lines.joined(separator: "\n"))
    }

    @Test func `every experiment has its results, in a file or in a suite of its own`() {
        #expect(Set(Self.names).union(["leak"]) == Set(ExperimentID.allCases.map(\.rawValue)))
    }

    // MARK: On the way

    /// Which rows of a part, or of the whole run, are looked at: the first ones, all of a kind, or these wherever they are.
    nonisolated enum Choice: Sendable { case first, all(String), some }

    private nonisolated static let ways: [(String, ExperimentID, LabText?, Choice, [Outcome.Row])] = [
        (
            "taken fruit by fruit, the strawberries are taken first", .allOrNothing, nil, .some,
            [.value("withdraw [strawberry 10]", .text(.labOK))]
        ),
        (
            "both say that one banana is short", .allOrNothing, nil, .all("failed"),
            Array(repeating: .failed("throw Shortage [banana 1]"), count: 2)
        ),
        (
            "both writers receive the same message", .backAndForth, nil, .all("sent"),
            ["WholeWriter", "ChangeWriter"].map {
                .sent("stockScreen(_:save: [mango +5])", from: "StockScreen", to: $0)
            }
        ),
        ("nothing is released until a cycle is cut", .doublyLinked, .labPreviousStrong, .all("released"), []),
        (
            "each pair of neighbours is a cycle", .doublyLinked, .labPreviousStrong, .all("cycle"),
            [
                .cycle(["node1", "next", "node2", "previous", "node1"]),
                .cycle(["node2", "next", "node3", "previous", "node2"]),
            ]
        ),
        ("with a weak way back all are released from the first on", .doublyLinked, .labPreviousWeak, .first, inOrder),
        ("with an unowned way back too", .doublyLinked, .labPreviousUnowned, .first, inOrder),
        (
            "without a delegate the edit vanishes without a trace", .forgotten, nil, .first,
            [.part(.labNoDelegate), .fact(.text(.labMangoes), "10"), .part(.labNoDelegateTraced)]
        ),
        (
            "with a proxy, the message is seen, with its receiver or that it had none", .forgotten, nil, .some,
            [
                .unheard("editor(_:didAdd: 5)", from: "Editor"),
                .sent("editor(_:didAdd: 5)", from: "Editor", to: "Counter"),
            ]
        ),
        (
            "the notification center delivers, and not the object that posts", .fourWirings, .labByNotification, .first,
            [
                .sent("post(5)", from: "Editor", to: "NotificationCenter"),
                .sent("didAdd(5)", from: "NotificationCenter", to: "kiosk1"),
                .sent("didAdd(5)", from: "NotificationCenter", to: "kiosk2"),
            ]
        ),
        (
            "one sheet tells by its delegate message", .sheet, nil, .some,
            [.sent("editorScreen(_:didFinishWith: 15)", from: "EditorScreen", to: "LabelScreen")]
        ),
        (
            "all three sheets change the stock alike", .sheet, nil, .all("value"),
            Array(repeating: .value("shop.mangoes", "15"), count: 3)
        ),
    ]
    private nonisolated static let inOrder: [Outcome.Row] =
        (1...3).map { .made("node\($0)") } + (1...3).map { .released("node\($0)") }

    @Test(arguments: ways)
    func `on the way an experiment does what it is about`(
        sentence: String, id: ExperimentID, part: LabText?, choice: Choice, rows: [Outcome.Row]
    ) throws {
        let outcome = try outcome(of: id)
        let all = part.map { outcome.rows(of: $0) } ?? outcome.rows
        let found =
            switch choice {
            case .first: Array(all.prefix(rows.count))
            case .all(let kind): all.filter { "\($0)".hasPrefix(kind + "(") }
            case .some: rows.filter(all.contains)
            }
        #expect(found == rows, "\(sentence)")
    }

    // MARK: Answers

    /// Results, and what the right answers in Korean and in English have behind them.
    private nonisolated static let rightAnswers: [(ExperimentID, LabText, Outcome.Label, [String])] = [
        (.backAndForth, .labWholeDictionary, .text(.labMangoes), ["개", ""]),
        (.sheet, .labSheet, .text(.labLabel), ["", ""]),
        (.allOrNothing, .labFruitByFruit, .text(.labStrawberriesLeft), ["개", ""]),
        (.doublyLinked, .labPreviousStrong, .text(.labLiveObjects), ["개: 모두 남는다", ": all of them"]),
        (.money, .labInDouble, "0.1 + 0.2 == 0.3", ["", ""]),
    ]

    @Test(arguments: rightAnswers)
    func `the right answer is a result`(id: ExperimentID, part: LabText, label: Outcome.Label, rest: [String]) throws {
        let value = try #require(try outcome(of: id).value(label, of: part))
        #expect(try AnsweredLanguage.allCases.map { try $0.rightAnswer(of: id) } == rest.map { value + $0 })
    }

    @Test(arguments: [
        (ExperimentID.forgotten, ["아무 일도 일어나지 않는다", "Nothing happens"]), (.queues, ["배열", "The array"]),
        (.fourWirings, ["알림, 싱글턴", "Notification, singleton"]),
    ])
    func `the right answer is in words where the result is no number`(id: ExperimentID, answers: [String]) throws {
        #expect(try AnsweredLanguage.allCases.map { try $0.rightAnswer(of: id) } == answers)
    }
}
