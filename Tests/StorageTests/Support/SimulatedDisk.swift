import Synchronization
import TestSupport

@testable import Storage
@testable import System

/// A disk in memory: it keeps only what was synced when the power goes, its locks hold, and its calls fail when a test wants
/// them to.
final class SimulatedDisk: FileSystem {
    /// What goes wrong with one call.
    enum Fault: Hashable, CaseIterable {
        case inputOutputError, noSpace, interrupted, shortWrite
    }

    /// What can fail for as long as a test wants.
    enum Operation: Hashable, CaseIterable, Sendable {
        case makeDirectory, open, identity, lock, size, read, write, truncate, sync, syncDirectory, rename
    }

    final class Inode: Sendable {
        struct Contents {
            var bytes: [UInt8] = []
            var durable: [UInt8] = []
            /// What was written since the last sync. A sync that fails forgets it too, as those of Linux do.
            var unsynced: [Range<Int>] = []
            var locks = Locks.none

            /// How many bytes reach the disk together.
            private static let pageSize = 512

            /// What a crash leaves: the durable bytes, and of what is different from them each page that is kept.
            func afterCrash(keeps: () -> Bool) -> [UInt8] {
                var left = durable
                for start in stride(from: 0, to: bytes.count, by: Self.pageSize) {
                    let page = bytes[start..<min(start + Self.pageSize, bytes.count)]
                    guard !left.dropFirst(start).starts(with: page), keeps() else { continue }
                    left += Array(repeating: 0, count: max(0, page.endIndex - left.count))
                    left.replaceSubrange(page.indices, with: page)
                }
                // The size is that of the last page that is kept, or what it was to become.
                if left.count != bytes.count, keeps() {
                    left = Array(left.prefix(bytes.count))
                    left += Array(repeating: 0, count: bytes.count - left.count)
                }
                return left
            }

            /// Makes some bytes durable.
            mutating func sync(_ ranges: [Range<Int>], size: Int) {
                durable = Array(durable.prefix(size)) + Array(repeating: 0, count: max(0, size - durable.count))
                for range in ranges {
                    let range = range.clamped(to: 0..<min(size, bytes.count))
                    durable.replaceSubrange(range, with: bytes[range])
                }
            }
        }

        let number: UInt64
        let contents = Mutex(Contents())

        init(number: UInt64) { self.number = number }
    }

    /// The locks on a file.
    enum Locks: Equatable {
        case none, shared(Int), exclusive
    }

    private struct State {
        var names: [String: Inode] = [:]
        var durableNames: [String: Inode] = [:]
        var folders: Set = ["/"]
        var durableFolders: Set = ["/"]
        var lastNumber: UInt64 = 0
        var calls = 0
        var faults: [Int: Fault] = [:]
        /// The call from which on all calls fail, and how.
        var lastingFault: (call: Int, fault: Fault)?
        var failures: [Operation: Int32] = [:]
        /// The process that makes the calls; without one, the test makes them itself.
        var process: SimulatedProcess?
        var hasLocks = true
        var writeLimit = Int.max
        var largestRead = 0
        var bytesReadUnderLock = 0
        var bytesRead = 0
        var syncs = 0
        var beforeNextLock: (@Sendable () -> Void)?

        /// The file with a name, which is made where there is none.
        mutating func inode(_ path: String) -> Inode {
            if let inode = names[path] { return inode }
            lastNumber += 1
            let inode = Inode(number: lastNumber)
            names[path] = inode
            return inode
        }
    }

    private let state = Mutex(State())

    /// How many calls were made so far.
    var calls: Int { state.withLock { $0.calls } }

    /// The names of all files.
    var paths: [String] { state.withLock { $0.names.keys.sorted() } }

    /// How many bytes were read at once, at most.
    var largestRead: Int { state.withLock { $0.largestRead } }

    /// How many bytes were read.
    var bytesRead: Int { state.withLock { $0.bytesRead } }

    /// How many times a file was synced.
    var syncs: Int { state.withLock { $0.syncs } }

    /// How many bytes were read from locked files.
    var bytesReadUnderLock: Int { state.withLock { $0.bytesReadUnderLock } }

