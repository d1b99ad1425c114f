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
