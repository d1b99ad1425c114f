/// The file system of this machine.
package struct SystemFiles: FileSystem {
    /// Creates the file system.
    package init() {}

    package func makeDirectory(_ path: String) throws(SystemError) -> Bool {
        if mkdir(path.forSystem, 0o700) == 0 { return true }
        guard errno == EEXIST else { throw .last }
        return false
    }

    package func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> any File {
        let flags =
            switch mode {
            case .reading: O_RDONLY
            case .updating: O_RDWR | O_NOFOLLOW
            case .creating: O_RDWR | O_CREAT | O_NOFOLLOW
            case .creatingNew: O_RDWR | O_CREAT | O_EXCL
            case .creatingAnywhere: O_RDWR | O_CREAT
            }
        do throws(SystemError) {
            // Without O_NONBLOCK, a pipe would be waited for.
            let file = SystemFile(descriptor: try descriptor(path, flags | O_NONBLOCK))
            let isRegular = try file.isRegular()
            guard isRegular || mode == .creatingAnywhere else { throw SystemError(code: ENOTSUP) }
            return file
        } catch {
            var status = stat()
            guard error.isNoSuchFile, lstat(path.forSystem, &status) == 0 else { throw error }
            // A link that leads nowhere is not a missing file.
            throw SystemError(code: ELOOP)
        }
    }

    /// Refuses a symbolic link, also one that leads nowhere: in a folder that came from others, it may lead to a file of this user.
    package func refuseLink(_ path: String) throws(SystemError) {
        var status = stat()
        if lstat(path.forSystem, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { throw SystemError(code: ELOOP) }
    }

    package func remove(_ path: String) throws(SystemError) {
        guard unlink(path.forSystem) == 0 else { throw .last }
    }

    package func syncDirectory(_ path: String) throws(SystemError) {
        let directory = SystemFile(descriptor: try descriptor(path, O_RDONLY | O_DIRECTORY))
        try directory.sync()
    }

    package func identity(of path: String) throws(SystemError) -> FileIdentity {
        var status = stat()
        guard stat(path.forSystem, &status) == 0 else { throw .last }
        return FileIdentity(status)
    }

    package func rename(_ path: String, to newPath: String) throws(SystemError) {
        guard System.rename(path.forSystem, newPath.forSystem) == 0 else { throw .last }
    }

    package func renameIfFree(_ path: String, to newPath: String) throws(SystemError) {
        if link(path.forSystem, newPath.forSystem) == 0 {
            // The file has its new name, even if the old one stays.
            return _ = unlink(path.forSystem)
        }
        guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw .last }
        // A memory stick may have no links. An empty file of its own keeps the name free from those of others.
        _ = try open(newPath, .creatingNew)
        do throws(SystemError) { try rename(path, to: newPath) } catch {
            try? remove(newPath)
            throw error
        }
    }

    package func realPath(of path: String) throws(SystemError) -> String {
        guard let real = realpath(path.forSystem, nil) else { throw .last }
        defer { free(real) }
        return String(systemString: real)
    }

    func descriptor(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
        let descriptor = System.open(path.forSystem, flags | O_CLOEXEC | O_NOCTTY, 0o600)
        guard descriptor >= 0 else { throw .last }
        return descriptor
    }
}

extension String {
    /// The bytes of a path with a zero byte behind them. A zero byte in it would make it another path, so that it becomes one without a file.
    var forSystem: [CChar] { utf8.contains(0) ? [0] : systemBytes.map { CChar(bitPattern: $0) } + [0] }
}

extension FileIdentity {
    init(_ status: stat) {
        self.init(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }
}

/// An open file of this machine. Its methods do not repeat a call that a signal interrupted: `retrying` does.
final class SystemFile: File {
    private let descriptor: Int32

    /// Creates a file from an open descriptor, which this object closes.
    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        // A program that is being started holds a copy of the descriptor for a moment, and would keep the lock as long.
        unlock()
        _ = close(descriptor)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        try checked(pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        try checked(pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)))
    }

    func size() throws(SystemError) -> Int { Int(try status().st_size) }

    func identity() throws(SystemError) -> FileIdentity { FileIdentity(try status()) }

    /// Returns a Boolean value that indicates whether this is a file with bytes, and not a folder, a device or a pipe.
    func isRegular() throws(SystemError) -> Bool { try status().st_mode & S_IFMT == S_IFREG }

    func truncate(to size: Int) throws(SystemError) {
        _ = try checked(Int(ftruncate(descriptor, off_t(size))))
    }

    func sync() throws(SystemError) {
        #if canImport(Darwin)
            // `fsync` leaves the bytes in the drive there, which may lose them. Not every file system can do better.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
            guard [ENOTSUP, EINVAL, ENOTTY].contains(errno) else { throw .last }
            _ = try checked(Int(fsync(descriptor)))
        #else
            // Without the time of the change, which is not used: a few per cent faster.
            _ = try checked(Int(fdatasync(descriptor)))
        #endif
    }

    func tryLock(_ lock: FileLock) throws(SystemError) -> Bool {
        if flock(descriptor, (lock == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw .last }
        return false
    }

    func unlock() { _ = flock(descriptor, LOCK_UN) }

    func status() throws(SystemError) -> stat {
        var status = stat()
        _ = try checked(Int(fstat(descriptor, &status)))
        return status
    }

    private func checked(_ result: Int) throws(SystemError) -> Int {
        guard result >= 0 else { throw .last }
        return result
    }
}
