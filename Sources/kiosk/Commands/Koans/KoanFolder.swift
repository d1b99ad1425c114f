import Core
import Lab
import ScreenKit
import Storage
import System
import Terminal

extension KoanFailure {
    /// Creates the failure of an operation on a file or a program.
    init(_ error: any Error) {
        self =
            switch error {
            case let failure as KoanFailure: failure
            case let error as SystemError: .system(error.reason)
            default: .other(String(describing: error))
            }
    }
}

/// A folder with the files of a learner: one for each koan, and the progress.
struct KoanFolder {
    let path: String

    /// The path that is used where none is named.
    static let standard = "koans"

    /// A learner's file has some 2 KB.
    private static let fileLimit = 1 << 20
    /// The folder for the progress and for the files of the compiler. Its name has a dot, so that it is not in the way.
    private static let ownFolder = ".koans"

    private var files: SystemFiles { SystemFiles() }

    // MARK: - The koans

    /// Returns all koans: those of the program, and behind them those that a class has put into folders here.
    func koans() throws(KoanFolderError) -> [Koan] { Koan.embedded() + (try addedKoans()) }

    /// Returns the koans that a class has put into this folder, in the order of their names.
    func addedKoans() throws(KoanFolderError) -> [Koan] {
        var koans: [Koan] = []
        for name in (try? FolderContents.names(in: path)) ?? [] {
            let folder = path + "/" + name
            guard let check = try? contents(of: folder + "/check.swift"),
                let source = try? contents(of: folder + "/koan.swift"),
                let solution = try? contents(of: folder + "/solution.swift")
            else { continue }
            let repairs = (try? contents(of: folder + "/repairs.diff")) ?? []
            do throws(KoanError) {
                koans.append(
                    try Koan(name: name, source: source, solution: solution, check: check, repairs: repairs))
            } catch {
                throw KoanFolderError(folder: name, error: error)
            }
        }
        return koans
    }

    // MARK: - The learner's files

    /// Gives the files of koans that had another name the one that they have now. A file that is there already stays, and so does the
    /// one with the former name then.
    func rename(_ koans: [Koan]) {
        for koan in koans {
            for name in koan.formerNames {
                try? files.renameIfFree(path + "/" + name + ".swift", to: path + "/" + koan.fileName)
            }
        }
    }

    func source(of koan: Koan) throws(KoanFailure) -> [UInt8] {
        let bytes = try contents(of: path + "/" + koan.fileName)
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
        return bytes
    }

    func write(_ koan: Koan) throws(SystemError) {
        try write(koan.source, to: path + "/" + koan.fileName)
    }

    /// Writes the files that are not there yet, and returns their number.
    func writeMissing(_ koans: [Koan]) throws(SystemError) -> Int {
        _ = try files.makeDirectory(path)
        rename(koans)
        var count = 0
        for koan in koans {
            try files.refuseLink(path + "/" + koan.fileName)
            if (try? files.identity(of: path + "/" + koan.fileName)) != nil { continue }
            try write(koan)
            count += 1
        }
        return count
    }

    func watcher(of koan: Koan) throws(SystemError) -> FileWatcher { try FileWatcher(file: koan.fileName, in: path) }

    // MARK: - The progress

    func progress(_ koans: [Koan]) -> KoanProgress {
        var progress = KoanProgress(
            parsing: (try? contents(of: progressPath)).map { String(decoding: $0, as: UTF8.self) } ?? "")
        progress.rename(koans)
        return progress
    }

    func save(_ progress: KoanProgress) throws(SystemError) {
        try makeOwnFolder()
        try write(Array(progress.text.utf8), to: progressPath)
    }

    private func makeOwnFolder() throws(SystemError) {
        try files.refuseLink(path + "/" + Self.ownFolder)
        _ = try files.makeDirectory(path + "/" + Self.ownFolder)
    }

    private var progressPath: String { path + "/" + Self.ownFolder + "/progress" }

    // MARK: - The compiler's files

    /// Returns a compiler that keeps its files in a folder which no other program uses.
    func compiler() throws(SystemError) -> KoanCompiler {
        try makeOwnFolder()
        return try KoanCompiler.inFirstFreeFolder(at: path + "/" + Self.ownFolder + "/build")
    }

    // MARK: - Files

    private func contents(of path: String) throws(KoanFailure) -> [UInt8] {
        do throws(SystemError) {
            // What a link leads to could be handed in.
            try files.refuseLink(path)
            let file = try files.open(path, .reading)
            let size = try file.size()
            if size <= Self.fileLimit { return try file.bytes(at: 0, count: size) }
        } catch {
            throw .system(error.reason)
        }
        throw .tooLarge
    }

    private func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        try files.open(path, .creating).replaceContents(from: 0, with: bytes)
    }
}

nonisolated struct KoanFolderError: EndingError {
    let folder: String
    let error: KoanError

    var exitCode: ExitCode { .badInput }

    func message(_ texts: Texts) -> String { folder.printable + ": " + error.reason(texts) }
}

extension KoanError {
    func reason(_ texts: Texts) -> String {
        switch self {
        case .missingLine(let line): texts(.koanMissingLine, line)
        case .unpairedHints: texts(.koanUnpairedHints)
        case .notUTF8(let file): file + ": " + texts(.notUTF8)
        case .badRepair(let line): texts(.koanBadRepair, String(line))
        case .unmatchedRepair(let line, let count): texts(.koanUnmatchedRepair, String(line), String(count))
        }
    }
}
