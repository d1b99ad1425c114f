#if os(Linux)
    struct InotifyQueue {
        private enum News: Comparable {
            case nothing
            case changed
            /// Another file may have the name now.
            case replaced
        }

        private let queue: OwnedDescriptor
        private let name: [UInt8]
        private let path: String
        private let folderWatch: Int32
        /// The watch of the file; -1 while there is none.
        private var fileWatch: Int32 = -1

        /// A removed file that is still open is not deleted yet. Only the number of its names changes, which is an attribute.
        private static let fileEvents = UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF)
        private static let folderEvents = UInt32(IN_CREATE | IN_MOVED_TO)
        private static let overflow = UInt32(IN_Q_OVERFLOW)

        init(file name: String, in folder: String) throws(SystemError) {
            queue = try OwnedDescriptor(inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)))
            self.name = name.systemBytes
            path = folder + "/" + name
            // The folder comes first, so that no file can take the name unnoticed.
            folderWatch = inotify_add_watch(queue.number, folder.forSystem, Self.folderEvents | UInt32(IN_ONLYDIR))
            guard folderWatch >= 0 else { throw .last }
            try watchFile()
        }

        var descriptor: Int32 { queue.number }

        mutating func drain() throws(SystemError) -> Bool {
            var news = read()
            let concernsFile = news != .nothing
            while news == .replaced {
                if fileWatch >= 0 { inotify_rm_watch(queue.number, fileWatch) }
                try watchFile()
                // Removing a watch is an event too, and must not wake the watcher.
                news = read()
            }
            return concernsFile
        }

        private mutating func watchFile() throws(SystemError) {
            fileWatch = inotify_add_watch(queue.number, path.forSystem, Self.fileEvents)
            guard fileWatch >= 0 || errno == ENOENT else { throw .last }
        }

        private func read() -> News {
            var news = News.nothing
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
                while case .moved(let count) = queue.descriptor.read(into: buffer), count > 0 {
                    for event in InotifyEvents(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
                        news = max(news, self.news(of: event))
                    }
                    // If another event had room in the buffer, the system would have added it.
                    if buffer.count - count >= InotifyEvents.longest { return }
                }
            }
            return news
        }

        private func news(of event: InotifyEvents.Event) -> News {
            if event.mask & Self.overflow != 0 { return .replaced }
            if event.watch == folderWatch {
                return event.mask & Self.folderEvents != 0 && event.name.elementsEqual(name) ? .replaced : .nothing
            }
            return event.watch == fileWatch && event.mask & Self.fileEvents != 0 ? .changed : .nothing
        }
    }
#endif

/// The events in a buffer from inotify: each has a watch, a mask, a cookie and a length of four bytes each, and a name of that
/// length, padded with zero bytes (inotify(7)).
///
/// Swift cannot import a C structure that ends in an array of variable length, so this type reads the bytes.
struct InotifyEvents: Sequence, IteratorProtocol {
    struct Event {
        let watch: Int32
        let mask: UInt32
        /// The name of the file in a watched folder; empty for a watched file.
        let name: Slice<UnsafeRawBufferPointer>
    }

    private static let headLength = 16
    /// The greatest length of an event in bytes: a name has at most 255 bytes and a zero.
    static let longest = headLength + 256

    private var rest: Slice<UnsafeRawBufferPointer>

    init(_ bytes: UnsafeRawBufferPointer) {
        rest = bytes[...]
    }

    mutating func next() -> Event? {
        guard rest.count >= Self.headLength else { return nil }
        let head = UnsafeRawBufferPointer(rebasing: rest)
        let length = Int(head.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        let name = rest.dropFirst(Self.headLength).prefix(length)
        guard name.count == length else { return nil }
        rest = rest[name.endIndex...]
        return Event(
            watch: head.loadUnaligned(as: Int32.self), mask: head.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
            name: name.prefix { $0 != 0 })
    }
}
