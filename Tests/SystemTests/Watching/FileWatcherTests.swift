import TestSupport
import Testing

@testable import System

struct FileWatcherTests {
    private let folder: TemporaryFolder
    private let watcher: FileWatcher

    init() throws {
        folder = try TemporaryFolder()
        try folder.append("opening\n", to: "ledger")
        try folder.append("0", to: "calculator")
        watcher = try FileWatcher(file: "ledger", in: folder.path)
    }

    /// Whether somebody who sleeps until the watcher has something to tell would wake up.
    private func wakes(_ watcher: FileWatcher) -> Bool {
        var entry = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) > 0
    }

    /// Whether somebody is woken, and told that the file has changed.
    private func tells(_ watcher: FileWatcher) throws -> Bool { try wakes(watcher) && watcher.drain() }

    /// Whether somebody is told, once.
    private func tellsOnce() throws -> Bool { try tells(watcher) && !wakes(watcher) }

    @Test func `it wakes nobody while nothing happens, and does not wait for something to forget`() throws {
        #expect(!wakes(watcher))
        #expect(try !watcher.drain())
    }

    @Test func `what somebody adds to the file or cuts off wakes, until it is drained`() throws {
        for _ in 0..<3 {
            try folder.append("sale\n", to: "ledger")
            #expect(try tellsOnce())
        }
        #expect(try !watcher.drain())
        try folder.cut("ledger", to: 3)
        #expect(try tells(watcher))
    }

    @Test func `what is written into another file of the folder does not wake, and one that comes or goes is not told`()
        throws
    {
        for _ in 0..<10 { try folder.append("1", to: "calculator") }
        try folder.cut("calculator", to: 0)
        #expect(!wakes(watcher))
        try folder.append("1", to: "ledger2")
        try folder.append("1", to: "ledge")
        try folder.rename("ledger2", to: "ledger3")
        folder.remove("ledge")
        #expect(try !watcher.drain())
        #expect(!wakes(watcher))
    }

    @Test func `a file that takes the name is reported, and watched from then on`() throws {
        for _ in 0..<3 {
            try folder.append("another\n", to: "new")
            #expect(try !watcher.drain())
            try folder.rename("new", to: "ledger")
            #expect(try tellsOnce())
            try folder.append("sale\n", to: "ledger")
            #expect(try tellsOnce())
        }
    }

    @Test func `a file that has lost its name to another is not watched any more`() throws {
        try folder.rename("ledger", to: "old")
        #expect(try watcher.drain())
        try folder.append("new\n", to: "ledger")
        #expect(try watcher.drain())
        try folder.append("sale\n", to: "old")
        #expect(!wakes(watcher))
    }

    @Test func `that the file is removed is reported, and that it is there again`() throws {
        folder.remove("ledger")
        #expect(try tells(watcher))
        try folder.append("opening\n", to: "ledger")
        #expect(try tells(watcher))
        try folder.append("sale\n", to: "ledger")
        #expect(wakes(watcher))
    }

    @Test(arguments: ["later", String(systemBytes: [0xB0, 0xA1])])
    func `the file need not be there at first, and its name need not be UTF-8`(name: String) throws {
        let watcher = try FileWatcher(file: name, in: folder.path)
        try folder.append("opening\n", to: name)
        #expect(try tells(watcher))
        try folder.append("sale\n", to: name)
        #expect(wakes(watcher))
    }

    @Test func `however much has piled up, it is forgotten at once`() throws {
        for round in 0..<1_000 {
            try folder.append("sale\n", to: "ledger")
            try folder.allowReading("ledger", round.isMultiple(of: 2))
            try folder.append("1", to: "a file with a rather long name \(round)")
        }
        #expect(try watcher.drain())
        #expect(!wakes(watcher))
    }

    @Test func `a new file is noticed even where so much has happened that the system has forgotten it`() throws {
        for _ in 0..<10_000 {
            try folder.rename("calculator", to: "other")
            try folder.rename("other", to: "calculator")
        }
        try folder.append("another\n", to: "new")
        try folder.rename("new", to: "ledger")
        #expect(try watcher.drain())
        #expect(!wakes(watcher))
        try folder.append("sale\n", to: "ledger")
        #expect(wakes(watcher))
    }

    @Test func `a folder that is not there cannot be watched`() throws {
        let missing = folder.path(of: "missing")
        #expect(throws: SystemError(code: ENOENT)) { _ = try FileWatcher(file: "ledger", in: missing) }
        let file = folder.path(of: "ledger")
        #expect(throws: SystemError(code: ENOTDIR)) { _ = try FileWatcher(file: "ledger", in: file) }
    }

    @Test func `programs that are started do not inherit it`() throws {
        // A descriptor that is closed already may belong to another test.
        withExtendedLifetime(watcher) { #expect(fcntl(watcher.descriptor, F_GETFD) & FD_CLOEXEC != 0) }
    }
}
