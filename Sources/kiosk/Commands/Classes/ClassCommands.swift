import Classroom
import Core
import JetStream
import JuiceMaker
import JuiceMakerApp
import Lab
import ScreenKit
import Storage
import System

extension Workshop {
    /// `kiosk class create`: creates the stream of a class on its server, with a first record whose writer is the teacher, and says how
    /// students join.
    func createClass(_ text: String) throws -> ExitCode {
        let address = try classAddress(text)
        let key = try shopKey()
        let isNew = try workingInClass { () throws(ClassError) in
            try ClassStream.create(address, key: key, wait: serverWait(address))
        }
        let folder = try classFolder(address)
        let journal = try teachersJournal(address, .creating)
        // What was written into an earlier class of this name has shown its keys.
        if isNew, journal.lastNumber > 1 {
            try texts.working(on: folder) { () throws(LedgerError) in try journal.beginAnew() }
        }
        let session = try teachersSession(address, journal)
        try session.wait(until: { session.desk.waitingCount == 0 }, serverWait(address), texts)
        return try answering {
            try console.say([
                texts(isNew ? .classCreated : .classIsThere, address.description),
                texts(.classTeachersFolder, folder.printable), texts(.classBoardHint, address.description),
                texts(.classJoinHint), "  " + joinLine(address),
            ])
            return .success
        }
    }

    /// `kiosk class`: the teacher's board, or its table as CSV.
    func openClassBoard(_ text: String) throws -> ExitCode {
        let address = try classAddress(text)
        let session = try teachersSession(address)
        let desk = session.desk
        if options.isCSV {
            try console.say(desk.book.csvLines(at: SystemClock.now()))
            return .success
        }
        let orders = ClassOrders { () throws(CommandError) in
            let bar = try classBar(address)
            return (bar, try changes(refresh: bar.refresh))
        }
        let today = currentDay.period
        let server = address.reachable(at: LocalNetwork.address).servers.map(\.description).joined(separator: ", ")
        let board = ClassBoardScreen(
            desk, address: server, joinPane: QRPane(QRCode(Array(joinLine(address).utf8)), texts),
            koans: Koan.embedded(), now: SystemClock.now,
            ordersScreen: { () throws(ClassOrdersError) in
                BoardScreen(bar: try orders.bar(), today: today, now: SystemClock.now)
            })
        let kiosk = Kiosk(root: board, texts: texts)
        defer { session.finish() }
        try runner.run(
            kiosk, sources: [session, orders, TimerSource(every: .seconds(60), isQuietInLines: true)],
            willShow: { waitNotice.screen = $0 })
        return .success
    }

    /// `kiosk class shop`: gives a class a shop on its server.
    func createClassShop(_ text: String) throws -> ExitCode {
        let address = try classAddress(text)
        let session = try teachersSession(address)
        let created = try createShop(text)
        guard created == .success else { return created }
        let desk = session.desk
        if !desk.book.hasShop {
            desk.note(.shopOpened)
            try session.wait(until: { desk.book.hasShop }, serverWait(address), texts)
        }
        try console.say(texts(.classShopHint))
        return .success
    }

    /// Returns the journal of the teacher, who is the one in whose folder the class was created.
    func teachersJournal(_ address: StreamAddress, _ mode: OpenMode = .updating) throws(CommandError) -> ClassJournal {
        let folder = try classFolder(address)
        do throws(LedgerError) {
            return try ClassJournal(in: folder, of: .created, mode, now: SystemClock.now)
        } catch .failed(_, .notFound) {
            // That there is no such class, or no server, is what a person has to know first.
            let stream = ClassStream(address, key: try shopKey(), as: "kiosk")
            return try workingInClass { () throws(ClassError) in
                try stream.catchUp(serverWait(address)) { _ in }
                throw .otherTeacher(server: address.description)
            }
        } catch {
            throw CommandError(folder.printable + ": " + texts.explain(error), .inputOutput)
        }
    }

    /// Returns the part of the teacher in a class, whose records are read.
    private func teachersSession(_ address: StreamAddress, _ journal: ClassJournal? = nil) throws -> ClassSession {
        let journal = try journal ?? teachersJournal(address)
        let desk = ClassDesk(
            me: journal.writer, className: address.name, joinLine: joinLine(address), exhibits: try exhibits())
        let stream = ClassStream(address, key: try shopKey(), as: "kiosk")
        let session = ClassSession(desk, on: stream, noting: journal)
        try workingInClass { () throws(ClassError) in
            try session.begin(serverWait(address))
            if let problem = session.problem { throw problem }
        }
        return session
    }

