import Calculator

/// The place of a file of calculators: a folder and a number.
struct CalculatorPlace {
    private let directory: String
    private let number: Int
    private let files: any FileSystem

    /// The numbers of the files of a folder. As many kiosks can record at the same time.
    static let numbers = 1...64

    /// Creates a place from a folder and one of the ``numbers``.
    init(directory: String, number: Int, files: any FileSystem) {
        self.directory = directory
        self.number = number
        self.files = files
    }

    private var path: String { "\(directory)/calculator-\(number).jsonl" }

    /// Opens the file, and creates a missing one.
    ///
    /// - Returns: The file, locked until it is closed, or `nil` if another kiosk has it.
    func openAlone() throws(SystemError) -> (any File)? {
        // Before the lock was taken, another kiosk may have replaced the file by a shorter one and ended.
        for _ in 0..<10 {
            let file = try retrying(try files.open(path, .creating))
            guard try retrying(try file.tryLock(.exclusive)) else { return nil }
            if try retrying(try file.identity()) == identity(of: path) { return file }
        }
        return nil
    }

    /// Empties the other files of the folder, except those that other kiosks have open.
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

    /// Makes the names in the folder durable.
    func syncNames() throws(SystemError) {
        try retrying(try files.syncDirectory(directory))
    }

    /// Copies the whole file to a free name, and makes the copy durable.
    ///
    /// The file is not renamed, so that a file with the valid lines exists at all times.
    ///
    /// - Returns: The name of the copy in the folder.
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

    /// Returns the identity of the file that a path leads to; `nil` if there is none.
    private func identity(of path: String) throws(SystemError) -> FileIdentity? {
        do throws(SystemError) {
            return try retrying(try files.identity(of: path))
        } catch {
            guard error.isNoSuchFile else { throw error }
            return nil
        }
    }
}

// MARK: - Replacing the file

extension CalculatorPlace {
    /// Replaces a long file by one with a digest of its events, in one step.
    ///
    /// - Parameter log: The lines of the long file.
    /// - Returns: The new file, locked, and its lines; `nil` if there is no digest or the file cannot be written. Then the long
    ///   file stays.
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
        // The new file is read again, to be sure that it brings the tape back.
        let log = try CalculatorLog(file, keepingEvents: false)
        guard log.rest == .nothing, log.lineCount == digest.events.count + 1 else { return nil }
        try retrying(try files.rename(newPath, to: path))
        // If the power fails before the name is durable, the long file is still there with the same calculators.
        try? syncNames()
        return (file, log)
    }
}
