import Terminal
import Testing

@testable import JuiceMakerApp

nonisolated struct KoreanPrinterTests {
    @Test(arguments: [
        ("Mango juice 2", "Mango juice 2"), ("망고쥬스 2잔", "망고쥬스 2잔"), ("ㅋㅋ", "ㅋㅋ"),
        ("₩4,500", "￦4,500"), ("×2 − 3 – 4", "×2 - 3 - 4"), ("“XL”", "“XL”"), ("♥①℃★", "♥①℃★"), ("大", "大"),
        // A simplified character, which no Korean code has.
        ("发", "??"), ("🥭", "??"), ("Café Ørsted", "Cafe Ørsted"), ("e\u{301}", "e"), ("Æ", "Æ"),
        ("ラメンＡ㈜", "ラメンＡ㈜"),
        // Decomposed Hangul, as macOS keeps it in file names.
        ("\u{1112}\u{1161}\u{11AB}", "한"),
        // A terminal or a printer would obey these.
        ("a\u{1B}b\u{0}c", "a?b?c"),
    ])
    func `a text keeps what the printer has`(text: String, printed: String) {
        #expect(KoreanPrinter.printed(text) == printed)
    }

    @Test func `what is not ASCII is laid out in two columns, as on the paper`() {
        for value in UInt32(0x20)...0x1_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let printed = KoreanPrinter.printed(String(scalar))
            let laidOut = KoreanPrinter.laidOut(printed)
            #expect(laidOut.unicodeScalars.allSatisfy { $0.isASCII || DisplayWidth.of(String($0)) == 2 }, "\(scalar)")
            #expect(KoreanPrinter.restored(laidOut) == printed, "\(scalar)")
        }
    }
}
