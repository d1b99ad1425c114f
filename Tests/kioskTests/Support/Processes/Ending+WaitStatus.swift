nonisolated extension Ending {
    /// Reads what `waitpid` has stored: the macros of the C header are no functions for Swift.
    ///
    /// - Returns: nil for a program that was only stopped.
    init?(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        if signal == 0x7F { return nil }
        self = signal == 0 ? .exit((waitStatus >> 8) & 0xFF) : .signal(signal)
    }
}
