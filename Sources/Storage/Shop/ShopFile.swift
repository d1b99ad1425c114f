import Core
import JetStream
import JuiceMaker
import System

/// The file beside a replica that says to which shop it belongs. A kiosk without that shop must not write into its ledger.
package struct ShopFile: Equatable, Sendable {
    /// The address of the shop, as it was named when the replica was begun.
    package let address: String
    /// The name of the stream.
    let stream: String
    /// The time at which the stream was made, in the words of its server.
    let created: String

    private static func path(in directory: String) -> String { directory + "/" + FileStore.shopFileName }

    /// Reads the file in a folder; the result is `nil` if there is none.
    package init?(in directory: String, files: any FileSystem = SystemFiles()) {
        guard let bytes = try? files.open(Self.path(in: directory), .reading).bytes(at: 0, count: 1 << 16),
            let value = try? JSONValue(parsing: bytes), let address = value["shop"]?.text,
            let stream = value["stream"]?.text, let created = value["created"]?.text
        else { return nil }
        (self.address, self.stream, self.created) = (address, stream, created)
    }

    init(of address: StreamAddress, created: String) {
        (self.address, stream, self.created) = (address.description, address.stream, created)
    }

    /// Writes the file into a folder, which exists.
    func write(in directory: String, files: any FileSystem) throws(LedgerError) {
        let text = JSONText.object([
            ("shop", .string(address)), ("stream", .string(stream)), ("created", .string(created)),
        ]).text
        do throws(SystemError) {
            let file = try files.open(Self.path(in: directory), .creating)
            try file.replaceContents(from: 0, with: Array((text + "\n").utf8))
            try file.sync()
            try files.syncDirectory(directory)
        } catch {
            throw .failed(.write, error.reason)
        }
    }
}
