/// The modules of a QR code: first the patterns by which a camera finds them, then the codewords, then a mask.
struct QRSymbol: Hashable, Sendable {
    private let version: QRVersion
    private var modules: [Bool]
    /// The modules that carry data; a mask changes no others.
    private var isData: [Bool]

    var size: Int { version.size }

    subscript(column: Int, row: Int) -> Bool { modules[row * size + column] }

    /// Creates a symbol with all its patterns, and without data.
    init(_ version: QRVersion) {
        self.version = version
        modules = Array(repeating: false, count: version.size * version.size)
        isData = Array(repeating: true, count: modules.count)
        drawTiming()
        drawFinders()
        drawAlignment()
        drawVersion()
        drawFormat(mask: 0)
    }

    private mutating func draw(_ isDark: Bool, column: Int, row: Int) {
        modules[row * size + column] = isDark
        isData[row * size + column] = false
    }

    // MARK: Patterns

    /// Dark and light modules in turn count the columns and the rows.
    private mutating func drawTiming() {
        for place in 0..<size {
            draw(place.isMultiple(of: 2), column: place, row: 6)
            draw(place.isMultiple(of: 2), column: 6, row: place)
        }
    }

    /// Three corners have rings around a dark square, the light edge around them included.
    private mutating func drawFinders() {
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            drawRings(aroundColumn: column, row: row, radius: 4)
        }
    }

    /// Smaller rings stand where the places cross at which the timing is checked, but for the three corners.
    private mutating func drawAlignment() {
        guard version.number > 1 else { return }
        let last = size - 7
        let places = version.number < 7 ? [6, last] : [6, (6 + last) / 2, last]
        for row in places {
            for column in places where ![(6, 6), (6, last), (last, 6)].contains(where: { $0 == (column, row) }) {
                drawRings(aroundColumn: column, row: row, radius: 2)
            }
        }
    }

    /// Draws squares, one inside the other: the outermost of a finder, at distance 4, and those at distance 2 from a large centre are light.
    private mutating func drawRings(aroundColumn centerColumn: Int, row centerRow: Int, radius: Int) {
        let light = radius == 4 ? [2, 4] : [1]
        for row in max(0, centerRow - radius)...min(size - 1, centerRow + radius) {
            for column in max(0, centerColumn - radius)...min(size - 1, centerColumn + radius) {
                let distance = max(abs(column - centerColumn), abs(row - centerRow))
                draw(!light.contains(distance), column: column, row: row)
            }
        }
    }

    /// Writes the number of a large version twice, beside two of the finders.
    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        let bits = Self.checked(version.number, generator: 0b1_1111_0010_0101)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            let (near, far) = (index / 3, size - 11 + index % 3)
            draw(isDark, column: far, row: near)
            draw(isDark, column: near, row: far)
        }
    }

    /// Writes the level of correction (01 for L) and the mask twice: down column 8, and along row 8 from its end, past timing and data. The lowest bit comes first.
    private mutating func drawFormat(mask: Int) {
        let bits = Self.checked(0b01 << 3 | mask, generator: 0b101_0011_0111) ^ 0b101_0100_0001_0010
        let rows = [0, 1, 2, 3, 4, 5, 7, 8] + (size - 7..<size)
        let columns = (size - 8..<size).reversed() + [7, 5, 4, 3, 2, 1, 0]
        for (index, (column, row)) in zip(columns, rows).enumerated() {
            let isDark = bits >> index & 1 == 1
            draw(isDark, column: 8, row: row)
            draw(isDark, column: column, row: 8)
        }
        // One module is always dark.
        draw(true, column: 8, row: size - 8)
    }

    /// Returns a number with check bits behind it (BCH): its remainder as a polynomial of bits, divided by a generator.
    private static func checked(_ number: Int, generator: Int) -> Int {
        func degree(_ polynomial: Int) -> Int { Int.bitWidth - 1 - polynomial.leadingZeroBitCount }
        let shifted = number << degree(generator)
        var rest = shifted
        while degree(rest) >= degree(generator) { rest ^= generator << (degree(rest) - degree(generator)) }
        return shifted | rest
    }

    // MARK: Data

    /// Places codewords, the highest bit of each first, in columns of two modules from the right to the left, the first one upwards, the next
    /// one downwards, and so on. Modules that are left stay light.
    mutating func place(_ codewords: [UInt8]) {
        let bits = codewords.flatMap { byte -> [Bool] in (0..<8).reversed().map { byte >> $0 & 1 == 1 } }
        for (place, bit) in zip(dataPlaces, bits) { modules[place] = bit }
    }

    private var dataPlaces: [Int] {
        // The column of the timing is left out.
        let columns = (0..<size).reversed().filter { $0 != 6 }
        return stride(from: 0, to: columns.count, by: 2).flatMap { pair in
            let rows = pair.isMultiple(of: 4) ? Array((0..<size).reversed()) : Array(0..<size)
            return rows.flatMap { row in columns[pair...pair + 1].map { row * size + $0 } }.filter { isData[$0] }
        }
    }

    // MARK: Masks

    /// The masks: each turns the modules around for which it is true.
    static let masks: [@Sendable (_ column: Int, _ row: Int) -> Bool] = [
        { column, row in (row + column) % 2 == 0 },
        { _, row in row % 2 == 0 },
        { column, _ in column % 3 == 0 },
        { column, row in (row + column) % 3 == 0 },
        { column, row in (row / 2 + column / 3) % 2 == 0 },
        { column, row in row * column % 2 + row * column % 3 == 0 },
        { column, row in (row * column % 2 + row * column % 3) % 2 == 0 },
        { column, row in ((row + column) % 2 + row * column % 3) % 2 == 0 },
    ]

    func masked(by number: Int) -> QRSymbol {
        var symbol = self
        for place in modules.indices where isData[place] && Self.masks[number](place % size, place / size) {
            symbol.modules[place].toggle()
        }
        symbol.drawFormat(mask: number)
        return symbol
    }

    /// How hard the symbol is to read, by the four rules of the standard.
    var penalty: Int {
        let rows = (0..<size).map { row in Array(modules[row * size..<(row + 1) * size]) }
        let columns = (0..<size).map { column in rows.map { $0[column] } }
        return (rows + columns).reduce(0) { $0 + Self.penalty(ofLine: $1) } + penaltyOfSquares + penaltyOfShare
    }

    /// Runs of five modules or more are hard to count, and what looks like a finder misleads.
    private static func penalty(ofLine line: [Bool]) -> Int {
        var (penalty, run, newest) = (0, 0, 0)
        for (place, isDark) in line.enumerated() {
            run = place > 0 && line[place - 1] == isDark ? run + 1 : 1
            if run >= 5 { penalty += run == 5 ? 3 : 1 }
            newest = (newest << 1 | (isDark ? 1 : 0)) & 0b111_1111_1111
            if place >= 10, [0b101_1101_0000, 0b000_0101_1101].contains(newest) { penalty += 40 }
        }
        return penalty
    }

    /// Squares of two by two modules of one kind.
    private var penaltyOfSquares: Int {
        let places = (0..<size - 1).flatMap { row in (0..<size - 1).map { row * size + $0 } }
        return 3
            * places.count { place in
                [1, size, size + 1].allSatisfy { modules[place + $0] == modules[place] }
            }
    }

    /// Each 5 % by which the share of dark modules is off the half.
    private var penaltyOfShare: Int {
        let dark = modules.count { $0 }
        return abs(20 * dark - 10 * modules.count) / modules.count * 10
    }
}
