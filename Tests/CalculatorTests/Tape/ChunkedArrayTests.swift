import Testing

@testable import Calculator

struct ChunkedArrayTests {
    @Test(arguments: [0, 1, 255, 256, 257, 512, 1000])
    func `it holds what was appended, in order`(count: Int) {
        let roll = filled(count)
        #expect(roll.count == count)
        #expect((0..<count).allSatisfy { roll[$0] == $0 })
    }

    @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 513, 600])
    func `it grows again from wherever it was truncated`(length: Int) {
        var roll = filled(600)
        roll.truncate(to: length)
        #expect(roll.count == length)
        for element in length..<700 { roll.append(element) }
        #expect(roll.count == 700)
        #expect((0..<700).allSatisfy { roll[$0] == $0 })
    }

    @Test func `truncating to more than there is changes nothing`() {
        var roll = filled(3)
        roll.truncate(to: 4)
        #expect(roll.count == 3)
    }

    @Test func `a copy stays as it was`() {
        var roll = filled(300)
        let copy = roll
        roll[10] = -1
        roll.truncate(to: 20)
        roll.append(-2)
        #expect(copy.count == 300)
        #expect((0..<300).allSatisfy { copy[$0] == $0 })
        #expect(roll[10] == -1)
        #expect(roll[20] == -2)
    }

    private func filled(_ count: Int) -> Roll<Int> {
        var roll = Roll<Int>()
        for element in 0..<count { roll.append(element) }
        return roll
    }
}
