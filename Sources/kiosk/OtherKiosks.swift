import JuiceMaker
import Storage

/// What other kiosks do to the books that this one shows.
final class OtherKiosks {
    private let bar: JuiceBar
    private var watcher: FileWatcher?

    /// - Parameters:
    ///   - bar: The counter whose books they share.
    ///   - watcher: Watches where they write; `nil` where that cannot be watched.
    init(sharing bar: JuiceBar, watcher: FileWatcher?) {
        self.bar = bar
        self.watcher = watcher
    }

    /// Can be read from when they may have written; `nil` where somebody has to ask ``haveChangedBooks()`` every now and then.
    var descriptor: Int32? { watcher?.descriptor }

    /// Looks at what they have written.
    ///
    /// - Returns: Whether there is anything new to show.
    func haveChangedBooks() -> Bool {
        do {
            if let watcher, try !watcher.drain() { return false }
        } catch {
            watcher = nil
        }
        return bar.refresh()
    }
}
