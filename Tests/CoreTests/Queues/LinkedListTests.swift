import Testing

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
        #expect(list.first == nil)
        #expect(list.last == nil)
        #expect(list.removeFirst() == nil)
        #expect(list.count == 0)
    }

    @Test func `a list knows its ends`() {
        var list = list(1...3)
        #expect(list.first == 1)
        #expect(list.last == 3)
        #expect(list.count == 3)
        #expect(list.removeFirst() == 1)
        #expect(list.removeFirst() == 2)
        #expect(list.first == 3)
        #expect(list.last == 3)
        #expect(list.removeFirst() == 3)
        #expect(list.last == nil)
        list.append(4)
        #expect(list.first == 4)
        #expect(list.last == 4)
    }

    @Test func `a copy whose original has changed keeps its elements`() {
        var original = list(1...3)
        let copy = original
        original.removeFirst()
        original.append(4)
        #expect(Array(copy) == [1, 2, 3])
        #expect(Array(original) == [2, 3, 4])
    }

    @Test func `ten million links are released without overflowing the stack`() {
        var list = list(0..<10_000_000)
        #expect(list.count == 10_000_000)
        list = LinkedList()
        #expect(list.isEmpty)
    }

    @Test func `ten million links of a shared copy are released without overflowing the stack`() {
        var original = list(0..<10_000_000)
        var copy = original
        copy.append(-1)
        original = LinkedList()
        #expect(copy.removeFirst() == 0)
        let shared = copy
        copy = LinkedList()
        #expect(shared.count == 10_000_000)
        #expect(shared.last == -1)
    }

    @Test func `the links behind a running iteration are released without overflowing the stack`() {
        var iterator = list(0..<1_000_000).makeIterator()
        for _ in 0..<500_000 { _ = iterator.next() }
        #expect(iterator.next() == 500_000)
    }
}
