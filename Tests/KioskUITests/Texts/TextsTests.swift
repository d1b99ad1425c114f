import Assets
import Core
import Foundation
import Testing

@testable import KioskUI

struct TextsTests {
    private let catalog: TextCatalog

    init() throws {
        catalog = try TextCatalog(parsing: Assets.texts)
    }

    /// The placeholders of a text, each once, in order of their numbers.
    private func placeholders(_ text: String) -> [String] {
        Set(text.matches(of: /%[0-9]+\$@/).map { String($0.output) }).sorted()
    }

    @Test(arguments: Language.allCases)
    func `every key has a text in every language`(language: Language) {
        for key in TextKey.allCases {
            #expect(catalog[key.name, language]?.trimmed.isEmpty == false, "\(key)")
        }
    }

    @Test func `the catalog has no text that nobody can ask for`() {
        #expect(Set(catalog.keys).subtracting(TextKey.allCases.map(\.name)) == [])
    }

    @Test func `every key is asked for somewhere in the sources`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        let code = try files.compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "TextKey.swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
        let words = Set(code.matches(of: /\.([a-zA-Z0-9]+)/).map { String($0.output.1) })
        #expect(TextKey.allCases.map(\.name).filter { !words.contains($0) } == [])
    }

    @Test func `a text has the same placeholders in both languages, numbered from 1`() {
        for key in TextKey.allCases {
            let korean = placeholders(catalog[key.name, .korean] ?? "")
            let english = placeholders(catalog[key.name, .english] ?? "")
            #expect(korean == english, "\(key)")
            #expect(korean == (0..<korean.count).map { "%\($0 + 1)$@" }, "\(key)")
        }
    }

    @Test func `no Korean particle depends on the sound of what is put in`() throws {
        // 은 or 는, 이 or 가: which one is right behind a foreign word, only its reader knows.
        let particle = /%[0-9]\$@[”’]? ?(은|는|이|가|을|를|와|과|로|으로|이나|나|이어야|여야)(?![가-힣])/
        for key in TextKey.allCases {
            let text = try #require(catalog[key.name, .korean])
            #expect(text.firstMatch(of: particle) == nil, "\(text)")
        }
    }

    @Test func `placeholders are replaced by number`() {
        #expect(Texts(.english)(.aboveCapacity, "Kiwi", "100") == "Kiwi: there is room for 100 at most.")
        #expect(Texts(.korean)(.aboveCapacity, "키위", "100") == "키위: 100개까지만 들어갑니다.")
        #expect(Texts(.english)(.yes) == "Yes")
        #expect(Texts(.korean)(.yes) == "예")
    }

    @Test func `what is put in is not replaced again`() {
        #expect(Texts(.english)(.unknownFruit, "%1$@ 100%") == "unknown fruit: %1$@ 100%")
        #expect(Texts(.english)(.atColumn, "%2$@", "why") == "column %2$@: why")
    }

    @Test func `a placeholder without an argument stays as it is`() {
        #expect(Texts(.english)(.atColumn, "3") == "column 3: %2$@")
    }

    @Test func `a broken catalog is an error, and what is no catalog has no texts`() throws {
        #expect(throws: JSONError.self) { try TextCatalog(parsing: Array("{".utf8)) }
        for other in ["[]", "{}", #"{"strings": 1}"#, #"{"strings": {"yes": {"localizations": {"ko": []}}}}"#] {
            #expect(try TextCatalog(parsing: Array(other.utf8))["yes", .korean] == nil, "\(other)")
        }
    }

    @Test func `the same texts speak another language`() {
        let korean = Texts(.korean)
        #expect(korean(.no) == "아니오")
        #expect(korean.translated(to: .english)(.no) == "No")
        #expect(korean.translated(to: .english).translated(to: .korean)(.no) == "아니오")
    }

    @Test(arguments: ["", " ", "\t\n "])
    func `trimming white space leaves nothing of it`(text: String) {
        #expect(text.trimmed == "")
    }

    @Test func `trimming takes white space off both ends only`() {
        #expect(" \t딸기  쥬스 \n".trimmed == "딸기  쥬스")
        #expect("x".trimmed == "x")
    }
}
