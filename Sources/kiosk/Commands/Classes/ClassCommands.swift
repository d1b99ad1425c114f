import Classroom
import Core
import JetStream
import JuiceMaker
import JuiceMakerApp
import Lab
import ScreenKit
import Shopfront
import Storage
import System

extension Workshop {
    /// `kiosk class create`: creates the stream of a class on its server, with a first record whose writer is the teacher, and says how
    /// students join.
    func createClass(_ text: String) throws {
        let address = try classAddress(text)
        let isNew = try ClassStream.create(address, key: shopKey(), wait: serverWait(address))
        let folder = try classFolder(address)
        let journal = try teachersJournal(address, .creating)
        // What was written into an earlier class of this name has shown its keys.
        if isNew, journal.lastNumber > 1 {
            try texts.working(on: folder) { () throws(LedgerError) in try journal.beginAnew() }
        }
        let session = try teachersSession(address, journal)
        try session.wait(until: { session.desk.waitingCount == 0 }, serverWait(address))
        try answering {
            try console.say([
                texts(isNew ? .classCreated : .classIsThere, address.description),
                texts(.classTeachersFolder, folder.printable), texts(.classBoardHint, address.description),
                texts(.classJoinHint), "  " + joinLine(address),
            ])
        }
    }

    /// `kiosk class`: the teacher's board, or its table as CSV.
    func openClassBoard(_ text: String) throws {
        let address = try classAddress(text)
        let session = try teachersSession(address)
        let desk = session.desk
        if options[.csv] { return try console.say(desk.book.csvLines(at: SystemClock.now())) }
        let orders = ClassOrders { [self] () throws(CommandError) in
            // The ledger of the class's shop.
            let place = try dataPlace(of: StreamAddress(address.description))
            let bar = JuiceBar(ledger: try ledger(for: .reading, in: place, showsLastKnown: runner.usesFullScreen))
            return (bar, changes(in: place, refresh: bar.refresh))
        }
        let server = address.reachable(at: LocalNetwork.address).servers.map(\.description).joined(separator: ", ")
        let board = ClassBoardScreen(
            desk, address: server, joinPane: QRPane(QRCode(Array(joinLine(address).utf8)), texts),
            koans: Koan.embedded(), now: SystemClock.now,
            ordersScreen: { [self] () throws(ClassOrdersError) in BoardScreen(shop(try orders.bar())) })
        let kiosk = Kiosk(root: board, texts: texts)
        defer { session.finish() }
        try show(kiosk, [session, orders, TimerSource(every: .seconds(60), isQuietInLines: true)])
    }

    /// `kiosk class shop`: gives a class a shop on its server.
    func createClassShop(_ text: String) throws {
        let address = try classAddress(text)
        let session = try teachersSession(address)
        try createShop(text)
        let desk = session.desk
        if !desk.book.hasShop {
            desk.note(.shopOpened)
            try session.wait(until: { desk.book.hasShop }, serverWait(address))
        }
        try console.say(texts(.classShopHint))
    }

    /// Returns the journal of the teacher, who is the one in whose folder the class was created.
    func teachersJournal(_ address: StreamAddress, _ mode: OpenMode = .updating) throws -> ClassJournal {
        let folder = try classFolder(address)
        do throws(LedgerError) {
            return try ClassJournal(in: folder, of: .created, mode, now: SystemClock.now)
        } catch .failed(_, .notFound) {
            // That there is no such class, or no server, is what a person has to know first.
            try classStream(address).catchUp(serverWait(address)) { _ in }
            throw ClassError.otherTeacher(server: address.description)
        } catch {
            throw CommandError(folder.printable + ": " + texts.explain(error), .inputOutput)
        }
    }

    /// Returns the part of the teacher in a class, whose records are read.
    private func teachersSession(_ address: StreamAddress, _ journal: ClassJournal? = nil) throws -> ClassSession {
        let journal = try journal ?? teachersJournal(address)
        let desk = ClassDesk(
            me: journal.writer, className: address.name, joinLine: joinLine(address), exhibits: exhibits)
        let session = ClassSession(desk, on: try classStream(address), noting: journal)
        try session.begin(serverWait(address))
        if let problem = session.problem { throw problem }
        return session
    }

    // MARK: The student

