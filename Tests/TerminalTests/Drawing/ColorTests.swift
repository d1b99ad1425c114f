import Testing

@testable import Terminal

struct ColorTests {
    @Test func `each name is that of one thing`() {
        let named = Color.thingNames.map { Color.thing(named: $0) }
        #expect(named == Color.things)
        #expect(Set(Color.things).count == Color.thingNames.count)
        #expect(Color.thing(named: "apple") == nil)
        #expect(Color.thing(named: "") == nil)
    }

    @Test func `things are no text, and texts and fills are no things`() {
        #expect(Color.things.allSatisfy { $0.isOfThing })
        #expect(Color.glass.isOfThing && Color.straw.isOfThing && Color.own(0).isOfThing)
        let others: [Color] = [.default, .panel, .onPanel, .focus, .primary, .ink, .good, .alarm, .onAlarm]
        #expect(!others.contains { $0.isOfThing })
    }

    @Test func `a program has a few colours of its own, and any index is one of them`() {
        let own = (0..<Color.ownCount).map(Color.own)
        #expect(Set(own).count == Color.ownCount)
        #expect(Set(own).isDisjoint(with: Color.things))
        #expect(own.map(\.ownIndex) == Array(0..<Color.ownCount))
        #expect(Color.own(Color.ownCount) == Color.own(0))
        for index in [Int.min, -1, Int.max] { #expect(Color.own(index).ownIndex != nil) }
        #expect(Color.straw.ownIndex == nil)
    }
}
