import Classroom

/// Decides which line of a writer is sent next: one at a time, until it has come back in the feed, and again when it stays away.
///
/// So nothing is lost where the link or the server ends between the two, and nothing is doubled: the server and the book know a repetition by
/// its number.
package struct ClassOutbox: Sendable {
    private var sent: (number: Int, time: ContinuousClock.Instant)?

    /// The time after which a line that has not come back is sent again.
    package static let patience = Duration.seconds(2)

    /// Creates an outbox that has sent nothing.
    package init() {}

    /// Decides what is sent now.
    ///
    /// - Parameters:
    ///   - confirmed: The number of the last line that has come back.
    ///   - last: The number of the last line that there is.
    ///   - now: The time.
    /// - Returns: The number of the line to send; `nil` if there is none, or one is on its way.
    package mutating func next(
        after confirmed: Int, of last: Int, at now: ContinuousClock.Instant = .now
    ) -> Int? {
        guard confirmed < last else {
            sent = nil
            return nil
        }
        if let sent, sent.number == confirmed + 1, now < sent.time + Self.patience { return nil }
        sent = (confirmed + 1, now)
        return confirmed + 1
    }

    /// Returns the time until a line may have to be sent again; `nil` if none is on its way.
    package func delay(at now: ContinuousClock.Instant = .now) -> Duration? {
        sent.map { max(.zero, $0.time + Self.patience - now) }
    }

    /// Sends the next line through a stream, unless the stream is not read to its end: what is there need not be sent.
    ///
    /// - Parameters:
    ///   - journal: The lines of the writer.
    ///   - book: The book of the class, with what has come back.
    ///   - stream: The stream.
    ///   - now: The time.
    package mutating func send(
        _ journal: ClassJournal, missingIn book: ClassBook, through stream: ClassStream,
        at now: ContinuousClock.Instant = .now
    ) {
        guard stream.isCaughtUp else {
            // After the end of a connection, nothing is on its way any more.
            sent = nil
            return
        }
        let writer = journal.writer
        guard book.hasRoom(for: writer),
            let number = next(after: book.lastNumber(of: writer), of: journal.lastNumber, at: now),
            let line = journal.line(number), let key = ClassLine.record(of: line)?.proof?.key
        else { return }
        // A server passes over a second message of an id, and nobody else can have used a key before.
        stream.send(line, id: key)
    }
}
