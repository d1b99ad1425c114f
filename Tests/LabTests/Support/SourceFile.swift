#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of the sources that these tests were compiled with.
nonisolated enum SourceFile {
    /// All bytes of a file, whose path is given from the folder of the package.
    static func bytes(of path: String) -> [UInt8]? {
        let package = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
        guard let file = fopen(package + "/" + path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return bytes
    }
}
