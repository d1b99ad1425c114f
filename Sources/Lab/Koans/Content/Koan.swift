import Core
import KioskAssets
import ScreenKit
import ScreenTrace

/// A text in each language.
package nonisolated struct KoanText: Equatable, Sendable {
    /// The text in Korean.
    package let korean: String
    /// The text in English.
    package let english: String

    /// Returns the text in a language.
    package func text(_ language: Language) -> String {
        switch language {
        case .korean: korean
        case .english: english
        }
    }
}

extension KoanText: TextConvertible {
    /// The text as it can be shown.
    package var text: Text { Text(Text(english.printable), ko: Text(korean.printable)) }
}

/// A mistake in the files of a koan, which a class can have written.
package nonisolated enum KoanError: Error, Equatable {
    /// The header of `check.swift` lacks a line, such as `// title ko: `.
    case missingLine(String)
    /// The number of lines `// hint ko: ` is not the number of lines `// hint en: `, or there is none.
    case unpairedHints
    /// A file is no UTF-8.
    case notUTF8(String)
    /// A line of `repairs.diff` that is none of its form, or an entry without both languages.
    case badRepair(line: Int)
    /// The lines that a repair changes, from a line of `repairs.diff` on, are not found exactly once in the file as given.
    case unmatchedRepair(line: Int, count: Int)
}

/// An exercise: a Swift file with one bug, the check that shows it, and the repair.
package nonisolated struct Koan: Equatable, Sendable {
    /// The name of the folder, such as `01-counter-and-kitchen`, which is also the name of the learner's file.
    package let name: String
    /// The title.
    package let title: KoanText
    /// The English text of the first check that fails in the file as given.
    package let firstFailure: String
    /// The hints, from where to look to what to write.
    package let hints: [KoanText]
    /// The file as given.
    package let source: [UInt8]
    /// The same file with the repair.
    package let solution: [UInt8]
    /// The hidden check.
    package let check: [UInt8]
    /// The content of `repairs.diff`, which is empty where there is none.
    let repairList: [UInt8]
    /// The names that the folder had in earlier versions.
    package let formerNames: [String]

    /// Creates a koan from the name of its folder and its files. The header of `check.swift` has the title, the
    /// failure and the hints.
    ///
    /// - Throws: `KoanError` where the header is not complete.
    package init(
        name: String, source: [UInt8], solution: [UInt8], check: [UInt8], repairs: [UInt8] = []
    ) throws(KoanError) {
        self.name = name
        (self.source, self.solution, self.check, repairList) = (source, solution, check, repairs)
        guard let text = String(validating: check, as: UTF8.self) else { throw .notUTF8("check.swift") }
        let header = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
        func values(_ key: String) -> [String] {
            header.filter { $0.hasPrefix("// \(key): ") }.map { String($0.dropFirst(key.count + 5)).trimmed }
        }
        func value(_ key: String) throws(KoanError) -> String {
            guard let value = values(key).first, !value.isEmpty else { throw .missingLine("// \(key): ") }
            return value
        }
        title = KoanText(korean: try value("title ko"), english: try value("title en"))
        firstFailure = try value("fails en")
        let (korean, english) = (values("hint ko"), values("hint en"))
        guard korean.count == english.count, !korean.isEmpty else { throw .unpairedHints }
        hints = zip(korean, english).map { KoanText(korean: $0, english: $1) }
        formerNames = values("formerly").flatMap { $0.split(separator: ",") }.map { String($0).trimmed }
    }

    /// Returns the repairs that learners write, wrong and right.
    ///
    /// - Throws: `KoanError` where a line is not understood, or does not match the file as given.
    package func repairs() throws(KoanError) -> [KoanRepair] {
        guard let text = String(validating: repairList, as: UTF8.self) else { throw .notUTF8("repairs.diff") }
        return try KoanRepair.read(text, source: Self.lines(source))
    }

    /// The names of the types that the check declares.
    var checkTypes: Set<String> { Instrumenter.classNames(in: check) }

    /// The words in the file as given and in the check.
    var givenWords: Set<String> { Set([source, check].flatMap { SwiftTokens($0).tokens.map(\.text) }) }

    /// The name of the learner's file.
    package var fileName: String { name + ".swift" }

    /// The number before the first dash of the name, such as `01`.
    package var number: String { String(name.prefix { $0 != "-" }) }

    /// The story at the beginning of a file, in each language: the comment before the first empty comment line is Korean, what follows
    /// it is English.
    package var story: KoanText {
        let lines = Self.lines(source).prefix { $0.hasPrefix("//") }.map { String($0.dropFirst(2)).trimmed }
        let english = lines.firstIndex(of: "") ?? lines.endIndex
        return KoanText(
            korean: lines[..<english].filter { !$0.isEmpty }.joined(separator: "\n"),
            english: lines[english...].filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    /// The beginning of the comment with the reason of the repair.
    private static let reasonMark = KoanText(korean: "// 고친 이유:", english: "// Why:")

    /// Returns the lines that the solution removes and adds, each behind its sign, with the reason in one language, and an empty line where
    /// lines that stay are between them.
    package func repairedLines(_ language: Language) -> [String] {
        let difference = Self.lines(solution).difference(from: Self.lines(source))
        let otherReason = Self.reasonMark.text(language.next)
        // The count of the lines that stay before a change tells whether there are some between two changes.
        func signed(_ sign: String, _ changes: [CollectionDifference<String>.Change]) -> [(kept: Int, line: String)] {
            changes.enumerated().compactMap { index, change in
                switch change {
                case .remove(let offset, let line, _), .insert(let offset, let line, _):
                    let isShown = !line.trimmed.isEmpty && !line.trimmed.hasPrefix(otherReason)
                    return isShown ? (offset - index, sign + line) : nil
                }
            }
        }
        let changes = signed("- ", difference.removals) + signed("+ ", difference.insertions)
        let groups = Dictionary(grouping: changes, by: \.kept).sorted { $0.key < $1.key }
        return Array(groups.map { $0.value.map(\.line) }.joined(separator: [""]))
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension Koan {
    /// Returns the koans of the program, in the order of the lesson. All of them are complete, as a test shows.
    package nonisolated static func embedded() -> [Koan] {
        (0..<Int(koanCount())).compactMap { index in
            try? Koan(
                name: String(cString: koanName(index)), source: koanAsset(index, 0).content,
                solution: koanAsset(index, 1).content, check: koanAsset(index, 2).content,
                repairs: koanAsset(index, 3).content)
        }
    }

    /// The files that are compiled into the module `Prelude`, each with its name.
    package nonisolated static var prelude: [(name: String, content: [UInt8])] {
        [
            ("prelude.swift", Asset.koanPrelude.content), ("KoanTrace.swift", Asset.koanTrace.content),
            ("KoanClosure.swift", Asset.koanClosure.content),
            ("StoredProperty.swift", Asset.storedProperty.content), ("KoanSeal.swift", Asset.koanSeal.content),
        ]
    }
}
