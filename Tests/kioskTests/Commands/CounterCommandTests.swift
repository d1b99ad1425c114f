import Core
import Shopfront
import System
import TestSupport
import Testing

@testable import kiosk

/// `kiosk --counter`: what its command line makes.
struct CounterCommandTests {
    @Test func `without --idle a customer may think for a minute`() throws {
        #expect(try Invocation(parsing: ["--counter"]).options.idleLimit == .seconds(60))
        #expect(try Invocation(parsing: ["--counter", "--idle", "10"]).options.idleLimit == .seconds(10))
    }

    @Test func `programs that run at the same time count their wrong tries together`() throws {
        let folder = try TemporaryFolder()
        let file = TriesFile(path: folder.path(of: "tries"))
        var locks = try (0..<5).map { _ in try #require(StaffLock(pinFile: Array("2468".utf8))) }
        let now = Timestamp(milliseconds: SystemClock.millisecondsSinceStart())
        for place in locks.indices { file.begin(&locks[place]) }
        for place in locks.indices { file.share(&locks[place]) { _ = try? $0.open(with: Array("1111".utf8), at: now) } }
        #expect(locks.map { $0.refusal(at: now) != nil } == [false, false, false, false, true])
        file.share(&locks[0]) { _ in }
        #expect(locks[0].refusal(at: now) != nil)
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
