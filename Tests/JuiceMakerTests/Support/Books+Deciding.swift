import JuiceMaker

/// Evidence of a ledger with these sales alone.
struct SomeEvidence: Evidence {
    var sales: [SaleRecord] = []
    var cancelledNumbers: Set<Int> = []
    var payments: [Int: String] = [:]
    var menu: RecordedMenu?

    func saleRecord(number: Int) -> LedgerRecord? {
        sales.first { $0.number == number }.map {
            LedgerRecord(sequence: $0.number, time: .init(milliseconds: 0), entry: .sale($0))
        }
    }

    func sale(for key: RequestKey) -> SaleRecord? { sales.first { $0.key == key } }
    func recordedMenu(at sequence: Int) -> RecordedMenu? { menu }
    func isCancelled(_ number: Int, after sequence: Int) -> Bool { cancelledNumbers.contains(number) }
    func paymentKind(of number: Int, after sequence: Int) -> String? { payments[number] }
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
