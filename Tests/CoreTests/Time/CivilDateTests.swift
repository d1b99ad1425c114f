import Core
import Testing

struct CivilDateTests {
    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(parsing: text)) }

    @Test(arguments: [
        ("2026-11-21", "2026-11-22"), ("2026-11-30", "2026-12-01"), ("2026-12-31", "2027-01-01"),
        ("2024-02-28", "2024-02-29"), ("2024-02-29", "2024-03-01"), ("2026-02-28", "2026-03-01"),
        ("2000-02-28", "2000-02-29"), ("1900-02-28", "1900-03-01"), ("0000-12-31", "0001-01-01"),
        ("1969-12-31", "1970-01-01"), ("9998-12-31", "9999-01-01"), ("9999-12-30", "9999-12-31"),
        ("0000-01-01", "0000-01-02"), ("0987-06-05", "0987-06-06"),
    ])
    func `every day but the last has a next one, and is written as it is read`(day: String, next: String) throws {
        #expect(try date(day).next == date(next))
        #expect(try date("9999-12-31").next == nil)
        #expect(try [day, next].map { try date($0).description } == [day, next])
    }

    @Test func `four hundred years are 146097 days`() throws {
        var day = try date("1600-03-01")
        for _ in 0..<146_097 { day = try #require(day.next) }
        #expect(try day == date("2000-03-01"))
    }
}
