#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

#if os(Linux)
    extension PseudoTerminal {
        /// Unlocks the other end and finds its name; the headers keep `unlockpt` and `ptsname` from Swift here.
        static func nameOfProgramEnd(_ screenEnd: Int32) -> String? {
            // TIOCSPTLCK and TIOCGPTN, see ioctl_tty(2).
            var lock: Int32 = 0
            var number: Int32 = -1
            guard ioctl(screenEnd, 0x4004_5431, &lock) == 0, ioctl(screenEnd, 0x8004_5430, &number) == 0 else {
                return nil
            }
            return "/dev/pts/\(number)"
        }
    }
#endif
