import Core
import System

/// The way to the servers of a stream, as a store uses it: a network, or in a test anything that answers.
package protocol ServerLink: AnyObject, Sendable {
    /// The number of the connection that messages can be sent on, from 1; `nil` if there is none.
    var connection: Int? { get }
    /// What the server of the connection says about itself; `nil` before the first connection.
    var info: ServerInfo? { get }
    /// The time since when no server can be reached; `nil` while there is a connection, and before the first try.
    var awaySince: Timestamp? { get }
    /// The reason why the server does not let this client in, or does not allow a subject; `nil` if it has refused nothing.
    var refusal: Session.Ending? { get }
    /// The descriptor to wait for; `nil` while there is none.
    var descriptor: Int32? { get }
    /// The time after which ``step()`` has something to do, whatever the descriptor says; `nil` if only the descriptor tells.
    var delay: Duration? { get }
    /// A Boolean value that indicates whether a connection is kept, and what comes to be is read at once.
    var follows: Bool { get }

    /// Does what can be done without waiting, and returns the messages that have arrived and answer no question.
    func step() -> [Message]
    /// Sends a message, unless there is no connection.
    func send(_ message: ClientMessage)
    /// Sends questions together, and returns their answers. It makes a connection if there is none.
    ///
    /// - Throws: `LinkError`. Then a question may have arrived at the server or not.
    func exchange(
        _ questions: [Publication], _ turn: inout ServerWait.Turn, limit: Duration
    ) throws(LinkError) -> [Message]
    /// Waits a moment until the same question is asked again.
    func pause(_ time: Duration)
    /// Ends the connection, because nothing is heard from the other end.
    func drop()
    /// Sets the time at which ``step()`` has something to do although nothing has arrived; `nil` for none.
    func setAlarm(_ time: ContinuousClock.Instant?)
}

extension ServerLink {
    /// A Boolean value that indicates whether no server was reached for so long that a person does not expect one.
    package var isAwayForLong: Bool {
        awaySince.map { SystemClock.milliseconds() - $0.milliseconds > 10_000 } ?? false
    }
}

/// The reason why no answers have arrived.
package enum LinkError: Error, Hashable, Sendable {
    /// No server could be reached.
    case away
    /// The server does not let this client in, or is none.
    case refused(Session.Ending)
    /// The connection ended, or the server was silent for too long.
    case noAnswer
    /// The person or the limit has ended the wait for an answer.
    case givenUp
}

/// The wait for a server.
package typealias ServerWait = Wait<Void>

extension ServerWait {
    /// The shortest wait for a network and a server: nothing is at hand without one.
    package static var shortest: Duration { .milliseconds(500) }
}

extension ServerWait.Turn {
    /// Returns whether to wait on.
    package mutating func goesOn() -> Bool { goesOn(()) }
}
