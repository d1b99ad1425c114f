import ScreenKit
import ScreenTrace
import Storage
import System

/// A file that the command line names for writing. It never takes the place of data, of an input, or of something that is none of
/// the program's own.
struct OutputFile {
    let path: String
    /// The folder for all data; `nil` if nothing is saved.
    let dataFolder: String?
    /// The files that the same command reads.
    let inputs: [String]
    let isForced: Bool

    /// Throws an error if the file must not be written. The function tells whether a text begins as a file does that this command has
    /// written.
    func check(
        _ texts: Texts, foreign: KioskText = .outputExists, isOwn: (String) -> Bool
    ) throws(CommandError) {
        guard let refusal = refusal(isOwn: isOwn) else { return }
        throw CommandError(path.printable + ": " + texts(refusal == .outputExists ? foreign : refusal), .usage)
    }

    private func refusal(isOwn: (String) -> Bool) -> KioskText? {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        if let dataFolder, isSame(folder, dataFolder) || DataDirectory.isDataFile(path, of: dataFolder) {
            return .outputIsData
        }
        // Any folder of a ledger has other files that must stay: bytes that were set aside, and the wrong tries at the PIN.
        if (try? SystemFiles().identity(of: folder + "/" + FileLedger.fileName)) != nil { return .outputIsData }
        if inputs.contains(where: { isSame($0, path) }) { return .outputIsInput }
        guard let file = try? SystemFiles().open(path, .reading),
            let beginning = try? file.bytes(at: 0, count: 64), !beginning.isEmpty
        else { return nil }
        // Wherever it is, a ledger, its mark or a calculator's file is never replaced.
        if beginning.starts(with: "{\"seq\":".utf8) { return .outputIsData }
        return isForced || isOwn(String(decoding: beginning, as: UTF8.self)) ? nil : .outputExists
    }

    /// Whether two paths lead to the same file or folder, by whatever names.
    private func isSame(_ path: String, _ other: String) -> Bool {
        guard let identity = try? SystemFiles().identity(of: path) else { return false }
        return identity == (try? SystemFiles().identity(of: other))
    }
}
