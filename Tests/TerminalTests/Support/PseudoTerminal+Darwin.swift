#if canImport(Darwin)
    import Darwin

    extension PseudoTerminal {
        /// Unlocks the other end and finds its name.
        static func nameOfProgramEnd(_ screenEnd: Int32) -> String? {
            guard grantpt(screenEnd) == 0, unlockpt(screenEnd) == 0 else { return nil }
            return ptsname(screenEnd).map { String(cString: $0) }
        }
    }
#endif
