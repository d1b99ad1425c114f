import Testing

@testable import Terminal

struct ColorTests {
    @Test func `things are no text, and texts and fills are no things`() {
        #expect(Color.things.allSatisfy { $0.isOfThing })
        #expect(Color.glass.isOfThing && Color.straw.isOfThing && Color.own(0).isOfThing)
        let others: [Color] = [.default, .panel, .onPanel, .focus, .primary, .ink, .good, .alarm, .onAlarm]
        #expect(!others.contains { $0.isOfThing })
    }

    @Test func `a program has a few colours of its own, which are no other things`() {
        let own = (0..<Color.ownCount).map(Color.own)
        #expect(Set(own).count == Color.ownCount)
        #expect(Set(own).isDisjoint(with: Color.things))
        #expect(own.map(\.ownIndex) == Array(0..<Color.ownCount))
        #expect(Color.straw.ownIndex == nil)
    }
}
