import Testing

@testable import Core

/// The symbols are those of an independent program, python-qrcode 8.2, under the mask that its four rules find best.
struct QRCodeTests {
    private func rows(_ code: QRCode) -> [String] {
        (0..<code.size).map { row in String((0..<code.size).map { code[$0, row] ? "#" : "." }) }
    }

    @Test func `one byte has the smallest symbol`() throws {
        let expected = [
            "#######.#.###.#######",
            "#.....#...##..#.....#",
            "#.###.#.##.#..#.###.#",
            "#.###.#.##..#.#.###.#",
            "#.###.#.#..#..#.###.#",
            "#.....#..####.#.....#",
            "#######.#.#.#.#######",
            "...........##........",
            "####..#.######..###.#",
            "###.#.....#####..#...",
            "#....#####.#.....##.#",
            "##..#......#..#####..",
            "####.######.#..#..#..",
            "........#..#..#..#...",
            "#######....##..#.#...",
            "#.....#..##....##.##.",
            "#.###.#.....#####...#",
            "#.###.#.##.#..######.",
            "#.###.#.#.#.#.##.....",
            "#.....#.#....#.#..#.#",
            "#######.##...#..#....",
        ]
        #expect(rows(try #require(QRCode(Array("a".utf8)))) == expected)
    }

    @Test func `an address has a symbol of version 2, with an alignment pattern`() throws {
        let expected = [
            "#######..#...#..#.#######",
            "#.....#...#.#.....#.....#",
            "#.###.#..#.#..#.#.#.###.#",
            "#.###.#.#.#.#####.#.###.#",
            "#.###.#.#..#..#...#.###.#",
            "#.....#..##..#....#.....#",
            "#######.#.#.#.#.#.#######",
            ".........#..#............",
            "##...###.#####.##...##...",
            "##.##...#.##.#.###..####.",
            "###.######...#.#..##.#.##",
            "##..##....##...##...##.##",
            "#..#..##.###..#.###....##",
            "#.##...##.##..##.........",
            "#.##..#####...##.#.#..###",
            "#..##....####.#.#...#.#..",
            "#..#.###.#...#..#####.##.",
            "........##.#..###...#.#..",
            "#######.####..#.#.#.##..#",
            "#.....#.#..#....#...#....",
            "#.###.#...####.#########.",
            "#.###.#..####.....##.#.##",
            "#.###.#...#.##...#....#.#",
            "#.....#.##.##..##.###...#",
            "#######.#..#..###.#..#..#",
        ]
        #expect(rows(try #require(QRCode(Array("nats://192.168.0.12:4222/swift".utf8)))) == expected)
    }

    @Test func `the most bytes have a symbol of version 10, with its number in it and blocks of two lengths`() throws {
        // Four rows of modules in each line, as hexadecimal numbers.
        let expected = [
            "1fd311155555e7f 105a666ddddda41 174366688888e5d 1744bbbaaaaaa5d",
            "1754111fd55525d 1057666c5dddc41 1fd55555555557f 0011999c7777500",
            "1cd44447d5554f3 1b8ceee6aaaaaa7 14e599962222125 1d96999b777757a",
            "00d144415555452 1d10eee6aaaaaa7 025799962222125 1925999b777757a",
            "105944415555452 010feee6aaaaaa7 17df99962222125 11b2999b777757a",
            "08d6c4415555452 13912ee6aaaaaa7 0be759962222125 0390999b777757b",
            "084084415555450 0308aee6aaaaaa7 09fb599fe2221f5 1d1dd99c777751a",
            "1b58044d5555752 131d6eec6aaab17 1df69997e2221f5 1088999df7777da",
            "02c1444c9555682 1f942ee6aaaa8a7 0456d9916222055 1e92599df7777da",
            "0fcec44c9555682 111beee6aaaa8a4 0d45d9916222057 10b6999df7777da",
            "0f5f444c9555683 06a6eee6aaaa8a7 16d8d9916222055 073fd99df7777da",
            "046ac44c9555682 1623eee6aaaa8a7 14ca99916222055 1f18199df7777da",
            "005b844fd5557f2 001beee46aaab17 1fc759956222355 105c9994777751a",
            "174dc447d5555f2 174d2eef6aaab74 1755d9996222157 105d199ab7776a8",
            "1fd2c4461555621",
        ].flatMap { $0.split(separator: " ") }
        let code = try #require(QRCode(Array(repeating: UInt8(ascii: "y"), count: 271)))
        let shown = (0..<code.size).map { row in (0..<code.size).reduce(0) { $0 << 1 | (code[$1, row] ? 1 : 0) } }
        #expect(shown == expected.map { Int($0, radix: 16) })
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
