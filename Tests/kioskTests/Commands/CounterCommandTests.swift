import Core
import Shopfront
import Testing

@testable import kiosk

/// `kiosk --counter`: what its command line makes.
struct CounterCommandTests {
    private func command(_ words: String...) throws -> CounterCommand {
        try #require(try Invocation(parsing: words).command as? CounterCommand)
    }

    @Test func `without --idle a customer may think for a minute`() throws {
        #expect(try command("--counter").idleLimit == .seconds(60))
        #expect(try command("--counter", "--idle", "10").idleLimit == .seconds(10))
    }

    @Test func `the end of a wait is shown as the first second at which it is over`() {
        func seconds(_ milliseconds: Int64) -> Substring {
            CounterClock.timeOfDay(milliseconds).suffix(3)
        }
        #expect(seconds(1_799_999_990_000) == ":50")
        #expect(seconds(1_799_999_990_001) == ":51")
        #expect(seconds(1_799_999_990_999) == ":51")
        #expect(seconds(1_799_999_999_001) == ":00")
        #expect(seconds(1_800_000_004_000) == ":04")
    }
}
