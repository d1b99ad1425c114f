import ScreenKit
import Storage

/// A descriptor that becomes readable when a file may have changed.
nonisolated protocol ChangeWatcher: AnyObject {
    var descriptor: Int32 { get }

    /// Makes the descriptor wait for the next change.
    ///
    /// - Returns: Whether the file has changed.
    /// - Throws: An error if the file cannot be watched any more.
    func drain() throws -> Bool
}

extension FileWatcher: ChangeWatcher {}

/// The changes that other kiosks make to the books that this kiosk shows.
final class OtherKiosks: ChangeSource {
    private let refresh: () -> Bool
    private var watcher: (any ChangeWatcher)?

    /// - Parameters:
    ///   - watcher: The watcher of the file with the books; `nil` if that file cannot be watched.
    ///   - refresh: Reads the changes, and returns whether there are any.
    init(watcher: (any ChangeWatcher)?, refresh: @escaping () -> Bool) {
        self.refresh = refresh
        self.watcher = watcher
    }

    /// The descriptor that is readable after other kiosks may have written; `nil` if nothing reports their writes, and
    /// ``readChanges()`` has to be called now and then.
    var descriptor: Int32? { watcher?.descriptor }

    /// Reads the changes of the other kiosks, and returns whether there are any.
    func readChanges() -> Bool {
        do {
            if let watcher, try !watcher.drain() { return false }
        } catch {
            // Its descriptor may be readable for ever, or never again.
            watcher = nil
        }
        return refresh()
    }
}
