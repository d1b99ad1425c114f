/// The bytes between `ESC [` and the byte that ends the sequence (ECMA-48, 5.4), taken apart.
nonisolated struct ControlSequence {
    /// The first parameter byte if it is one of `<=>?`, which marks a private sequence.
    let marker: UInt8?
    /// One entry for every number, the sub-parameters that kitty sets apart by colons inside it; 0 for a missing one.
    let parameters: [[Int]]
    /// Whether there are bytes that change the meaning of the last one.
    let hasIntermediates: Bool
    let final: UInt8

    /// - Parameters:
    ///   - body: the bytes in between.
    ///   - final: the last byte.
    init(body: [UInt8], final: UInt8) {
        self.final = final
        var digits = body[...]
        if let first = digits.first, 0x3C...0x3F ~= first {
            marker = first
            digits.removeFirst()
        } else {
            marker = nil
        }
        hasIntermediates = digits.contains { $0 < 0x30 }
        parameters = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
        }
    }

    /// A parameter, or nil when it is missing.
    ///
    /// - Parameters:
    ///   - index: which one, from 0.
    ///   - part: which of its sub-parameters.
    /// - Returns: a number of at most seven digits.
    func parameter(_ index: Int, part: Int = 0) -> Int? {
        guard index < parameters.count, part < parameters[index].count else { return nil }
        return parameters[index][part]
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { number, digit in
            0x30...0x39 ~= digit && number < 1_000_000 ? number * 10 + Int(digit - 0x30) : number
        }
    }
}
