#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reasons for which a system refuses what people ask of it; the others are for those who look after the system.
package nonisolated enum SystemReason: Sendable, CaseIterable {
    case noAccess, notPermitted, notFound, alreadyThere, notDirectory, isDirectory, nameTooLong, linkLoop
    case noSpace, quotaExceeded, fileTooLarge, readOnly, tooManyFiles, tooManyFilesInSystem
    case deviceError, busy, programBusy, lockedByOther, noLocks, notSupported, badDescriptor, closedPipe, noMemory

    /// - Parameter code: the number of an error.
    package init?(errno code: Int32) {
        switch code {
        case EACCES: self = .noAccess
        case EPERM: self = .notPermitted
        case ENOENT: self = .notFound
        case EEXIST: self = .alreadyThere
        case ENOTDIR: self = .notDirectory
        case EISDIR: self = .isDirectory
        case ENAMETOOLONG: self = .nameTooLong
        case ELOOP: self = .linkLoop
        case ENOSPC: self = .noSpace
        case EDQUOT: self = .quotaExceeded
        case EFBIG: self = .fileTooLarge
        case EROFS: self = .readOnly
        case EMFILE: self = .tooManyFiles
        case ENFILE: self = .tooManyFilesInSystem
        case EIO: self = .deviceError
        case EBUSY: self = .busy
        case ETXTBSY: self = .programBusy
        case EAGAIN: self = .lockedByOther
        case ENOLCK: self = .noLocks
        case ENOTSUP: self = .notSupported
        case EBADF: self = .badDescriptor
        case EPIPE: self = .closedPipe
        case ENOMEM: self = .noMemory
        default: return nil
        }
    }
}
