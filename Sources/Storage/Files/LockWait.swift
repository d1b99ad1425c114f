#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The way in which a kiosk waits for the lock of a file that another process has.
package struct LockWait: Sendable {
    /// The longest time to wait, where nothing else is said.
    package static let standardLimit = Duration.seconds(30)
    /// A shorter wait is not reported.
    private static let quietTime = Duration.milliseconds(500)

    private let limit: Duration
    private let report: @Sendable (LockHolder?) -> Void
    private let isCancelled: @Sendable () -> Bool

    /// Creates a wait.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait.
    ///   - report: Is called when the wait has lasted half a second, with the process that has the lock if it is known.
    ///   - isCancelled: Is called from then on, and returns `true` to end the wait.
    package init(
        limit: Duration = standardLimit, report: @escaping @Sendable (LockHolder?) -> Void = { _ in },
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        self.limit = limit
        self.report = report
        self.isCancelled = isCancelled
    }

    /// Waits for a lock on a file, and returns `false` if it was not released in time, or the wait was cancelled.
    func wait(for lock: FileLock, on file: any File) throws(SystemError) -> Bool {
        if try retrying(try file.tryLock(lock)) { return true }
        let start = ContinuousClock.now
        var isReported = false
        while !(try retrying(try file.tryLock(lock))) {
            let time = ContinuousClock.now - start
            if time >= limit || isReported && isCancelled() { return false }
            if time >= Self.quietTime, !isReported {
                report(LockHolder(of: try file.identity()))
                isReported = true
            }
            // `flock` has no deadline. The pause is short, because a kiosk that sells many juices takes the lock again at once.
            usleep(100)
        }
        return true
    }
}

/// A process that has the lock of a file.
package struct LockHolder: Hashable, Sendable {
    /// The number of the process.
    package let process: Int
    /// The name of its program.
    package let command: String

    /// Finds the process that has locked a file; `nil` if the system does not tell it. Linux does, in lines such as
    /// `2: FLOCK  ADVISORY  WRITE 1234 fe:00:16237306 0 EOF`.
    init?(of identity: FileIdentity) {
        let device = identity.device
        let major = device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000
        let minor = device & 0xFF | device >> 12 & 0xFFFF_FF00
        let name = "\(Self.hexadecimal(major)):\(Self.hexadecimal(minor)):\(identity.number)"
        let locks = Self.text(of: "/proc/locks").split(separator: "\n").map { $0.split(separator: " ") }
        guard let lock = locks.first(where: { $0.count > 5 && $0[1] == "FLOCK" && $0[5] == name }),
            let process = Int(lock[4]), process > 0
        else { return nil }
        self.process = process
        command = String(Self.text(of: "/proc/\(process)/comm").prefix { $0 != "\n" })
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
    }

    private static func text(of path: String) -> String {
        let bytes = try? SystemFiles().open(path, .reading).bytes(at: 0, count: 1 << 20)
        return String(decoding: bytes ?? [], as: UTF8.self)
    }
}
