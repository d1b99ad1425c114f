import System
import Testing

@testable import Storage

struct LineScannerTests {
    private let disk = SimulatedDisk()

    private func scanner(_ text: String) throws -> LineScanner {
        disk["lines"] = Array(text.utf8)
        return LineScanner(file: try disk.open("lines", .reading))
    }

    /// The lines of a part of a text with their places, and where the last one ends.
    private func scan(
        _ text: String, _ range: Range<Int>? = nil, upTo count: Int = .max
    ) throws -> (lines: [String], places: [Int], end: Int) {
        var lines: [String] = []
        var places: [Int] = []
        let end = try scanner(text).forEachLine(in: range ?? 0..<text.utf8.count) { line, next in
            guard lines.count < count else { return false }
            lines.append(String(decoding: line, as: UTF8.self))
            places.append(next - line.count - 1)
            return true
        }
        return (lines, places, end)
    }

    private static let parts: [(String, Range<Int>?, Int, (lines: [String], places: [Int], end: Int))] = [
        ("a\n\nbcd\n", nil, .max, (["a", "", "bcd"], [0, 2, 3], 7)), ("", nil, .max, ([], [], 0)),
        // What does not end in a line feed is no line.
        ("a\nbc", nil, .max, (["a"], [0], 2)), ("bc", nil, .max, ([], [], 0)),
        // A part begins and ends where it is told to.
        ("a\nb\nc\nd\n", 2..<6, .max, (["b", "c"], [2, 4], 6)), ("a\nb\nc\nd\n", 2..<5, .max, (["b"], [2], 4)),
        ("a\n", 0..<100, .max, (["a"], [0], 2)),
        // Whoever has enough is asked no more, and the rest is left.
        ("a\nb\nc\n", nil, 2, (["a", "b"], [0, 2], 4)),
    ]

    @Test func `lines come with the places where they begin`() throws {
        for (text, range, count, found) in Self.parts {
            let hint = Comment(rawValue: "\(text.debugDescription) in \(String(describing: range))")
            #expect(try scan(text, range, upTo: count) == found, hint)
        }
    }

    @Test func `lines longer than a chunk are whole, and so are those around them`() throws {
        let long = String(repeating: "x", count: 3 << 20)
        let found = try scan("a\n" + long + "\nb\n" + long + "\nc\n")
        #expect(found.lines == ["a", long, "b", long, "c"])
        #expect(found.places == [0, 2, long.utf8.count + 3, long.utf8.count + 5, 2 * long.utf8.count + 6])
    }

    @Test func `many lines over many chunks are all there once`() throws {
        let text = (0..<150_000).map { "line \($0)\n" }.joined()
        #expect(try scan(text).lines == (0..<150_000).map { "line \($0)" })
    }

    @Test func `a file that cannot be read is an error`() throws {
        let scanner = try scanner("a\nb\n")
        disk.fail(call: disk.calls + 1, with: .inputOutputError)
        #expect(throws: LogError.self) { try scanner.forEachLine(in: 0..<4) { _, _ in true } }
    }

    @Test func `short and interrupted reads lose nothing`() throws {
        let scanner = try scanner("one\ntwo\nthree\n")
        disk.fail(call: disk.calls + 1, with: .interrupted)
        disk.fail(call: disk.calls + 2, with: .shortWrite)
        var lines: [String] = []
        let end = try scanner.forEachLine(in: 0..<14) { line, _ in
            lines.append(String(decoding: line, as: UTF8.self))
            return true
        }
        #expect(lines == ["one", "two", "three"])
        #expect(end == 14)
    }
}