    /// The part of a student in the class that the options name; `nil` where they name none.
    func classSession(handingIn sources: @escaping () -> [ClassEvent]) throws -> ClassSession? {
        guard let address = options[.classroom], let name = options[.studentName] else { return nil }
        let folder = try classFolder(address)
        let journal = try texts.working(on: folder) { () throws(LedgerError) in
            try ClassJournal(in: folder, of: .joined(name), now: SystemClock.now)
        }
        if case .damaged(let line, let copy)? = journal.takeNotice() {
            console.complain(texts(.classJournalDamaged, String(line), copy.printable))
        }
        let desk = ClassDesk(
            me: journal.writer, className: address.name, myName: name.text, joinLine: joinLine(address),
            exhibits: exhibits)
        let session = ClassSession(
            desk, on: try classStream(address), noting: journal, tellsQuestionsOnly: !runner.usesFullScreen,
            handedIn: sources)
        // A class whose server is away is joined when it is there again.
        try? session.begin(ServerWait(limit: .seconds(1)), isRenewed: false)
        if let problem = session.problem { throw problem }
        return session
    }

    /// The place in which juices are ordered in the shop of a class; `nil` if it has none.
    func placeInClass(_ session: ClassSession) throws(CommandError) -> DataPlace? {
        guard let address = options[.classroom], session.desk.book.hasShop else { return nil }
        return dataPlace(at: try classFolder(address) + "/shop", of: StreamAddress(address.description))
    }

    /// The folder of a student in a class: that of `--data`, or one beside the ledger of the user.
    private func classFolder(_ address: StreamAddress) throws(CommandError) -> String {
        guard let folder = try place.folder else { throw CommandError(texts(.classNeedsFolder), .usage) }
        return folder.path + "/class/" + address.name
    }

    // MARK: The stream

    func classAddress(_ text: String) throws(CommandError) -> StreamAddress {
        try streamAddress(text, of: .class)
    }

    func classStream(_ address: StreamAddress) throws(CommandError) -> ClassStream {
        ClassStream(address, key: try shopKey(), as: "kiosk")
    }

    /// The line by which a student joins. Where the address is that of this machine alone, it has the one by which others reach it.
    private func joinLine(_ address: StreamAddress) -> String {
        "kiosk --class \(address.reachable(at: LocalNetwork.address)) --name " + texts(.classNameExample)
    }
}

extension StreamAddress {
    /// Returns the address for other machines. One that only this machine understands has the machine's number in the network instead, if
    /// there is any.
    fileprivate func reachable(at number: String?) -> StreamAddress {
        guard let number, servers.allSatisfy({ ["localhost", "127.0.0.1", "::1"].contains($0.host) }) else {
            return self
        }
        let hosts = servers.map { "\(number):\($0.port)" }.joined(separator: ",")
        return StreamAddress("nats://\(hosts)/\(name)", of: kind) ?? self
    }
}

extension Texts {
    /// Returns what a student's home page says of the class: what is sent, or that nothing is sent now.
    func footer(of desk: ClassDesk) -> String {
        if let trouble = desk.trouble { return self(trouble) }
        return desk.isAway ? self(.classNotConnected, desk.className) : self(.classFooter)
    }
}

extension ClassBook {
    /// The table of the students in CSV, in the order in which they came.
    fileprivate func csvLines(at now: Timestamp) -> [String] {
        var table = CSVTable<Student>()
        table.add("student", \.shownName)
        table.add("solved", number: \.solved.count)
        table.add("koan") { $0.koan?.text ?? "" }
        table.add("minutes") { $0.stuckSince.map { max(0, Int((now.milliseconds - $0.milliseconds) / 60_000)) } }
        table.add("hints", number: \.hintCount)
        table.add("hand") { $0.handSince == nil ? "" : "1" }
        table.add("handed in") { $0.handedInAt?.description ?? "" }
        return table.lines(students)
    }
}

nonisolated extension ClassError: EndingError {
    var exitCode: ExitCode { .inputOutput }

    /// Returns the reason why a class cannot be joined or goes no further.
    func message(_ texts: Texts) -> String {
        switch self {
        case .away(let server): texts(.classServerAway, server.printable)
        case .silent(let server): texts(.classSilent, server.printable)
        case .refused(let server, let words): texts(.classRefused, server.printable, words.printable)
        case .needsEncryption(let server): texts(.classNeedsEncryption, server.printable)
        case .noStreams(let server): texts(.classNoStreams, server.printable)
        case .noClass(let server): texts(.classMissing, server.printable)
        case .unfit(let server, let words): texts(.classUnfit, server.printable, words.printable)
        case .noTeacher(let server): texts(.classWithoutTeacher, server.printable)
        case .otherTeacher(let server): texts(.classOfOtherTeacher, server.printable)
        case .full(let server): texts(.classFull, server.printable)
        }
    }
}
