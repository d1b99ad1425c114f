import Foundation
import Testing

@testable import CalculatorApp
@testable import Core
@testable import JuiceMakerApp
@testable import Lab
@testable import ScreenKit
@testable import ScreenTrace
@testable import Shopfront
@testable import kiosk

/// The String Catalogs of all rooms: complete, without leftovers, and asked with the arguments that they need.
struct CatalogTests {
    private static let rooms: [any TextKey.Type] = [
        KitText.self, TraceText.self, CalculatorText.self, JuiceMakerText.self, ShopText.self, LabText.self,
        KioskText.self,
    ]

    /// One text in every language.
    private struct Entry {
        let name: String
        let texts: [Language: String]

        var key: String { String(name.split(separator: ".")[1]) }

        /// The placeholders in a language, each once, in the order of their numbers.
        func placeholders(_ language: Language) -> [String] {
            Set((texts[language] ?? "").matches(of: /%[0-9]+\$@/).map { String($0.output) }).sorted()
        }
    }

    private static func entries<Key: TextKey>(of room: Key.Type) -> [Entry] {
        Key.allCases.map { key in
            let texts = Language.allCases.compactMap { language in Key.catalog[key, language].map { (language, $0) } }
            return Entry(name: "\(room).\(key)", texts: Dictionary(uniqueKeysWithValues: texts))
        }
    }

    private let entries = Self.rooms.flatMap { Self.entries(of: $0) }

    @Test func `every key has a text in every language`() {
        let missing = Language.allCases.flatMap { language in
            entries.filter { $0.texts[language]?.trimmed.isEmpty != false }.map { "\($0.name), \(language)" }
        }
        #expect(missing == [])
    }

    @Test func `no catalog has a text without a key`() {
        func keysWithoutCase<Key: TextKey>(_ room: Key.Type) -> Set<String> {
            Set(Key.catalog.keysInFile).subtracting(Key.allCases.map { "\($0)" })
        }
        for room in Self.rooms { #expect(keysWithoutCase(room) == [], "\(room)") }
    }

    @Test func `a text has the same placeholders in every language, numbered from 1`() {
        for entry in entries {
            let all = Language.allCases.map { entry.placeholders($0) }
            #expect(Set(all).count == 1, "\(entry.name)")
            #expect(all[0] == (0..<all[0].count).map { "%\($0 + 1)$@" }, "\(entry.name)")
        }
    }

    @Test func `no Korean particle depends on the sound of a placeholder`() {
        // 은 or 는, 이 or 가: the right one depends on the word that is put in.
        let particle = /%[0-9]\$@[”’]? ?(은|는|이|가|을|를|와|과|로|으로|이나|나|이어야|여야)(?![가-힣])/
        #expect(entries.filter { $0.texts[.korean]?.firstMatch(of: particle) != nil }.map(\.name) == [])
    }
}

// MARK: - The files

extension CatalogTests {
    nonisolated private static let files = [
        "CalculatorApp", "JuiceMakerApp", "Lab", "ScreenKit", "ScreenTrace", "Shopfront", "kiosk",
    ]

    @Test(arguments: files)
    func `a catalog is written as Xcode saves it, so that an edit there changes only its own lines`(
        name: String
    ) throws {
        let path = "../../../Resources/Texts/\(name).xcstrings"
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let catalog = try JSONValue(parsing: Array(text.utf8))
        let (written, wanted) = (lines(text), lines(xcodeForm(of: catalog)))
        let firstDifference = zip(written, wanted).first { $0 != $1 }
        #expect(firstDifference == nil, "keys are sorted without regard to case")
        #expect(written.count == wanted.count)
        // Xcode removes an automatic text that it finds in no Swift source.
        let automatic = (catalog["strings"]?.members ?? []).filter { $0.value["extractionState"]?.text != "manual" }
        #expect(automatic.map(\.key) == [])
    }

    /// A JSON object as Xcode's editor of String Catalogs writes it: indented by two spaces, with spaces around each colon, the
    /// keys sorted without regard to case.
    private func xcodeForm(of value: JSONValue, indentation: String = "") -> String {
        guard let members = value.members else { return quoted(value.text ?? "") }
        let inner = indentation + "  "
        let lines = members.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
            .map { inner + quoted($0.key) + " : " + xcodeForm(of: $0.value, indentation: inner) }
        return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    private func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}

// MARK: - The sources

extension CatalogTests {
    /// The sources of the rooms, without the lists of keys.
    private func sources() throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let lists = Set(Self.rooms.map { "\($0).swift" })
        return try files.compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && !lists.contains($0.lastPathComponent) }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
    }

    @Test func `every key is asked for somewhere in the sources`() throws {
        let words = Set(try sources().matches(of: /\.([a-zA-Z0-9]+)/).map { String($0.output.1) })
        #expect(entries.filter { !words.contains($0.key) }.map(\.name) == [])
    }

    @Test func `a text is asked for with as many arguments as it has placeholders`() throws {
        let allowed = Dictionary(grouping: entries, by: \.key).mapValues { entries in
            Set(entries.map { $0.placeholders(.english).count })
        }
        let code = try sources()
        var checked = 0
        for call in code.matches(of: /(?:texts|self)\(\s*\.([a-zA-Z0-9]+)/) {
            guard let counts = allowed[String(call.output.1)] else { continue }
            let arguments = argumentCount(in: code[call.range.upperBound...])
            #expect(counts.contains(arguments), "\(call.output.0) has \(arguments) arguments")
            checked += 1
        }
        #expect(checked > 150)
    }

    /// The number of arguments behind the first one of a call.
    private func argumentCount(in code: Substring) -> Int {
        var depth = 0
        var count = 0
        var isInString = false
        for character in code {
            if character == "\"" { isInString.toggle() }
            if isInString { continue }
            switch character {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                if depth == 0 { return count }
                depth -= 1
            case "," where depth == 0: count += 1
            default: break
            }
        }
        return count
    }
}
