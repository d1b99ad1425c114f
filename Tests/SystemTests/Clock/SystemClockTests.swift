import Foundation
import System
import Testing

struct SystemClockTests {
    @Test func `it shows the time that Foundation shows`() {
        let before = Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down)) - 1
        let now = SystemClock.milliseconds()
        let after = Int64((Date().timeIntervalSince1970 * 1_000).rounded(.up))
        #expect((before...after).contains(now))
    }
}