    // MARK: The student

    /// The part of a student in the class that the options name; `nil` where they name none.
    func classSession(handingIn sources: @escaping () -> [ClassEvent]) throws -> ClassSession? {
        guard let address = options.classroom, let name = options.studentName else { return nil }
        let folder = try classFolder(address)
        let journal = try texts.working(on: folder) { () throws(LedgerError) in
            try ClassJournal(in: folder, of: .joined(name), now: SystemClock.now)
        }
        if case .damaged(let line, let copy)? = journal.takeNotice() {
            console.complain(texts(.classJournalDamaged, String(line), copy.printable))
        }
        let stream = ClassStream(address, key: try shopKey(), as: "kiosk")
        let desk = ClassDesk(
            me: journal.writer, className: address.name, myName: name.text, joinLine: joinLine(address),
            exhibits: try exhibits())
        let session = ClassSession(
            desk, on: stream, noting: journal, tellsQuestionsOnly: !runner.usesFullScreen, handedIn: sources)
        // A class whose server is away is joined when it is there again.
        try? session.begin(ServerWait(limit: .seconds(1)), isRenewed: false)
        if let problem = session.problem { throw CommandError(texts.explain(problem), .inputOutput) }
        return session
    }

    /// Returns the same workshop, in which juices are ordered in the shop of a class, if it has one.
    func inClass(_ session: ClassSession) throws(CommandError) -> Workshop {
        var workshop = self
        guard let address = options.classroom, session.desk.book.hasShop else { return workshop }
        workshop.options.shop = StreamAddress(address.description)
        workshop.options.data = .directory(try classFolder(address) + "/shop")
        return workshop
    }

    /// The folder of a student in a class: that of `--data`, or one beside the ledger of the user.
    private func classFolder(_ address: StreamAddress) throws(CommandError) -> String {
        var workshop = self
        workshop.options.shop = nil
        guard let directory = try workshop.dataDirectory() else { throw CommandError(texts(.classNeedsFolder), .usage) }
        return directory.path + "/class/" + address.name
    }

    // MARK: The stream

    func classAddress(_ text: String) throws(CommandError) -> StreamAddress {
        guard let address = StreamAddress(text, of: .class) else { throw CommandError(texts(.invalidShop), .usage) }
        return address
    }

    func serverWait(_ address: StreamAddress) -> ServerWait {
        ServerWait(
            limit: options.wait.map { max(.seconds($0), ServerWait.shortest) } ?? .seconds(10),
            report: { [waitNotice] in MainActor.assumeIsolated { waitNotice.show(waitingFor: address.description) } },
            isCancelled: { [waitNotice] in MainActor.assumeIsolated { waitNotice.takeInterruption() } })
    }

    /// The ledger of the class's shop, for the board.
    private func classBar(_ address: StreamAddress) throws(CommandError) -> JuiceBar {
        var workshop = self
        workshop.options.shop = StreamAddress(address.description)
        return JuiceBar(ledger: try workshop.ledger(for: .reading, showsLastKnown: runner.usesFullScreen))
    }

    func workingInClass<Value>(_ work: () throws(ClassError) -> Value) throws(CommandError) -> Value {
        do throws(ClassError) { return try work() } catch { throw CommandError(texts.explain(error), .inputOutput) }
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

    /// Returns the reason why a class cannot be joined or goes no further.
    func explain(_ error: ClassError) -> String {
        switch error {
        case .away(let server): self(.classServerAway, server.printable)
        case .silent(let server): self(.classSilent, server.printable)
        case .refused(let server, let words): self(.classRefused, server.printable, words.printable)
        case .needsEncryption(let server): self(.classNeedsEncryption, server.printable)
        case .noStreams(let server): self(.classNoStreams, server.printable)
        case .noClass(let server): self(.classMissing, server.printable)
        case .unfit(let server, let words): self(.classUnfit, server.printable, words.printable)
        case .noTeacher(let server): self(.classWithoutTeacher, server.printable)
        case .otherTeacher(let server): self(.classOfOtherTeacher, server.printable)
        case .full(let server): self(.classFull, server.printable)
        }
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
