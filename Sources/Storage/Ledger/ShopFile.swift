import Core
import JetStream
import JuiceMaker
import System

/// The file beside a replica that says to which shop it belongs. A kiosk without that shop must not write into its ledger.
package struct ShopFile: Equatable, Sendable {
    /// The address of the shop, as it was named when the replica was begun.
    package let address: String
    let stream: String
    /// The time at which the stream was made, in the words of its server.
    let created: String

    /// The place of the file in the folder of a replica.
    static func place(in directory: String, files: any FileSystem) -> LogPlace {
        LogPlace(directory: directory, name: "ledger.shop", files: files)
    }

    /// Reads the file in a folder, or what is behind the mark if it was removed; the result is `nil` if there is neither.
    package init?(in directory: String, files: any FileSystem = SystemFiles()) {
        let mark = FileLedger.place(in: directory, files: files).mark
        let found =
            Self(try? Self.place(in: directory, files: files).open(.reading), at: 0)
            ?? Self(try? mark.open(.reading), at: LogMark.length)
        guard let found else { return nil }
        self = found
    }

    private init?(_ file: (any File)?, at start: Int) {
        guard let bytes = try? file?.bytes(at: start, count: 1 << 16),
            let value = try? JSONValue(parsing: bytes), let address = value["shop"]?.text,
            let stream = value["stream"]?.text, let created = value["created"]?.text
        else { return nil }
        (self.address, self.stream, self.created) = (address, stream, created)
    }

    init(of address: StreamAddress, created: String) {
        (self.address, stream, self.created) = (address.description, address.stream, created)
    }

    /// The bytes of the file, which also stand behind the mark of the replica.
    var line: [UInt8] {
        let text = JSONText.object([
            ("shop", .string(address)), ("stream", .string(stream)), ("created", .string(created)),
        ]).text
        return Array((text + "\n").utf8)
    }

    /// The bytes with which each begins.
    static let beginning = Array("{\"shop\":".utf8)

    /// Writes the file into a folder, which exists.
    func write(in directory: String, files: any FileSystem) throws(LedgerError) {
        let place = Self.place(in: directory, files: files)
        let file = try place.open(.creating)
        try attempt(.write, try file.replaceContents(from: 0, with: line))
        try attempt(.write, try file.sync())
        try place.syncNames()
    }
}
