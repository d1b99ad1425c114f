import Core
import Testing

@testable import ScreenKit

struct TextsSystemTests {
    @Test(arguments: [
        (FailureReason.noAccess, "권한이 없습니다", "Permission denied"),
        (.noSpace, "디스크에 남은 공간이 없습니다", "No space left on device"),
        (.readOnly, "읽기 전용 파일 시스템입니다", "Read-only file system"),
        (.isDirectory, "파일이 아니라 폴더입니다", "Is a directory"), (.notDirectory, "폴더가 아닙니다", "Not a directory"),
        (.other("Level 3 halted"), "Level 3 halted", "Level 3 halted"),
    ])
    func `why the system refused is told in the reader's language`(
        reason: FailureReason, korean: String, english: String
    ) {
        #expect(Texts(.korean).explain(reason) == korean)
        #expect(Texts(.english).explain(reason) == english)
    }

    @Test(arguments: [
        FailureReason.noAccess, .notPermitted, .notFound, .alreadyThere, .notDirectory, .isDirectory, .nameTooLong,
        .linkLoop, .noSpace, .quotaExceeded, .fileTooLarge, .readOnly, .tooManyFiles, .tooManyFilesInSystem,
        .deviceError, .busy,
        .programBusy, .lockedByOther, .noLocks, .notSupported, .badDescriptor, .closedPipe, .noMemory,
    ])
    func `each reason has a text in both languages`(reason: FailureReason) {
        let texts = Language.allCases.map { Texts($0).explain(reason) }
        #expect(Set(texts + ["\(reason)"]).count == 3)
    }
}
