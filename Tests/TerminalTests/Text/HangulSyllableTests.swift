import Testing

@testable import Terminal

struct HangulSyllableTests {
    @Test func `every syllable is what its parts compose to`() throws {
        // The Unicode Standard, table 3-14: 19 × 21 × 28 syllables in the order of their parts.
        var syllable: UInt32 = 0xAC00
        for leading in UInt32(0x1100)..<0x1113 {
            for vowel in UInt32(0x1161)..<0x1176 {
                let open = try #require(HangulSyllable.composed(scalar(leading), scalar(vowel)))
                #expect(open.value == syllable)
                syllable += 1
                for trailing in UInt32(0x11A8)..<0x11C3 {
                    #expect(HangulSyllable.composed(open, try scalar(trailing))?.value == syllable)
                    syllable += 1
                }
            }
        }
        #expect(syllable == 0xD7A4)
    }

    @Test(arguments: [
        (0x61, 0x62), (0xAC01, 0x11A8), (0xAC00, 0x11A7), (0x1113, 0x1161), (0x1100, 0x1176), (0xAC00, 0x11C3),
    ])
    func `what is no pair of parts does not compose`(first: UInt32, second: UInt32) throws {
        #expect(HangulSyllable.composed(try scalar(first), try scalar(second)) == nil)
    }

    private func scalar(_ value: UInt32) throws -> Unicode.Scalar {
        try #require(Unicode.Scalar(value))
    }
}
