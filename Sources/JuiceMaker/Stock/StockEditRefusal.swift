/// Why a stepper went no further.
package enum StockEditRefusal: Error, Hashable, Sendable {
    /// There is nothing less than nothing.
    case belowZero(Fruit)
    /// There is no room for more.
    case aboveCapacity(Fruit, capacity: Int)
}
