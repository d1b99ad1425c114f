/// The data of the crash handler, prepared before a crash.
private struct CrashPlan {
    let output: Int32
    let input: Int32
    let bytes: UnsafeRawBufferPointer
    var modes: termios
}

/// The plan, or `nil` while the terminal is as it was found.
///
/// The initial value is a literal, so no lazy initialiser runs in a handler. The handler reads one pointer and plain memory.
nonisolated(unsafe) private var crashPlan: UnsafeMutablePointer<CrashPlan>?

/// The handler. It writes prepared bytes and calls only `write`, `tcsetattr`, `sigaction` and `raise`, which are
/// async-signal-safe (POSIX, XSH 2.4.3).
private func restoreTerminalAndDie(_ signal: Int32) {
    if let plan = crashPlan {
        _ = write(plan.pointee.output, plan.pointee.bytes.baseAddress, plan.pointee.bytes.count)
        tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.modes)
    }
    SignalAction.standard.install(for: signal)
    // The signal is blocked in its handler, so it takes effect at the place of the crash, when the handler returns.
    raise(signal)
}

/// Restores the terminal when the process crashes, and lets it crash then.
///
/// A process has one reaction to each signal, so there is one guard at a time.
@MainActor
package final class CrashGuard {
    private let plan: UnsafeMutablePointer<CrashPlan>
    /// A stack for the handler, because a stack overflow is a crash, too.
    private let stack: UnsafeMutableRawBufferPointer
    private let previous: [(signal: Int32, action: SignalAction)]

    /// The signals of a crash; a trap of Swift is SIGILL or SIGTRAP.
    private static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS]

    /// Creates a guard that writes a sequence to the output of a terminal and restores the modes of its input.
    package init(input: Descriptor, output: Descriptor, modes: TerminalModes, sequence: StaticString) {
        plan = .allocate(capacity: 1)
        plan.initialize(
            to: CrashPlan(
                output: output.number, input: input.number,
                bytes: UnsafeRawBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount),
                modes: modes.attributes))
        stack = .allocate(byteCount: 64 * 1024, alignment: 16)
        var alternate = stack_t()
        alternate.ss_sp = stack.baseAddress
        alternate.ss_size = numericCast(stack.count)
        sigaltstack(&alternate, nil)
        crashPlan = plan
        previous = Self.signals.map { ($0, SignalAction(of: $0)) }
        for signal in Self.signals {
            SignalAction(flags: Int32(SA_ONSTACK), handler: restoreTerminalAndDie).install(for: signal)
        }
    }

    /// Restores the reactions to the signals; from now on a crash leaves the terminal alone.
    package func stop() {
        for (signal, action) in previous { action.install(for: signal) }
        crashPlan = nil
        var alternate = stack_t()
        alternate.ss_flags = Int32(SS_DISABLE)
        sigaltstack(&alternate, nil)
        stack.deallocate()
        plan.deallocate()
    }
}
