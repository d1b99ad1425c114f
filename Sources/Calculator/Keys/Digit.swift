/// A digit key.
package enum Digit: Int, CaseIterable, Hashable, Sendable {
    case zero, one, two, three, four, five, six, seven, eight, nine

    /// The digit as it is written.
    package var symbol: Character { Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(rawValue))) }
}
