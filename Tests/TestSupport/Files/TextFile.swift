import System

/// Files of text that are read and written whole.
package enum TextFile {
    /// The folder of the package that these tests belong to.
    package static let packageFolder = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

    /// Returns all that stands in a file.
    ///
    /// - Throws: `SystemCallError` where it cannot be opened.
    package static func contents(of path: String) throws(SystemCallError) -> String {
        guard let file = fopen(path, "r") else { throw SystemCallError("fopen \(path)") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
            while case let count = fread(buffer.baseAddress, 1, buffer.count, file), count > 0 {
                bytes.append(contentsOf: buffer[..<count])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the lines of a file, without the empty ones.
    package static func lines(of path: String) throws(SystemCallError) -> [String] {
        try contents(of: path).split(separator: "\n").map(String.init)
    }

    /// Replaces what stands in a file, or makes it.
    package static func write(_ text: String, to path: String) throws(SystemCallError) {
        try write(Array(text.utf8), to: path, mode: "w")
    }

    /// Adds to the end of a file, or makes it.
    package static func append(_ text: String, to path: String) throws(SystemCallError) {
        try write(Array(text.utf8), to: path, mode: "a")
    }

    static func write(_ bytes: [UInt8], to name: String, mode: String) throws(SystemCallError) {
        let path = name.systemBytes.map { CChar(bitPattern: $0) } + [0]
        guard let file = fopen(path, mode) else { throw SystemCallError("fopen \(name)") }
        let count = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, count == bytes.count else { throw SystemCallError("fwrite \(name)") }
    }
}

/// A call to the system that the tests depend on, and that failed.
package struct SystemCallError: Error {
    package let call: String
    /// The number of the reason (`errno`).
    package let code: Int32

    /// Creates the error of a call that has just failed.
    package init(_ call: String, code: Int32 = errno) {
        self.call = call
        self.code = code
    }
}
