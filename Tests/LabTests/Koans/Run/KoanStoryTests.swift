import ScreenKit
import ScreenTrace
import Testing

@testable import Lab

/// The messages of a run, compared with those of the solution.
nonisolated struct KoanStoryTests {
    private static let check = "verified\tㄱ\ta"

    private func story(_ lines: String...) -> KoanStory {
        KoanStory(KoanReport(parsing: Array(lines.map { $0 + "\n" }.joined().utf8)))
    }

    private let opening = ["new\tShop#1\t", "call\t\tShop#1\topen()"]

    private func story(after lines: [String], _ rest: String...) -> KoanStory {
        KoanStory(KoanReport(parsing: Array((lines + rest).map { $0 + "\n" }.joined().utf8)))
    }

    @Test func `messages are drawn between objects, and returns only where something came between`() {
        let story = story(
            "new\tShop#1\t", "new\tForm#1\tShop#1", "call\t\tShop#1\topen()", "call\tShop#1\tForm#1\tsave()",
            "return\tForm#1\tsave()\t", "return\tShop#1\topen()\t", "gone\tForm#1")
        #expect(
            story.events.map(\.line) == [
                "[injection] → Shop: init", "[injection] Shop → Form: init", "[call] → Shop: open()",
                "[call] Shop → Form: save()", "[release] Form: deinit",
            ])
        #expect(story.events[3].hasReturned)
    }

    @Test func `a call on itself is no message, and a second object has a number`() {
        let story = story(
            "new\tA#1\t", "new\tA#2\t", "call\t\tA#2\tf()", "call\tA#2\tA#2\tg()", "call\tA#2\tA#1\th()",
            "return\tA#1\th()\t", "return\tA#2\tg()\t", "return\tA#2\tf()\t")
        #expect(
            story.events.map(\.line) == [
                "[injection] → A: init", "[injection] → A#2: init", "[call] → A#2: f()", "[call] A#2 → A: h()",
            ])
    }

    @Test func `a call along a weak reference is a message to a delegate`() {
        let story = story(
            "new\tForm#1\t", "new\tShop#1\t", "arrow\tForm#1\twatcher\tShop#1\tweak",
            "call\tForm#1\tShop#1\tdidSave()", "arrow\tForm#1\twatcher\tShop#1\tstrong", "call\tForm#1\tShop#1\tmore()")
        #expect(story.events.suffix(2).map(\.kind) == [.message, .call])
        #expect(story.map.lines(Texts(.english)) == ["Form: strong watcher Shop", "Shop: "])
    }

    @Test(arguments: [("delegate", TraceEvent.Kind.message), ("formDelegate", .message), ("delegation", .call)])
    func `a call along a strong property is a message where its name ends with delegate`(
        property: String, kind: TraceEvent.Kind
    ) {
        let story = story(
            "new\tForm#1\t", "new\tShop#1\t", "arrow\tForm#1\t\(property)\tShop#1\tstrong",
            "call\tForm#1\tShop#1\tdidSave()")
        #expect(story.events.last?.kind == kind)
    }

    @Test func `what was released leaves the map`() {
        let story = story("new\tA#1\t", "new\tA#2\t", "arrow\tA#1\tnext\tA#2\tstrong", "gone\tA#1", "gone\tA#2")
        #expect(story.map.lines(Texts(.english)) == ["released: A ×2"])
        #expect(story.maps[1].lines(Texts(.english)) == ["A: strong next A#2", "A#2: "])
    }

    // MARK: The difference

    @Test func `the same messages have no difference`() {
        let story = story(after: opening)
        #expect(story.difference(from: story) == nil)
        #expect(self.story().difference(from: self.story()) == nil)
    }

    @Test func `another receiver is the first difference`() {
        let own = story(after: opening, "call\tShop#1\tBar#1\tmake()", Self.check)
        let solution = story(after: opening, "call\tShop#1\tKitchen#1\tmake()", Self.check)
        let difference = own.difference(from: solution)
        #expect(difference?.place == 2)
        #expect(difference?.expected?.line == "[call] Shop → Kitchen: make()")
        let trace = own.trace(marking: difference)
        #expect(trace.events.map(\.isUnexpected) == [false, false, true])
        #expect(trace.events.last?.line == "[call] Shop → Bar: ≠ make()")
    }

    @Test func `a message that is missing at the end is drawn as the solution sends it`() {
        let own = story(after: opening, Self.check)
        let solution = story(after: opening, "call\tShop#1\tKitchen#1\tmake()", Self.check, "gone\tShop#1")
        let difference = own.difference(from: solution)
        #expect(difference?.place == 2)
        #expect(own.trace(marking: difference).events.last?.line == "[call] Shop → Kitchen: ≠ make()")
        #expect(own.trace(marking: nil).events.count == 2)
    }

    @Test func `a message too many has none in its place`() {
        let own = story(after: opening, "call\tShop#1\tKitchen#1\tmake()", Self.check)
        #expect(own.difference(from: story(after: opening, Self.check)) == .init(place: 2, expected: nil))
    }

    @Test func `what the solution does behind the check that has failed is not missing`() {
        let own = story(after: opening, "failed\tㄱ\ta\t1\t2")
        let solution = story(after: opening, Self.check, "call\t\tShop#1\tclose()", Self.check)
        #expect(own.difference(from: solution) == nil)
    }

    @Test func `a delegate that is held strongly sends the same message`() {
        let own = story("new\tF#1\t", "arrow\tF#1\ta\tS#1\tstrong", "call\tF#1\tS#1\tdidSave()")
        let solution = story("new\tF#1\t", "arrow\tF#1\ta\tS#1\tweak", "call\tF#1\tS#1\tdidSave()")
        #expect(own.difference(from: solution) == nil)
    }
}
