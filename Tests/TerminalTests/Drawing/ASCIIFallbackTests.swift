import Terminal
import Testing

struct ASCIIFallbackTests {
    @Test func `signs that no character is near enough to are spelled`() {
        #expect(ASCIIFallback.text("± ⏎ ⌫") == "+/- Enter BS")
    }

    @Test func `other signs are replaced one by one, and letters stay`() {
        #expect(ASCIIFallback.text("a → 3 × 4 − 딸기 ›") == "a > 3 * 4 - 딸기 >")
    }
}
