import TestSupport
import Testing

@testable import System

/// Paths and arguments, which are bytes.
struct SystemBytesTests {
    @Test func `UTF-8 is the text itself`() {
        let text = "재고/kiwi 🥝.json"
        #expect(String(systemBytes: Array(text.utf8)) == text)
        #expect(text.systemBytes == Array(text.utf8))
    }

    @Test(arguments: [
        [0xC0, 0xCC], [0x2F, 0xFF, 0x2F], [0xED, 0xA0, 0x80], [0xEC, 0x9E], [0x80], [0xF4, 0x90, 0x80, 0x80], [],
        // The scalars that stand for bytes, as a file name that is UTF-8 may contain them.
        [0xF4, 0x8F, 0xBE, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBB, 0xBF],
    ])
    func `other bytes come back as they were`(bytes: [UInt8]) {
        #expect(String(systemBytes: bytes).systemBytes == bytes)
    }

    @Test func `any bytes come back as they were, and different ones are different texts`() {
        var generator = SeededGenerator(seed: 20_261_122)
        var texts: [String: [UInt8]] = [:]
        for _ in 0..<20_000 {
            let bytes =
                (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                    [0x2F, 0x61, 0x80, 0x8F, 0xBE, 0xBF, 0xC3, 0xEC, 0xF4, 0xFF].randomElement(using: &generator)
                        ?? 0x61
                } as [UInt8]
            let text = String(systemBytes: bytes)
            #expect(text.systemBytes == bytes, "\(generator)")
            if let other = texts.updateValue(bytes, forKey: text) { #expect(other == bytes) }
        }
    }
}
