import TestSupport
import Testing

@testable import System

/// Kiosks, a disk, a clock and signals from one seed, and the promise, which is checked after each step.
///
/// With `KIOSK_WORLDS=10000` there are as many worlds, and `KIOSK_WORLD=17` plays one again, as a failure names it. In release,
/// ten thousand take two minutes: `swift test -c release -Xswiftc -enable-testing --filter WorldTests`.
struct WorldTests {
    /// Plays a world to its end, adds up what was told in it, and returns its trace.
    private func play(_ seed: Int, counting told: inout [String: Int]) -> [[Int]]? {
        var trace: [[Int]] = []
        do {
            let world = try World(seed: seed)
            do {
                for _ in 1...World.steps {
                    try world.next()
                    trace.append(world.trace)
                }
                try world.end()
                told.merge(world.promises.toldCounts, uniquingKeysWith: +)
            } catch {
                try? world.end()
                throw error
            }
        } catch {
            Issue.record("KIOSK_WORLD=\(seed), step \(trace.count + 1): \(error)")
            return nil
        }
        return trace
    }

    @Test func `whatever happens in whatever order, what was acknowledged is in the ledger, once`() throws {
        let seeds =
            setting("KIOSK_WORLD").map { $0...$0 }
            ?? 1...(setting("KIOSK_WORLDS") ?? (playsAllRounds ? 100 : 30))
        var told: [String: Int] = [:]
        for seed in seeds where play(seed, counting: &told) == nil { return }
        if seeds.count < 100 { return }
        // What never happens is not tested.
        let kinds = ["menu", "sale", "stock", "void", "refund", "close", "ready", "handed", "back", "payment", "float"]
        let refusals =
            ["unknown", "closed", "open", "voidedBefore", "refundedBefore", "otherCurrency", "dayHasOrders"]
            + ["made", "impossible", "paidBefore", "unknownPayment", "unpaid"]
        // What happens to the money of orders that were closed or cancelled unpaid too.
        let ways = [
            "unpaid void", "void by card", "refund by card", "late payment", "late refund", "wish to-go", "wish card",
        ]
        for kind in kinds + refusals + ways + ["unfitReason", "notOffered", "short", "cancelled", "changed"] {
            #expect(told[kind, default: 0] > 0, "\(kind) in \(told)")
        }
    }

    private func play(_ seed: Int) -> [[Int]]? {
        var told: [String: Int] = [:]
        return play(seed, counting: &told)
    }

    @Test func `a copy that is made while another kiosk sells is no damaged ledger`() {
        // In this world, the mark moves on between the look at the size of the ledger and the check of its copy.
        #expect(play(1_378) != nil)
    }

    @Test func `a seed plays the same world again, call by call`() throws {
        for seed in 1...3 { #expect(play(seed) == play(seed)) }
        #expect(play(1) != play(2))
    }
}
