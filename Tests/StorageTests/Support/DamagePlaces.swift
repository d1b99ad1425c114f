import TestSupport

@testable import System

/// The places at which a test damages a file: every byte of its first lines, and behind them the ends of all lines and random
/// places.
///
/// With `KIOSK_EVERY_BYTE=1 swift test --filter DamageTests` they are every byte of the file, which takes half a minute.
enum DamagePlaces {
    static func all(in bytes: [UInt8], everyByteOfLines lineCount: Int, samples: Int) -> [Int] {
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        guard getenv("KIOSK_EVERY_BYTE") == nil, ends.count > lineCount else { return Array(bytes.indices) }
        let start = ends[lineCount]
        var generator = SeededGenerator(seed: 9)
        let random = (0..<samples).map { _ in Int.random(in: start..<bytes.count, using: &generator) }
        // Most can go wrong at the end of a line.
        let lineEnds = ends[lineCount...].flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 < bytes.count }
        return Array(0..<start) + lineEnds + random
    }
}
