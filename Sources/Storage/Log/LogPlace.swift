import Core
import System

/// The place of a log: a folder, and the name of a file in it.
struct LogPlace: Sendable {
    let directory: String
    let name: String
    let files: any FileSystem
    var wait = LockWait()
    /// The folder for what a program knows about the log apart from the folder of the log; `nil` if there is none.
    var stateDirectory: String?

    private var path: String { (directory.hasSuffix("/") ? directory : directory + "/") + name }
    /// The place of the mark beside the log.
    var mark: LogPlace { place(with: ".mark") }
    /// The place of the secret beside the journal of a class.
    var key: LogPlace { place(with: ".key") }
    /// The place of the mark outside the folder of the log, by a name for the path of this folder; `nil` if there is none.
    var highMark: LogPlace? {
        guard let stateDirectory else { return nil }
        let name = SHA256.digits(of: realPath.utf8).prefix(16)
        return LogPlace(directory: stateDirectory, name: name + ".mark", files: files)
    }
    /// The path of the log without symbolic links, as far as its folders are there: one that is gone keeps its path.
    var realPath: String { realPath(of: directory) + "/" + name }

    /// Opens the file. A mode that creates the file also creates the folder.
    func open(_ mode: OpenMode) throws(LogError) -> any File {
        if mode == .creating || mode == .creatingNew { try makeFolder(directory) }
        return try attempt(.open, try files.open(path, mode))
    }

    /// Creates a folder and its missing parents, and makes their names durable.
    private func makeFolder(_ path: String) throws(LogError) {
        do throws(LogError) {
            guard try attempt(.open, try files.makeDirectory(path)) else { return }
        } catch .failed(_, .notFound) {
            guard let parent = Self.parent(of: path) else { throw .failed(.open, .notFound) }
            try makeFolder(parent)
            _ = try attempt(.open, try files.makeDirectory(path))
        }
        if let parent = Self.parent(of: path) { try attempt(.sync, try files.syncDirectory(parent)) }
    }

    /// Makes the names in the folder durable, and for a new file also those of the folders around it: the process that created
    /// them may have died too early.
    func syncNames(isNew: Bool = false) throws(LogError) {
        try attempt(.sync, try files.syncDirectory(directory))
        var folder = directory
        while isNew, let parent = Self.parent(of: folder) {
            // A folder that this user cannot read was made by another one.
            do throws(LogError) { try attempt(.sync, try files.syncDirectory(parent)) } catch .failed(_, .noAccess) {}
            folder = parent
        }
    }

    private func realPath(of folder: String) -> String {
        if let path = try? files.realPath(of: folder) { return path }
        if folder.hasSuffix("/") { return realPath(of: String(folder.dropLast())) }
        guard let parent = Self.parent(of: folder), let name = folder.split(separator: "/").last else { return folder }
        let path = realPath(of: parent)
        return (path.hasSuffix("/") ? path : path + "/") + name
    }

    private static func parent(of path: String) -> String? {
        if path == "/" || path == "." { return nil }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the identity of the file that has the name now; `nil` if there is none.
    func identity() throws(LogError) -> FileIdentity? {
        do throws(LogError) {
            return try attempt(.read, try files.identity(of: path))
        } catch .failed(_, .notFound) {
            return nil
        }
    }

    /// Returns a Boolean value that indicates whether the name still leads to a file. Otherwise, new records would go into a
    /// file that no other kiosk reads.
    func leads(to file: any File) throws(LogError) -> Bool { try attempt(.read, try file.identity()) == identity() }

    private func place(with suffix: String) -> LogPlace {
        LogPlace(directory: directory, name: name + suffix, files: files)
    }
}

// MARK: - Locks

extension LogPlace {
    func holding<Value>(
        _ lock: FileLock, on file: any File, _ body: () throws(LogError) -> Value
    ) throws(LogError) -> Value {
        try self.lock(file, lock)
        defer { file.unlock() }
        return try body()
    }

    /// Locks a file. If the wait for the lock ends without it, the error is `LogError.busy`.
    func lock(_ file: any File, _ lock: FileLock) throws(LogError) {
        guard try attempt(.lock, try wait.wait(for: lock, on: file)) else { throw .busy }
    }

    /// Locks a file for a reading, and returns the place up to which it can be read; `nil` for its end.
    ///
    /// Before the mark nothing changes, and behind it nothing was promised. So a reader waits for the end of a change, but not for a process that
    /// was stopped in the middle of one: it reads up to the mark, without a lock. Only where there is no mark, the lock alone tells what is
    /// whole.
    func lockToRead(_ file: any File, _ mark: () -> LogMark?) throws(LogError) -> Int? {
        if try attempt(.lock, try wait.shortened(to: Self.longestChange).wait(for: .shared, on: file)) { return nil }
        if let mark = mark() { return mark.end }
        try lock(file, .shared)
        return nil
    }

    /// The time in which nearly every change ends, its sync included. It is too short to be reported.
    private static var longestChange: Duration { .milliseconds(200) }

