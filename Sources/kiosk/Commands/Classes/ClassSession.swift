import Classroom
import Core
import JetStream
import JuiceMaker
import Lab
import ScreenKit
import Storage
import System

/// The part of one machine in a class while the program runs: reads the records as they come to be, and sends those of this machine.
///
/// While the server is away everything goes on, and what was noted meanwhile is sent later, in its order.
final class ClassSession: ChangeSource, ClassDeskDelegate {
    let desk: ClassDesk
    /// A Boolean value that indicates whether only questions of the teacher, and that all is sent, are changes: a person who types lines is
    /// not told of all others.
    private let tellsQuestionsOnly: Bool
    private let stream: ClassStream
    private let journal: ClassJournal
    private var outbox = ClassOutbox()
    private var presenter: ClassPresenter?
    /// The last attempts of this machine at each koan.
    private var attempts: [ClassName: ClassEvent] = [:]
    /// The koans that were attempted in this run.
    private var ownKoans: Set<ClassName> = []
    /// The koans of the student who hands in.
    private let handedIn: () -> [ClassEvent]

    /// Creates the part of a member.
    ///
    /// - Parameters:
    ///   - desk: The desk of the member.
    ///   - stream: The stream of the class.
    ///   - journal: What the member notes.
    ///   - tellsQuestionsOnly: Whether only questions of the teacher are changes.
    ///   - handedIn: Returns the records with the sources of a student who hands in.
    init(
        _ desk: ClassDesk, on stream: ClassStream, noting journal: ClassJournal, tellsQuestionsOnly: Bool = false,
        handedIn: @escaping () -> [ClassEvent] = { [] }
    ) {
        (self.desk, self.stream, self.journal, self.handedIn) = (desk, stream, journal, handedIn)
        self.tellsQuestionsOnly = tellsQuestionsOnly
        desk.delegate = self
    }

    /// Brings the teacher's questions into view on a kiosk from now on. One that is open is shown at once.
    func present(on kiosk: Kiosk) {
        presenter = ClassPresenter(kiosk.navigator, desk, shieldsKeys: !tellsQuestionsOnly)
        presenter?.update()
    }

    /// Reads what the class has recorded so far, or as much of it as arrives soon, and sends what is not there: nothing else may happen for
    /// a long time.
    ///
    /// - Throws: `ClassError` when not all could be read. What arrived until then is in the book.
    func begin(_ wait: ServerWait, isRenewed: Bool = true) throws(ClassError) {
        defer { sendNext() }
        try stream.catchUp(wait, isRenewed: isRenewed) { _ = take($0) }
    }

    // MARK: Changes

    var descriptors: [Int32] { stream.descriptor.map { [$0] } ?? [] }

    var delay: Duration? { [stream.delay, outbox.delay()].compactMap(\.self).min() }

    func readChanges() -> Bool {
        let (state, question) = ((desk.isAway, desk.waitingCount, problem), desk.book.question)
        let hasRecords = take(stream.step())
        sendNext()
        if tellsQuestionsOnly { return question != desk.book.question || state.1 > 0 && desk.waitingCount == 0 }
        return hasRecords || state != (desk.isAway, desk.waitingCount, problem)
    }

    private func take(_ deliveries: [ClassStream.Delivery]) -> Bool {
        for delivery in deliveries {
            if delivery.isRestart { desk.beginAnew() }
            if let record = delivery.record {
                // What the book leaves out takes no number from the journal, whoever has written it.
                if desk.enter(record, at: delivery.time) {
                    try? journal.check(record)
                    remember(record)
                }
            } else if !delivery.isRestart {
                desk.leaveOut()
            }
        }
        if stream.isCaughtUp, !deliveries.isEmpty { presenter?.update() }
        return !deliveries.isEmpty
    }

    /// Remembers an attempt of an earlier run. What this run has noted is later than any record that comes back.
    private func remember(_ record: ClassRecord) {
        guard record.writer == desk.me, case .attempted(let koan, _, _) = record.event, !ownKoans.contains(koan) else {
            return
        }
        attempts[koan] = record.event
    }

    /// Notes an attempt, and returns whether it is not the last one at its koan once more. Any other event is new.
    private func isNew(_ event: ClassEvent) -> Bool {
        guard case .attempted(let koan, _, _) = event else { return true }
        defer { attempts[koan] = event }
        ownKoans.insert(koan)
        return attempts[koan] != event
    }

    private func sendNext() {
        try? journal.readOn()
        desk.me = journal.writer
        outbox.send(journal, missingIn: desk.book, through: stream)
        desk.waitingCount = max(0, journal.lastNumber - desk.book.lastNumber(of: desk.me))
        desk.isAway = stream.isAway
        desk.trouble = problem.map { problem in Text { problem.message($0) } }
    }

    /// What keeps this machine from going on in the class; `nil` if that is nothing, or only that the server is away.
    var problem: ClassError? {
        if stream.problem != nil || !stream.isCaughtUp { return stream.problem }
        let (book, server) = (desk.book, stream.address.description)
        if book.hasRoom(for: desk.me) { return nil }
        if book.teacher == nil { return .noTeacher(server: server) }
        return desk.me.role == .teacher ? .otherTeacher(server: server) : .full(server: server)
    }

    /// Waits until something of this machine is in the book.
    ///
    /// - Throws: `ClassError` when that takes too long.
    func wait(until isDone: () -> Bool, _ wait: ServerWait) throws(ClassError) {
        var turn = ServerWait.Turn(wait)
        while true {
            _ = readChanges()
            if isDone() { return }
            if let problem { throw problem }
            guard turn.goesOn() else { throw .silent(server: stream.address.description) }
            SystemClock.sleep(.milliseconds(5))
        }
    }

    /// Gives what was noted last a moment to be sent. A student's machine sends the rest when it is started again.
    func finish() {
        let end = ContinuousClock.now + .seconds(2)
        while !stream.isAway, problem == nil, ContinuousClock.now < end {
            _ = readChanges()
            if desk.waitingCount == 0 { return }
            SystemClock.sleep(.milliseconds(5))
        }
    }

    // MARK: Notes

    func classDesk(_ desk: ClassDesk, note event: ClassEvent) {
        // The check of a file that has not changed, as at each start, is no attempt.
        guard isNew(event) else { return }
        let sources = event == .handedIn ? handedIn() : []
        if event == .handedIn, sources.isEmpty {
            desk.hadNothingToHandIn = true
            return
        }
        do throws(LedgerError) {
            try journal.append(sources + [event])
        } catch {
            desk.saveFailure = error.reason
            if case .attempted(let koan, _, _) = event { attempts[koan] = nil }
        }
        sendNext()
    }
}
