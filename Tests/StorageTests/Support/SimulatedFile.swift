import Storage

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
