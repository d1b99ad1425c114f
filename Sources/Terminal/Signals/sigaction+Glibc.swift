#if canImport(Glibc)
    import Glibc

    nonisolated extension sigaction {
        mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
            __sigaction_handler.sa_handler = handler
        }

        var isIgnoring: Bool {
            unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        }
    }
#endif
