#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the process as a whole does about signals.
package nonisolated enum ProcessSignals {
    /// Makes writing to a pipe that nobody reads an error (`IOError.closed`) instead of a death without a word.
    package static func ignoreBrokenPipe() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Ends the process as a signal would have, so that the shell sees what has happened.
    ///
    /// - Parameter signal: the one from `Ending.signal`.
    package static func end(by signal: Int32) -> Never {
        SignalAction.standard.install(for: signal)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        // Not reached, unless the signal is one that does nothing by default.
        exit(128 + signal)
    }
}
