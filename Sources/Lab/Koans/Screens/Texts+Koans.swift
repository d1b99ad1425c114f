import ScreenKit
import ScreenTrace

extension Texts {
    /// Returns a verdict as a sentence.
    package nonisolated func explain(_ verdict: KoanVerdict) -> String {
        switch verdict {
        case .passed: self(.koanPassed)
        case .failed(let check, _, _): check.text(language).printable
        case .refused(let word):
            self(.koanLine, String(word.line), self(word.leadsOut ? .koanLeadsOut : .koanRefused, word.text.printable))
        case .notCompiled(let line?, let message): self(.koanCompileError, String(line), message)
        case .notCompiled(nil, let message):
            Self.typeThatDoesNotConform(message).map { self(.koanCheckType, $0) } ?? self(.koanBesideCheck, message)
        case .compilerTimedOut: self(.koanCompilerTimedOut)
        case .compilerFailed(let message): self(.koanCompilerFailed, message)
        case .timedOut: self(.koanTimedOut)
        case .crashed(let line?, let signal, let message):
            self(.koanLine, String(line), explain(.crashed(line: nil, signal: signal, message: message)))
        case .crashed(_, 9, ""): self(.koanOutOfMemory)
        // The stack is full, or a reference leads nowhere.
        case .crashed(nil, let signal, "") where signal == 11 || signal == 10:
            self(.koanCrashedInMemory, String(signal))
        case .crashed(nil, let signal, ""): self(.koanCrashedUnknown, String(signal))
        // The runtime names the address of the variable in the middle of its sentence.
        case .crashed(nil, _, let message) where message.hasPrefix("Simultaneous accesses to "):
            self(.koanCrashed, self(.koanCrashedAccess))
        case .crashed(nil, _, let message): self(.koanCrashed, message)
        case .endedEarly(let code): self(.koanEndedEarly, String(code))
        case .unreadable(let failure): self(.koanFileMissing, explain(failure))
        case .noCompiler(let failure): self(.koanNoCompiler, explain(failure))
        }
    }

    /// Returns the type of an error such as `type 'NoKiwi' does not conform to protocol 'CounterDelegate'`, which an edited protocol causes.
    private nonisolated static func typeThatDoesNotConform(_ message: String) -> String? {
        let parts = message.split(separator: "'")
        return parts.count > 2 && parts[0] == "type " && parts[2] == " does not conform to protocol "
            ? String(parts[1]) : nil
    }

    private nonisolated func explain(_ failure: KoanFailure) -> String {
        switch failure {
        case .system(let reason): explain(reason)
        case .tooLarge: self(.koanFileTooLarge)
        case .notUTF8: self(.koanFileNotUTF8)
        case .other(let text): text
        }
    }

    /// Returns the checks that have held in a run.
    package nonisolated func checks(of run: KoanRun) -> [Message] {
        run.report.verified.map { Message(text: "✓ " + $0.text(language).printable, tone: .quiet) }
    }

    /// Returns the verdict on a run with what belongs to it.
    package nonisolated func verdict(on run: KoanRun) -> [Message] {
        let isPassed = run.verdict.isPassed
        var lines = [Message(text: (isPassed ? "" : "✗ ") + explain(run.verdict), tone: isPassed ? .good : .bad)]
        if case .failed(_, let got, let expected) = run.verdict, !got.isEmpty || !expected.isEmpty {
            lines.append(Message(text: self(.koanGot, got.printable)))
            lines.append(Message(text: self(.koanExpected, expected.printable)))
        }
        if run.isAmbiguous { lines.append(Message(text: self(.koanAmbiguous))) }
        switch run.verdict {
        case .crashed, .timedOut, .endedEarly:
            // What was to be checked next is not known.
            lines += run.report.verified.suffix(1).map {
                Message(text: self(.koanAfterCheck, $0.text(language).printable))
            }
        case .passed, .failed, .refused, .notCompiled, .compilerTimedOut, .compilerFailed, .unreadable, .noCompiler:
            break
        }
        return lines
    }

    /// Returns the lines about the first message or release that differs.
    package nonisolated func lines(for difference: KoanStory.Difference) -> [Message] {
        switch (difference.own, difference.expected) {
        case (let own?, let expected?):
            [
                Message(text: self(.koanDifference, own.sentence), tone: .warning),
                Message(text: self(.koanDifferenceExpected, expected.sentence)),
            ]
        case (let own?, nil) where own.kind == .release:
            [Message(text: self(.koanReleased, own.sender ?? ""), tone: .warning)]
        case (let own?, nil): [Message(text: self(.koanDifferenceExtra, own.sentence), tone: .warning)]
        case (nil, let expected?) where expected.kind == .release:
            [Message(text: self(.koanNotReleased, difference.name(ofLiving: expected)), tone: .warning)]
        case (nil, let expected?): [Message(text: self(.koanDifferenceMissing, expected.sentence), tone: .warning)]
        case (nil, nil): []
        }
    }
}
