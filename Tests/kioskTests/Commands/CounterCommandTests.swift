import Core
import Shopfront
import System
import TestSupport
import Testing

@testable import kiosk

/// `kiosk --counter`: what its command line makes.
struct CounterCommandTests {
    @Test func `without --idle a customer may think for a minute`() throws {
        #expect(try Invocation(parsing: ["--counter"]).options[.idle] == 60)
        #expect(try Invocation(parsing: ["--counter", "--idle", "10"]).options[.idle] == 10)
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

    @Test func `whatever becomes of the file, a wait goes on, and never for more than 5 minutes`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "tries")
        let file = TriesFile(path: path)
        let now = Timestamp(milliseconds: SystemClock.millisecondsSinceStart())
        var lock = try #require(StaffLock(pinFile: Array("2468".utf8)))
        file.begin(&lock)
        var open = try #require(StaffLock(pinFile: Array("2468".utf8)))
        file.begin(&open)
        for _ in 1...5 { file.share(&lock) { _ = try? $0.open(with: Array("1111".utf8), at: now) } }
        let whole = Array(try TextFile.contents(of: path).utf8)
        let cut = (0..<whole.count).map { Array(whole.prefix($0)) }
        let flipped = (0..<whole.count * 8).map { bit in
            var bytes = whole
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            return bytes
        }
        for content in cut + flipped + [Array("5\n9223372036854775807\n".utf8)] {
            _ = unlink(path)
            try SystemFiles().open(path, .creatingNew).writeFully(content, at: 0)
            // A start of the program, and one that runs.
            var (started, running) = (try #require(StaffLock(pinFile: Array("2468".utf8))), open)
            file.share(&running) { _ in }
            file.begin(&started)
            for lock in [started, running] {
                guard case .waiting(let end) = lock.refusal(at: now) else {
                    Issue.record("\(String(decoding: content, as: UTF8.self))")
                    continue
                }
                #expect(end.milliseconds - now.milliseconds <= 5 * 60_000 + 10_000)
            }
        }
    }

    @Test func `the end of a wait is shown as the first second at which it is over`() {
        let times: [Int64] = [
            1_799_999_990_000, 1_799_999_990_001, 1_799_999_990_999, 1_799_999_999_001, 1_800_000_004_000,
        ]
        #expect(times.map { CounterClock.timeOfDay($0).suffix(3) } == [":50", ":51", ":51", ":00", ":04"])
    }
}
