import Testing
import TestSupport

@testable import Core

/// The symbols are those of an independent program, python-qrcode 8.2, under the mask that its four rules find best.
struct QRCodeTests {
    @Test(arguments: [
        ("one-byte", Array("a".utf8)),
        // Version 2, with an alignment pattern.
        ("address", Array("nats://192.168.0.12:4222/swift".utf8)),
        // Version 10, with its number in it and blocks of two lengths.
        ("most-bytes", Array(repeating: UInt8(ascii: "y"), count: 271)),
    ])
    func `bytes have the symbol of their version`(name: String, bytes: [UInt8]) throws {
        let code = try #require(QRCode(bytes))
        let rows = (0..<code.size).map { row in String((0..<code.size).map { code[$0, row] ? "#" : "." }) }
        try GoldenFile(name, suite: #filePath).expect(rows.joined(separator: "\n"))
        #expect(QRCode(Array(repeating: UInt8(ascii: "y"), count: 272)) == nil)
    }

    @Test(arguments: [0, 14, 15, 17, 18, 106, 134, 230, 231])
    func `a code has three finders, and a light edge around it`(count: Int) throws {
        let code = try #require(QRCode(Array(repeating: 0, count: count)))
        let finder = ["#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######.", "........"]
        func corner(_ column: (Int) -> Int, _ row: (Int) -> Int) -> [String] {
            (0..<8).map { y in String((0..<8).map { x in code[column(x), row(y)] ? "#" : "." }) }
        }
        let last = code.size - 1
        #expect(corner({ $0 }, { $0 }) == finder)
        #expect(corner({ last - $0 }, { $0 }) == finder)
        #expect(corner({ $0 }, { last - $0 }) == finder)
        for place in -4..<code.size + 4 {
            #expect(!code[place, -1] && !code[-1, place] && !code[place, code.size] && !code[code.size, place])
        }
    }

    @Test(arguments: [
        (0, 21), (17, 21), (18, 25), (32, 25), (33, 29), (53, 29), (54, 33), (78, 33), (79, 37), (106, 37), (107, 41),
        (134, 41),
        (135, 45), (154, 45), (155, 49), (192, 49), (193, 53), (230, 53), (231, 57), (271, 57),
    ])
    func `a code is as small as it can be, and both format lines tell its level and its mask`(count: Int, size: Int)
        throws
    {
        let code = try #require(QRCode(Array(repeating: 0, count: count)))
        #expect(code.size == size)
        func bits(_ places: [(Int, Int)]) -> Int {
            places.reversed().reduce(0) { $0 << 1 | (code[$1.0, $1.1] ? 1 : 0) }
        }
        let down = bits((Array(0...5) + [7, 8] + (size - 7..<size)).map { (8, $0) })
        let along = bits(((size - 8..<size).reversed() + [7] + (0...5).reversed()).map { ($0, 8) })
        #expect(down == along)
        let format = down ^ 0b101_0100_0001_0010
        #expect(format >> 13 == 0b01)
        // A word of this code is a multiple of its generator.
        var rest = format
        for bit in (10..<15).reversed() where rest >> bit & 1 == 1 { rest ^= 0b101_0011_0111 << (bit - 10) }
        #expect(rest == 0)
    }
}
