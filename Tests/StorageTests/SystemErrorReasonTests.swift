import Core
import Storage
import System
import Testing

struct SystemErrorReasonTests {
    @Test(arguments: [
        (EACCES, FailureReason.noAccess), (EPERM, .notPermitted), (ENOENT, .notFound), (ENOSPC, .noSpace),
        (EROFS, .readOnly), (EIO, .deviceError), (EISDIR, .isDirectory), (EWOULDBLOCK, .lockedByOther),
        (EBADF, .badDescriptor),
    ])
    func `a number of the system has its reason`(code: Int32, reason: FailureReason) {
        #expect(SystemError(code: code).reason == reason)
    }

    @Test func `no two numbers have the same reason, and a rare one has the words of the C library`() {
        let reasons = (1...130).map { SystemError(code: $0).reason }
        let named = reasons.filter { if case .other = $0 { false } else { true } }
        #expect(named.count == 23)
        #expect(Set(named).count == named.count)
        #expect(SystemError(code: ECHILD).reason == .other(String(cString: strerror(ECHILD))))
    }
}
