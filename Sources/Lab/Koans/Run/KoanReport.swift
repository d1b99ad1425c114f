import ScreenKit
import ScreenTrace

/// The lines that the prelude of the koans writes on descriptor 3 while a koan runs.
package nonisolated struct KoanReport: Equatable, Sendable {
    /// One thing that has happened.
    package enum Step: Equatable, Sendable {
        /// An object was created; without a creator where the check has created it.
        case new(String, creator: String?)
        /// An object is seen for the first time, and when it was created is not known.
        case seen(String)
        /// A method of an object was called; without a caller where it is the check.
        case call(caller: String?, receiver: String, label: String)
        /// A method has returned, with a value where it answers yes or no.
        case returned(receiver: String, label: String, value: String)
        /// An object was released.
        case gone(String)
        /// An object lives on although a check says that it is released.
        case leak(String)
        /// A property refers to another object, or to none any more.
        case arrow(from: String, property: String, to: String?, ReferenceStrength)
        /// A check has held.
        case verified(KoanText)
        /// A check has not held. Both values are empty where the check compares none.
        case failed(KoanText, got: String, expected: String)
    }

    /// What has happened, in order.
    package private(set) var steps: [Step] = []
    /// A Boolean value that indicates whether all checks have held to the end.
    package private(set) var isDone = false
    /// A Boolean value that indicates whether more has happened than is written down.
    package private(set) var isCut = false

    /// Reads a report, whose lines begin with their seals. A line that is not complete, or that the koan's own code has written, is skipped,
    /// and so is all that stands behind a gap.
    package init(parsing bytes: [UInt8], secret: String) {
        var count = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 != UInt8(ascii: "\t") }.dropFirst()
            let seal = KoanSeal.seal(of: text, number: count, secret: secret)
            guard line.prefix(upTo: max(line.startIndex, text.startIndex - 1)).elementsEqual(seal.utf8) else {
                continue
            }
            count += 1
            let fields = text.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Self.text)
            if fields == ["done"] {
                isDone = true
            } else if fields == ["more"] {
                isCut = true
            } else if let step = Self.step(fields) {
                steps.append(step)
            }
        }
    }

    /// The texts of the checks that have held.
    package var verified: [KoanText] {
        steps.compactMap { step in
            if case .verified(let text) = step { text } else { nil }
        }
    }

    private static func step(_ fields: [String]) -> Step? {
        func name(_ index: Int) -> String? {
            fields.indices.contains(index) && !fields[index].isEmpty ? fields[index] : nil
        }
        switch (fields.first, fields.count) {
        case ("new", 2...): return name(1).map { .new($0, creator: name(2)) }
        case ("seen", 2): return .seen(fields[1])
        case ("call", 4): return name(2).map { .call(caller: name(1), receiver: $0, label: fields[3]) }
        case ("return", 4): return .returned(receiver: fields[1], label: fields[2], value: fields[3])
        case ("gone", 2): return .gone(fields[1])
        case ("leak", 2): return .leak(fields[1])
        case ("arrow", 5):
            let strength = ReferenceStrength(rawValue: fields[4]) ?? .weak
            return .arrow(from: fields[1], property: fields[2], to: name(3), strength)
        case ("verified", 3): return .verified(KoanText(korean: fields[1], english: fields[2]))
        case ("failed", 5):
            return .failed(KoanText(korean: fields[1], english: fields[2]), got: fields[3], expected: fields[4])
        default: return nil
        }
    }

    private static func text(_ field: ArraySlice<UInt8>) -> String {
        let escapes: [UInt8: UInt8] = [UInt8(ascii: "t"): UInt8(ascii: "\t"), UInt8(ascii: "n"): UInt8(ascii: "\n")]
        var (bytes, rest) = ([UInt8](), field)
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "\\") {
                bytes.append(byte)
            } else if let escaped = rest.popFirst() {
                bytes.append(escapes[escaped] ?? escaped)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
