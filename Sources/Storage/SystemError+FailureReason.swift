import Core
import System

extension SystemError {
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
        default: .other(words)
        }
    }
}
