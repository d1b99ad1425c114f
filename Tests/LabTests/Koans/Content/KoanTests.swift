#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ScreenKit
import Testing

@testable import Lab

/// The koans that are part of the program, and those that a class writes.
nonisolated struct KoanTests {
    private static let header = """
        // title ko: 제목
        // title en: Title
        // fails en: It holds
        // hint ko: 하나
        // hint en: One
        // hint ko: 둘
        // hint en: Two

        func check() {}
        """

    private func koan(_ check: String = header, source: String = "", solution: String = "") throws(KoanError) -> Koan {
        try Koan(
            name: "07-a-name", source: Array(source.utf8), solution: Array(solution.utf8), check: Array(check.utf8))
    }

    @Test func `all folders of the resources are part of the program, in their order`() throws {
        let root = #filePath.split(separator: "/").dropLast(5).map { "/" + $0 }.joined()
        let names = try FileManager.default.contentsOfDirectory(atPath: root + "/Resources/Koans")
        #expect(Koan.embedded().map(\.name) == names.filter { $0.first?.isNumber == true }.sorted())
        for koan in Koan.embedded() {
            let files = [
                ("koan.swift", koan.source), ("solution.swift", koan.solution), ("check.swift", koan.check),
                ("repairs.diff", koan.repairList),
            ]
            for (name, content) in files {
                let path = "\(root)/Resources/Koans/\(koan.name)/\(name)"
                let file = try? Data(contentsOf: URL(filePath: path))
                #expect(file?.elementsEqual(content) ?? content.isEmpty, "build again: \(path)")
            }
            #expect(throws: Never.self) { try koan.repairs() }
        }
    }

    @Test func `each has three hints, a title that fits, a story in both languages and a reason`() throws {
        for koan in Koan.embedded() {
            #expect(koan.hints.count == 3, "\(koan.name)")
            for text in [koan.title.korean, koan.title.english, koan.story.korean, koan.story.english] {
                #expect(!text.isEmpty, "\(koan.name)")
            }
            for (language, reason) in [(Language.korean, "// 고친 이유: "), (.english, "// Why: ")] {
                let reasons = koan.repairedLines(language).filter { $0.contains("// ") }
                #expect(reasons.count == 1 && reasons.first?.contains(reason) == true, "\(koan.name)")
            }
        }
    }

    @Test func `the header has titles, the failure and pairs of hints`() throws {
        let koan = try koan()
        #expect(koan.title == KoanText(korean: "제목", english: "Title"))
        #expect(koan.firstFailure == "It holds")
        #expect(koan.hints == [KoanText(korean: "하나", english: "One"), KoanText(korean: "둘", english: "Two")])
        #expect((koan.number, koan.fileName) == ("07", "07-a-name.swift"))
    }

    @Test func `a header that lacks a line says which`() {
        for line in ["title ko", "title en", "fails en"] {
            let check = Self.header.split(separator: "\n").filter { !$0.contains(line) }.joined(separator: "\n")
            #expect(throws: KoanError.missingLine("// \(line): ")) { try koan(check) }
        }
        let check = Self.header.split(separator: "\n").filter { !$0.contains("Two") }.joined(separator: "\n")
        #expect(throws: KoanError.unpairedHints) { try koan(check) }
    }

    @Test func `the story is told in both languages, and the repair by its lines`() throws {
        let story = "// 가게예요.\n// 둘째 줄.\n//\n// 망고쥬스, a mango juice.\n// A shop.\n\n"
        let koan = try koan(
            source: story + "let a = 1\nlet b = 2\n",
            solution: story + "let a = 1\n// 고친 이유: 셋\n// Why: three\nlet b = 3\n")
        #expect(koan.story == KoanText(korean: "가게예요.\n둘째 줄.", english: "망고쥬스, a mango juice.\nA shop."))
        #expect(koan.repairedLines(.korean) == ["- let b = 2", "+ // 고친 이유: 셋", "+ let b = 3"])
        #expect(koan.repairedLines(.english) == ["- let b = 2", "+ // Why: three", "+ let b = 3"])
        let apart = try self.koan(source: "a\nb\nc\nd\n", solution: "A\nb\n\nc\n")
        #expect(apart.repairedLines(.english) == ["- a", "+ A", "", "- d"])
    }

    // MARK: Repairs

    private static let repairs = """
        wrong ko: 하나
        wrong en: One
        @@
         let a = 1
        -let b = 2
        +let b = 3
        +let c = 4

        right ko: 둘
        right en: Two
        @@
        -let a = 1
        """

    private func repairs(_ list: String) throws(KoanError) -> [KoanRepair] {
        try Koan(
            name: "01-a", source: Array("let a = 1\nlet b = 2\n".utf8), solution: [], check: Array(Self.header.utf8),
            repairs: Array(list.utf8)
        ).repairs()
    }

    @Test func `repairs are edits of the file as given`() throws {
        let repairs = try repairs(Self.repairs)
        #expect(repairs.map(\.isRight) == [false, true])
        #expect(repairs.map(\.name.english) == ["One", "Two"])
        #expect(
            repairs.map { String(decoding: $0.source, as: UTF8.self) } == [
                "let a = 1\nlet b = 3\nlet c = 4\n", "let b = 2\n",
            ])
        #expect(try self.repairs("") == [])
    }

    @Test func `a list that is not understood names its line`() {
        for (old, new, line) in [
            ("wrong en: One\n", "", 2), ("wrong en", "right en", 3), ("wrong ko", "wrog ko", 1), (" let a", "let a", 4),
            ("@@\n-let a = 1", "-let a = 1", 11),
        ] {
            let parts = Self.repairs.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
            #expect(throws: KoanError.badRepair(line: line), "\(old)") { try repairs(parts.joined(separator: new)) }
        }
    }

    @Test(arguments: [
        ("-let d = 5", 0), ("-let a = 1\n-let b = 3", 0), ("+let c = 5", 0), ("-let a = 1\n+x\n@@\n-let a = 1", 0),
    ])
    func `lines that are not found once are no repair`(hunk: String, count: Int) {
        let line = hunk.contains("@@") ? 6 : 3
        #expect(throws: KoanError.unmatchedRepair(line: line, count: count)) {
            try repairs("wrong ko: 하나\nwrong en: One\n@@\n\(hunk)\n")
        }
    }

    // MARK: The progress

    @Test func `what was solved under a former name stays solved`() throws {
        var progress = KoanProgress(parsing: "solved 04-old\nskipped 05-old\ncurrent 06-old\nsolved other\n")
        let koans = try [("01-a", "04-old"), ("02-b", "05-old, 06-old")].map { name, former in
            try Koan(name: name, source: [], solution: [], check: Array("// formerly: \(former)\n\(Self.header)".utf8))
        }
        progress.rename(koans)
        #expect(progress.text == "solved 01-a\nsolved other\nskipped 02-b\ncurrent 02-b\n")
    }

    @Test func `the progress comes back from its text, and lines of another version are left out`() {
        var progress = KoanProgress()
        progress.note("01-a", isPassed: true)
        progress.skip("02-b")
        progress.skip("01-a")
        progress.current = "02-b"
        #expect(progress.text == "solved 01-a\nskipped 02-b\ncurrent 02-b\n")
        #expect(KoanProgress(parsing: progress.text) == progress)
        #expect(KoanProgress(parsing: "seen 5\n\nsolved\n" + progress.text + "solved 03-c").solved == ["01-a", "03-c"])
        progress.note("02-b", isPassed: true)
        progress.note("01-a", isPassed: false)
        #expect(progress.text == "solved 02-b\ncurrent 02-b\n")
    }
}
