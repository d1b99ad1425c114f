import ScreenKit
import ScreenTrace
import Testing

@testable import Lab

/// The messages of a run.
nonisolated struct KoanStoryTests {
    private func story(_ lines: String...) -> KoanStory {
        KoanStory(.test(lines.map { $0 + "\n" }.joined()))
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

    @Test func `an object that is first seen late has no event, and an answer is shown where it returns`() {
        let story = story(
            "new\tShop#1\t", "call\t\tShop#1\topen()", "seen\tClock#1", "call\tShop#1\tClock#1\tisLate()",
            "return\tClock#1\tisLate()\ttrue")
        #expect(
            story.events.map(\.line) == [
                "[injection] → Shop: init", "[call] → Shop: open()", "[call] Shop → Clock: isLate()",
                "[return] Clock → Shop: true",
            ])
        #expect(story.maps[1].objectNames == ["Shop", "Clock"])
    }

    @Test func `a call along the weak reference of a closure is no message to a delegate`() {
        let story = story(
            "new\tClock#1\t", "new\tShop#1\t", "arrow\tClock#1\thandlers[1]{}\tShop#1\tweak",
            "arrow\tClock#1\tonStop{}\t{ }\tstrong", "call\tClock#1\tShop#1\ttick()")
        #expect(story.events.last?.kind == .call)
        #expect(
            story.map.lines(Texts(.english)) == [
                "Clock: weak handlers[1]: closure Shop, onStop: closure", "Shop: ",
            ])
    }

    @Test func `a call along a weak reference is a message to a delegate`() {
        let story = story(
            "new\tForm#1\t", "new\tShop#1\t", "arrow\tForm#1\twatcher\tShop#1\tweak",
            "call\tForm#1\tShop#1\tdidSave()", "arrow\tForm#1\twatcher\tShop#1\tstrong", "call\tForm#1\tShop#1\tmore()")
        #expect(story.events.suffix(2).map(\.kind) == [.message, .call])
        #expect(story.map.lines(Texts(.english)) == ["Form: strong watcher Shop", "Shop: "])
        let stack = self.story(
            "new\tForm#1\t", "new\tNavigationController#1\t",
            "arrow\tForm#1\tnavigationController\tNavigationController#1\tweak",
            "call\tForm#1\tNavigationController#1\tpop()")
        #expect(stack.events.last?.kind == .call)
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

    @Test(arguments: [
        ("delegates[0]", "weak", TraceEvent.Kind.message), ("delegates[0]", "strong", .call),
        ("screens[0]", "weak", .call),
    ])
    func `a call along delegates is a message through an object that holds each one weakly`(
        property: String, strength: String, kind: TraceEvent.Kind
    ) {
        let story = story(
            "new\tCounter#1\t", "new\tBox#1\tCounter#1", "new\tBoard#1\t", "new\tPrinter#1\t",
            "arrow\tCounter#1\t\(property)\tBox#1\tstrong", "arrow\tBox#1\tvalue\tBoard#1\t\(strength)",
            "call\tCounter#1\tPrinter#1\tprint()", "call\tCounter#1\tBoard#1\tdidTake()")
        #expect(story.events.suffix(2).map(\.kind) == [.call, kind])
    }

    @Test func `what was released leaves the map`() {
        let story = story("new\tA#1\t", "new\tA#2\t", "arrow\tA#1\tnext\tA#2\tstrong", "gone\tA#1", "gone\tA#2")
        #expect(story.map.lines(Texts(.english)) == ["released: A ×2"])
        #expect(story.maps[1].lines(Texts(.english)) == ["A: strong next A#2", "A#2: "])
    }

    @Test func `a method that waits returns when it has ended, whatever was called meanwhile`() {
        let story = story(
            "new\tA#1\t", "new\tB#1\t", "call\tA#1\tB#1\tslow()", "call\tA#1\tB#1\tfast()", "return\tB#1\tfast()\t",
            "return\tB#1\tslow()\t")
        #expect(
            story.events.suffix(3).map(\.line) == ["[call] A → B: slow()", "[call] A → B: fast()", "[return] B → A"])
        #expect(story.events[3].hasReturned)
    }

    @Test func `an object that lives on is marked in the map with its references, and the others are not`() {
        let story = story(
            "new\tForm#1\t", "new\tShop#1\t", "arrow\tForm#1\tdelegate\tShop#1\tstrong", "leak\tShop#1",
            "failed\tㄱ\ta\t\t")
        let map = ObjectMap(
            objects: [
                ("Form", [.init(strength: .strong, property: "delegate", target: "Shop")]), ("Shop", []),
            ], released: [], leaked: "Shop")
        #expect(story.map == map && story.maps.last == map)
        #expect(story.leaked == "Shop")
    }
}
