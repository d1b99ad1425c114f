/// Where all that ever was of a fruit has come from, and where it went.
package struct FruitAccount: Hashable, Sendable {
    /// How many there were at first.
    package var opening = 0
    /// How many came in by hand.
    package var restocked = 0
    /// How many were taken out by hand, as a number below zero.
    package var adjusted = 0
    /// How many went into juices.
    package var used = 0

    /// How many there are: what came in and was not used.
    package var stock: Int { opening + restocked + adjusted - used }

    /// An account of a fruit that there never was.
    package init() {}
}
