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
        let digits = [major, minor].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let name = "\(digits[0]):\(digits[1]):\(identity.number)"
        let locks = Self.text(of: "/proc/locks").split(separator: "\n").map { $0.split(separator: " ") }
        guard let lock = locks.first(where: { $0.count > 5 && $0[1] == "FLOCK" && $0[5] == name }),
            let process = Int(lock[4]), process > 0
        else { return nil }
        self.process = process
        command = String(Self.text(of: "/proc/\(process)/comm").prefix { $0 != "\n" })
    }

    private static func text(of path: String) -> String {
        String(decoding: (try? FileContents.read(path, limit: 1 << 24)) ?? [], as: UTF8.self)
    }
}
