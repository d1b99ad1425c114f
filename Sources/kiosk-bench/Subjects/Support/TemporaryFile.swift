import Storage
import System

/// A file that is there as long as this is.
final class TemporaryFile {
    let path: String
    private let folder: ScratchFolder

    /// Writes a file; nil when that fails.
    init?(_ text: String) {
        guard let folder = try? ScratchFolder() else { return nil }
        self.folder = folder
        path = folder.path + "/file"
        do {
            try SystemFiles().open(path, .creating).replaceContents(from: 0, with: Array(text.utf8))
        } catch {
            return nil
        }
    }
}
