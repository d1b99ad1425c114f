#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a crash handler needs, prepared while all is well.
nonisolated private struct CrashPlan {
    let output: Int32
    let input: Int32
    let bytes: UnsafeRawBufferPointer
    var modes: termios
}

/// nil while the terminal is as it was found. A literal, so that no lazy initialiser runs in a handler; and a pointer, so
/// that a handler reads one word and then plain memory.
nonisolated(unsafe) private var crashPlan: UnsafeMutablePointer<CrashPlan>?

/// The handler. It calls `write`, `tcsetattr`, `sigaction` and `raise` only, which POSIX lists as async-signal-safe
/// (XSH 2.4.3), and every byte that it writes is there beforehand.
nonisolated private func restoreTerminalAndDie(_ signal: Int32) {
    if let plan = crashPlan {
        _ = write(plan.pointee.output, plan.pointee.bytes.baseAddress, plan.pointee.bytes.count)
        tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.modes)
    }
    SignalAction.standard.install(for: signal)
    // Blocked while the handler runs, so it takes effect when the handler returns: where the crash was.
    raise(signal)
}

/// Puts the terminal back when the process crashes, then lets it crash.
final class CrashGuard {
    private let plan: UnsafeMutablePointer<CrashPlan>
    /// A stack for the handler, because the crash may be that there is none left.
    private let stack: UnsafeMutableRawBufferPointer
    private let previous: [(signal: Int32, action: SignalAction)]

    /// A trap of Swift's own is SIGILL or SIGTRAP.
    private static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]

    /// - Parameters:
    ///   - device: whose modes to put back.
    ///   - sequence: what to say to it.
    init(_ device: TerminalDevice, sequence: StaticString) {
        plan = .allocate(capacity: 1)
        plan.initialize(
            to: CrashPlan(
                output: device.output.number,
                input: device.input.number,
                bytes: UnsafeRawBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount),
                modes: device.foundModes.attributes
            )
        )
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

    /// Gives the signals back; from now on a crash leaves the terminal alone.
    func stop() {
        for (signal, action) in previous { action.install(for: signal) }
        crashPlan = nil
        var alternate = stack_t()
        alternate.ss_flags = Int32(SS_DISABLE)
        sigaltstack(&alternate, nil)
        stack.deallocate()
        plan.deallocate()
    }
}
