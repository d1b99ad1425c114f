#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a process does about one signal.
nonisolated struct SignalAction {
    private var action: sigaction

    /// The default of the system.
    static var standard: SignalAction { SignalAction(action: sigaction()) }

    /// - Parameters:
    ///   - flags: such as `SA_RESTART`.
    ///   - handler: called on whatever thread gets the signal; only async-signal-safe functions may be called in it.
    init(flags: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
        action = sigaction()
        action.setHandler(handler)
        action.sa_flags = numericCast(flags)
        sigfillset(&action.sa_mask)
    }

    private init(action: sigaction) {
        self.action = action
    }

    /// What is done about a signal now.
    init(of signal: Int32) {
        action = sigaction()
        _ = sigaction(signal, nil, &action)
    }

    var isIgnored: Bool { action.isIgnoring }

    /// From now on.
    func install(for signal: Int32) {
        var copy = action
        _ = sigaction(signal, &copy, nil)
    }
}
