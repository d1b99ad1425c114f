import Core

extension Menu {
    /// Reads a menu file: JSON with `capacity`, `fruits` and `juices`.
    ///
    /// - Parameter bytes: The file, at most ``largestFile`` bytes of UTF-8.
    /// - Throws: `MenuError` with the line and the reason of the first fault.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(parsing bytes: [UInt8]) throws(MenuError) {
        guard bytes.count <= Self.largestFile else {
            throw MenuError(line: 1, reason: .tooLarge(limit: Self.largestFile))
        }
        let file: JSONValue
        do {
            file = try JSONReader.read(bytes)
        } catch {
            throw MenuError(line: error.line, reason: .syntax(error.fault))
        }
        self = try MenuParser.menu(from: file)
    }
}
