import KioskAssets

/// The texts of the kit itself. The name of a case is the key of the text in `ScreenKit.xcstrings`.
package enum KitText: String, TextKey {
    case didYouMean, oneOf, badNumber, nothingToChoose
    case kiosk, quit, back, home, help, languageName, languages, languagesWithoutHangul, tooSmall, homeHeading,
        homeHelp, yes, no
    case unknownInput, notNow, answerFirst, unanswered, words, helpEverywhere, helpLines
    case systemNoAccess, systemNotPermitted, systemNotFound, systemAlreadyThere
    case systemNotDirectory, systemIsDirectory, systemNameTooLong, systemLinkLoop, systemNoSpace
    case systemQuotaExceeded, systemFileTooLarge, systemReadOnly, systemTooManyFiles, systemTooManyFilesInSystem
    case systemDeviceError, systemBusy, systemProgramBusy, systemLockedByOther, systemNoLocks, systemNotSupported
    case systemBadDescriptor, systemClosedPipe, systemNoMemory, lineExamples, lineChoices, helpChoose, helpScroll
    case helpMove, helpEnds, countMeaning, invalidUTF8, lineTooLong, low, copy, copyMeaning, copied, copyNeedsScreen
    case noSuchKey, helpThisScreen, helpAnywhere, helpMouse, helpClick, helpWheel
    case idleLineHint, language, none, fieldIsFull, fieldMeaning, fieldRefusesCharacter, pasteRefused, unknownOption

    package static let catalog = TextCatalog<KitText>(parsing: Asset.screenKitTexts.content)
}

extension Texts {
    func callAsFunction(_ key: KitText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}

extension Asset {
    /// The bytes of the file.
    package var content: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}
