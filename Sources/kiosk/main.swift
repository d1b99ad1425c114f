import Terminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

StandardDescriptors.fillGaps()
let program = Program(words: Array(CommandLine.arguments.dropFirst())) { name in
    getenv(name).map { String(cString: $0) }
}
exit(program.run().rawValue)
