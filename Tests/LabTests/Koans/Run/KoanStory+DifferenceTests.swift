import ScreenKit
import ScreenTrace
import Testing

@testable import Lab

/// The messages of a run, compared with those of the solution.
nonisolated struct KoanStoryDifferenceTests {
    private static let holds = "verified ㄱ a"
    private static let fails = "failed ㄱ a 1 2"
    /// A counter with a kitchen as its delegate, and a customer who orders.
    private static let opening = [
        "new Counter#1 ", "new Kitchen#1 ", "arrow Counter#1 delegate Kitchen#1 weak", "call  Counter#1 order()",
    ]
    private static let message = "call Counter#1 Kitchen#1 didOrder()"
    private static let other = "call Counter#1 Kitchen#1 didCancel()"

    /// Creates the story of a run of a koan with a check in which a spy is declared.
    private func story(_ lines: [String]..., words: String = "order didOrder didCancel") -> KoanStory {
        let text = lines.joined().map {
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

    @Test func `the same messages have no difference`() {
        let story = story(Self.opening, [Self.message, Self.holds])
        #expect(story.difference(from: story) == nil)
        #expect(self.story([]).difference(from: self.story([])) == nil)
    }

    @Test func `a message that is missing is drawn behind what led to it in the solution`() {
        let own = story(Self.opening, ["return Counter#1 order() ", "call  Kitchen#1 list()", Self.fails])
        let solution = story(Self.opening, [Self.message, "call  Kitchen#1 list()", Self.holds])
        let difference = own.difference(from: solution)
        #expect(
            own.marking(difference).events.map(\.line) == [
                "[injection] → Counter: init", "[injection] → Kitchen: init", "[call] → Counter: order()",
                "[message] Counter → Kitchen: ≠ missing: didOrder()", "[call] → Kitchen: list()",
            ])
        #expect(own.marking(nil) == own)
        #expect(marks(own, solution).last == "≠ Missing message: Counter → Kitchen: didOrder()")
    }

    @Test func `the first of several messages is the missing one where the second one is sent`() {
        let own = story(Self.opening, [Self.other, Self.fails])
        let solution = story(Self.opening, [Self.message, Self.other, Self.holds])
        #expect(
            marks(own, solution) == [
                "[message] Counter → Kitchen: ≠ missing: didOrder()",
                "≠ Missing message: Counter → Kitchen: didOrder()",
            ])
    }

    @Test func `a message that is sent twice is one too many`() {
        let own = story(Self.opening, [Self.message, Self.message, Self.other, Self.fails])
        let solution = story(Self.opening, [Self.message, Self.other, Self.holds])
        #expect(own.difference(from: solution)?.place == 4)
        #expect(
            marks(own, solution).last == "≠ Message that the solution does not send: Counter → Kitchen: didOrder()")
    }

    @Test(arguments: [["didCancel()"], ["didCancel()", "didOrder()"]])
    func `another message, and another order, stand beside what the solution sends`(labels: [String]) {
        let own = story(Self.opening, labels.map { "call Counter#1 Kitchen#1 " + $0 } + [Self.fails])
        let solution = story(Self.opening, [Self.message] + (labels.count > 1 ? [Self.other] : []) + [Self.holds])
        #expect(
            marks(own, solution) == [
                "[message] Counter → Kitchen: ≠ didCancel()",
                "≠ Message that differs: Counter → Kitchen: didCancel()",
                "  In the solution: Counter → Kitchen: didOrder()",
            ])
    }

    // MARK: What is not compared

    @Test func `initializers, plain calls and returns are no difference`() {
        let own = story(
            Self.opening, ["new Label#1 Counter#1", "call Counter#1 Label#1 show()", Self.message, Self.fails])
        let solution = story(
            Self.opening, [Self.message, "call  Counter#1 viewDidLoad()", "new Page#1 ", Self.holds])
        #expect(marks(own, solution) == [])
    }

    @Test func `what the solution does behind the check that has failed is not missing`() {
        let solution = story(Self.opening, [Self.holds, Self.message, Self.holds, "gone Kitchen#1", Self.holds])
        #expect(marks(story(Self.opening, [Self.fails]), solution) == [])
        #expect(marks(story(Self.opening, [Self.holds, Self.fails]), solution).count == 2)
    }

    @Test func `what the solution does behind a crash is not missing, and what it does not do before it is shown`() {
        let solution = story(Self.opening, [Self.holds, Self.message, Self.other, "gone Kitchen#1", Self.holds])
        #expect(marks(story(Self.opening, [Self.holds]), solution) == [])
        #expect(marks(story(Self.opening, [Self.holds, Self.message]), solution) == [])
        #expect(marks(story(Self.opening, [Self.holds, Self.other]), solution).last?.contains("didOrder()") == true)
        #expect(marks(story(Self.opening), solution) == [])
    }

    @Test func `what is behind the end of a long report is not compared`() {
        let long = story(Self.opening, ["more", Self.holds])
        let whole = story(Self.opening, [Self.message, Self.holds])
        #expect(marks(long, whole) == [])
        #expect(marks(whole, long) == [])
    }

    @Test func `a delegate that is held strongly under another name sends the same message`() {
        let own = story(["new F#1 ", "arrow F#1 a S#1 strong", "call F#1 S#1 didSave()", Self.fails])
        let solution = story(["new F#1 ", "arrow F#1 a S#1 weak", "call F#1 S#1 didSave()", Self.holds])
        #expect(marks(own, solution) == [] && marks(solution, own) == [])
    }

    @Test func `objects of the check are compared, whatever holds them`() {
        let report = ["new Counter#1 ", "new Spy#1 ", "call Counter#1 Spy#1 didOrder()", Self.holds]
        let own = story(["new Counter#1 ", "new Spy#1 ", Self.fails])
        #expect(marks(own, story(report)).last == "≠ Missing message: Counter → Spy: didOrder()")
        let test = story(["new Counter#1 ", "new Spy#1 ", "call  Spy#1 didOrder()", Self.holds])
        #expect(marks(own, test) == [] && marks(test, own) == [])
    }

    @Test func `a message that the file as given does not know is compared by its objects only`() {
        let own = story(Self.opening, [Self.message, Self.fails], words: "order didOrder")
        let solution = [Self.opening, [Self.other, Self.holds]]
        #expect(marks(own, story(solution[0], solution[1], words: "order didOrder")) == [])
        #expect(marks(own, story(solution[0], solution[1])).count == 3)
    }

    @Test func `a message from a task has no sender, and is the same message`() {
        let own = story(Self.opening, ["call  Kitchen#1 didOrder()", Self.fails])
        let solution = story(Self.opening, [Self.message, Self.holds])
        #expect(marks(own, solution) == [] && marks(solution, own) == [])
    }

    @Test func `a type of the learner's own is no difference`() {
        let own = story(
            Self.opening,
            [
                "new Helper#1 ", "arrow Counter#1 helper Helper#1 weak", "call Counter#1 Helper#1 help()", Self.message,
                "gone Helper#1", Self.fails,
            ])
        #expect(marks(own, story(Self.opening, [Self.message, Self.holds])) == [])
    }

    @Test func `numbers of objects count only where both runs have made as many`() {
        let second = ["new Kitchen#2 ", "arrow Counter#1 delegate Kitchen#2 weak"]
        let toSecond = "call Counter#1 Kitchen#2 didOrder()"
        let solution = story(Self.opening, [Self.message, Self.holds])
        #expect(marks(story(Self.opening, second, [toSecond, Self.fails]), solution) == [])
        let both = story(Self.opening, ["new Kitchen#2 ", Self.message, Self.holds])
        #expect(
            marks(story(Self.opening, second, [toSecond, Self.fails]), both)[1]
                == "≠ Message that differs: Counter → Kitchen#2: didOrder()")
    }

    @Test func `a message to a type of which this run has no objects is not missing, for it can be a structure`() {
        let own = story(["new Counter#1 ", "call  Counter#1 order()", Self.fails])
        #expect(marks(own, story(Self.opening, [Self.message, Self.holds])) == [])
    }

    @Test func `a default implementation is another method`() {
        let own = story(Self.opening, ["call Counter#1 Kitchen#1 P.didOrder()", Self.fails], words: "order didOrder P")
        let solution = story(Self.opening, [Self.message, Self.holds], words: "order didOrder P")
        #expect(marks(own, solution)[1] == "≠ Message that differs: Counter → Kitchen: P.didOrder()")
    }

    @Test func `an object of the solution has the name of the one that lives in this run`() {
        let own = story(Self.opening, ["new Kitchen#2 ", "gone Kitchen#1", "call  Kitchen#2 list()", Self.fails])
        let solution = story(Self.opening, ["call  Kitchen#1 list()", Self.message, Self.holds])
        #expect(marks(own, solution).last == "≠ Missing message: Counter → Kitchen#2: didOrder()")
    }

    // MARK: Releases

    @Test func `a leak has the name that the object has in this run, and is none where no object of the type lives`() {
        let solution = story(["new Form#1 ", "new Form#2 ", "gone Form#2", Self.holds])
        let own = story(["new Form#1 ", "new Form#2 ", "new Form#3 ", "leak Form#3", Self.fails])
        #expect(marks(own, solution).last == "≠ Not released, unlike in the solution: Form#3")
        let other = story(["new Form#1 ", "gone Form#1", Self.holds])
        #expect(marks(story(["new Form#1 ", "new Form#2 ", Self.fails]), other).last?.hasSuffix(": Form#2") == true)
        #expect(marks(story(["new Label#1 ", Self.fails]), other) == [])
    }

    @Test func `a leak is named, and first the object that the check asks for`() {
        let objects = ["new Form#1 ", "new Screen#1 ", Self.holds]
        let own = story(objects, ["leak Screen#1", Self.fails])
        let solution = story(objects, ["gone Form#1", "gone Screen#1", Self.holds])
        #expect(
            marks(own, solution) == [
                "[release] Screen: ≠ not released", "≠ Not released, unlike in the solution: Screen",
            ])
        #expect(marks(story(objects, [Self.fails]), solution).last?.hasSuffix(": Form") == true)
        #expect(marks(story(objects), solution) == [], "a crash comes before it")
    }

    @Test func `what a statement has found alive comes before a message that differs, with the number of its kind`() {
        let objects = ["new Form#1 ", "new Form#2 "]
        let own = story(objects, Self.opening, [Self.message, Self.message, "leak Form#1", Self.fails])
        let solution = story(objects, Self.opening, [Self.message, "gone Form#1", "gone Form#2", Self.holds])
        #expect(
            marks(own, solution) == [
                "[release] Form: ≠ not released", "≠ Not released, unlike in the solution: Form ×2",
            ])
        let unknown = story(Self.opening, [Self.message, Self.holds])
        #expect(marks(own, unknown).last?.hasSuffix(": Form") == true, "released before it is known")
    }

    @Test func `an object that is released too early is named before the message that is missing then`() {
        let own = story(Self.opening, ["gone Kitchen#1", Self.fails])
        let solution = story(Self.opening, [Self.message, Self.holds, "gone Kitchen#1"])
        #expect(
            marks(own, solution) == [
                "[release] Kitchen: ≠ extra: deinit", "≠ Released here, but not in the solution: Kitchen",
            ])
    }

    @Test func `the order of releases between two checks is no difference, and neither is that of one object more`() {
        let objects = ["new Form#1 ", "new Screen#1 "]
        let own = story(objects, ["gone Screen#1", "gone Form#1", Self.fails])
        #expect(marks(own, story(objects, ["gone Form#1", "gone Screen#1", Self.holds])) == [])
        for name in ["Form#1", "Form#2"] {
            let more = story(objects, ["new Form#2 ", "gone \(name)", Self.fails])
            #expect(marks(more, story(objects, [Self.holds])) == [])
            #expect(marks(more, story(objects, ["new Form#2 ", Self.holds])) == [])
        }
    }
}
