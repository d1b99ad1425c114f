import Terminal
import Testing

struct GeometryTests {
    private let rect = GridRect(column: 2, row: 1, columns: 3, rows: 2)

    @Test func `a rectangle contains its corners and nothing beyond them`() {
        var inside: Set<GridPoint> = []
        for row in -1...5 {
            for column in -1...7 where rect.contains(GridPoint(column: column, row: row)) {
                inside.insert(GridPoint(column: column, row: row))
            }
        }
        #expect(inside == Set([2, 3, 4].flatMap { column in [1, 2].map { GridPoint(column: column, row: $0) } }))
        #expect([rect.minColumn, rect.maxColumn, rect.minRow, rect.maxRow] == [2, 4, 1, 2])
    }

    @Test func `an intersection holds exactly the cells of both rectangles`() {
        for column in -3...6 {
            for row in -3...5 {
                let other = GridRect(column: column, row: row, columns: 4, rows: 3)
                let both = rect.intersection(other)
                for point in (-4...8).flatMap({ x in (-4...8).map { GridPoint(column: x, row: $0) } }) {
                    #expect(both.contains(point) == (rect.contains(point) && other.contains(point)))
                }
                #expect(both.isEmpty == (both.size.columns == 0 || both.size.rows == 0))
            }
        }
    }

    @Test func `a negative extent counts as zero`() {
        let none = GridRect(column: 1, row: 1, columns: -2, rows: 4)
        #expect(none.size == GridSize(columns: 0, rows: 4))
        #expect(none.isEmpty && !none.contains(GridPoint(column: 1, row: 1)))
    }

    @Test func `a point is moved by columns and rows`() {
        let point = GridPoint(column: 2, row: 3)
        #expect(point.offset(columns: 4, rows: -1) == GridPoint(column: 6, row: 2))
        #expect(point.offset() == point)
    }
}
