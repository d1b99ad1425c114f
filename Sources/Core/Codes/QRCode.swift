/// A QR code of bytes (ISO/IEC 18004): a square of dark and light modules, which a camera reads.
///
/// The way from bytes to modules has four steps: the smallest ``QRVersion`` with room for the bytes; the bytes with a header and padding as
/// its codewords; these in blocks, each with the bytes that correct it; and all of them in a ``QRSymbol`` under the mask that is read best.
package struct QRCode: Hashable, Sendable {
    private let symbol: QRSymbol

    /// Creates the smallest code of bytes; `nil` for more than 271 of them.
    package init?(_ bytes: [UInt8]) {
        guard let version = QRVersion.smallest(for: bytes.count) else { return nil }
        var symbol = QRSymbol(version)
        symbol.place(version.interleaved(version.codewords(of: bytes)))
        let masked = QRSymbol.masks.indices.map(symbol.masked)
        self.symbol = masked.dropFirst().reduce(masked[0]) { $1.penalty < $0.penalty ? $1 : $0 }
    }

    /// The number of modules in a row, and in a column.
    package var size: Int { symbol.size }

    /// Returns whether a module is dark. Those around the code are its quiet zone, and light.
    package subscript(column: Int, row: Int) -> Bool {
        let range = 0..<size
        return range.contains(column) && range.contains(row) && symbol[column, row]
    }
}

/// The size of a code, from 1 to 10. About 7 % of its codewords can be wrong (level L): enough for a screen, which has no stains.
struct QRVersion: Hashable, Sendable {
    let number: Int

    var size: Int { 17 + 4 * number }

    /// The codewords of all kinds, the blocks into which they are divided, and the correcting ones of each block: table 9 of the standard.
    private static let table: [(codewords: Int, blocks: Int, correction: Int)] = [
        (26, 1, 7), (44, 1, 10), (70, 1, 15), (100, 1, 20), (134, 1, 26),
        (172, 2, 18), (196, 2, 20), (242, 2, 24), (292, 2, 30), (346, 4, 18),
    ]

    private var layout: (codewords: Int, blocks: Int, correction: Int) { Self.table[number - 1] }

    /// Returns the smallest version with room for a number of bytes; `nil` if there is none.
    static func smallest(for count: Int) -> QRVersion? {
        (1...table.count).lazy.map(QRVersion.init).first { 1 + $0.lengthSize + count <= $0.dataCount }
    }

    /// The codewords that are data. One byte of them is not for the text and its length: four bits before them, and four behind.
    private var dataCount: Int { layout.codewords - layout.blocks * layout.correction }

    private var lengthSize: Int { number < 10 ? 1 : 2 }

    /// Returns the data of bytes: the four bits 0100 for their kind, their number, themselves, and four bits 0000 for their end; behind these,
    /// two bytes in turn fill the room.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)].suffix(lengthSize)
        let text = length + bytes
        let shifted = zip([0b0100] + text, text + [0]).map { $0 << 4 | $1 >> 4 }
        let filling = (0..<dataCount - shifted.count).map { $0.isMultiple(of: 2) ? 0xEC : 0x11 as UInt8 }
        return shifted + filling
    }

    /// Returns all codewords in the order in which they are placed: the first one of each block, the second ones, …, and then the correcting
    /// ones in the same way. So a stain damages several blocks a little, and none beyond repair.
    func interleaved(_ data: [UInt8]) -> [UInt8] {
        let (_, count, correction) = layout
        let blocks = (0..<count).reduce(into: [[UInt8]]()) { blocks, index in
            // What is left over makes the last blocks longer by one.
            let length = (dataCount + index) / count
            blocks.append(Array(data.dropFirst(blocks.joined().count).prefix(length)))
        }
        return columns(of: blocks) + columns(of: blocks.map { ReedSolomon.correction(of: $0, count: correction) })
    }

    private func columns(of rows: [[UInt8]]) -> [UInt8] {
        let length = rows.map(\.count).max() ?? 0
        return (0..<length).flatMap { column in rows.compactMap { column < $0.count ? $0[column] : nil } }
    }
}
