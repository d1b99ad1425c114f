import Storage
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A disk that keeps only what was synced when the power goes, and whose calls fail when a test wants them to.
final class SimulatedDisk: FileSystem {
    /// What goes wrong with a call.
    enum Fault: Hashable, CaseIterable {
        case inputOutputError, noSpace, interrupted, shortWrite
    }

    final class Inode: Sendable {
        struct Contents {
            var bytes: [UInt8] = []
            var durable: [UInt8] = []
        }

        let number: UInt64
        let contents = Mutex(Contents())

        init(number: UInt64) {
            self.number = number
        }
    }

    private struct State {
        var names: [String: Inode] = [:]
        var durableNames: [String: Inode] = [:]
        var calls = 0
        var faults: [Int: Fault] = [:]
        var nextNumber: UInt64 = 1
    }

    private let state = Mutex(State())

    /// How many calls were made so far.
    var calls: Int { state.withLock { $0.calls } }

    /// Lets a call fail, counted from 1.
    func fail(call: Int, with fault: Fault) {
        state.withLock { $0.faults[call] = fault }
    }

    /// The power goes: what was not synced is lost, or all but its first bytes.
    func crash(keepingUnsynced kept: Int = 0) {
        let inodes = state.withLock { state in
            state.names = state.durableNames
            state.faults = [:]
            return Array(state.names.values)
        }
        for inode in inodes {
            inode.contents.withLock { contents in
                let extra =
                    contents.bytes.starts(with: contents.durable)
                    ? contents.bytes.dropFirst(contents.durable.count) : []
                contents.durable += extra.prefix(kept)
                contents.bytes = contents.durable
            }
        }
    }

    /// The bytes of a file, synced or not.
    subscript(path: String) -> [UInt8]? {
        get { state.withLock { $0.names[path] }?.contents.withLock { $0.bytes } }
        set {
            let inode = state.withLock { state in
                let inode = state.names[path] ?? Inode(number: state.nextNumber)
                state.nextNumber += 1
                state.names[path] = inode
                state.durableNames[path] = inode
                return inode
            }
            inode.contents.withLock { contents in
                contents.bytes = newValue ?? []
                contents.durable = contents.bytes
            }
        }
    }

    /// Counts a call, and lets it fail if it is its turn.
    ///
    /// - Returns: whether a write is to be short.
    func call() throws(SystemError) -> Bool {
        let fault = state.withLock { state in
            state.calls += 1
            return state.faults[state.calls]
        }
        switch fault {
        case .inputOutputError: throw SystemError(code: EIO)
        case .noSpace: throw SystemError(code: ENOSPC)
        case .interrupted: throw SystemError(code: EINTR)
        case .shortWrite: return true
        case nil: return false
        }
    }

    func makeDirectory(_ path: String) throws(SystemError) { _ = try call() }

    func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> any File {
        _ = try call()
        let inode = state.withLock { state in
            if let inode = state.names[path] { return Optional(inode) }
            guard mode == .creating else { return nil }
            let inode = Inode(number: state.nextNumber)
            state.nextNumber += 1
            state.names[path] = inode
            return inode
        }
        guard let inode else { throw SystemError(code: ENOENT) }
        return SimulatedFile(inode, on: self)
    }

    func syncDirectory(_ path: String) throws(SystemError) {
        _ = try call()
        state.withLock { $0.durableNames = $0.names }
    }

    func identity(of path: String) throws(SystemError) -> FileIdentity {
        _ = try call()
        guard let inode = state.withLock({ $0.names[path] }) else { throw SystemError(code: ENOENT) }
        return FileIdentity(device: 1, number: inode.number)
    }

    func rename(_ path: String, to newPath: String) throws(SystemError) {
        _ = try call()
        state.withLock { $0.names[newPath] = $0.names.removeValue(forKey: path) }
    }
}

/// An open file of a simulated disk. Nobody else has it, so that its locks are always free.
final class SimulatedFile: File {
    private let inode: SimulatedDisk.Inode
    private let disk: SimulatedDisk

    init(_ inode: SimulatedDisk.Inode, on disk: SimulatedDisk) {
        self.inode = inode
        self.disk = disk
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        let isShort = try disk.call()
        return inode.contents.withLock { contents in
            let rest = contents.bytes.dropFirst(offset)
            let bytes = rest.prefix(isShort ? (buffer.count + 1) / 2 : buffer.count)
            buffer.copyBytes(from: bytes)
            return bytes.count
        }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        let isShort = try disk.call()
        let accepted = Array(bytes.prefix(isShort ? bytes.count / 2 : bytes.count))
        inode.contents.withLock { contents in
            let gap = max(0, offset - contents.bytes.count)
            contents.bytes += Array(repeating: 0, count: gap)
            let end = min(contents.bytes.count, offset + accepted.count)
            contents.bytes.replaceSubrange(offset..<end, with: accepted)
        }
        return accepted.count
    }

    func size() throws(SystemError) -> Int {
        _ = try disk.call()
        return inode.contents.withLock { $0.bytes.count }
    }

    func identity() throws(SystemError) -> FileIdentity {
        _ = try disk.call()
        return FileIdentity(device: 1, number: inode.number)
    }

    func truncate(to size: Int) throws(SystemError) {
        _ = try disk.call()
        inode.contents.withLock { $0.bytes = Array($0.bytes.prefix(size)) }
    }

    func sync() throws(SystemError) {
        _ = try disk.call()
        inode.contents.withLock { $0.durable = $0.bytes }
    }

    func lock(_ lock: FileLock) throws(SystemError) { _ = try disk.call() }
    func tryLock(_ lock: FileLock) throws(SystemError) -> Bool { !(try disk.call()) }
    func unlock() {}
}
