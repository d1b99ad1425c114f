import KioskAssets
import ScreenKit

/// The characters of a Korean receipt printer: ASCII, and those of code page 949, each of which takes two columns on the paper.
nonisolated enum KoreanPrinter {
    /// The characters of the code page without ASCII and the syllables of Hangul, all of which it has. They are a file, because no rule
    /// tells which of the Chinese characters are among them.
    private static let symbols = Set(String(decoding: Asset.codePage949.content, as: UTF8.self).unicodeScalars)
        .subtracting(["\n"])

    /// Returns a text in the characters of the printer. Of a character that the printer lacks, the nearest letter remains, or its columns.
    static func printed(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
        return text.printable.unicodeScalars.reduce(into: "") { $0 += printed($1) }
    }

    private static func printed(_ scalar: Unicode.Scalar) -> String {
        if scalar.isASCII || "가"..."힣" ~= scalar || symbols.contains(scalar) { return String(scalar) }
        // The code page has the won sign of two columns only.
        if scalar == "₩" { return "￦" }
        let ascii = ASCIIFallback.text(String(scalar))
        if ascii.utf8.allSatisfy({ $0 < 0x80 }) { return ascii }
        // The name of `é` is "LATIN SMALL LETTER E WITH ACUTE".
        let columns = DisplayWidth.of(String(scalar))
        let name = (scalar.properties.name ?? "").split(separator: " ")
        if name.count > 3, name[0] == "LATIN", name[2] == "LETTER", name.count == 4 || name[4] == "WITH",
            name[3].utf8.count <= columns
        {
            return name[1] == "SMALL" ? name[3].lowercased() : String(name[3])
        }
        return String(repeating: "?", count: columns)
    }

    /// The first character of a plane whose characters all take two columns. A symbol that takes one on a screen is laid out as the
    /// character at its place there.
    private static let stands: UInt32 = 0x3_0000

    /// Returns a printed text as it is laid out: each of its characters takes as many columns of a screen as of the paper.
    static func laidOut(_ text: String) -> String {
        moved(text) { $0.isASCII || DisplayWidth.of(String($0)) == 2 ? $0.value : $0.value + stands }
    }

    /// Returns the printed text that was laid out.
    static func restored(_ text: String) -> String {
        moved(text) { $0.value < stands ? $0.value : $0.value - stands }
    }

    private static func moved(_ text: String, to place: (Unicode.Scalar) -> UInt32) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { Unicode.Scalar(place($0)) ?? $0 }))
    }
}
