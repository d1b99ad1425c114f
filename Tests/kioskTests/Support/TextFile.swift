#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of text, read whole.
nonisolated enum TextFile {
    /// The lines of a file that lies beside the tests, whose path is given from the folder `Tests`.
    static func lines(of path: String, thisFile: String = #filePath) throws(SystemError) -> [String] {
        let tests = thisFile.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        return try contents(of: tests + "/" + path).split(separator: "\n").map(String.init)
    }

    /// All that stands in a file.
    static func contents(of path: String) throws(SystemError) -> String {
        guard let file = fopen(path, "r") else { throw SystemError(call: "fopen \(path)", code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Puts a text into a file, in place of what stood there.
    static func write(_ text: String, to path: String) throws(SystemError) {
        guard let file = fopen(path, "w") else { throw SystemError(call: "fopen \(path)", code: errno) }
        defer { fclose(file) }
        guard fputs(text, file) >= 0 else { throw SystemError(call: "fputs", code: errno) }
    }
}
