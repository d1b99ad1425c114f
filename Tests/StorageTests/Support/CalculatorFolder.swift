import Storage
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder on the disk of this machine, for as long as a test lasts.
final class CalculatorFolder {
    let path: String
    private let parent: String

    init() throws {
        var template = Array("/tmp/kiosk-calculators-XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        parent = try #require(made)
        path = parent + "/not/made/yet"
    }

    deinit {
        for name in names { _ = unlink(path + "/" + name) }
        for folder in ["/not/made/yet", "/not/made", "/not", ""] { _ = rmdir(parent + folder) }
    }

    /// The names of the files in it.
    var names: [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }
}
