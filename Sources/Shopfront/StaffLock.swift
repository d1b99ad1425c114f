import Core

/// The lock before the staff's screens: compares PINs, and makes a person who guesses wait.
///
/// It has no clock of its own: each try carries the time.
package nonisolated struct StaffLock: Sendable {
    /// The reason why a PIN did not open the lock.
    package enum Refusal: Error, Hashable, Sendable {
        /// It is another PIN.
        case wrong(triesLeft: Int)
        /// Too many PINs were wrong. Until this time no PIN is compared.
        case waiting(until: Timestamp)
    }

    /// The allowed numbers of digits.
    package static let digitCounts = 4...12
    /// The wrong tries before each wait.
    private static let triesBeforeWait = 5
    /// The first wait in milliseconds; each further one is twice as long, up to 17 hours.
    private static let firstWait: Int64 = 30_000
    private static let mostDoublings = 11

    private let pin: [UInt8]
    private var wrongTries = 0
    private var waitEnd: Timestamp?

    /// Creates a lock from the content of a PIN file: 4 to 12 ASCII digits and a line feed. The result is `nil` where the content
    /// is something else.
    package init?(pinFile content: [UInt8]) {
        let digits = content.last == UInt8(ascii: "\n") ? Array(content.dropLast()) : content
        guard Self.digitCounts.contains(digits.count), digits.allSatisfy(Self.isDigit) else { return nil }
        pin = digits
    }

    /// Opens the lock with the ASCII digits that were typed, and forgets the wrong tries.
    ///
    /// - Throws: `Refusal` where the digits are not the PIN, or came during a wait.
    package mutating func open(with digits: [UInt8], at now: Timestamp) throws(Refusal) {
        if let refusal = refusal(at: now) { throw refusal }
        guard isPIN(digits) else {
            wrongTries += 1
            let round = wrongTries / Self.triesBeforeWait
            let left = Self.triesBeforeWait - wrongTries % Self.triesBeforeWait
            guard left == Self.triesBeforeWait else { throw .wrong(triesLeft: left) }
            let wait = Self.firstWait << min(round - 1, Self.mostDoublings)
            let end = Timestamp(milliseconds: now.milliseconds + wait)
            waitEnd = end
            throw .waiting(until: end)
        }
        wrongTries = 0
        waitEnd = nil
    }

    /// Returns the reason why any PIN would be refused now; `nil` if there is none.
    package func refusal(at now: Timestamp) -> Refusal? {
        waitEnd.flatMap { now < $0 ? .waiting(until: $0) : nil }
    }

    package static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Compares all places, so that the time tells nothing about the digits.
    private func isPIN(_ digits: [UInt8]) -> Bool {
        var difference = digits.count ^ pin.count
        for index in 0..<Self.digitCounts.upperBound {
            let typed = index < digits.count ? digits[index] : 0
            let right = index < pin.count ? pin[index] : 0
            difference |= Int(typed ^ right)
        }
        return difference == 0
    }
}
