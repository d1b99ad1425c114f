/// The reason for which the operating system refused an operation, free of any platform's numbers.
///
/// A room that touches files translates its error numbers into these cases. All other rooms, and the texts, know these
/// cases only.
public enum FailureReason: Hashable, Sendable {
    /// The permissions do not allow access.
    case noAccess
    /// The operation is not permitted.
    case notPermitted
    /// The file or folder does not exist.
    case notFound
    /// A file of that name exists already.
    case alreadyThere
    /// A part of the path is not a folder.
    case notDirectory
    /// The path names a folder.
    case isDirectory
    /// The name is too long.
    case nameTooLong
    /// The path has too many symbolic links.
    case linkLoop
    /// The device has no space left.
    case noSpace
    /// The disk quota is used up.
    case quotaExceeded
    /// The file would become too large.
    case fileTooLarge
    /// The file system is read-only.
    case readOnly
    /// The process has too many open files.
    case tooManyFiles
    /// The system has too many open files.
    case tooManyFilesInSystem
    /// The device failed to read or write.
    case deviceError
    /// The file or device is in use.
    case busy
    /// The file is a program that is running.
    case programBusy
    /// Another process holds the lock.
    case lockedByOther
    /// The system has no locks left.
    case noLocks
    /// The operation is not supported.
    case notSupported
    /// The descriptor is not open.
    case badDescriptor
    /// The reading end of the pipe is closed.
    case closedPipe
    /// Memory is used up.
    case noMemory
    /// Any other reason, in the words of the C library.
    case other(String)
}
