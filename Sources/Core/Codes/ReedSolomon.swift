/// The codes of Reed and Solomon over the field of 256 elements, with which a reader of a QR code mends what it could not see.
///
/// A block of bytes is taken for a polynomial, its first byte for the coefficient of the highest power. What is added behind the block makes
/// the whole divisible by a generator; a reader that finds a remainder knows that, and where, something is wrong.
enum ReedSolomon {
    /// Returns the bytes that are added behind a block: the remainder of its division by the generator of that degree.
    ///
    /// - Complexity: O(*n* · *m*) in the number of bytes and of those that are added.
    static func correction(of block: [UInt8], count: Int) -> [UInt8] {
        let generator = generator(degree: count)
        var rest = block + Array(repeating: 0, count: count)
        for place in block.indices {
            let factor = rest[place]
            for (offset, coefficient) in generator.enumerated() {
                rest[place + offset] ^= product(factor, coefficient)
            }
        }
        return Array(rest.suffix(count))
    }

    /// Returns the generator (x − 2⁰)(x − 2¹)… of a degree. Its first coefficient is 1. In this field, − is +.
    private static func generator(degree: Int) -> [UInt8] {
        var generator: [UInt8] = [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            let shifted = generator + [0]
            generator = zip(shifted, [0] + generator).map { $0 ^ product($1, root) }
            root = product(root, 2)
        }
        return generator
    }

    /// Returns the product of two elements: that of two polynomials of bits, modulo x⁸ + x⁴ + x³ + x² + 1.
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var product: UInt8 = 0
        for bit in (0..<8).reversed() {
            product = product << 1 ^ (product >> 7) * 0b11101
            product ^= (right >> bit & 1) * left
        }
        return product
    }
}
