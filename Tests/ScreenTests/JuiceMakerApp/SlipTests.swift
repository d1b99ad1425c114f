import Terminal
import Testing

@testable import JuiceMakerApp

struct SlipTests {
    @Test func `labels stand at the left edge, values at the right one`() {
        var slip = Slip()
        slip.add("망고쥬스", "4,500")
        slip.add("Total", "4,500")
        slip.add("Stock", "")
        slip.addRule()
        #expect(
            slip.lines == [
                "망고쥬스                           4,500", "Total                              4,500", "Stock",
                "────────────────────────────────────────",
            ])
    }

    @Test func `a value that has no room beside its label stands below it, and nothing is wider than the paper`() {
        var slip = Slip()
        slip.add(String(repeating: "a", count: 36), "4,500")
        slip.add(String(repeating: "b", count: 45), "4,500")
        slip.addTitle(String(repeating: "글", count: 25))
        let blanks = { (count: Int) in String(repeating: " ", count: count) }
        #expect(slip.lines[0] == String(repeating: "a", count: 36))
        #expect(slip.lines[1] == blanks(35) + "4,500")
        #expect(slip.lines[2] == String(repeating: "b", count: 40))
        #expect(slip.lines[3] == "bbbbb" + blanks(30) + "4,500")
        #expect(slip.lines.allSatisfy { DisplayWidth.of($0) <= 40 })
        #expect(slip.lines.joined().count { $0 == "글" } == 25)
    }

    @Test func `at least one blank is between a label and its value`() {
        var slip = Slip()
        for count in [34, 35] { slip.add(String(repeating: "a", count: count), "4,500") }
        #expect(
            slip.lines == [
                String(repeating: "a", count: 34) + " 4,500", String(repeating: "a", count: 35),
                String(repeating: " ", count: 35) + "4,500",
            ])
    }

    @Test func `a narrow paper has narrow lines`() {
        var slip = Slip(on: SlipPaper(columns: 32))
        slip.addTitle("영수증")
        slip.add("합계 3잔", "12,500원")
        slip.addRule()
        #expect(
            slip.lines == [
                String(repeating: " ", count: 13) + "영수증", "합계 3잔" + String(repeating: " ", count: 16) + "12,500원",
                String(repeating: "─", count: 32),
            ])
    }

    @Test func `a printer gets a large number, a bold total, and the cut, and each symbol takes two columns`() {
        var slip = Slip(on: SlipPaper(columns: 24, isOfPrinter: true))
        slip.addNumber("Order number", "12", large: "No. 12")
        slip.addRule()
        slip.add("Juice ×2", "9,000")
        slip.add("Total", "9,000", .bold)
        #expect(
            slip.printerCodes == "\u{1B}@" + "\u{1B}a1\u{1D}!\u{11}No. 12\n\u{1D}!\u{0}\u{1B}a0"
                + "------------------------\n" + "Juice ×2          9,000\n"
                + "\u{1B}E1Total              9,000\n\u{1B}E0" + "\u{1D}VB\u{0}")
    }
}
