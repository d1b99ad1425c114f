import Testing
import TestSupport

@testable import Core

/// What every queue promises; see `QueueTests` for the sentences.
private protocol Promises: Sendable {
    var sentences: KeyValuePairs<String, () -> Void> { get }
    func equalsAnArray(seed: UInt64) throws
}

/// The promises, checked on one storage.
private struct QueuePromises<Numbers: Queue & Hashable & Sendable, Objects: Queue>: Promises
where Numbers.Element == Int, Objects.Element == Waiting {
    var sentences: KeyValuePairs<String, () -> Void> {
        [
            "a new queue is empty": startsEmpty, "first in is first out": firstInIsFirstOut,
            "copies go their own way": copiesGoTheirOwnWay, "an iteration is not disturbed": anIterationIsNotDisturbed,
            "queues are equal by elements": equalityIsByElements,
            "a queue keeps nobody who left": keepsNobodyWhoLeft, "a queue lets everybody go": letsEverybodyGo,
        ]
    }

    func startsEmpty() {
        var queue = Numbers()
        #expect(queue.isEmpty && queue.count == 0 && queue.peek == nil)
        #expect(queue.dequeue() == nil)
        #expect(queue.isEmpty && Array(queue).isEmpty)
    }

    func firstInIsFirstOut() {
        var queue = Numbers(1...1_000)
        for number in 1...1_000 {
            #expect(queue.peek == number)
            #expect(queue.count == 1_001 - number)
            #expect(queue.dequeue() == number)
        }
        #expect(queue.isEmpty)
        queue.enqueue(7)
        #expect(queue.dequeue() == 7)
    }

    /// Random operations do to the queue what they do to an array.
    func equalsAnArray(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var queue = Numbers()
        var model: [Int] = []
        for step in 0..<4_000 {
            // First the queue tends to grow, then to shrink.
            if Int.random(in: 0..<10, using: &generator) < (step / 500 % 2 == 0 ? 6 : 4) {
                queue.enqueue(step)
                model.append(step)
            } else {
                try #require(queue.dequeue() == (model.isEmpty ? nil : model.removeFirst()), "seed \(seed)")
            }
            try #require(queue.count == model.count, "seed \(seed)")
            try #require(queue.isEmpty == model.isEmpty, "seed \(seed)")
            try #require(queue.peek == model.first, "seed \(seed)")
            if step % 50 == 0 { try #require(Array(queue) == model, "seed \(seed)") }
        }
    }

    func copiesGoTheirOwnWay() {
        for taken in 0...4 {
            var original = Numbers(0..<8)
            for _ in 0..<taken { _ = original.dequeue() }
            let elements = Array(taken..<8)

            let untouched = original
            var longer = original
            longer.enqueue(8)
            var shorter = original
            #expect(shorter.dequeue() == taken)
            original.enqueue(-1)
            _ = original.dequeue()
            original.enqueue(-2)

            #expect(Array(untouched) == elements)
            #expect(Array(longer) == elements + [8])
            #expect(Array(shorter) == Array(elements.dropFirst()))
            #expect(Array(original) == elements.dropFirst() + [-1, -2])
        }
    }

    func anIterationIsNotDisturbed() {
        var queue = Numbers(0..<6)
        _ = queue.dequeue()
        var iterator = queue.makeIterator()
        #expect(iterator.next() == 1)
        queue.enqueue(6)
        while queue.dequeue() != nil {}
        queue.enqueue(7)
        #expect(iterator.next() == 2)
        queue = Numbers()
        #expect([iterator.next(), iterator.next(), iterator.next(), iterator.next()] == [3, 4, 5, nil])
    }

    /// Equal elements in the same order, whatever has been in the queue before.
    func equalityIsByElements() {
        var travelled = Numbers(-3..<3)
        for _ in 0..<3 { _ = travelled.dequeue() }
        let fresh = Numbers(0..<3)
        #expect(travelled == fresh)
        #expect(travelled.hashValue == fresh.hashValue)
        #expect(Numbers([1, 2]) != Numbers([2, 1]))
        #expect(Numbers([1, 2]) != Numbers([1, 2, 3]))
        #expect(Numbers() == Numbers([]))
    }

    func keepsNobodyWhoLeft() {
        var queue = Objects()
        let (first, second) = (WaitingCount(), WaitingCount())
        for _ in 0..<3 { queue.enqueue(Waiting(first)) }
        for _ in 0..<3 { queue.enqueue(Waiting(second)) }
        for remaining in [2, 1, 0] {
            #expect(queue.dequeue() != nil)
            #expect(first.alive == remaining)
        }
        #expect(second.alive == 3)
        let copy = queue
        _ = queue.dequeue()
        #expect(second.alive == 3)
        withExtendedLifetime(copy) {}
        queue = Objects()
        #expect(copy.count == 3)
        #expect(second.alive == 3)
    }

    func letsEverybodyGo() {
        for taken in 0...4 {
            let count = WaitingCount()
            do {
                var queue = Objects()
                for _ in 0..<4 { queue.enqueue(Waiting(count)) }
                for _ in 0..<taken {
                    _ = queue.dequeue()
                    queue.enqueue(Waiting(count))
                }
                var copy = queue
                copy.enqueue(Waiting(count))
                #expect(count.alive == 5)
                withExtendedLifetime((queue, copy)) {}
            }
            #expect(count.alive == 0)
        }
    }
}

/// Somebody in a queue who can be counted.
private final class Waiting {
    private let count: WaitingCount

    init(_ count: WaitingCount) {
        self.count = count
        count.alive += 1
    }

    deinit { count.alive -= 1 }
}

private final class WaitingCount {
    var alive = 0
}

struct QueueTests {
    private static let storages: [String: any Promises] = [
        "a linked list": QueuePromises<LinkedListQueue<Int>, LinkedListQueue<Waiting>>(),
        "two stacks": QueuePromises<DoubleStackQueue<Int>, DoubleStackQueue<Waiting>>(),
        "a ring buffer": QueuePromises<RingBufferQueue<Int>, RingBufferQueue<Waiting>>(),
    ]
    private static let sentences = QueuePromises<LinkedListQueue<Int>, LinkedListQueue<Waiting>>().sentences.map(\.key)

    @Test(arguments: storages.keys.sorted(), sentences)
    func `each storage keeps each promise`(storage: String, sentence: String) throws {
        let promises = try #require(Self.storages[storage])
        try #require(promises.sentences.first { $0.key == sentence }).value()
    }

    @Test(arguments: storages.keys.sorted(), 1...8 as ClosedRange<UInt64>)
    func `a queue equals an array`(storage: String, seed: UInt64) throws {
        try #require(Self.storages[storage]).equalsAnArray(seed: seed)
    }
}
