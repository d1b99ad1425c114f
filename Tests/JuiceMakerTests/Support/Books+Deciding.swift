import JuiceMaker

/// Evidence of a ledger with these sales.
struct SomeEvidence: Evidence {
    var sales: [SaleRecord] = []

    var lastSequence: Int { sales.count }

    func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) {
        for (index, sale) in sales.enumerated().dropFirst(sequence) {
            body(LedgerRecord(sequence: index + 1, time: .init(milliseconds: 0), entry: .sale(sale)))
        }
    }

    func recordedMenu(at sequence: Int) -> RecordedMenu? { nil }
    func sale(for key: RequestKey) -> SaleRecord? { sales.first { $0.key == key } }
    func prepareToClose() {}
}

/// What a command comes to, with the answer for its records.
struct Decided<Answer> {
    let entries: [LedgerEntry]
    let answer: Answer
}

extension Books {
    /// Returns what a command comes to.
    func decide<Command: LedgerCommand>(
        _ command: Command, _ evidence: SomeEvidence = SomeEvidence()
    ) throws(Command.Failure) -> Decided<Command.Answer> {
        var evidence = evidence
        let decision = try command.decide(in: self, &evidence)
        let records = decision.entries.enumerated().map {
            LedgerRecord(sequence: $0 + 1, time: .init(milliseconds: 0), entry: $1)
        }
        return Decided(entries: decision.entries, answer: decision.answer(records))
    }

    /// Enters what a command comes to, and returns it.
    @discardableResult
    mutating func perform<Command: LedgerCommand>(
        _ command: Command, _ evidence: SomeEvidence = SomeEvidence()
    ) throws -> Decided<Command.Answer> {
        let decision = try decide(command, evidence)
        for entry in decision.entries { try enter(entry) }
        return decision
    }
}
