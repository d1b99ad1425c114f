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

    /// The fractional parts of the cube roots of the first 64 primes, as FIPS 180-4 lists them in 4.2.2.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
