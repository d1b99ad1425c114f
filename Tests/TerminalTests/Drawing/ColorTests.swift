import Testing

@testable import Terminal

struct ColorTests {
    @Test func `things are no text, and texts and fills are no things`() {
        #expect(Color.things.allSatisfy { $0.isOfThing })
        #expect(Color.glass.isOfThing && Color.straw.isOfThing && Color.own[0].isOfThing)
        let others: [Color] = [.default, .panel, .onPanel, .focus, .primary, .ink, .good, .alarm, .onAlarm]
        #expect(!others.contains { $0.isOfThing })
    }

    @Test func `each colour has its place in the table, so that a style leads back to it`() {
        #expect(Color.all.map { Int($0.number) } == Array(0..<Color.count))
        #expect(Color.all.map { TextStyle(foreground: $0, background: $0).background } == Color.all)
    }
}
