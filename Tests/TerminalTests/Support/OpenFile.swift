#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is open for reading as long as this lives.
final class OpenFile {
    let descriptor: Int32

    struct Failure: Error {}

    init(_ path: String) throws {
        descriptor = open(path, O_RDONLY)
        if descriptor < 0 { throw Failure() }
    }

    deinit {
        close(descriptor)
    }
}
