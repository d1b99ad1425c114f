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
