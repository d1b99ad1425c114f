import Core
import Terminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

StandardDescriptors.fillGaps()
// Arguments and variables are bytes: `CommandLine.arguments` would repair those that are no UTF-8.
let words = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }.map {
    String(systemString: $0)
}
let program = Program(words: words) { name in getenv(name).map { String(systemString: $0) } }
exit(program.run().rawValue)
