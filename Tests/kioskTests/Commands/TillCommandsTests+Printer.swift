import System
import TestSupport
import Testing

@testable import JuiceMakerApp

/// Slips for a receipt printer, with the codes of ESC/POS and the code page 949.
nonisolated extension TillCommandsTests {
    private static let iconv = "/usr/bin/iconv"

    @Test(arguments: ["ko", "en"])
    func `a receipt printer gets ASCII codes, and text that its code page has`(language: String) throws {
        try order("mango 2, large", "mango")
        try shop.run("pay 1 --by card")
        try shop.run("void 2 --reason spilt")
        let receipt = try shop.run("receipt 1 --escpos --width 32", language: language).output
        #expect(receipt.hasPrefix("\u{1B}@") && receipt.hasSuffix("\n\u{1D}VB\u{0}"))
        #expect(receipt.contains("\u{1B}a1\u{1D}!\u{11}\(language == "ko" ? "1번" : "No. 1")\n"))
        let slips = try [
            receipt, shop.run("receipt 2 --escpos", language: language).output,
            shop.run("close --escpos", language: language).output,
            shop.run("close --reprint 1 --escpos", language: language).output,
        ]
        #expect(slips[2] == slips[3])
        guard access(Self.iconv, X_OK) == 0 else { return }
        for slip in slips { expect(try throughCodePage(slip), output: slip) }
    }

    /// Returns a text as the code page of the printer has it.
    private func throughCodePage(_ text: String, _ option: String = "") throws -> Outcome {
        let words = ["-c", "iconv \(option) -f utf-8 -t cp949 | iconv -f cp949 -t utf-8"]
        return try ProgramRun(words, program: "/bin/sh", input: text).outcome()
    }

    @Test func `a printer keeps every character of its code page, and no other`() throws {
        guard access(Self.iconv, X_OK) == 0 else { return }
        let characters = (UInt32(0x20)...0xFFFF).compactMap { Unicode.Scalar($0).map { String($0) } }
        // A hyphen and a filler that nobody sees are left out, and no control character is sent.
        let inCodePage = try throughCodePage(characters.joined(), "-c").output.unicodeScalars.filter {
            !"\u{AD}\u{3164}\u{7F}".unicodeScalars.contains($0)
        }
        let kept = characters.filter {
            $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } && KoreanPrinter.printed($0) == $0
        }
        #expect(kept.joined() == String(String.UnicodeScalarView(inCodePage)))
    }

    @Test func `the receipts of a counter are printed by themselves, and a failure costs no order`() throws {
        let paper = shop.path("paper")
        let input = "order\nmango 2\n\norder\nlarge\n\n"
        let outcome = try shop.run("--counter --print 'cat >> \(paper)' --width 32", input: input, language: "ko")
        #expect(outcome.ending == .exit(0) && outcome.errors == "")
        let lines = try TextFile.lines(of: paper)
        #expect(lines.filter { $0.hasPrefix("주문 번호") }.map { $0.suffix(2) } == [" 1", " 2"])
        let failing = try shop.run("--counter --print 'echo no paper; exit 3'", input: input)
        #expect(failing.ending == .exit(0) && failing.errors == "")
        #expect(
            failing.output.contains("Your number is 4: Mango juice – “XL” é.")
                && !failing.output.contains("no paper"))
        expect(try shop.run("--counter --escpos"), errors: "kiosk: --escpos needs --print\n", exitCode: 64)
    }
}
