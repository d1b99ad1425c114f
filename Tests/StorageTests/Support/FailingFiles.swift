import Dispatch
import Storage
import Synchronization
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files in memory: their locks hold, what is asked of them fails for as long as a test wants, and a power cut takes what was
/// not synced.
final class FailingFiles: FileSystem {
    /// What can fail.
    enum Operation: Hashable, CaseIterable, Sendable {
        case makeDirectory, open, identity, lock, size, read, write, truncate, sync, syncDirectory, rename
    }

    final class Contents: Sendable {
        let number: UInt64
        let state = Mutex(State())

        struct State {
            var bytes: [UInt8] = []
            var durable: [UInt8] = []
            var isLocked = false
        }

        init(number: UInt64) {
            self.number = number
        }
    }

    private struct State {
        var names: [String: Contents] = [:]
        var durableNames: [String: Contents] = [:]
        var lastNumber: UInt64 = 0
        var failures: [Operation: Int32] = [:]
        var writeLimit = Int.max
        var calls = 0
        var failingCall = 0
        var beforeNextLock: (@Sendable () -> Void)?
        var duringNextSync: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    private let synced = DispatchSemaphore(value: 0)

    /// Waits for the next sync of a file, or for the next that was not waited for.
    func waitForSync(sourceLocation: SourceLocation = #_sourceLocation) throws {
        // So long only where nothing comes at all.
        try #require(synced.wait(timeout: .now() + 60) == .success, sourceLocation: sourceLocation)
    }

    /// A file was synced, or that has failed.
    func didSync() {
        synced.signal()
    }

    /// From now on an operation fails, or no more.
    func fail(_ operation: Operation, with code: Int32?) {
        state.withLock { $0.failures[operation] = code }
    }

    /// How many bytes a single write takes at most.
    func limitWrites(to count: Int) {
        state.withLock { $0.writeLimit = count }
    }

    var writeLimit: Int { state.withLock { $0.writeLimit } }

    /// Lets one call fail, counted from now on.
    func fail(call: Int) {
        state.withLock { state in
            state.calls = 0
            state.failingCall = call
        }
    }

    /// Whether the call that was to fail has been made.
    var hasFailed: Bool { state.withLock { $0.calls >= $0.failingCall } }

    /// Lets something happen between the opening of a file and its lock, once.
    func beforeNextLock(_ event: @escaping @Sendable () -> Void) {
        state.withLock { $0.beforeNextLock = event }
    }

    /// Lets something happen during the next sync, once.
    func duringNextSync(_ event: @escaping @Sendable () -> Void) {
        state.withLock { $0.duringNextSync = event }
    }

    func willEndSync() {
        let event = state.withLock { state in
            defer { state.duringNextSync = nil }
            return state.duringNextSync
        }
        event?()
    }

    func willLock() {
        let event = state.withLock { state in
            defer { state.beforeNextLock = nil }
            return state.beforeNextLock
        }
        event?()
    }

    /// The power goes, and whatever was open is closed; no call fails from then on because of its number.
    func cutPower() {
        let files = state.withLock { state in
            state.names = state.durableNames
            state.failingCall = 0
            return Array(state.names.values)
        }
        for file in files { file.state.withLock { $0 = .init(bytes: $0.durable, durable: $0.durable) } }
    }

    /// The bytes of a file; setting them makes it, as if it had always been there.
    subscript(path: String) -> [UInt8]? {
        get { state.withLock { $0.names[path] }?.state.withLock { $0.bytes } }
        set {
            let contents = file(path)
            contents.state.withLock { $0 = .init(bytes: newValue ?? [], durable: newValue ?? []) }
            state.withLock { $0.durableNames[path] = contents }
        }
    }

    /// Whether all of a file would survive a power cut.
    func isDurable(_ path: String) -> Bool {
        state.withLock { $0.durableNames[path] }?.state.withLock { $0.bytes == $0.durable } ?? false
    }

