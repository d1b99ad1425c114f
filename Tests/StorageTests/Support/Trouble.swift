import System

@testable import Storage

/// What goes wrong on a disk while some work is done: with some calls, with all from one on, or with all of some kinds. Then the power
/// goes, or not.
struct Trouble: CustomStringConvertible {
    enum Cause {
        case calls([Int: SimulatedDisk.Fault]), allFrom(Int, SimulatedDisk.Fault), kinds([SimulatedDisk.Operation])
    }

    let cause: Cause
    /// How much of what was not synced a power cut leaves; nil without one.
    let kept: Int?

    var description: String { "\(cause)\(kept.map { ", power cut, \($0) %" } ?? "")" }

    /// Whether the disk works again before the work is done, and nothing is lost.
    var passes: Bool { if case .calls = cause { kept == nil } else { false } }

    /// Whether signals interrupt the calls, and nothing else.
    var isInterruption: Bool {
        if case .calls(let faults) = cause { faults.values.allSatisfy { $0 == .interrupted } } else { false }
    }

    /// Whether a write may end in its middle, and not be gone on with.
    var tears: Bool { if case .allFrom(_, .shortWrite) = cause { true } else { false } }

    func begin(on disk: SimulatedDisk) {
        switch cause {
        case .calls(let faults): for (call, fault) in faults { disk.fail(call: disk.calls + call, with: fault) }
        case .allFrom(let call, let fault): disk.fail(callsFrom: disk.calls + call, with: fault)
        case .kinds(let kinds): for kind in kinds { disk.fail(kind, with: EIO) }
        }
    }

    func end(on disk: SimulatedDisk) {
        disk.forgetFaults()
        if case .kinds(let kinds) = cause { for kind in kinds { disk.fail(kind, with: nil) } }
        if let kept { disk.crash(keeping: kept, seed: UInt64(disk.calls)) }
    }

    /// The troubles of each of as many calls: it fails in each way, and by turns all from there on fail, as those of a process that is
    /// killed; and those of each kind of calls. By turns, the power goes then. Where a work is one of many that are alike, each call has
    /// one trouble by turns.
    ///
    /// With `KIOSK_EVERY_FAULT=1 swift test --filter CommandFaultTests` they are all that there are.
    static func all(of calls: Int, from first: Int, isOneOfMany: Bool = false) -> [Trouble] {
        let isWhole = CurrentProcess.variable("KIOSK_EVERY_FAULT") != nil
        let cuts = [nil, 0, 60, 100]
        // A call that is interrupted for ever is repeated for ever.
        let lasting: [SimulatedDisk.Fault] = [.inputOutputError, .noSpace, .shortWrite]
        let ofCalls = (1...calls).flatMap { call -> [Cause] in
            let once = SimulatedDisk.Fault.allCases.map { Cause.calls([call: $0]) }
            let all = once + lasting.map { .allFrom(call, $0) }
            if isWhole { return all }
            return isOneOfMany ? [all[(first + call * 5) % all.count]] : once + [.allFrom(call, lasting[call % 3])]
        }
        let kinds =
            SimulatedDisk.Operation.allCases.map { [$0] } + [[.sync, .truncate], [.write, .truncate, .rename]]
        return (ofCalls + kinds.map { .kinds($0) }).enumerated().flatMap { place, cause in
            // Five causes of a call, or seven by turns, and four cuts have no common divisor.
            (isWhole ? cuts : [cuts[(first + place) % cuts.count]]).map { Trouble(cause: cause, kept: $0) }
        }
    }
}

/// Some work on a disk, and what must hold behind it, whatever goes wrong meanwhile.
struct FaultyWork: Sendable {
    let name: String
    /// Does the work while the disk is in trouble, checks what there is then, and returns how many calls the work has made.
    private let play: @Sendable (Trouble?) throws -> Int

    init<Files, Answer>(
        _ name: String, on files: @escaping @Sendable (SimulatedDisk) throws -> Files,
        does work: @escaping @Sendable (SimulatedDisk, Files) throws -> Answer,
        holds: @escaping @Sendable (SimulatedDisk, Files, Answer, Trouble) throws -> Void
    ) {
        self.name = name
        play = { trouble in
            let disk = SimulatedDisk()
            let files = try files(disk)
            let before = disk.calls
            trouble?.begin(on: disk)
            let answer = try work(disk, files)
            let calls = disk.calls - before
            guard let trouble else { return calls }
            trouble.end(on: disk)
            try holds(disk, files, answer, trouble)
            return calls
        }
    }

    /// Returns how many calls the work makes.
    func calls() throws -> Int { try play(nil) }

    /// Plays the work in each trouble, and returns the promises that were not kept.
    func broken(in troubles: [Trouble]) -> [String] {
        troubles.compactMap { trouble in
            do { _ = try play(trouble) } catch { return "\(trouble): \(error)" }
            return nil
        }
    }
}

/// Checks a promise.
func demand(_ isKept: Bool, _ promise: String) throws {
    if !isKept { throw World.BrokenPromise(description: promise) }
}
