import JuiceMaker

/// The place of a ledger: its folder, and the access to its file.
struct LedgerPlace: Sendable {
    let directory: String
    let files: any FileSystem
    /// The longest time to wait for the lock; `nil` to wait for ever.
    let patience: Duration?

    private var path: String { directory + "/" + FileLedger.fileName }

    /// Opens the file. A mode that creates the file also creates the folder.
    func open(_ mode: OpenMode) throws(SystemError) -> any File {
        if mode == .creating { try retrying(try files.makeDirectory(directory)) }
        return try retrying(try files.open(path, mode))
    }

    /// Calls a function while the file is locked.
    ///
    /// - Throws: `LedgerError.busy` when the lock was not released in time, or the error of the function.
    func holding<Value: ~Copyable>(
        _ lock: FileLock, on file: any File, _ body: () throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value {
        do throws(SystemError) {
            try file.wait(for: lock, atMost: patience)
        } catch {
            throw error.wouldBlock ? .busy : .failed(.lock, error.reason)
        }
        defer { file.unlock() }
        return try body()
    }

    /// Checks that the path still leads to the file. Otherwise, new records would go into a file that no other kiosk reads.
    func check(_ file: LedgerFile) throws(LedgerError) {
        let identity: FileIdentity?
        do throws(SystemError) {
            identity = try retrying(try files.identity(of: path))
        } catch {
            guard error.isNoSuchFile else { throw .failed(.read, error.reason) }
            identity = nil
        }
        guard identity == file.identity else { throw .damaged(line: file.chain.nextNumber, .replaced) }
    }

    /// Makes the name of the file durable.
    func syncName() throws(LedgerError) {
        do { try retrying(try files.syncDirectory(directory)) } catch { throw .failed(.sync, error.reason) }
    }
}

extension LedgerError {
    /// Calls a function that reads, and turns its error into an error of the ledger.
    static func reading<Value>(_ read: @autoclosure () throws(SystemError) -> Value) throws(LedgerError) -> Value {
        do { return try retrying(try read()) } catch { throw .failed(.read, error.reason) }
    }
}
