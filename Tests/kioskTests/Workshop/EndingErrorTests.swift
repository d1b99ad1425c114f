import ScreenKit
import System
import Terminal
import Testing

@testable import kiosk

struct EndingErrorTests {
    @Test(arguments: [
        (FileError.tooLarge(limit: 1_024), "1024"), (.failed(SystemError(code: 28)), "No space left on device"),
        (.notFound, "no such file"), (.notPermitted, "permission denied"), (.isDirectory, "directory"),
    ])
    func `why a file could not be read is told in words`(error: FileError, part: String) {
        let text = error.message(Texts(.english))
        #expect(text.lowercased().contains(part.lowercased()), "\(text)")
    }
}
