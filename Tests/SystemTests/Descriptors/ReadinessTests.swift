import TestSupport
import Testing

@testable import System

/// The two system calls behind a wait give the same answers.
struct ReadinessTests {
    enum Call: CaseIterable { case poll, select }

    private func wait(_ readiness: inout Readiness, with call: Call, _ timeout: Duration?) {
        switch call {
        case .poll: readiness.wait(timeout)
        case .select: readiness.select(timeout)
        }
    }

    @Test(arguments: Call.allCases)
    func `a pipe can be read as soon as it has a byte, and its empty other end can be written`(_ call: Call) throws {
        let pipe = try Pipe()
        var readiness = Readiness()
        let reading = readiness.reading(Descriptor(number: pipe.readEnd))
        wait(&readiness, with: call, .milliseconds(1))
        #expect(!readiness.isReady(reading))

        let writing = readiness.writing(Descriptor(number: pipe.writeEnd))
        wait(&readiness, with: call, nil)
        #expect(!readiness.isReady(reading))
        #expect(readiness.isReady(writing))

        pipe.write([65])
        wait(&readiness, with: call, nil)
        #expect(readiness.isReady(reading))
    }

    @Test(arguments: Call.allCases)
    func `the end of a pipe counts as ready, because a read returns at once`(_ call: Call) throws {
        let pipe = try Pipe()
        var readiness = Readiness()
        let reading = readiness.reading(Descriptor(number: pipe.readEnd))
        pipe.closeWriteEnd()
        wait(&readiness, with: call, nil)
        #expect(readiness.isReady(reading))
    }

    @Test func `a descriptor that is not open is ready, so that its reader gets the error`() {
        var readiness = Readiness()
        let reading = readiness.reading(Descriptor(number: 1_000_000))
        readiness.wait(nil)
        #expect(readiness.isReady(reading))
    }
}
