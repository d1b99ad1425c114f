#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is there as long as this is.
final class TemporaryFile {
    let path: String

    /// Writes a file; nil when that fails.
    init?(_ text: String) {
        var template = TemporaryDirectory.template
        let descriptor = mkstemp(&template)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
    }

    deinit {
        unlink(path)
    }
}
