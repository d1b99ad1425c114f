/// The reaction of the whole process to signals.
public enum ProcessSignals {
    /// Turns the signals of a write that fails into errors of that write; by default they end the process.
    ///
    /// They are SIGPIPE, for a pipe without a reader (``SystemError/isClosedPipe``), and SIGXFSZ, for a file beyond the limit of the process.
    public static func ignoreFailedWrites() {
        for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    }

    /// Ends the process with a signal, so that the shell reports the true cause.
    ///
    /// - Parameter signal: The signal that ended the full screen.
    public static func terminate(by signal: Int32) -> Never {
        SignalAction.standard.install(for: signal)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        // Reached only if the signal does nothing by default.
        exit(128 + signal)
    }
}

struct SignalAction {
    private var action: sigaction

    static var standard: SignalAction { SignalAction(action: sigaction()) }

    var isIgnored: Bool { unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) }

    func install(for signal: Int32) {
        var copy = action
        _ = sigaction(signal, &copy, nil)
    }
}

extension SignalAction {
    /// Creates a reaction that calls a handler on any thread. The handler may call async-signal-safe functions only.
    init(flags: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
        action = sigaction()
        action.handler = handler
        action.sa_flags = numericCast(flags)
        sigfillset(&action.sa_mask)
    }

    init(of signal: Int32) {
        action = sigaction()
        _ = sigaction(signal, nil, &action)
    }
}

extension sigaction {
    /// The handler, which each C library keeps in a union of its own.
    fileprivate var handler: (@convention(c) (Int32) -> Void)? {
        get {
            #if canImport(Glibc)
                __sigaction_handler.sa_handler
            #elseif canImport(Musl)
                __sa_handler.sa_handler
            #elseif canImport(Darwin)
                __sigaction_u.__sa_handler
            #endif
        }
        set {
            #if canImport(Glibc)
                __sigaction_handler.sa_handler = newValue
            #elseif canImport(Musl)
                __sa_handler.sa_handler = newValue
            #elseif canImport(Darwin)
                __sigaction_u.__sa_handler = newValue
            #endif
        }
    }
}
