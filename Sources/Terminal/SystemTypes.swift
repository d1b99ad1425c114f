public import System

/// A refusal of the operating system, with its number.
public typealias SystemError = System.SystemError

/// The process itself, with its variables.
package typealias CurrentProcess = System.CurrentProcess

/// The reaction of the whole process to signals.
public typealias ProcessSignals = System.ProcessSignals