    /// The bytes of a file, synced or not; setting them makes it, as if it had always been there, and without any it is gone.
    subscript(path: String) -> [UInt8]? {
        get { state.withLock { $0.names[path] }?.contents.withLock { $0.bytes } }
        set {
            let inode: Inode? = state.withLock { state in
                guard newValue != nil else {
                    state.names[path] = nil
                    state.durableNames[path] = nil
                    return nil
                }
                for folder in Self.folders(of: path) {
                    state.folders.insert(folder)
                    state.durableFolders.insert(folder)
                }
                let inode = state.inode(path)
                state.durableNames[path] = inode
                return inode
            }
            guard let inode else { return }
            inode.contents.withLock { $0 = .init(bytes: newValue ?? [], durable: newValue ?? []) }
        }
    }

    /// The folder of a file or folder.
    private static func folder(of path: String) -> String {
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        return folder.isEmpty ? "/" : String(folder)
    }

    /// All folders around a file, the innermost one first.
    private static func folders(of path: String) -> [String] {
        let folder = folder(of: path)
        return folder == "/" ? [folder] : [folder] + folders(of: folder)
    }

    /// The bytes of a file that would survive a power cut.
    func durableBytes(_ path: String) -> [UInt8] {
        state.withLock { state in
            Self.folders(of: path).allSatisfy(state.durableFolders.contains) ? state.durableNames[path] : nil
        }?.contents.withLock { $0.durable } ?? []
    }

    /// Whether all of a file would survive a power cut.
    func isDurable(_ path: String) -> Bool {
        state.withLock { $0.durableNames[path] }?.contents.withLock { $0.bytes == $0.durable } ?? false
    }
}

// MARK: - What a test does to it

extension SimulatedDisk {
    /// Lets a call fail, counted from 1.
    func fail(call: Int, with fault: Fault) { state.withLock { $0.faults[call] = fault } }

    /// Lets all calls fail from one on, counted from 1.
    func fail(callsFrom call: Int, with fault: Fault) { state.withLock { $0.lastingFault = (call, fault) } }

    /// No call that was counted fails any more.
    func forgetFaults() {
        state.withLock { state in
            state.faults = [:]
            state.lastingFault = nil
        }
    }

    /// Lets something fail at random: all calls of a kind, or one of the next ones.
    func breakDown(within calls: Int, _ generator: inout SeededGenerator) {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        if chance(50) {
            let operation = Operation.allCases.randomElement(using: &generator) ?? .sync
            fail(operation, with: chance(50) ? EIO : ENOSPC)
            // What cannot be made durable cannot always be removed either.
            if chance(30) { fail(.truncate, with: EIO) }
        } else {
            let call = self.calls + Int.random(in: 1...calls, using: &generator)
            fail(call: call, with: Fault.allCases.randomElement(using: &generator) ?? .noSpace)
        }
    }

    /// Nothing fails any more.
    func repair() {
        state.withLock { ($0.faults, $0.lastingFault, $0.failures, $0.writeLimit) = ([:], nil, [:], .max) }
    }

    /// From now on a process makes the calls, or the test itself.
    func attend(_ process: SimulatedProcess?) { state.withLock { $0.process = process } }

    /// Changes a file behind the back of all that have it open.
    func change(_ path: String, _ change: (inout [UInt8]) -> Void) {
        state.withLock { $0.names[path] }?.contents.withLock { contents in
            change(&contents.bytes)
            contents.durable = contents.bytes
        }
    }

    /// From now on operations fail, or no more.
    func fail(_ operations: Operation..., with code: Int32?) {
        state.withLock { state in for operation in operations { state.failures[operation] = code } }
    }

    /// Lets operations fail while something is done.
    func failing(_ operations: Operation..., with code: Int32 = EIO, during work: () throws -> Void) rethrows {
        state.withLock { state in for operation in operations { state.failures[operation] = code } }
        defer { state.withLock { state in for operation in operations { state.failures[operation] = nil } } }
        try work()
    }

    /// From now on, locks do nothing, as on some network file systems.
    func forgetLocks() { state.withLock { $0.hasLocks = false } }

    /// How many bytes a single write takes at most.
    func limitWrites(to count: Int) { state.withLock { $0.writeLimit = count } }

    /// Lets something happen between the opening of a file and its lock, once.
    func beforeNextLock(_ event: @escaping @Sendable () -> Void) { state.withLock { $0.beforeNextLock = event } }

