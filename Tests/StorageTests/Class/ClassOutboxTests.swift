import Testing

@testable import Storage

/// What is sent next.
struct ClassOutboxTests {
    private let start = ContinuousClock.now
    private var outbox = ClassOutbox()

    @Test mutating func `one line at a time is sent, and the next one when it has come back`() {
        #expect(outbox.next(after: 0, of: 2, at: start) == 1)
        #expect(outbox.next(after: 0, of: 3, at: start + .seconds(1)) == nil)
        #expect(outbox.next(after: 1, of: 3, at: start + .seconds(1)) == 2)
        #expect(outbox.next(after: 3, of: 3, at: start + .seconds(1)) == nil)
        #expect(outbox.delay(at: start) == nil)
    }

    @Test mutating func `a line that stays away is sent again after two seconds`() {
        #expect(outbox.delay(at: start) == nil)
        #expect(outbox.next(after: 4, of: 9, at: start) == 5)
        #expect(outbox.delay(at: start + .seconds(1.5)) == .seconds(0.5))
        #expect(outbox.next(after: 4, of: 9, at: start + .seconds(1.9)) == nil)
        #expect(outbox.next(after: 4, of: 9, at: start + .seconds(2)) == 5)
        #expect(outbox.next(after: 4, of: 9, at: start + .seconds(3)) == nil)
        #expect(outbox.delay(at: start + .seconds(9)) == .zero)
    }

    @Test mutating func `a stream that is new gets all lines again`() {
        #expect(outbox.next(after: 7, of: 8, at: start) == 8)
        #expect(outbox.next(after: 0, of: 8, at: start) == 1)
    }
}
