/// Seals the lines of a koan's report, so that only the prelude can write one.
///
/// A seal is SipHash-2-4 of the secret of the run, the number of the line and its text. So a line that was changed or sent again does not
/// count, and where one is missing, none behind it does. A line that the koan's own code catches on its way tells it nothing of the secret.
///
/// The file is also compiled into what the koans share, so that it needs no other one.
nonisolated enum KoanSeal {
    /// Returns the seal of a line; its number is that of the lines before it.
    static func seal(of line: some Sequence<UInt8>, number: Int, secret: String) -> String {
        var bytes = Array("\(secret)\t\(number)\t".utf8)
        bytes += line
        let count = bytes.count
        bytes += [UInt8](repeating: 0, count: 7 - count % 8) + [UInt8(truncatingIfNeeded: count)]
        // The constants of SipHash, for a key of zeros: the secret is a part of what is hashed.
        var state: State = (0x736f_6d65_7073_6575, 0x646f_7261_6e64_6f6d, 0x6c79_6765_6e65_7261, 0x7465_6462_7974_6573)
        bytes.withUnsafeBytes { bytes in
            for place in stride(from: 0, to: bytes.count, by: 8) {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                state.3 ^= word
                for _ in 0..<2 { stir(&state) }
                state.0 ^= word
            }
        }
        state.2 ^= 0xFF
        for _ in 0..<4 { stir(&state) }
        return String(state.0 ^ state.1 ^ state.2 ^ state.3, radix: 36)
    }

    private typealias State = (UInt64, UInt64, UInt64, UInt64)

    private static func stir(_ state: inout State) {
        func turned(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
        state.0 &+= state.1
        state.2 &+= state.3
        state.1 = turned(state.1, 13) ^ state.0
        state.3 = turned(state.3, 16) ^ state.2
        state.0 = turned(state.0, 32) &+ state.3
        state.2 &+= state.1
        state.3 = turned(state.3, 21) ^ state.0
        state.1 = turned(state.1, 17) ^ state.2
        state.2 = turned(state.2, 32)
    }
}
