import Core

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Our decimal number against Foundation's, on the same numbers in the same run.
extension Bench {
    func measureDecimals() throws {
        let lengths = [
            try DecimalOperands("4–8 digits", digits: 4...8, fractionDigits: 2...2),
            try DecimalOperands("15–18 digits", digits: 15...18, fractionDigits: 2...8),
            try DecimalOperands("33–34 digits", digits: 33...34, fractionDigits: 2...20),
        ]
        try contest("add", .atLeast(10), lengths) {
            $0.ours.checksum { ((try? $0 + $1) ?? .zero).bits }
        } foundations: {
            $0.foundations.checksum { ($0 + $1).exponent }
        }
        try contest("multiply", .atLeast(10), lengths) {
            $0.ours.checksum { ((try? $0 * $1) ?? .zero).bits }
        } foundations: {
            $0.foundations.checksum { ($0 * $1).exponent }
        }
        try contest("divide", .atLeast(3), lengths) {
            $0.ours.checksum { ((try? $0 / $1) ?? .zero).bits }
        } foundations: {
            $0.foundations.checksum { ($0 / $1).exponent }
        }
        try contest("read a text", nil, lengths) {
            $0.texts.checksum { (Decimal128($0) ?? .zero).bits }
        } foundations: {
            $0.texts.checksum { (Decimal(string: $0) ?? .zero).exponent }
        }
        try contest("write a text", nil, lengths) {
            $0.ours.checksum { number, _ in number.description.utf8.count }
        } foundations: {
            $0.foundations.checksum { number, _ in number.description.utf8.count }
        }
    }

    /// Has both sides do an operation on all pairs of numbers of each length.
    private func contest(
        _ name: String, _ target: Target?, _ lengths: [DecimalOperands], ours: @escaping (DecimalOperands) -> UInt64,
        foundations: @escaping (DecimalOperands) -> UInt64
    ) throws {
        let measurements = try lengths.flatMap { operands in
            let samples = try race([
                Benchmark(operations: DecimalOperands.count) { ours(operands) },
                Benchmark(operations: DecimalOperands.count) { foundations(operands) },
            ])
            return [
                Measurement("Decimal128", operands.name, samples[0].median, .nanoseconds),
                Measurement("Foundation's Decimal", operands.name, samples[1].median, .nanoseconds),
                Measurement("times as fast", operands.name, samples[1].ratio(to: samples[0]), .times, target),
            ]
        }
        publish(name, measurements)
    }
}

extension Array {
    /// Works on each element, so that all of the work counts.
    @inline(__always)
    fileprivate func checksum(_ work: (Element) -> Int) -> UInt64 {
        var sum: UInt64 = 0
        for element in self { sum = sum &* 3 &+ UInt64(truncatingIfNeeded: work(element)) }
        return sum
    }
}

extension Decimal128 {
    /// Something that depends on the number, and costs next to nothing.
    fileprivate var bits: Int { Int(truncatingIfNeeded: coefficient) ^ exponent }
}

/// Pairs of numbers of about one length, the same ones for our decimal and for Foundation's.
private struct DecimalOperands {
    static let count = 1_000

    let name: String
    let texts: [String]
    let ours: [(Decimal128, Decimal128)]
    let foundations: [(Decimal, Decimal)]

    /// Makes numbers of so many digits. Of those behind the point there are few enough that no product of Foundation's
    /// underflows, which would end the process.
    init(_ name: String, digits: ClosedRange<Int>, fractionDigits: ClosedRange<Int>) throws {
        var generator = SeededGenerator(seed: 34)
        texts = (0..<Self.count).map { _ in
            let count = Int.random(in: digits, using: &generator)
            let fractionCount = min(Int.random(in: fractionDigits, using: &generator), count - 1)
            let written = (0..<count).map { String(Int.random(in: ($0 == 0 ? 1 : 0)...9, using: &generator)) }.joined()
            let sign = Bool.random(using: &generator) ? "-" : ""
            return sign + written.dropLast(fractionCount) + "." + written.suffix(fractionCount)
        }
        self.name = name
        let (numbers, others) = (texts.compactMap { Decimal128($0) }, texts.compactMap { Decimal(string: $0) })
        ours = Array(zip(numbers, numbers.reversed()))
        foundations = Array(zip(others, others.reversed()))
        guard ours.count == Self.count, foundations.count == Self.count else {
            throw BrokenBenchmark(reason: "\(name): a text is no number")
        }
        // Giving up is quick, so neither side may.
        let hasOurs = ours.allSatisfy { (try? [$0 + $1, $0 * $1, $0 / $1]) != nil }
        let hasFoundations = foundations.allSatisfy { !($0 + $1).isNaN && !($0 * $1).isNaN && !($0 / $1).isNaN }
        guard hasOurs, hasFoundations else { throw BrokenBenchmark(reason: "\(name): there is no result") }
    }
}