    /// The names of all files.
    var paths: [String] { state.withLock { $0.names.keys.sorted() } }

    /// A call is made, and fails if it is to.
    func check(_ operation: Operation) throws(SystemError) {
        let code: Int32? = state.withLock { state in
            state.calls += 1
            return state.calls == state.failingCall ? EIO : state.failures[operation]
        }
        if let code { throw SystemError(code: code) }
    }

    private func file(_ path: String) -> Contents {
        state.withLock { state in
            if let contents = state.names[path] { return contents }
            state.lastNumber += 1
            let contents = Contents(number: state.lastNumber)
            state.names[path] = contents
            return contents
        }
    }
}

extension FailingFiles {
    func makeDirectory(_ path: String) throws(SystemError) { try check(.makeDirectory) }

    func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> any File {
        try check(.open)
        guard mode == .creating || self[path] != nil else { throw SystemError(code: ENOENT) }
        return FailingFile(file(path), of: self)
    }

    func syncDirectory(_ path: String) throws(SystemError) {
        try check(.syncDirectory)
        state.withLock { $0.durableNames = $0.names }
    }

    func identity(of path: String) throws(SystemError) -> FileIdentity {
        try check(.identity)
        guard let contents = state.withLock({ $0.names[path] }) else { throw SystemError(code: ENOENT) }
        return FileIdentity(device: 0, number: contents.number)
    }

    func rename(_ path: String, to newPath: String) throws(SystemError) {
        try check(.rename)
        state.withLock { $0.names[newPath] = $0.names.removeValue(forKey: path) }
    }
}

/// An open one of the `FailingFiles`.
final class FailingFile: File {
    private let contents: FailingFiles.Contents
    private let files: FailingFiles
    private let holdsLock = Mutex(false)

    init(_ contents: FailingFiles.Contents, of files: FailingFiles) {
        self.contents = contents
        self.files = files
    }

    deinit { unlock() }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        try files.check(.read)
        return contents.state.withLock { state in
            let bytes = state.bytes.dropFirst(offset).prefix(buffer.count)
            buffer.copyBytes(from: bytes)
            return bytes.count
        }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        try files.check(.write)
        let bytes = Array(bytes.prefix(files.writeLimit))
        contents.state.withLock { state in
            let gap = max(0, offset - state.bytes.count)
            state.bytes += Array(repeating: 0, count: gap)
            state.bytes.replaceSubrange(offset..<min(offset + bytes.count, state.bytes.count), with: bytes)
        }
        return bytes.count
    }

    func size() throws(SystemError) -> Int {
        try files.check(.size)
        return contents.state.withLock { $0.bytes.count }
    }

    func identity() throws(SystemError) -> FileIdentity {
        try files.check(.identity)
        return FileIdentity(device: 0, number: contents.number)
    }

    func truncate(to size: Int) throws(SystemError) {
        try files.check(.truncate)
        contents.state.withLock { $0.bytes = Array($0.bytes.prefix(size)) }
    }

    func sync() throws(SystemError) {
        defer { files.didSync() }
        try files.check(.sync)
        let bytes = contents.state.withLock { $0.bytes }
        files.willEndSync()
        contents.state.withLock { $0.durable = bytes }
    }

    func lock(_ lock: FileLock) throws(SystemError) { try files.check(.lock) }

    func tryLock(_ lock: FileLock) throws(SystemError) -> Bool {
        files.willLock()
        try files.check(.lock)
        return holdsLock.withLock { holdsLock in
            if holdsLock { return true }
            holdsLock = contents.state.withLock { state in
                defer { state.isLocked = true }
                return !state.isLocked
            }
            return holdsLock
        }
    }

    func unlock() {
        holdsLock.withLock { holdsLock in
            if holdsLock { contents.state.withLock { $0.isLocked = false } }
            holdsLock = false
        }
    }
}
