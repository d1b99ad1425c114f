import Core

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An error of a system call, with its number.
package struct SystemError: Error, Hashable, Sendable {
    /// The number, such as `ENOSPC`.
    package let code: Int32

    /// Creates an error from its number.
    package init(code: Int32) {
        self.code = code
    }

    /// The error of the last system call on this thread.
    static var last: SystemError { SystemError(code: errno) }
    /// The error of writing into a file that was opened for reading.
    static let readOnly = SystemError(code: EBADF)

    /// A Boolean value that indicates whether nothing has the given name.
    var isNoSuchFile: Bool { code == ENOENT }
    /// A Boolean value that indicates whether another process has the requested lock.
    var wouldBlock: Bool { code == EWOULDBLOCK }

    /// The reason, without the number.
    package var reason: FailureReason {
        switch code {
        case EACCES: .noAccess
        case EPERM: .notPermitted
        case ENOENT: .notFound
        case EEXIST: .alreadyThere
        case ENOTDIR: .notDirectory
        case EISDIR: .isDirectory
        case ENAMETOOLONG: .nameTooLong
        case ELOOP: .linkLoop
        case ENOSPC: .noSpace
        case EDQUOT: .quotaExceeded
        case EFBIG: .fileTooLarge
        case EROFS: .readOnly
        case EMFILE: .tooManyFiles
        case ENFILE: .tooManyFilesInSystem
        case EIO: .deviceError
        case EBUSY: .busy
        case ETXTBSY: .programBusy
        case EAGAIN: .lockedByOther
        case ENOLCK: .noLocks
        case ENOTSUP: .notSupported
        case EBADF: .badDescriptor
        case EPIPE: .closedPipe
        case ENOMEM: .noMemory
        default: .other(strerror(code).map { String(cString: $0) } ?? "errno \(code)")
        }
    }
}
