import JuiceMaker

/// Evidence of a ledger with these sales, and what became of them.
struct SomeEvidence: Evidence {
    var sales: [SaleRecord] = []
    var cancelledNumbers: Set<Int> = []
    var payments: [Int: String] = [:]
    var menu: RecordedMenu?

    private var entries: [LedgerEntry] {
        sales.map { .sale($0) }
            + sales.filter { cancelledNumbers.contains($0.number) }
            .map { .void(ReversalRecord(of: $0, reason: "-")) }
            + payments.map { .payment(Payment(number: $0, kind: $1, amount: 0)) }
    }

    var lastSequence: Int { entries.count }

    func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) {
        for (index, entry) in entries.enumerated().dropFirst(sequence) {
            body(LedgerRecord(sequence: index + 1, time: .init(milliseconds: 0), entry: entry))
        }
    }

    func recordedMenu(at sequence: Int) -> RecordedMenu? { menu }
    func sale(for key: RequestKey) -> SaleRecord? { sales.first { $0.key == key } }
    func prepareToClose() {}
}

extension Books {
    /// Returns what a command comes to.
    func decide<Command: LedgerCommand>(
        _ command: Command, _ evidence: SomeEvidence = SomeEvidence()
    ) throws(Command.Failure) -> Decision<Command.Answer> {
        var evidence = evidence
        return try command.decide(in: self, &evidence)
    }

    /// Enters what a command comes to, and returns it.
    @discardableResult
    mutating func perform<Command: LedgerCommand>(
        _ command: Command, _ evidence: SomeEvidence = SomeEvidence()
    ) throws -> Decision<Command.Answer> {
        let decision = try decide(command, evidence)
        for entry in decision.entries { try enter(entry) }
        return decision
    }
}
