import Testing

@testable import Storage

struct ChecksumTests {
    @Test(
        arguments: [
            ("", 0), ("123456789", 0xCBF4_3926), ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
        ] as [(String, UInt32)])
    func `it is the checksum of zlib`(text: String, sum: UInt32) {
        #expect(Array(text.utf8).withUnsafeBytes { Checksum.crc32($0) } == sum)
    }
}
