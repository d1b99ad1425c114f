import Core

/// The numbers that the memory keys keep, newest first.
struct Memory: Hashable, Sendable {
    /// The greatest number of numbers; the oldest one makes room for a new one.
    static var capacity: Int { 100 }

    private(set) var numbers: [Decimal128] = []

    mutating func store(_ number: Decimal128) {
        if numbers.count == Self.capacity { numbers.removeLast() }
        numbers.insert(number, at: 0)
    }

    /// Applies an operation to the newest number, or to 0 if there is none.
    mutating func change(_ operation: Operator, by number: Decimal128) throws(CalculationError) {
        let changed = try operation.calculateRounded(numbers.first ?? .zero, number)
        if numbers.isEmpty {
            numbers = [changed]
        } else {
            numbers[0] = changed
        }
    }
}
