import Testing
import TestSupport

@testable import Core

struct LinkedListTests {
    private func list(_ elements: some Sequence<Int>) -> LinkedList<Int> {
        var list = LinkedList<Int>()
        for element in elements { list.append(element) }
        return list
    }

    @Test func `a new list is empty`() {
        var list = LinkedList<Int>()
        #expect(list.isEmpty)
        #expect([list.first, list.last, list.removeFirst()] == [nil, nil, nil])
        #expect(list.count == 0)
    }

    @Test func `a list that shares nothing changes in place, and a copy copies its nodes once`() {
        var original = list(0..<5)
        let first = original.head.map(ObjectIdentifier.init)
        original.append(5)
        #expect(original.head.map(ObjectIdentifier.init) == first)
        var copy = original
        copy.append(6)
        let copied = copy.head.map(ObjectIdentifier.init)
        #expect(copied != first)
        copy.append(7)
        #expect(copy.head.map(ObjectIdentifier.init) == copied)
        #expect(original.head.map(ObjectIdentifier.init) == first)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `both ends change as those of an array, and copies stay`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var (list, array) = (LinkedList<Int>(), [Int]())
        var (copy, copied) = (list, array)
        for step in 0..<2_000 {
            switch Int.random(in: 0..<9, using: &generator) {
            case 0, 1:
                list.append(step)
                array.append(step)
            case 2, 3:
                list.prepend(step)
                array.insert(step, at: 0)
            case 4, 5: #expect(list.removeFirst() == (array.isEmpty ? nil : array.removeFirst()), "seed \(seed)")
            case 6, 7: #expect(list.removeLast() == array.popLast(), "seed \(seed)")
            default: (copy, copied) = (list, array)
            }
            #expect(list.first == array.first && list.last == array.last && list.count == array.count, "seed \(seed)")
        }
        #expect(Array(list) == array, "seed \(seed)")
        #expect(Array(copy) == copied, "seed \(seed)")
    }

    @Test func `a list is written as an array is`() {
        let list: LinkedList = [1, 2, 3]
        #expect(list == LinkedList(1...3))
        #expect(list.description == "[1, 2, 3]")
    }

    @Test func `back links keep no node alive`() {
        weak var first: LinkedListNode<Int>?
        weak var last: LinkedListNode<Int>?
        var list = LinkedList(1...3)
        (first, last) = (list.head, list.tail)
        list.removeFirst()
        #expect(first == nil && last != nil)
        list.removeLast()
        #expect(last == nil)
        first = list.head
        list = []
        #expect(first == nil)
    }

    @Test func `lists are equal by elements`() {
        var travelled = list(-2..<3)
        travelled.removeFirst()
        travelled.removeFirst()
        #expect(travelled == list(0..<3))
        #expect(travelled.hashValue == list(0..<3).hashValue)
        #expect(travelled != list(0..<4))
        #expect(travelled != list([2, 1, 0]))
    }

    @Test func `300,000 links that were copied or shared are released without overflowing the stack`() {
        var original = list(0..<300_000)
        var copy = original
        #expect(copy.removeFirst() == 0)
        // The copied links go.
        copy = original
        #expect(original.first == 0)
        original = LinkedList()
        #expect(original.isEmpty)
        #expect(copy.count == 300_000)
        #expect(copy.last == 299_999)
    }

    @Test func `300,000 links that were put before each other are released without overflowing the stack`() {
        var list = LinkedList<Int>()
        for element in 0..<300_000 { list.prepend(element) }
        #expect(list.removeLast() == 0)
        #expect(list.first == 299_999)
    }

    @Test func `the links behind a running iteration are released without overflowing the stack`() {
        var iterator = list(0..<300_000).makeIterator()
        for _ in 0..<150_000 { _ = iterator.next() }
        #expect(iterator.next() == 150_000)
    }
}
