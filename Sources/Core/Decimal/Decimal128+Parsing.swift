extension Decimal128: LosslessStringConvertible {
    /// Reads a number such as `12`, `-1.50`, `.5`, `2.` or `1E+38`; more than 34 digits are rounded half even.
    ///
    /// The result is nil for anything else and for a number too great for the format; one too small becomes zero.
    ///
    /// - Parameter description: ASCII digits with at most one point among them; a sign may stand before them, and an
    ///   exponent behind.
    /// - Complexity: O(length).
    package init?(_ description: String) {
        self.init(utf8: description.utf8)
    }

    /// Reads a number from the bytes of a text, such as a part of a formula.
    ///
    /// - Parameter text: the bytes, as for `init(_:)`.
    /// - Complexity: O(length).
    package init?(utf8 text: some Sequence<UInt8>) {
        let value =
            text.withContiguousStorageIfAvailable(DecimalParser.parse)
            ?? Array(text).withUnsafeBufferPointer(DecimalParser.parse)
        guard let value else { return nil }
        self = value
    }
}
