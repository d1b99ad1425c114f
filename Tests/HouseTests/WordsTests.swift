#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Testing

/// What no text of the catalogues says.
struct WordsTests {
    private struct Catalog: Decodable {
        struct Entry: Decodable {
            struct Localization: Decodable {
                struct Unit: Decodable { let value: String }
                let stringUnit: Unit
            }
            let localizations: [String: Localization]
        }
        let strings: [String: Entry]
    }

    /// Returns the texts of a language in all catalogues, each with its catalogue and key.
    private func texts(in language: String) throws -> [(name: String, text: String)] {
        let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Resources/Texts"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".xcstrings") }
        return try files.sorted().flatMap { file in
            let data = try Data(contentsOf: URL(filePath: folder + "/" + file))
            let entries = try JSONDecoder().decode(Catalog.self, from: data).strings
            return entries.sorted { $0.key < $1.key }.compactMap { key, entry in
                entry.localizations[language].map { ("\(file) \(key)", $0.stringUnit.value) }
            }
        }
    }

    @Test func `every catalogue is read`() throws {
        for language in ["ko", "en"] {
            let names = try texts(in: language).map { $0.name.prefix { $0 != "." } }
            #expect(
                Set(names) == [
                    "CalculatorApp", "JuiceMakerApp", "Lab", "ScreenKit", "ScreenTrace", "Shopfront", "kiosk",
                ])
        }
    }

    @Test(arguments: [
        ("ko", ["잔 계산", "값 쓰기", "옮겨 다니기", "넘겨 보기", "재고 추가", "위임 보기", "(위임)"]),
        ("en", ["starts afresh", "start afresh", "keep the stock", "makes 5", "Add stock"]),
    ])
    func `wordings that were given up stay away`(language: String, words: [String]) throws {
        for (name, text) in try texts(in: language) {
            for word in words { #expect(!text.lowercased().contains(word.lowercased()), "\(name)") }
        }
    }

    @Test func `a count stands directly behind its sign`() throws {
        for language in ["ko", "en"] {
            for (name, text) in try texts(in: language) {
                #expect(!text.contains(/× %\d\$@/), "\(name)")
            }
        }
    }
}
