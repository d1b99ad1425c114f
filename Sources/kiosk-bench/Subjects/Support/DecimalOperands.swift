import Core
import TestSupport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Pairs of numbers of about one length, the same ones for our decimal and for Foundation's.
struct DecimalOperands {
    static let count = 1_000

    let name: String
    let texts: [String]
    let ours: [(Decimal128, Decimal128)]
    let foundations: [(Decimal, Decimal)]

    /// Makes numbers.
    ///
    /// - Parameters:
    ///   - name: What they are called in the report.
    ///   - digits: How many digits they have.
    ///   - fractionDigits: How many of those stand behind the point. Few enough that no product of Foundation's
    ///     underflows, which would end the process.
    /// - Throws: `BrokenBenchmark` where a text is no number for both sides.
    init(_ name: String, digits: ClosedRange<Int>, fractionDigits: ClosedRange<Int>) throws {
        var generator = SeededGenerator(seed: 34)
        let texts = (0..<Self.count).map { _ in
            Self.number(digits: digits, fractionDigits: fractionDigits, using: &generator)
        }
        let seconds = texts.shuffled(using: &generator)
        self.name = name
        self.texts = texts
        ours = zip(texts, seconds).compactMap { first, second in
            Decimal128(first).flatMap { first in Decimal128(second).map { (first, $0) } }
        }
        foundations = zip(texts, seconds).compactMap { first, second in
            Decimal(string: first).flatMap { first in Decimal(string: second).map { (first, $0) } }
        }
        guard ours.count == Self.count, foundations.count == Self.count else {
            throw BrokenBenchmark(reason: "\(name): a text is no number")
        }
        // Giving up is quick, so neither side may.
        let hasOurs = ours.allSatisfy { (try? [$0 + $1, $0 * $1, $0 / $1]) != nil }
        let hasFoundations = foundations.allSatisfy { !($0 + $1).isNaN && !($0 * $1).isNaN && !($0 / $1).isNaN }
        guard hasOurs, hasFoundations else { throw BrokenBenchmark(reason: "\(name): there is no result") }
    }

    private static func number(
        digits: ClosedRange<Int>, fractionDigits: ClosedRange<Int>, using generator: inout SeededGenerator
    ) -> String {
        let count = Int.random(in: digits, using: &generator)
        let fractionCount = min(Int.random(in: fractionDigits, using: &generator), count - 1)
        let written = (0..<count).map { String(Int.random(in: ($0 == 0 ? 1 : 0)...9, using: &generator)) }.joined()
        let sign = Bool.random(using: &generator) ? "-" : ""
        return sign + written.dropLast(fractionCount) + "." + written.suffix(fractionCount)
    }
}
