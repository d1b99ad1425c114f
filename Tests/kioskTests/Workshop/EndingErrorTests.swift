import ScreenKit
import System
import Terminal
import Testing

@testable import kiosk

struct EndingErrorTests {
    @Test(arguments: [
        (EFBIG, "1024"), (ENOSPC, "No space left on device"), (ENOENT, "no such file"), (ENOTDIR, "no such file"),
        (EACCES, "permission denied"), (EISDIR, "directory"),
    ])
    func `why a file could not be read is told in words`(code: Int32, part: String) {
        let text = Texts(.english).explain(SystemError(code: code), limit: 1_024)
        #expect(text.lowercased().contains(part.lowercased()), "\(text)")
    }
}
