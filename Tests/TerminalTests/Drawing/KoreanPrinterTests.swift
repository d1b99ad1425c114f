import Testing

@testable import Terminal

struct KoreanPrinterTests {
    @Test(arguments: [
        ("Mango juice 2", "Mango juice 2"), ("망고쥬스 2잔", "망고쥬스 2잔"), ("ㅋㅋ", "ㅋㅋ"),
        ("₩4,500", "￦4,500"), ("×2 − 3 – 4 ─", "x2 - 3 - 4 -"), ("“XL”", "\"XL\""), ("♥", "?"), ("大", "??"),
        ("🥭", "??"), ("Café Ørsted", "Cafe Orsted"), ("e\u{301}", "e"), ("æ", "?"),
        ("ラメンＡ㈜", "ラメンＡ㈜"),
        // Decomposed Hangul, as macOS keeps it in file names.
        ("\u{1112}\u{1161}\u{11AB}", "한"),
        // A terminal or a printer would obey these.
        ("a\u{1B}b\u{0}c", "a?b?c"),
    ])
    func `a text keeps what the printer has`(text: String, printed: String) {
        #expect(text.forKoreanPrinter == printed)
    }

    @Test func `what is not ASCII takes two columns, as on the paper`() {
        for value in UInt32(0x80)...0x1_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let printed = String(scalar).forKoreanPrinter.unicodeScalars
            #expect(printed.allSatisfy { $0.isASCII || DisplayWidth.of(String($0)) == 2 }, "\(scalar)")
        }
    }
}
