import Testing

@testable import Core

struct CSVTableTests {
    private var table: CSVTable<(name: String, count: Int?)> {
        var table = CSVTable<(name: String, count: Int?)>()
        table.add("a name", \.name)
        table.add("-count", number: \.count)
        return table
    }

    @Test func `there is a line with the names of the columns, and one for each row`() {
        #expect(
            table.lines([(name: "kiwi", count: 2), (name: "fig", count: nil)]) == [
                "a name,'-count\r", "kiwi,2\r", "fig,\r",
            ])
        #expect(table.lines([]) == [table.header])
    }

    @Test(arguments: [
        ("plain-7", "plain-7"), ("a,b", "\"a,b\""), ("two words", "two words"), ("it's", "it's"), ("7", "7"),
        ("a=b", "a=b"), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
        ("a\"\u{301}", "\"a\"\"\u{301}\""),
        // No text is a formula to a spreadsheet.
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), (" =1", "' =1"),
        ("=\u{301}1", "'=\u{301}1"),
        ("=HYPERLINK(A1,B1)", "\"'=HYPERLINK(A1,B1)\""),
    ])
    func `a text is quoted where its sign would end the field or begin a formula`(text: String, field: String) {
        #expect(table.line((text, 1)) == field + ",1\r")
    }

    @Test func `a number below zero is no formula`() {
        #expect(table.line(("kiwi", -3)) == "kiwi,-3\r")
    }
}
