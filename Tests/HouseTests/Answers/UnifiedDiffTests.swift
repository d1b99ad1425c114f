import Testing

/// The reading of a diff, and its use on a text.
struct UnifiedDiffTests {
    private static let text = """
        Exercise 9: a word.

        diff --git a/Sources/A.swift b/Sources/A.swift
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -1,3 +1,3 @@ struct A {
         one
        -two
        +2
         three
        @@ -7,2 +7,3 @@
         seven
        +7.5
         eight

        """

    private func applied(to lines: String...) throws -> String {
        let diff = try UnifiedDiff(parsing: Self.text)
        let file = try #require(diff.files.first)
        return try file.applied(to: lines.joined(separator: "\n") + "\n")
    }

    @Test func `a diff has its files with their hunks, and what stands before them`() throws {
        let diff = try UnifiedDiff(parsing: Self.text)
        #expect(diff.preamble == ["Exercise 9: a word.", ""])
        #expect(diff.files.map(\.path) == ["Sources/A.swift"])
        #expect(diff.files.first?.hunks.map(\.old) == [["one", "two", "three"], ["seven", "eight"]])
        #expect(diff.files.first?.hunks.map(\.new) == [["one", "2", "three"], ["seven", "7.5", "eight"]])
    }

    @Test func `each hunk changes its lines, wherever they stand in the file`() throws {
        #expect(
            try applied(to: "zero", "one", "two", "three", "seven", "eight")
                == "zero\none\n2\nthree\nseven\n7.5\neight\n")
    }

    @Test func `a hunk whose lines have changed, or stand there twice, is refused`() {
        #expect(throws: UnifiedDiff.Failure.misplaced(path: "Sources/A.swift", hunk: 1, places: 0)) {
            try applied(to: "one", "two!", "three", "seven", "eight")
        }
        #expect(throws: UnifiedDiff.Failure.misplaced(path: "Sources/A.swift", hunk: 2, places: 2)) {
            try applied(to: "one", "two", "three", "seven", "eight", "seven", "eight")
        }
    }

    @Test func `a line that belongs to no hunk is refused with its number`() {
        #expect(throws: UnifiedDiff.Failure.malformed(line: 3)) {
            try UnifiedDiff(parsing: "+++ b/A\n@@ -1 +1 @@\nno sign\n")
        }
    }
}
