/// This process: its words, its variables and its end.
///
/// Arguments and variables are bytes: `CommandLine.arguments` would repair those that are no UTF-8.
package enum CurrentProcess {
    /// The words behind the program's name.
    package static var words: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }.map { String(systemString: $0) }
    }

    /// Returns the value of a variable of the environment.
    package static func variable(_ name: String) -> String? { getenv(name).map { String(systemString: $0) } }

    /// Ends the process with an exit code.
    package static func end(_ code: Int32) -> Never { exit(code) }
}
