#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The C library's words for an error number.
nonisolated enum SystemMessage {
    static func text(for code: Int32) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        _ = strerror_r(code, &buffer, buffer.count)
        let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return bytes.isEmpty ? "errno \(code)" : String(decoding: bytes, as: UTF8.self)
    }
}
