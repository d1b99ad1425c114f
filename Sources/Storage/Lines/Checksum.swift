/// The checksum CRC-32 of zlib, gzip and PNG (ISO 3309, polynomial 0xEDB88320), which libraries of every language can check.
///
/// It reads sixteen bytes a step (after "slicing by 8", M. Kounavis and F. Berry, 2005), because a ledger may have a million lines.
enum Checksum {
    /// `tables[n][b]` is the effect of a byte b on the sum, n bytes later.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 16 * 256)
        for byte in 0..<256 {
            var sum = UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            tables[byte] = sum
        }
        for index in 256..<tables.count {
            let before = tables[index - 256]
            tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
        }
        return tables
    }()

    static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            var sum = UInt32.max
            var index = 0
            func entry(_ table: Int, _ byte: UInt64) -> UInt32 { tables[table << 8 | Int(byte & 0xFF)] }
            func entries(_ table: Int, _ word: UInt64) -> UInt32 {
                entry(table + 7, word) ^ entry(table + 6, word >> 8) ^ entry(table + 5, word >> 16)
                    ^ entry(table + 4, word >> 24) ^ entry(table + 3, word >> 32) ^ entry(table + 2, word >> 40)
                    ^ entry(table + 1, word >> 48) ^ entry(table, word >> 56)
            }
            func word(at index: Int) -> UInt64 {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            }
            while index + 16 <= bytes.count {
                sum = entries(8, word(at: index) ^ UInt64(sum)) ^ entries(0, word(at: index + 8))
                index += 16
            }
            if index + 8 <= bytes.count {
                sum = entries(0, word(at: index) ^ UInt64(sum))
                index += 8
            }
            while index < bytes.count {
                sum = sum >> 8 ^ entry(0, UInt64(sum ^ UInt32(bytes[index])))
                index += 1
            }
            return ~sum
        }
    }
}
