#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal without a window: the kernel's side of it, and an emulator in place of the picture.
nonisolated final class PseudoTerminal {
    /// What is on the screen.
    private(set) var screen: EmulatedTerminal
    /// Every byte that was written to it.
    private(set) var transcript: [UInt8] = []
    /// The path that a program opens to be in it.
    let name: String
    private var master: Int32
    /// Kept open, so that the settings and the last output outlive the program.
    private var slave: Int32

    init(columns: Int, rows: Int) throws(SystemError) {
        var (near, far): (Int32, Int32) = (-1, -1)
        var path = [CChar](repeating: 0, count: 256)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        let isOpen = Inheritance.prevented {
            openpty(&near, &far, &path, nil, &size) == 0 ? [near, far] : []
        }
        guard isOpen else { throw SystemError(call: "openpty", code: errno) }
        (master, slave) = (near, far)
        name = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        screen = EmulatedTerminal(columns: columns, rows: rows)
        _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
    }

    deinit {
        hangUp()
    }

    /// What the kernel does with its bytes now.
    var settings: TerminalSettings {
        get throws(SystemError) { try TerminalSettings(of: slave) }
    }

    /// The process group that keys go to.
    var foregroundGroup: pid_t { tcgetpgrp(master) }

    /// Types.
    func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { systemWrite(master, UnsafeRawBufferPointer(rebasing: $0[sent...])) }
            if count > 0 { sent += count } else if errno != EAGAIN { return }
            if sent < bytes.count { read(atMost: 1) }
        }
    }

    /// Takes what was written to the terminal.
    ///
    /// - Parameter milliseconds: how long to wait for anything to come.
    /// - Returns: whether anything has.
    @discardableResult
    func read(atMost milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
            let count = systemRead(master, buffer)
            guard count > 0 else { return false }
            transcript.append(contentsOf: buffer[..<count])
            screen.feed(buffer[..<count])
            return true
        }
    }

    /// Changes its size, of which the kernel tells the program.
    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, numericCast(TIOCSWINSZ), &size)
        screen.resize(columns: columns, rows: rows)
    }

    /// Destroys the picture.
    func scribble() {
        screen.scribble()
    }

    /// Shows a text that was there before any program was started.
    func show(_ text: String) {
        screen.feed(text.utf8)
    }

    /// Takes the terminal away, as a closed window does.
    func hangUp() {
        for descriptor in [master, slave] where descriptor >= 0 { close(descriptor) }
        (master, slave) = (-1, -1)
    }
}

nonisolated private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

nonisolated private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
