import Storage
import Synchronization

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
        contents.state.withLock { $0.durable = $0.bytes }
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
