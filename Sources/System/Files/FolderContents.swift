/// The names in a folder.
package enum FolderContents {
    /// Returns the names of the files and folders in a folder, sorted by their bytes.
    ///
    /// - Throws: `SystemError` where the folder cannot be read.
    /// - Complexity: O(*n* log *n*) in the number of names.
    package static func names(in path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path.forSystem) else { throw .last }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        // A record can be shorter than `dirent`, so the name is read where it stands and never copied with the record.
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        while let entry = readdir(folder) {
            let start = UnsafeRawPointer(entry).advanced(by: offset)
            let count = strlen(start.assumingMemoryBound(to: CChar.self))
            let name = Array(UnsafeRawBufferPointer(start: start, count: count))
            if name != [UInt8(ascii: ".")], name != [UInt8(ascii: "."), UInt8(ascii: ".")] { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.map { String(systemBytes: $0) }
    }
}
