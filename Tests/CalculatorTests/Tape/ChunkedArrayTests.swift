import Testing

@testable import Calculator

struct ChunkedArrayTests {
    @Test(arguments: [0, 1, 255, 256, 257, 512, 1000])
    func `it holds what was appended, in order`(count: Int) {
        let array = filled(count)
        #expect(array.count == count)
        #expect((0..<count).allSatisfy { array[$0] == $0 })
    }

    @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 513, 600])
    func `it grows again from wherever it was truncated`(length: Int) {
        var array = filled(600)
        // Truncating to more than there is changes nothing.
        array.truncate(to: 601)
        #expect(array.count == 600)
        array.truncate(to: length)
        #expect(array.count == length)
        for element in length..<700 { array.append(element) }
        #expect(array.count == 700)
        #expect((0..<700).allSatisfy { array[$0] == $0 })
    }

    @Test func `a copy stays as it was`() {
        var array = filled(300)
        let copy = array
        array[10] = -1
        array.truncate(to: 20)
        array.append(-2)
        #expect(copy.count == 300)
        #expect((0..<300).allSatisfy { copy[$0] == $0 })
        #expect(array[10] == -1)
        #expect(array[20] == -2)
    }

    @Test func `a changed copy copies one chunk, and shares all others`() {
        let original = filled(1000)
        var copy = original
        copy[300] = -1
        let shared = zip(original.chunks, copy.chunks).map { address($0) == address($1) }
        #expect(shared == [true, false, true, true])
        var longer = original
        longer.append(1000)
        #expect(zip(original.chunks, longer.chunks).map { address($0) == address($1) } == [true, true, true, false])
    }

    private func address(_ chunk: [Int]) -> UnsafePointer<Int>? { chunk.withUnsafeBufferPointer(\.baseAddress) }

    private func filled(_ count: Int) -> ChunkedArray<Int> {
        var array = ChunkedArray<Int>()
        for element in 0..<count { array.append(element) }
        return array
    }
}
