/// What makes a sale the only one of its kind: asked for again under the same key, it is not made again.
package struct RequestKey: Hashable, Sendable {
    /// The request's own name, as its sender has chosen it: ``isValid(_:)``.
    package let id: String
    /// Which juice of the request it is, from 0 on.
    package let part: Int

    /// Makes a key.
    package init(id: String, part: Int) {
        self.id = id
        self.part = part
    }

    /// Whether a text can be a request's name: 1 to 200 printable ASCII characters without `"` and `\`, so that it stands in
    /// a line of the ledger as it is.
    package static func isValid(_ id: String) -> Bool {
        (1...200).contains(id.utf8.count)
            && id.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
}
