import Terminal

/// Why the system refused, in words.
extension Texts {
    nonisolated package func explain(_ error: FileError) -> String {
        switch error {
        case .notFound: self(.fileNotFound)
        case .notPermitted: self(.fileNotPermitted)
        case .isDirectory: self(.fileIsDirectory)
        case .tooLarge(let limit): self(.fileTooLarge, String(limit))
        case .failed(let code): reason(ofSystemError: code)
        }
    }

    /// The reason behind the number of an error; in the C library's words, where it is not one that people meet.
    nonisolated package func reason(ofSystemError code: Int32) -> String {
        SystemReason(errno: code).map { self(key(for: $0)) } ?? SystemMessage.text(for: code)
    }

    nonisolated private func key(for reason: SystemReason) -> KitText {
        switch reason {
        case .noAccess: .systemNoAccess
        case .notPermitted: .systemNotPermitted
        case .notFound: .systemNotFound
        case .alreadyThere: .systemAlreadyThere
        case .notDirectory: .systemNotDirectory
        case .isDirectory: .systemIsDirectory
        case .nameTooLong: .systemNameTooLong
        case .linkLoop: .systemLinkLoop
        case .noSpace: .systemNoSpace
        case .quotaExceeded: .systemQuotaExceeded
        case .fileTooLarge: .systemFileTooLarge
        case .readOnly: .systemReadOnly
        case .tooManyFiles: .systemTooManyFiles
        case .tooManyFilesInSystem: .systemTooManyFilesInSystem
        case .deviceError: .systemDeviceError
        case .busy: .systemBusy
        case .programBusy: .systemProgramBusy
        case .lockedByOther: .systemLockedByOther
        case .noLocks: .systemNoLocks
        case .notSupported: .systemNotSupported
        case .badDescriptor: .systemBadDescriptor
        case .closedPipe: .systemClosedPipe
        case .noMemory: .systemNoMemory
        }
    }
}
