import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System
import Terminal

/// A command of the program with all that its command line says: runs to its end. It throws an `EndingError`, an ``ExitCode`` whose reasons
/// it has told already, or a `SystemError` where the input or the output fails.
typealias Command = @MainActor (Workshop) throws -> Void

/// The exit code of the program; the numbers above 1 are those of BSD's `sysexits.h`.
nonisolated enum ExitCode: Int32, Error {
    case success = 0
    /// A request was refused: fruit is short, or an expectation was not met.
    case no = 1
    case usage = 64
    case badInput = 65
    case inputOutput = 74

    /// Ends the command if the code is not that of success.
    func end() throws(ExitCode) { if self != .success { throw self } }
}

/// The greater one is the worse: it is the exit code of a batch with both.
nonisolated extension ExitCode: Comparable {
    static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

/// An error that ends a command.
nonisolated protocol EndingError: Error {
    var exitCode: ExitCode { get }

    /// Returns the reason in words.
    func message(_ texts: Texts) -> String
}

/// The error that ends a command, with its message in the language of the person.
nonisolated struct CommandError: EndingError {
    let message: String
    let exitCode: ExitCode

    init(_ message: String, _ exitCode: ExitCode) {
        self.message = message
        self.exitCode = exitCode
    }

    func message(_ texts: Texts) -> String { message }
}

extension Texts {
    /// Calls a function that works on a file or a folder, and puts its path before the reason of an error. With a key, the reason stands
    /// in the sentence of that key.
    func working<Failure: EndingError, Value>(
        on path: String, _ sentence: KioskText? = nil, _ work: () throws(Failure) -> Value
    ) throws(CommandError) -> Value {
        do throws(Failure) {
            return try work()
        } catch {
            let reason = error.message(self)
            throw CommandError(path.printable + ": " + (sentence.map { self($0, reason) } ?? reason), error.exitCode)
        }
    }
}

// MARK: - Errors of other rooms

nonisolated extension SystemError: EndingError {
    var exitCode: ExitCode { .inputOutput }

    func message(_ texts: Texts) -> String { texts.explain(reason) }
}

extension Texts {
    /// Returns why a file of a person, which has a greatest size in bytes, could not be read.
    func explain(_ error: SystemError, limit: Int) -> String {
        switch error.reason {
        case .notFound, .notDirectory: self(.fileNotFound)
        case .noAccess, .notPermitted: self(.fileNotPermitted)
        case .isDirectory: self(.fileIsDirectory)
        case .fileTooLarge: self(.fileTooLarge, String(limit))
        default: explain(error.reason)
        }
    }
}

nonisolated extension LedgerError: EndingError {
    var exitCode: ExitCode {
        switch self {
        case .damaged, .newerFormat: .badInput
        case .busy, .failed, .notDurable, .unknown, .shop: .inputOutput
        }
    }

    func message(_ texts: Texts) -> String { texts.explain(self) }
}

nonisolated extension VoidError: EndingError {
    var exitCode: ExitCode { if case .notRecorded(let error) = self { error.exitCode } else { .no } }

    func message(_ texts: Texts) -> String { texts.explain(self) }
}

nonisolated extension MenuChangeError: EndingError {
    var exitCode: ExitCode { if case .notRecorded(let error) = self { error.exitCode } else { .no } }

    func message(_ texts: Texts) -> String { texts.explain(self) }
}

nonisolated extension StockChangeError: EndingError {
    var exitCode: ExitCode { if case .notRecorded(let error) = self { error.exitCode } else { .no } }

    func message(_ texts: Texts) -> String { texts.explain(self) }
}
