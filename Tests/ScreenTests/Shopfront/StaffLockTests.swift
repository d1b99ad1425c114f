import Core
import Testing

@testable import ScreenKit
@testable import Shopfront

nonisolated struct StaffLockTests {
    private static let start = Timestamp(milliseconds: 1_800_000_000_000)

    private func lock(_ content: String = "2468\n") throws -> StaffLock {
        try #require(StaffLock(pinFile: Array(content.utf8)))
    }

    private func time(_ seconds: Int64) -> Timestamp {
        Timestamp(milliseconds: Self.start.milliseconds + seconds * 1_000)
    }

    /// Tries a PIN, and returns the refusal; `nil` where the lock opened.
    private func refusal(of pin: String, at seconds: Int64, by lock: inout StaffLock) -> StaffLock.Refusal? {
        do throws(StaffLock.Refusal) {
            try lock.open(with: Array(pin.utf8), at: time(seconds))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: ["2468\n", "2468", "000000000000\n"])
    func `a PIN file has 4 to 12 digits and a line feed, which may be missing`(content: String) throws {
        var lock = try lock(content)
        #expect(refusal(of: String(content.prefix { $0 != "\n" }), at: 0, by: &lock) == nil)
    }

    @Test(arguments: ["", "\n", "123\n", "1234567890123\n", "12a4\n", "1234\n\n", "1234\r\n", " 1234\n", "１２３４\n"])
    func `anything else is no PIN file`(content: String) {
        #expect(StaffLock(pinFile: Array(content.utf8)) == nil)
    }

    @Test(arguments: ["2467", "2469", "1468", "246", "24680", "2468000000000", "", "0"])
    func `only the PIN itself opens the lock, and makes it forget the wrong tries`(pin: String) throws {
        var lock = try lock()
        for left in [4, 3, 2, 1] { #expect(refusal(of: pin, at: 0, by: &lock) == .wrong(triesLeft: left)) }
        #expect(refusal(of: "2468", at: 0, by: &lock) == nil)
        #expect(refusal(of: pin, at: 0, by: &lock) == .wrong(triesLeft: 4))
    }

    @Test func `five wrong tries wait 30 seconds, each five further ones twice as long, at most 5 minutes`() throws {
        var lock = try lock()
        var now: Int64 = 0
        for wait: Int64 in [30, 60, 120, 240, 300, 300, 300] {
            for left in [4, 3, 2, 1] { #expect(refusal(of: "1111", at: now, by: &lock) == .wrong(triesLeft: left)) }
            #expect(lock.refusal(at: time(now)) == nil)
            #expect(refusal(of: "1111", at: now, by: &lock) == .waiting(until: time(now + wait)))
            // Not even the PIN opens it now, and a try makes the wait no longer.
            #expect(refusal(of: "2468", at: now + wait - 1, by: &lock) == .waiting(until: time(now + wait)))
            #expect(lock.refusal(at: time(now + wait - 1)) == .waiting(until: time(now + wait)))
            now += wait
            #expect(lock.refusal(at: time(now)) == nil)
        }
        #expect(refusal(of: "2468", at: now, by: &lock) == nil)
    }

    @Test func `another lock goes on with the tries of their file, and a wait is never longer than the whole one`()
        throws
    {
        var lock = try lock()
        for _ in 1...5 { _ = refusal(of: "1111", at: 0, by: &lock) }
        let file = lock.tries.file
        for (now, end) in [(0, 30), (10, 30), (29, 30), (-500, -470)] as [(Int64, Int64)] {
            var next = try self.lock()
            next.tries = try #require(StaffLock.Tries(file: file, at: time(now)))
            #expect(next.refusal(at: time(now)) == .waiting(until: time(end)))
        }
        for damaged in [
            "", "5", "5\n0\n", "x\n0\nx\n0\n", "-1\n0\n-1\n0\n", "5\n0\n5\n1\n", "5\n0\n5\n0", "05\n0\n05\n0\n",
        ] {
            #expect(StaffLock.Tries(file: Array(damaged.utf8), at: time(0)) == nil, "\(damaged)")
        }
        lock.tries = StaffLock.Tries(longestWaitFrom: time(0))
        #expect(lock.refusal(at: time(0)) == .waiting(until: time(300)))
        #expect(StaffLock.Tries(file: lock.tries.file, at: time(0)) == lock.tries)
    }

    @Test func `however often the PIN was wrong, the wait is at most 5 minutes`() throws {
        var lock = try lock()
        var now: Int64 = 0
        for _ in 1...500 {
            guard case .waiting(let end) = refusal(of: "1111", at: now, by: &lock) else { continue }
            let wait = (end.milliseconds - time(now).milliseconds) / 1_000
            #expect((30...300).contains(wait))
            now += wait
        }
    }
}
