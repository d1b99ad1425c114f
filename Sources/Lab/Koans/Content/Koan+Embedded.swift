import KioskAssets
import ScreenKit

/// The koans that are part of the program.
extension Koan {
    /// Returns the koans of the program, in the order of the lesson.
    ///
    /// - Throws: `KoanError` where one of them is not complete, which a test rules out.
    package nonisolated static func embedded() throws(KoanError) -> [Koan] {
        var koans: [Koan] = []
        for index in 0..<Int(koanCount()) {
            let name = String(cString: koanName(index))
            koans.append(
                try Koan(
                    name: name, source: koanAsset(index, 0).content, solution: koanAsset(index, 1).content,
                    check: koanAsset(index, 2).content))
        }
        return koans
    }

    /// The files that are compiled into the module `Prelude`, each with its name.
    package nonisolated static var prelude: [(name: String, content: [UInt8])] {
        [
            ("prelude.swift", Asset.koanPrelude.content), ("KoanTrace.swift", Asset.koanTrace.content),
            ("KoanClosure.swift", Asset.koanClosure.content),
        ]
    }
}