    /// The power goes, and whatever was open is closed. Of what was not synced, each page and each size is kept or lost on its own: as many
    /// percent of them are kept, and a seed determines which. No call that was counted fails any more.
    func crash(keeping percent: Int = 0, seed: UInt64 = 0) {
        var generator = SeededGenerator(seed: seed)
        let inodes = state.withLock { state in
            let durable = state.durableFolders
            func survives(_ path: String) -> Bool { Self.folders(of: path).allSatisfy(durable.contains) }
            state.names = state.durableNames.filter { survives($0.key) }
            state.folders = durable.filter { $0 == "/" || survives($0) }
            (state.durableNames, state.durableFolders) = (state.names, state.folders)
            (state.faults, state.lastingFault) = ([:], nil)
            return state.names.sorted { $0.key < $1.key }.map(\.value)
        }
        for inode in inodes {
            inode.contents.withLock { contents in
                let bytes = contents.afterCrash { Int.random(in: 0..<100, using: &generator) < percent }
                contents = .init(bytes: bytes, durable: bytes)
            }
        }
    }
}

// MARK: - What it does

extension SimulatedDisk {
    /// Counts a call, and lets it fail if it is to.
    ///
    /// - Returns: whether less is to be read or written than was asked for.
    @discardableResult
    fileprivate func call(_ operation: Operation) throws(SystemError) -> Bool {
        try state.withLock { $0.process }?.willCall(operation)
        let (fault, code) = state.withLock { state in
            state.calls += 1
            let lasting = state.lastingFault.flatMap { state.calls >= $0.call ? $0.fault : nil }
            return (state.faults[state.calls] ?? lasting, state.failures[operation])
        }
        if let code { throw SystemError(code: code) }
        switch fault {
        case .inputOutputError: throw SystemError(code: EIO)
        case .noSpace: throw SystemError(code: ENOSPC)
        case .interrupted: throw SystemError(code: EINTR)
        case .shortWrite: return true
        case nil: return false
        }
    }

    /// Notes that so many bytes were read, of as many as there was room for.
    fileprivate func note(read count: Int, of room: Int, _ locks: Locks) {
        state.withLock { state in
            state.largestRead = max(state.largestRead, room)
            if locks != .none { state.bytesReadUnderLock += room }
            state.bytesRead += count
        }
    }

    /// Lets other processes go first, and returns whether there is one that could.
    fileprivate func giveWay() -> Bool {
        let process = state.withLock { $0.process }
        process?.giveWay()
        return process != nil
    }

    fileprivate var writeLimit: Int { state.withLock { $0.writeLimit } }

    fileprivate var hasLocks: Bool { state.withLock { $0.hasLocks } }

    fileprivate func willLock() {
        let event = state.withLock { state in
            defer { state.beforeNextLock = nil }
            return state.beforeNextLock
        }
        event?()
    }

    /// A file was synced, or that has failed.
    fileprivate func didSync() { state.withLock { $0.syncs += 1 } }

    func makeDirectory(_ path: String) throws(SystemError) -> Bool {
        try call(.makeDirectory)
        let isNew: Bool? = state.withLock { state in
            state.folders.contains(Self.folder(of: path)) ? state.folders.insert(path).inserted : nil
        }
        guard let isNew else { throw SystemError(code: ENOENT) }
        return isNew
    }

    func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> any File {
        try call(.open)
        let (inode, isThere) = state.withLock { state in
            let (isThere, hasFolder) = (state.names[path] != nil, state.folders.contains(Self.folder(of: path)))
            let isCreated = (mode == .creating || mode == .creatingNew) && hasFolder
            return (isCreated ? state.inode(path) : state.names[path], isThere)
        }
        if mode == .creatingNew, isThere { throw SystemError(code: EEXIST) }
        guard let inode else { throw SystemError(code: ENOENT) }
        return SimulatedFile(inode, on: self)
    }

    func syncDirectory(_ path: String) throws(SystemError) {
        try call(.syncDirectory)
        state.withLock { state in
            let isOther = { (other: String) in Self.folder(of: other) != path }
            state.durableNames = state.durableNames.filter { isOther($0.key) }
            state.durableNames.merge(state.names.filter { !isOther($0.key) }) { $1 }
            state.durableFolders = state.durableFolders.filter { $0 == "/" || isOther($0) }
            state.durableFolders.formUnion(state.folders.filter { !isOther($0) })
        }
    }

    func identity(of path: String) throws(SystemError) -> FileIdentity {
        try call(.identity)
        guard let inode = state.withLock({ $0.names[path] }) else { throw SystemError(code: ENOENT) }
        return FileIdentity(device: 1, number: inode.number)
    }

