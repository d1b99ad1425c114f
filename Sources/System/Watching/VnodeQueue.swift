#if canImport(Darwin)
    struct VnodeQueue {
        private let queue: OwnedDescriptor
        private let folder: OwnedDescriptor
        private let path: String
        private var file: (descriptor: OwnedDescriptor, identity: FileIdentity)?

        private static let fileNotes = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME)
        /// A folder is written to when a file in it is created, renamed or removed.
        private static let folderNotes = UInt32(NOTE_WRITE)

        init(file name: String, in folder: String) throws(SystemError) {
            queue = try OwnedDescriptor(kqueue())
            _ = fcntl(queue.number, F_SETFD, FD_CLOEXEC)
            self.folder = try OwnedDescriptor(open(folder.forSystem, O_EVTONLY | O_DIRECTORY | O_CLOEXEC))
            path = folder + "/" + name
            // The folder comes first, so that no file can take the name unnoticed.
            try Self.add(self.folder, Self.folderNotes, to: queue)
            try watchFile()
        }

        var descriptor: Int32 { queue.number }

        mutating func drain() throws(SystemError) -> Bool {
            var concernsFile = false
            while let number = nextEvent() {
                if number == file?.descriptor.number {
                    concernsFile = true
                } else if isReplaced {
                    concernsFile = true
                    try watchFile()
                }
            }
            return concernsFile
        }

        /// A Boolean value that indicates whether another file has the name now, or none. The folder does not name the file.
        private var isReplaced: Bool { (try? SystemFiles().identity(of: path)) != file?.identity }

        private mutating func watchFile() throws(SystemError) {
            // Closing a descriptor removes its events from the queue.
            file = nil
            let number = open(path.forSystem, O_EVTONLY | O_CLOEXEC)
            if number < 0, errno == ENOENT { return }
            let descriptor = try OwnedDescriptor(number)
            var status = stat()
            guard fstat(number, &status) == 0 else { throw .last }
            try Self.add(descriptor, Self.fileNotes, to: queue)
            file = (descriptor, FileIdentity(status))
        }

        private func nextEvent() -> Int32? {
            var event = kevent(ident: 0, filter: 0, flags: 0, fflags: 0, data: 0, udata: nil)
            var noTime = timespec(tv_sec: 0, tv_nsec: 0)
            while true {
                let count = kevent(queue.number, nil, 0, &event, 1, &noTime)
                if count > 0 { return Int32(truncatingIfNeeded: event.ident) }
                if count == 0 || errno != EINTR { return nil }
            }
        }

        private static func add(
            _ descriptor: OwnedDescriptor, _ notes: UInt32, to queue: OwnedDescriptor
        ) throws(SystemError) {
            var change = kevent(
                ident: UInt(descriptor.number), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: notes, data: 0, udata: nil)
            guard kevent(queue.number, &change, 1, nil, 0, nil) == 0 else { throw .last }
        }
    }
#endif
