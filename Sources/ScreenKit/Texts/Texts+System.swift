import Core

extension Texts {
    /// Returns the reason in words; in those of the C library, if it is a rare one.
    public func explain(_ reason: FailureReason) -> String {
        switch reason {
        case .noAccess: self(.systemNoAccess)
        case .notPermitted: self(.systemNotPermitted)
        case .notFound: self(.systemNotFound)
        case .alreadyThere: self(.systemAlreadyThere)
        case .notDirectory: self(.systemNotDirectory)
        case .isDirectory: self(.systemIsDirectory)
        case .nameTooLong: self(.systemNameTooLong)
        case .linkLoop: self(.systemLinkLoop)
        case .noSpace: self(.systemNoSpace)
        case .quotaExceeded: self(.systemQuotaExceeded)
        case .fileTooLarge: self(.systemFileTooLarge)
        case .readOnly: self(.systemReadOnly)
        case .tooManyFiles: self(.systemTooManyFiles)
        case .tooManyFilesInSystem: self(.systemTooManyFilesInSystem)
        case .deviceError: self(.systemDeviceError)
        case .busy: self(.systemBusy)
        case .programBusy: self(.systemProgramBusy)
        case .lockedByOther: self(.systemLockedByOther)
        case .noLocks: self(.systemNoLocks)
        case .notSupported: self(.systemNotSupported)
        case .badDescriptor: self(.systemBadDescriptor)
        case .closedPipe: self(.systemClosedPipe)
        case .noMemory: self(.systemNoMemory)
        case .other(let words): words
        }
    }
}
