/// The powers of ten that fit into 128 bits.
enum PowerOfTen {
    static var greatestExponent: Int { 38 }

    /// `values[n]` is 10^n, for n from 0 to 38.
    static let values = (0..<greatestExponent).reduce(into: [1 as UInt128]) { $0.append($0[$1] * 10) }
}
