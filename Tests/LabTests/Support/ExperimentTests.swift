import Testing

@testable import Lab

/// The results of the experiments, and the answers that follow from them. What happens on the way is in the suite of each experiment.
struct ExperimentTests {
    private nonisolated static let results: [(ExperimentID, [(LabText, Outcome.Label, String)])] = [
        // Without a delegate the message is seen, and that it had no receiver. A temporary object is none, although init asks for one.
        (
            .forgotten,
            [
                (.labNoDelegateTraced, .text(.labUnheardMessages), "1"),
                (.labNoDelegateTraced, .text(.labMangoes), "10"),
                (.labDelegateSetTraced, .text(.labHeardMessages), "1"),
                (.labDelegateSetTraced, .text(.labMangoes), "15"), (.labTemporaryDelegate, "delegate == nil", "true"),
            ]
        ),
        // A delegate and a closure leave the other kiosk alone. A notification does not reach an observer of another sender or a late one.
        (
            .fourWirings,
            [
                (.labByDelegate, .text(.labFirstKiosk), "15"), (.labByDelegate, .text(.labSecondKiosk), "10"),
                (.labByClosure, .text(.labFirstKiosk), "15"), (.labByClosure, .text(.labSecondKiosk), "10"),
                (.labByNotification, .text(.labFirstKiosk), "15"), (.labByNotification, .text(.labSecondKiosk), "15"),
                (.labByNotification, .text(.labOtherSender), "10"), (.labByNotification, .text(.labLateObserver), "10"),
                (.labBySingleton, .text(.labFirstKiosk), "15"), (.labBySingleton, .text(.labSecondKiosk), "15"),
            ]
        ),
        // Written back whole, the dictionary undoes the sale; sent as changes, the sale and the edit both stand.
        (
            .backAndForth,
            [(.labWholeDictionary, .text(.labMangoes), "15"), (.labOnlyChanges, .text(.labMangoes), "12")]
        ),
        // Below a sheet nothing appears again, and the label is stale, but for a delegate message.
        (
            .sheet,
            [
                (.labSheet, .text(.labWillAppear), "1"), (.labSheet, .text(.labLabel), "10"),
                (.labFullScreenModal, .text(.labWillAppear), "2"), (.labFullScreenModal, .text(.labLabel), "15"),
                (.labSheetWithDelegate, .text(.labWillAppear), "1"), (.labSheetWithDelegate, .text(.labLabel), "15"),
            ]
        ),
        // Taken fruit by fruit, the strawberries are gone and there is no juice.
        (
            .allOrNothing,
            [
                (.labFruitByFruit, .text(.labStrawberriesLeft), "0"),
                (.labAllOrNothing, .text(.labStrawberriesLeft), "10"),
            ]
        ),
        // An array moves half of all elements for each one that goes. Two links a node or an enum take more stack the longer the list is.
        (
            .queues,
            [
                (.labArrayMoves, "ArrayQueue, 1000", "499"), (.labArrayMoves, "ArrayQueue, 16000", "7999"),
                (.labEnumList, .text(.labStackTimes), "2"), (.labTwoLinks, .text(.labStackTimes), "2"),
                (.labPlainList, .text(.labStackTimes), "1"), (.labOurList, .text(.labStackTimes), "1"),
            ]
        ),
        // Only strong references in both directions keep the nodes alive.
        (
            .doublyLinked,
            [
                (.labPreviousStrong, .text(.labLiveObjects), "3"), (.labCycleCut, .text(.labLiveObjects), "0"),
                (.labPreviousWeak, .text(.labLiveObjects), "0"), (.labPreviousUnowned, .text(.labLiveObjects), "0"),
            ]
        ),
        // A third has no end in decimal, and the calculator rounds what is left; it goes from left to right, and Swift multiplies first.
        (
            .money,
            [
                (.labInDouble, "0.1 + 0.2", "0.30000000000000004"), (.labInDouble, "0.1 + 0.2 == 0.3", "false"),
                (.labInDecimal, "0.1 + 0.2", "0.3"), (.labInDecimal, "0.1 + 0.2 == 0.3", "true"),
                (.labInDouble, "1 ÷ 3 × 3", "1.0"),
                (.labInDecimal, "1 ÷ 3 × 3", "0.9999999999999999999999999999999999"),
                (.labOnCalculator, "1 ÷ 3 × 3", "1"), (.labOnCalculator, "1 + 2 × 3", "9"),
                (.labInSwift, "1 + 2 × 3", "7"),
            ]
        ),
    ]

    @Test(arguments: results)
    func `each part of an experiment has its results`(id: ExperimentID, values: [(LabText, Outcome.Label, String)])
        throws
    {
        let outcome = try outcome(of: id)
        for (part, label, value) in values { #expect(outcome.value(label, of: part) == value, "\(part), \(label)") }
    }

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
