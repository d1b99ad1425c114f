import Core

extension Decimal128 {
    /// The greatest number.
    package static var greatestFiniteMagnitude: Decimal128 {
        Decimal128("9.999999999999999999999999999999999E+6144") ?? .zero
    }

    /// The least number above zero.
    package static var leastNonzeroMagnitude: Decimal128 { Decimal128("1E-6176") ?? .zero }
}
