/// Texts from the system, such as paths and arguments. They are bytes, and mostly but not always UTF-8.
///
/// A byte that is no UTF-8 becomes one of the last private scalars of Unicode, so that a text can be handled as any other, and
/// leads to the same bytes again. Python does the same with other scalars (PEP 383).
extension String {
    /// The scalars U+10FF80 to U+10FFFF, which stand for the bytes 80 to FF.
    private static let firstScalar: UInt32 = 0x10FF00
    /// The first byte of those scalars in UTF-8, and of few others.
    private static let firstByte: UInt8 = 0xF4

    /// Creates a text from bytes, whatever they are.
    package init(systemBytes bytes: some Collection<UInt8>) {
        if !bytes.contains(Self.firstByte), let text = String(validating: bytes, as: UTF8.self) {
            self = text
            return
        }
        var scalars = UnicodeScalarView()
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var unread = bytes[...]
        while true {
            switch parser.parseScalar(from: &rest) {
            case .emptyInput:
                self = String(scalars)
                return
            case .valid(let encoded) where !Self.standsForByte(Unicode.UTF8.decode(encoded)):
                scalars.append(Unicode.UTF8.decode(encoded))
                unread = unread.dropFirst(encoded.count)
            case .valid(let encoded):
                // The scalars in the text itself are kept apart from those that stand for bytes.
                scalars.append(contentsOf: unread.prefix(encoded.count).compactMap(Self.scalar))
                unread = unread.dropFirst(encoded.count)
            case .error(let length):
                scalars.append(contentsOf: unread.prefix(length).compactMap(Self.scalar))
                unread = unread.dropFirst(length)
            }
        }
    }

    /// Creates a text from the bytes before a zero byte.
    package init(systemString start: UnsafePointer<CChar>) {
        self.init(systemBytes: UnsafeRawBufferPointer(start: start, count: strlen(start)))
    }

    /// The bytes from which the text was created; for any other text, its UTF-8.
    package var systemBytes: [UInt8] {
        guard utf8.contains(Self.firstByte) else { return Array(utf8) }
        return unicodeScalars.flatMap { scalar in
            Self.standsForByte(scalar)
                ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(UTF8.encode(scalar) ?? .init())
        }
    }

    private static func scalar(for byte: UInt8) -> Unicode.Scalar? { Unicode.Scalar(firstScalar + UInt32(byte)) }

    private static func standsForByte(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= firstScalar + 0x80 }
}
