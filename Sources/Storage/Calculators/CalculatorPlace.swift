import Calculator

/// Where the file of a kiosk's calculators is kept.
struct CalculatorPlace {
    private let directory: String
    private let number: Int
    private let files: any FileSystem

    /// As many kiosks of one folder keep their calculators at the same time.
    static let numbers = 1...64

    /// - Parameters:
    ///   - directory: the folder.
    ///   - number: which of its files: one of ``numbers``.
    ///   - files: where the folder is.
    init(directory: String, number: Int, files: any FileSystem) {
        self.directory = directory
        self.number = number
        self.files = files
    }

    private var path: String { "\(directory)/calculator-\(number).jsonl" }

    /// Opens the file, and makes it where it is missing.
    ///
    /// - Returns: the file, locked until it is closed; nil where another kiosk has it.
    func openAlone() throws(SystemError) -> (any File)? {
        // Between the opening and the lock another kiosk may have put a shorter file in its place, and have ended.
        for _ in 0..<10 {
            let file = try retrying(try files.open(path, .creating))
            guard try retrying(try file.tryLock(.exclusive)) else { return nil }
            if try retrying(try file.identity()) == identity(of: path) { return file }
        }
        return nil
    }

    /// Forgets what is in the folder's other files, but for those that another kiosk has open.
    ///
    /// - Throws: `SystemError` at the first file that cannot be emptied.
    func emptyOthers() throws(SystemError) {
        for number in Self.numbers where number != self.number {
            try CalculatorPlace(directory: directory, number: number, files: files).empty()
        }
    }

    private func empty() throws(SystemError) {
        guard try identity(of: path) != nil, let file = try openAlone() else { return }
        try retrying(try file.truncate(to: 0))
        try retrying(try file.sync())
    }

    /// Makes sure that the folder's names survive a power cut.
    func syncNames() throws(SystemError) {
        try retrying(try files.syncDirectory(directory))
    }

    /// Copies the whole file to a name that is free.
    ///
    /// A copy and no renaming, because then no moment is without a file that has the good lines.
    ///
    /// - Returns: the name of the copy in the folder, when it is on the disk.
    func keepCopy(of file: any File) throws(SystemError) -> String {
        let name = try freeName()
        let copy = try retrying(try files.open(name, .creating))
        let size = try retrying(try file.size())
        let step = 1 << 20
        for offset in stride(from: 0, to: size, by: step) {
            try copy.writeFully(try file.bytes(at: offset, count: min(step, size - offset)), at: offset)
        }
        try retrying(try copy.sync())
        try syncNames()
        return String(name.dropFirst(directory.count + 1))
    }

    private func freeName() throws(SystemError) -> String {
        var name = path + ".damaged"
        var number = 1
        while try identity(of: name) != nil {
            number += 1
            name = path + ".damaged-\(number)"
        }
        return name
    }

    /// Which file a path leads to now; nil where there is none.
    private func identity(of path: String) throws(SystemError) -> FileIdentity? {
        do throws(SystemError) {
            return try retrying(try files.identity(of: path))
        } catch {
            guard error.isNoSuchFile else { throw error }
            return nil
        }
    }
}

// MARK: - A shorter file

extension CalculatorPlace {
    /// Puts a file with fewer lines in place of a long one, all at once.
    ///
    /// - Parameter log: what is in the long one.
    /// - Returns: the new file, locked, and what is in it; nil where there is no such file, or none can be made, so that the
    ///   long one stays.
    func replace(_ log: CalculatorLog) -> (file: any File, log: CalculatorLog)? {
        guard let digest = CalculatorDigest(of: log.events) else { return nil }
        return try? write(digest)
    }

    private func write(_ digest: CalculatorDigest) throws(SystemError) -> (file: any File, log: CalculatorLog)? {
        let newPath = path + ".new"
        let file = try retrying(try files.open(newPath, .creating))
        guard try retrying(try file.tryLock(.exclusive)) else { return nil }
        try retrying(try file.truncate(to: 0))
        var bytes: [UInt8] = []
        CalculatorLine.writeHeader(to: &bytes)
        for (place, event) in digest.events.enumerated() {
            CalculatorLine(sequence: place + 2, event: event).write(to: &bytes)
        }
        try file.writeFully(bytes, at: 0)
        try retrying(try file.sync())
        // Read again, so that what replaces the tape is known to bring it back.
        let log = try CalculatorLog(file, keepingEvents: false)
        guard log.rest == .nothing, log.lineCount == digest.events.count + 1 else { return nil }
        try retrying(try files.rename(newPath, to: path))
        // Should the power fail before the name is on the disk, the long file is there, and it says the same.
        try? syncNames()
        return (file, log)
    }
}
