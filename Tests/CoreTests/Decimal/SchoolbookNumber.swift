/// A natural number as decimal digits, the least significant first, calculated with as on paper.
///
/// Slow, and too simple to be wrong: what the decimal arithmetic is compared with.
struct SchoolbookNumber: Equatable {
    var digits: [UInt8]

    init(_ digits: [UInt8]) {
        self.digits = digits
        while self.digits.last == 0 { self.digits.removeLast() }
    }

    init(_ number: UInt128) {
        self.init(String(number).utf8.reversed().map { $0 - UInt8(ascii: "0") })
    }

    var isZero: Bool { digits.isEmpty }

    func shifted(by zeros: Int) -> SchoolbookNumber {
        isZero ? self : SchoolbookNumber([UInt8](repeating: 0, count: zeros) + digits)
    }

    static func < (left: SchoolbookNumber, right: SchoolbookNumber) -> Bool {
        if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
        return left.digits.reversed().lexicographicallyPrecedes(right.digits.reversed())
    }

    static func + (left: SchoolbookNumber, right: SchoolbookNumber) -> SchoolbookNumber {
        var sum: [UInt8] = []
        var carry: UInt8 = 0
        for place in 0..<max(left.digits.count, right.digits.count) {
            let digit = left.digit(place) + right.digit(place) + carry
            sum.append(digit % 10)
            carry = digit / 10
        }
        return SchoolbookNumber(sum + [carry])
    }

    /// The difference, for a `right` that is not greater.
    static func - (left: SchoolbookNumber, right: SchoolbookNumber) -> SchoolbookNumber {
        var difference: [UInt8] = []
        var borrow: UInt8 = 0
        for place in left.digits.indices {
            let taken = right.digit(place) + borrow
            borrow = left.digits[place] < taken ? 1 : 0
            difference.append(left.digits[place] + 10 * borrow - taken)
        }
        return SchoolbookNumber(difference)
    }

    static func * (left: SchoolbookNumber, right: SchoolbookNumber) -> SchoolbookNumber {
        var columns = [Int](repeating: 0, count: left.digits.count + right.digits.count + 1)
        for (leftPlace, leftDigit) in left.digits.enumerated() {
            for (rightPlace, rightDigit) in right.digits.enumerated() {
                columns[leftPlace + rightPlace] += Int(leftDigit) * Int(rightDigit)
            }
        }
        for place in columns.indices.dropLast() {
            columns[place + 1] += columns[place] / 10
            columns[place] %= 10
        }
        return SchoolbookNumber(columns.map { UInt8($0) })
    }

    /// Long division by a number above zero.
    func dividedByLongDivision(_ divisor: SchoolbookNumber) -> (quotient: SchoolbookNumber, hasRemainder: Bool) {
        var quotient: [UInt8] = []
        var remainder = SchoolbookNumber([])
        for digit in digits.reversed() {
            remainder = SchoolbookNumber([digit] + remainder.digits)
            var times: UInt8 = 0
            while !(remainder < divisor) {
                remainder = remainder - divisor
                times += 1
            }
            quotient.append(times)
        }
        return (SchoolbookNumber(quotient.reversed()), !remainder.isZero)
    }

    private func digit(_ place: Int) -> UInt8 { place < digits.count ? digits[place] : 0 }
}