    /// Throws an error if the file, which is locked, can be locked again: on some network file systems, locks do nothing.
    func checkLocks() throws(LogError) {
        let second = try attempt(.open, try files.open(path, .updating))
        if try attempt(.lock, try second.tryLock(.exclusive)) { throw .failed(.lock, .noLocks) }
    }

    /// Opens the file, locked until it is closed, and creates a missing one. The result is `nil` if another kiosk has it.
    func openAlone() throws(LogError) -> (any File)? {
        // Before the lock was taken, another kiosk may have replaced the file by a shorter one and ended.
        for _ in 0..<10 {
            let file = try open(.creating)
            guard try attempt(.lock, try file.tryLock(.exclusive)) else { return nil }
            guard try leads(to: file) else { continue }
            try checkLocks()
            return file
        }
        return nil
    }
}

// MARK: - Whole files

extension LogPlace {
    /// Empties the file, unless there is none or another kiosk has it, and removes the copies that were kept of it.
    func empty() throws(LogError) {
        try removeCopies()
        guard try identity() != nil, let file = try openAlone() else { return }
        try attempt(.write, try file.truncate(to: 0))
        try attempt(.sync, try file.sync())
    }

    func remove() throws(LogError) { try attempt(.write, try files.remove(path)) }

    /// Removes the copies of the file that were kept when it was damaged.
    func removeCopies() throws(LogError) {
        for number in 1... {
            let copy = place(with: ".damaged", number)
            guard try copy.identity() != nil else { return }
            try copy.remove()
        }
    }

    /// Returns the place of a note of what was not shown yet, by its number from 1.
    func unshown(_ number: Int) -> LogPlace { place(with: ".unshown", number) }

    private func place(with suffix: String, _ number: Int) -> LogPlace {
        place(with: number == 1 ? suffix : "\(suffix)-\(number)")
    }

    /// Creates a file beside this one, by the first name that is free: with a suffix, or with a suffix and a number.
    private func createFree(_ suffix: String) throws(LogError) -> (place: LogPlace, file: any File) {
        var number = 1
        while true {
            let place = place(with: suffix, number)
            do throws(LogError) { return (place, try place.open(.creatingNew)) } catch .failed(_, .alreadyThere) {}
            number += 1
        }
    }

    /// Copies the file, from a place on, to a free name, makes the copy durable, and returns its name.
    ///
    /// The file is not renamed, so that a file with the valid lines exists at all times.
    func keepCopy(of file: any File, from start: Int = 0, as suffix: String = ".damaged") throws(LogError) -> String {
        let (copyPlace, copy) = try createFree(suffix)
        try copyPlace.keeping { () throws(LogError) in
            try attempt(.write, try copy.writeContents(of: file, from: start))
            try attempt(.sync, try copy.sync())
            try syncNames()
        }
        return copyPlace.name
    }

    /// Calls a function that writes the file, and removes the file if that fails.
    private func keeping<Value>(_ body: () throws(LogError) -> Value) throws(LogError) -> Value {
        do throws(LogError) { return try body() } catch {
            try? remove()
            throw error
        }
    }

    /// Creates the file as a whole. It has its name only when the function has written it and made it durable, and it never takes the place of
    /// another file.
    func create(_ fill: (any File) throws(LogError) -> Void) throws(LogError) {
        guard try identity() == nil else { throw .failed(.write, .alreadyThere) }
        let (newPlace, file) = try createFree(".new")
        try newPlace.keeping { () throws(LogError) in
            do throws(LogError) {
                try fill(file)
            } catch {
                // The file is removed, and no other one has changed.
                switch error {
                case .notDurable(let reason), .unknown(let reason): throw .failed(.sync, reason)
                case .damaged, .newerFormat, .busy, .failed, .shop: throw error
                }
            }
            try attempt(.write, try files.renameIfFree(newPlace.path, to: path))
        }
        try keeping { () throws(LogError) in try syncNames(isNew: true) }
    }

    /// Replaces the file in one step by a new one, which is locked until it is closed. The caller holds the lock of the old one.
    ///
    /// The function writes the new file, makes it durable, and returns `nil` if it is not good. Then the old file stays.
    func replace<Value>(_ fill: (any File) throws(LogError) -> Value?) throws(LogError) -> Value? {
        let newPlace = place(with: ".new")
        // A kiosk that was killed has left it. Whatever other names the file has, they keep it.
        do throws(LogError) { try newPlace.remove() } catch .failed(_, .notFound) {}
        let file = try newPlace.open(.creatingNew)
        return try newPlace.keeping { () throws(LogError) in
            try lock(file, .exclusive)
            guard let value = try fill(file) else {
                try newPlace.remove()
                return nil
            }
            try attempt(.write, try files.rename(newPlace.path, to: path))
            // If the power fails before the name is durable, the old file is still there.
            try? syncNames()
            return value
        }
    }
}

extension LogPlace {
    init(path: String, files: any FileSystem) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        self.init(directory: Self.parent(of: path) ?? ".", name: String(name), files: files)
    }
}
