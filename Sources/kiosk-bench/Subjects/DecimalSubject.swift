import Core

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Our decimal number against Foundation's, on the same numbers in the same run.
struct DecimalSubject: Subject {
    let name = "decimal"

    /// An operation as both sides do it, on all pairs of numbers of one length.
    private struct Contest {
        let name: String
        let target: Target?
        let ours: (DecimalOperands) -> UInt64
        let foundations: (DecimalOperands) -> UInt64
    }

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        let lengths = [
            try DecimalOperands("4–8 digits", digits: 4...8, fractionDigits: 2...2),
            try DecimalOperands("15–18 digits", digits: 15...18, fractionDigits: 2...8),
            try DecimalOperands("33–34 digits", digits: 33...34, fractionDigits: 2...20),
        ]
        for contest in contests {
            let measurements = try lengths.flatMap { try measure(contest, on: $0, with: stopwatch) }
            publish(Section(title: contest.name, measurements: measurements))
        }
    }

    private func measure(
        _ contest: Contest, on operands: DecimalOperands, with stopwatch: Stopwatch
    ) throws -> [Measurement] {
        let samples = try stopwatch.race([
            Benchmark("ours", operations: DecimalOperands.count) { contest.ours(operands) },
            Benchmark("Foundation's", operations: DecimalOperands.count) { contest.foundations(operands) },
        ])
        let ratio = samples[1].ratios(to: samples[0]).median
        return [
            Measurement("Decimal128", operands.name, samples[0].median, .nanoseconds),
            Measurement("Foundation's Decimal", operands.name, samples[1].median, .nanoseconds),
            Measurement("times as fast", operands.name, ratio, .times, contest.target),
        ]
    }

    private var contests: [Contest] {
        [
            Contest(
                name: "add", target: .atLeast(10),
                ours: { $0.ours.checksum { ((try? $0 + $1) ?? .zero).bits } },
                foundations: { $0.foundations.checksum { ($0 + $1).bits } }),
            Contest(
                name: "multiply", target: .atLeast(10),
                ours: { $0.ours.checksum { ((try? $0 * $1) ?? .zero).bits } },
                foundations: { $0.foundations.checksum { ($0 * $1).bits } }),
            Contest(
                name: "divide", target: .atLeast(3),
                ours: { $0.ours.checksum { ((try? $0 / $1) ?? .zero).bits } },
                foundations: { $0.foundations.checksum { ($0 / $1).bits } }),
            Contest(
                name: "read a text", target: nil,
                ours: { $0.texts.checksum { (Decimal128($0) ?? .zero).bits } },
                foundations: { $0.texts.checksum { (Decimal(string: $0) ?? .zero).bits } }),
            Contest(
                name: "write a text", target: nil,
                ours: { $0.ours.checksum { number, _ in UInt64(number.description.utf8.count) } },
                foundations: { $0.foundations.checksum { number, _ in UInt64(number.description.utf8.count) } }),
        ]
    }
}

extension Array {
    /// Works on each element, so that all of the work counts.
    @inline(__always)
    fileprivate func checksum(_ work: (Element) -> UInt64) -> UInt64 {
        var sum: UInt64 = 0
        for element in self { sum = sum &* 3 &+ work(element) }
        return sum
    }
}

extension Decimal128 {
    /// Something that depends on the number, and costs next to nothing.
    fileprivate var bits: UInt64 { UInt64(truncatingIfNeeded: coefficient) ^ UInt64(truncatingIfNeeded: exponent) }
}

extension Decimal {
    /// Something that depends on the number, and costs next to nothing.
    fileprivate var bits: UInt64 { UInt64(truncatingIfNeeded: exponent) }
}

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
