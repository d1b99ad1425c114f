import System

/// Standard output and standard error of a program that speaks in lines. Foreign text needs `String.printable` first.
@MainActor public final class Console {
    /// A Boolean value that indicates whether the output is a terminal.
    public let isTerminal: Bool
    private var output, errors: OutputQueue
    private let name: String
    private let usesUTF8: Bool
    /// The reason why some output was lost, until it is thrown.
    private var loss: SystemError?

    /// Creates a console.
    ///
    /// - Parameters:
    ///   - name: The name of the program, which stands before each error.
    ///   - usesUTF8: Whether signs such as `→` can be shown; otherwise ASCII replaces them.
    ///   - output: The descriptor for output.
    ///   - errors: The descriptor for errors.
    public init(name: String, usesUTF8: Bool, output: Int32 = 1, errors: Int32 = 2) {
        isTerminal = Descriptor(number: output).isTerminal
        self.output = OutputQueue(Descriptor(number: output))
        self.errors = OutputQueue(Descriptor(number: errors))
        self.name = name
        self.usesUTF8 = usesUTF8
    }

    /// The sequence that erases all lines of a terminal, those that were scrolled out of its screen too.
    package static let erasure = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

    /// Adds a line to standard output.
    ///
    /// - Throws: `SystemError` where this output, or earlier output, is lost.
    public func say(_ line: String) throws(SystemError) {
        if let loss { throw loss }
        try output.write((usesUTF8 ? line : ASCIIFallback.text(line)) + "\n")
    }

    /// Adds lines to standard output, as ``say(_:)-(String)`` does.
    public func say(_ lines: [String]) throws(SystemError) {
        for line in lines { try say(line) }
    }

    /// Adds a text to standard output as it is, without a line end: it may be codes of a printer.
    ///
    /// - Throws: `SystemError` where this output, or earlier output, is lost.
    package func write(_ text: String) throws(SystemError) {
        if let loss { throw loss }
        try output.write(text)
    }

    /// Asks the person at a terminal for a line. A pipe or a file gets no prompt.
    ///
    /// - Throws: `SystemError` where the output is lost.
    public func prompt() throws(SystemError) {
        if isTerminal { try output.write("> ") }
    }

    /// Writes an error to standard error, behind all output so far. If that output is lost, the next call of
    /// ``say(_:)-(String)`` or ``flush()`` throws.
    public func complain(_ message: String) {
        do throws(SystemError) { try output.finish() } catch { loss = loss ?? error }
        // There is no place left to report that standard error cannot be written.
        try? errors.write(name + ": " + (usesUTF8 ? message : ASCIIFallback.text(message)) + "\n")
        try? errors.finish()
    }

    /// Writes out the output so far.
    ///
    /// - Throws: `SystemError` where some of it is lost.
    public func flush() throws(SystemError) {
        if let loss { throw loss }
        try output.finish()
    }
}
