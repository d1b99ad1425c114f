#if canImport(Darwin)
    import Darwin

    nonisolated extension sigaction {
        mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
            __sigaction_u.__sa_handler = handler
        }

        var isIgnoring: Bool {
            unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        }
    }
#endif
