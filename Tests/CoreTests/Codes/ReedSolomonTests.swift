import Testing

@testable import Core

struct ReedSolomonTests {
    @Test func `the bytes behind a block are those of the standard's example`() {
        // ISO/IEC 18004:2006, annex I: the digits 01234567 in version 1-M.
        let block: [UInt8] = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
        ]
        #expect(
            ReedSolomon.correction(of: block, count: 10) == [
                0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55,
            ])
    }

    @Test func `every element but 0 has an inverse`() {
        for left in 1...UInt8.max {
            #expect((1...UInt8.max).count { ReedSolomon.product(left, $0) == 1 } == 1)
            #expect(ReedSolomon.product(left, 0) == 0)
        }
    }
}
