import ScreenKit
import ScreenTrace
import Testing

@testable import Lab

/// The messages of a run.
nonisolated struct KoanStoryTests {
    /// Returns the story of a report whose lines stand here one after another, with commas for tabs.
    private func story(_ report: String) -> KoanStory {
        KoanStory(.test(report.replacing("; ", with: "\n").replacing(",", with: "\t") + "\n"))
    }

    private static let reports: [(String, [String])] = [
        // Returns are drawn only where something came between.
        (
            "new,Shop#1,; new,Form#1,Shop#1; call,,Shop#1,open(); call,Shop#1,Form#1,save(); return,Form#1,save(),; "
                + "return,Shop#1,open(),; gone,Form#1",
            [
                "[injection] → Shop: init", "[injection] Shop → Form: init", "[call] → Shop: open()",
                "[call] Shop → Form: save()", "[release] Form: deinit",
            ]
        ),
        // A method that waits returns when it has ended, whatever was called meanwhile.
        (
            "new,A#1,; new,B#1,; call,A#1,B#1,slow(); call,A#1,B#1,fast(); return,B#1,fast(),; return,B#1,slow(),",
            [
                "[injection] → A: init", "[injection] → B: init", "[call] A → B: slow()", "[call] A → B: fast()",
                "[return] B → A",
            ]
        ),
    ]

    @Test(arguments: reports) func `messages are drawn between objects`(report: String, lines: [String]) {
        let story = story(report)
        #expect(story.events.map(\.line) == lines)
        #expect(story.events[3].hasReturned)
    }

    @Test func `a call on itself is no message, and a second object has a number`() {
        let story = story(
            "new,A#1,; new,A#2,; call,,A#2,f(); call,A#2,A#2,g(); call,A#2,A#1,h(); return,A#1,h(),; "
                + "return,A#2,g(),; return,A#2,f(),")
        #expect(
            story.events.map(\.line) == [
                "[injection] → A: init", "[injection] → A#2: init", "[call] → A#2: f()", "[call] A#2 → A: h()",
            ])
    }

    @Test func `an object that is first seen late has no event, and an answer is shown where it returns`() {
        let story = story(
            "new,Shop#1,; call,,Shop#1,open(); seen,Clock#1; call,Shop#1,Clock#1,isLate(); return,Clock#1,isLate(),true"
        )
        #expect(
            story.events.map(\.line) == [
                "[injection] → Shop: init", "[call] → Shop: open()", "[call] Shop → Clock: isLate()",
                "[return] Clock → Shop: true",
            ])
        #expect(story.maps[1].objectNames == ["Shop", "Clock"])
    }

    private static let calls: [(String, TraceEvent.Kind)] = [
        ("arrow,Form#1,watcher,Shop#1,weak; call,Form#1,Shop#1,didSave()", .message),
        ("arrow,Form#1,watcher,Shop#1,weak; arrow,Form#1,watcher,Shop#1,strong; call,Form#1,Shop#1,more()", .call),
        // A stack of screens is no delegate.
        (
            "new,NavigationController#1,; arrow,Form#1,navigationController,NavigationController#1,weak; "
                + "call,Form#1,NavigationController#1,pop()", .call
        ),
        // The name of a strong property ends with delegate where it is one.
        ("arrow,Form#1,delegate,Shop#1,strong; call,Form#1,Shop#1,didSave()", .message),
        ("arrow,Form#1,formDelegate,Shop#1,strong; call,Form#1,Shop#1,didSave()", .message),
        ("arrow,Form#1,delegation,Shop#1,strong; call,Form#1,Shop#1,didSave()", .call),
    ]

    @Test(arguments: calls)
    func `a call along a weak reference is a message to a delegate`(report: String, kind: TraceEvent.Kind) {
        #expect(story("new,Form#1,; new,Shop#1,; " + report).events.last?.kind == kind)
    }

    @Test func `a call along the weak reference of a closure is no message to a delegate`() {
        let story = story(
            "new,Clock#1,; new,Shop#1,; arrow,Clock#1,handlers[1]{},Shop#1,weak; arrow,Clock#1,onStop{},{ },strong; "
                + "call,Clock#1,Shop#1,tick()")
        #expect(story.events.last?.kind == .call)
        #expect(
            story.map.lines(Texts(.english)) == ["Clock: weak handlers[1]: closure Shop, onStop: closure", "Shop: "])
    }

    @Test(arguments: [
        ("delegates[0]", "weak", TraceEvent.Kind.message), ("delegates[0]", "strong", .call),
        ("screens[0]", "weak", .call),
    ])
    func `a call along delegates is a message through an object that holds each one weakly`(
        property: String, strength: String, kind: TraceEvent.Kind
    ) {
        let story = story(
            "new,Counter#1,; new,Box#1,Counter#1; new,Board#1,; new,Printer#1,; arrow,Counter#1,\(property),Box#1,strong; "
                + "arrow,Box#1,value,Board#1,\(strength); call,Counter#1,Printer#1,print(); "
                + "call,Counter#1,Board#1,didTake()")
        #expect(story.events.suffix(2).map(\.kind) == [.call, kind])
    }

    @Test func `the map has the references of the end, and what was released leaves it`() {
        let released = story("new,A#1,; new,A#2,; arrow,A#1,next,A#2,strong; gone,A#1; gone,A#2")
        #expect(released.map.lines(Texts(.english)) == ["released: A ×2"])
        #expect(released.maps[1].lines(Texts(.english)) == ["A: strong next A#2", "A#2: "])
        let changed = story(
            "new,Form#1,; new,Shop#1,; arrow,Form#1,watcher,Shop#1,weak; call,Form#1,Shop#1,didSave(); "
                + "arrow,Form#1,watcher,Shop#1,strong")
        #expect(changed.map.lines(Texts(.english)) == ["Form: strong watcher Shop", "Shop: "])
    }

    @Test func `an object that lives on is marked in the map with its references, and the others are not`() {
        let story = story("new,Form#1,; new,Shop#1,; arrow,Form#1,delegate,Shop#1,strong; leak,Shop#1; failed,ㄱ,a,,")
        let form = ("Form", [ObjectMap.Link(strength: .strong, property: "delegate", target: "Shop")])
        let map = ObjectMap(objects: [form, ("Shop", [])], released: [], leaked: "Shop")
        #expect(story.map == map && story.maps.last == map)
        #expect(story.leaked == "Shop")
    }
}