    func remove(_ path: String) throws(SystemError) {
        try call(.rename)
        guard state.withLock({ $0.names.removeValue(forKey: path) }) != nil else { throw SystemError(code: ENOENT) }
    }

    func rename(_ path: String, to newPath: String) throws(SystemError) {
        try call(.rename)
        state.withLock { $0.names[newPath] = $0.names.removeValue(forKey: path) }
    }

    func renameIfFree(_ path: String, to newPath: String) throws(SystemError) {
        try call(.rename)
        let isFree = state.withLock { state in
            if state.names[newPath] != nil { return false }
            state.names[newPath] = state.names.removeValue(forKey: path)
            return true
        }
        if !isFree { throw SystemError(code: EEXIST) }
    }

    /// No path has a link.
    func realPath(of path: String) -> String { path }
}

/// An open file of a simulated disk.
final class SimulatedFile: File {
    private let inode: SimulatedDisk.Inode
    private let disk: SimulatedDisk
    private let held = Mutex(SimulatedDisk.Locks.none)

    init(_ inode: SimulatedDisk.Inode, on disk: SimulatedDisk) {
        self.inode = inode
        self.disk = disk
    }

    deinit { unlock() }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        let isShort = try disk.call(.read)
        return inode.contents.withLock { contents in
            let rest = contents.bytes.dropFirst(offset)
            let bytes = rest.prefix(isShort ? (buffer.count + 1) / 2 : buffer.count)
            buffer.copyBytes(from: bytes)
            disk.note(read: bytes.count, of: buffer.count, contents.locks)
            return bytes.count
        }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        let isShort = try disk.call(.write)
        let accepted = Array(bytes.prefix(isShort ? bytes.count / 2 : disk.writeLimit))
        inode.contents.withLock { contents in
            let gap = max(0, offset - contents.bytes.count)
            contents.bytes += Array(repeating: 0, count: gap)
            let end = min(contents.bytes.count, offset + accepted.count)
            contents.bytes.replaceSubrange(offset..<end, with: accepted)
            contents.unsynced.append(offset - gap..<offset + accepted.count)
        }
        return accepted.count
    }

    func size() throws(SystemError) -> Int {
        try disk.call(.size)
        return inode.contents.withLock { $0.bytes.count }
    }

    func identity() throws(SystemError) -> FileIdentity {
        try disk.call(.identity)
        return FileIdentity(device: 1, number: inode.number)
    }

    func truncate(to size: Int) throws(SystemError) {
        try disk.call(.truncate)
        inode.contents.withLock { $0.bytes.removeLast(max(0, $0.bytes.count - size)) }
    }

    func sync() throws(SystemError) {
        defer { disk.didSync() }
        let (ranges, size) = inode.contents.withLock { contents in
            defer { contents.unsynced = [] }
            return (contents.unsynced, contents.bytes.count)
        }
        do throws(SystemError) {
            try disk.call(.sync)
        } catch {
            if error.code == EINTR { inode.contents.withLock { $0.unsynced = ranges + $0.unsynced } }
            throw error
        }
        inode.contents.withLock { $0.sync(ranges, size: size) }
    }

    func tryLock(_ lock: FileLock) throws(SystemError) -> Bool {
        disk.willLock()
        try disk.call(.lock)
        let isTaken = take(lock)
        if !isTaken { _ = disk.giveWay() }
        return isTaken
    }

    private func take(_ lock: FileLock) -> Bool {
        guard disk.hasLocks else { return true }
        unlock()
        return held.withLock { held in
            inode.contents.withLock { contents in
                switch (lock, contents.locks) {
                case (.exclusive, .none): (contents.locks, held) = (.exclusive, .exclusive)
                case (.shared, .none): (contents.locks, held) = (.shared(1), .shared(1))
                case (.shared, .shared(let count)): (contents.locks, held) = (.shared(count + 1), .shared(1))
                case (.exclusive, _), (.shared, .exclusive): return false
                }
                return true
            }
        }
    }

    func unlock() {
        held.withLock { held in
            inode.contents.withLock { contents in
                switch (held, contents.locks) {
                case (.exclusive, _), (.shared, .shared(1)): contents.locks = .none
                case (.shared, .shared(let count)): contents.locks = .shared(count - 1)
                case (.none, _), (.shared, _): break
                }
            }
            held = .none
        }
    }
}
