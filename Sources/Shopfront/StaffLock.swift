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
    /// The first wait in milliseconds; each further one is twice as long, up to the longest.
    private static let firstWait: Int64 = 30_000
    private static let longestWait: Int64 = 5 * 60_000
    /// After these waits comes the longest.
    private static let waitsBeforeLongest = 4

    /// The wrong tries so far. Whoever ends the program must not be rid of them.
    package struct Tries: Equatable, Sendable {
        fileprivate(set) var wrongTries = 0
        fileprivate(set) var waitEnd: Timestamp?

        /// Creates no tries.
        package init() {}

        /// Creates wrong tries after which the longest wait begins now.
        package init(longestWaitFrom now: Timestamp) {
            wrongTries = (StaffLock.waitsBeforeLongest + 1) * StaffLock.triesBeforeWait
            waitEnd = StaffLock.waitEnd(after: wrongTries, from: now)
        }

        /// Creates tries from the content of their file at a time; `nil` for any other content. After a start of the machine, whose clock
        /// begins anew, a wait is at most as long as the whole one.
        package init?(file content: [UInt8], at now: Timestamp) {
            let numbers = String(decoding: content, as: UTF8.self).split(separator: "\n").compactMap { Int64($0) }
            guard numbers.count == 4, (0...1_000_000).contains(numbers[0]) else { return nil }
            wrongTries = Int(numbers[0])
            if numbers[1] > 0 { waitEnd = Timestamp(milliseconds: numbers[1]) }
            guard file == content else { return nil }
            waitEnd = waitEnd.map { min($0, StaffLock.waitEnd(after: wrongTries, from: now)) }
        }

        /// The content of the file of the tries: everything twice, so that a part of it, or a changed digit, is no such
        /// content.
        package var file: [UInt8] {
            let lines = "\(wrongTries)\n\(waitEnd?.milliseconds ?? 0)\n"
            return Array((lines + lines).utf8)
        }
    }

    private let pin: [UInt8]
    /// The wrong tries so far.
    package var tries = Tries()

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
            tries.wrongTries += 1
            let left = Self.triesBeforeWait - tries.wrongTries % Self.triesBeforeWait
            guard left == Self.triesBeforeWait else { throw .wrong(triesLeft: left) }
            let end = Self.waitEnd(after: tries.wrongTries, from: now)
            tries.waitEnd = end
            throw .waiting(until: end)
        }
        tries = Tries()
    }

    private static func waitEnd(after wrongTries: Int, from now: Timestamp) -> Timestamp {
        let doublings = min(max(1, wrongTries / triesBeforeWait) - 1, waitsBeforeLongest)
        return Timestamp(milliseconds: now.milliseconds + min(firstWait << Int64(doublings), longestWait))
    }

    /// Returns the reason why any PIN would be refused now; `nil` if there is none.
    package func refusal(at now: Timestamp) -> Refusal? {
        tries.waitEnd.flatMap { now < $0 ? .waiting(until: $0) : nil }
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
