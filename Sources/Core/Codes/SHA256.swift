/// The hash function SHA-256 (FIPS 180-4), which libraries of every language can check.
///
/// The toolchain has none on Linux, and a checksum such as CRC-32 does not show that a person has changed something on purpose.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    /// The bytes that do not fill a block yet.
    private var rest: [UInt8] = []
    private var count = 0

    private static let blockSize = 64

    /// Creates the hash of no bytes.
    package init() {
        rest.reserveCapacity(2 * Self.blockSize)
    }

    /// Adds bytes.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        var place = 0
        if !rest.isEmpty {
            place = min(Self.blockSize - rest.count, bytes.count)
            rest.append(contentsOf: bytes[..<place])
            guard rest.count == Self.blockSize else { return }
            rest.withUnsafeBytes { Self.mix($0, into: &state) }
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.count - place >= Self.blockSize {
            Self.mix(UnsafeRawBufferPointer(rebasing: bytes[place..<(place + Self.blockSize)]), into: &state)
            place += Self.blockSize
        }
        rest.append(contentsOf: bytes[place...])
    }

    /// The hash of the bytes so far, as 64 hexadecimal digits.
    package var digits: String {
        var copy = self
        let length = UInt64(count) * 8
        var padding = [UInt8](repeating: 0, count: (119 - count % 64) % 64 + 9)
        padding[0] = 0x80
        for index in 0..<8 { padding[padding.count - 1 - index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
        padding.withUnsafeBytes { copy.add($0) }
        return copy.state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Returns the hash of some bytes, as 64 hexadecimal digits.
    package static func digits(of bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        Array(bytes).withUnsafeBytes { hash.add($0) }
        return hash.digits
    }

    /// Mixes a block into the state (FIPS 180-4, 6.2.2).
    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            for index in 0..<16 {
                schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
            }
            for index in 16..<64 {
                let (early, late) = (schedule[index - 15], schedule[index - 2])
                schedule[index] =
                    schedule[index - 16] &+ schedule[index - 7]
                    &+ (rotate(early, 7) ^ rotate(early, 18) ^ early >> 3)
                    &+ (rotate(late, 17) ^ rotate(late, 19) ^ late >> 10)
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let first =
                    h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (e & f ^ ~e & g) &+ constants[index]
                    &+ schedule[index]
                let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ (a & b ^ a & c ^ b & c)
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
            }
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
        }
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2), each the greatest 32-bit number `k` for
    /// which (prime's whole root + `k` ÷ 2³²)³ is at most the prime.
    private static let constants: [UInt32] = {
        let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
        return primes.map { prime in
            let target = UInt128(prime) << 96
            var root: UInt128 = 0
            for bit in (0..<36).reversed() {
                let candidate = root | 1 << UInt128(bit)
                if candidate * candidate * candidate <= target { root = candidate }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }()
}
