import ScreenKit
import Testing

@testable import Lab

struct SwiftLineTests {
    /// The parts of a line with their tones.
    private func parts(_ line: String) -> [String] {
        SwiftLine(line).parts.map { part in
            let text = String(Array(line)[part.characters])
            switch part.tone {
            case .strong: return "keyword " + text
            case .good: return "string " + text
            case .quiet: return "comment " + text
            case .value: return "value " + text
            case .plain, .warning, .bad: return "? " + text
            }
        }
    }

    private nonisolated static let lines: [(String, [String])] = [
        // Keywords are whole words.
        ("private weak var letter: Letter?", ["keyword private", "keyword weak", "keyword var", "value Letter"]),
        ("for format in forms { classify(init0) }", ["keyword for", "keyword in"]),
        ("case .default: window.self_ = .weak", ["keyword case"]),
        ("super.init(name)", ["keyword super", "keyword init"]),
        // Numbers and names of types have a tone of their own.
        ("let sizes: [Int] = [1_000, 0xFF]", ["keyword let", "value Int", "value 1_000", "value 0xFF"]),
        ("x1 = Self.most + 1.5", ["keyword Self", "value 1", "value 5"]),
        // A comment goes to the end of the line, and a string to its quotation mark.
        ("    // let it be \"here\"", ["comment // let it be \"here\""]), ("a / b // c", ["comment // c"]),
        (#"let a = "x // y" // z"#, ["keyword let", #"string "x // y""#, "comment // z"]),
        (#"f("a \" b", "c")"#, [#"string "a \" b""#, #"string "c""#]),
        // An interpolation belongs to its string, with the strings in it.
        (#"say("a \(b("c") + (d)) e") in"#, [#"string "a \(b("c") + (d)) e""#, "keyword in"]),
    ]

    @Test(arguments: lines) func `each part of a line has its tone`(line: String, expected: [String]) {
        #expect(parts(line) == expected)
    }

    @Test(arguments: ["\"", "\"abc", #""\"#, #""\("#, #""\(""#, "/", "", "//"])
    func `a line that ends too early has parts within the line`(line: String) {
        for part in SwiftLine(line).parts { #expect(part.characters.upperBound <= line.count) }
    }

    @Test(arguments: ExperimentID.allCases)
    func `every source has keywords, comments and strings, in their order`(id: ExperimentID) throws {
        let lines = try exhibit(id).sourceLines
        for line in lines {
            let parts = SwiftLine(line).parts
            for (part, next) in zip(parts, parts.dropFirst()) {
                #expect(part.characters.upperBound <= next.characters.lowerBound)
            }
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            #expect(isComment == (parts.first?.tone == .quiet && parts.count == 1 && line.contains("//") && isComment))
        }
        let tones = lines.flatMap { SwiftLine($0).parts.map(\.tone) }
        #expect(tones.contains(.strong) && tones.contains(.quiet))
    }
}
