import JuiceMaker

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a ledger is kept, and how one gets at it.
struct LedgerPlace: Sendable {
    let directory: String
    let files: any FileSystem
    /// How long to wait for the file's lock; nil is for ever.
    let patience: Duration?

    private var path: String { directory + "/" + FileLedger.fileName }

    /// Opens the file.
    ///
    /// - Parameter mode: how; the folder is made where that makes a file.
    /// - Returns: the open file.
    /// - Throws: `SystemError` when the system refuses.
    func open(_ mode: OpenMode) throws(SystemError) -> any File {
        if mode == .creating { try retrying(try files.makeDirectory(directory)) }
        return try retrying(try files.open(path, mode))
    }

    /// Does something while nobody else may write, or read either.
    ///
    /// - Throws: `LedgerFault.busy` when somebody else has the lock for too long, or what the body throws.
    func holding<Value: ~Copyable>(
        _ lock: FileLock, on file: any File, _ body: () throws(LedgerFault) -> Value
    ) throws(LedgerFault) -> Value {
        do throws(SystemError) {
            try file.wait(for: lock, atMost: patience)
        } catch {
            throw error.wouldBlock ? .busy : .refused(.lock, errno: error.code)
        }
        defer { file.unlock() }
        return try body()
    }

    /// Looks whether the path still leads to a file: otherwise we would write where nobody looks.
    func check(_ file: LedgerFile) throws(LedgerFault) {
        let identity: FileIdentity?
        do throws(SystemError) {
            identity = try retrying(try files.identity(of: path))
        } catch {
            guard error.isNoSuchFile else { throw .refused(.read, errno: error.code) }
            identity = nil
        }
        guard identity == file.identity else { throw .damaged(line: file.chain.nextNumber, .replaced) }
    }

    /// Makes sure that the name of the file survives a power cut.
    func syncName() throws(LedgerFault) {
        do { try retrying(try files.syncDirectory(directory)) } catch { throw .refused(.sync, errno: error.code) }
    }
}

extension LedgerFault {
    /// Whether there is no such file.
    package var isMissingFile: Bool { self == .refused(.open, errno: ENOENT) }

    /// Does something that reads, and says so if it fails.
    static func reading<Value>(_ read: @autoclosure () throws(SystemError) -> Value) throws(LedgerFault) -> Value {
        do { return try retrying(try read()) } catch { throw .refused(.read, errno: error.code) }
    }
}
