/// The powers of ten that fit into 128 bits, and their reciprocals, which replace divisions.
enum PowerOfTen {
    /// The greatest exponent whose power of ten fits into 128 bits.
    static var greatestExponent: Int { 38 }

    /// `values[n]` is 10^n, for n from 0 to 38.
    static let values = (0..<greatestExponent).reduce(into: [1 as UInt128]) { $0.append($0[$1] * 10) }

    /// `reciprocals[n]` is ⌊2^(127 + b) ÷ 10^n⌋ for n from 1 to 38, where b is the number of bits of 10^n. So each
    /// reciprocal fills 128 bits.
    static let reciprocals = values.map { power in
        power == 1 ? 0 : power.dividingFullWidth((1 << UInt128(127 - power.leadingZeroBitCount), 0)).quotient
    }
}
