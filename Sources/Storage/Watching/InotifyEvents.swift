/// The events in a buffer that inotify has filled: each a watch, a mask, a cookie and a length of four bytes each, and a name
/// of that length, filled up with zero bytes.
///
/// Read by hand, because a C structure that ends in an array of any length is one that Swift cannot take over whole.
struct InotifyEvents: Sequence, IteratorProtocol {
    struct Event {
        let watch: Int32
        let mask: UInt32
        /// Of the file in the folder that is watched; empty where a file is.
        let name: Slice<UnsafeRawBufferPointer>
    }

    private static let headLength = 16
    /// Bytes of an event at most: no name is longer than 255 bytes and a zero.
    static let longest = headLength + 256

    private var rest: Slice<UnsafeRawBufferPointer>

    init(_ bytes: UnsafeRawBufferPointer) {
        rest = bytes[...]
    }

    mutating func next() -> Event? {
        guard rest.count >= Self.headLength else { return nil }
        let head = UnsafeRawBufferPointer(rebasing: rest)
        let length = Int(head.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        let name = rest.dropFirst(Self.headLength).prefix(length)
        guard name.count == length else { return nil }
        rest = rest[name.endIndex...]
        return Event(
            watch: head.loadUnaligned(as: Int32.self),
            mask: head.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
            name: name.prefix { $0 != 0 }
        )
    }
}
