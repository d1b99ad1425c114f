import Testing

@testable import Core

struct LazyRowsTests {
    @Test func `a row is made when it is asked for, and no other`() {
        var made: [Int] = []
        let rows = LazyRows(count: 100_000) { index in
            made.append(index)
            return index * 2
        }
        #expect(rows.count == 100_000)
        #expect([rows[7], rows[99_999]] == [14, 199_998])
        #expect(made == [7, 99_999])
    }

    @Test func `an array is rows too`() {
        let rows = LazyRows(["a", "b"])
        #expect((0..<rows.count).map { rows[$0] } == ["a", "b"])
    }
}
