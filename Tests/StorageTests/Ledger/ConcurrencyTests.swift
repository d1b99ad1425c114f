import Core
import JuiceMaker
import Testing
import TestSupport

@testable import Storage

/// Threads of one process, on one ledger or on several of the same file.
struct ConcurrencyTests {
    private let folder: TemporaryFolder
    private let menu: Menu

    init() throws {
        folder = try TemporaryFolder()
        menu = try Shop(stock: 300).menu
    }

    private func open() throws -> FileLedger {
        try FileLedger.open(directory: folder.path, menu: menu) { Timestamp(milliseconds: 0) }
    }

    @Test(arguments: [1, 4]) func `threads take turns, and never sell a fruit twice`(ledgerCount: Int) async throws {
        let ledgers = try (0..<ledgerCount).map { _ in try open() }
        let juice = try #require(menu.juice(named: "mango"))
        let numbers = try await withThrowingTaskGroup(of: [Int].self) { group in
            for thread in 0..<4 {
                let ledger = ledgers[thread % ledgerCount]
                group.addTask {
                    try (0..<50).compactMap { _ in try ledger.number(of: SaleRequest(order: Order(juice))) }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        // 300 mangos are enough for 100 of the 200 juices.
        #expect(numbers.sorted() == Array(1...100))
        let verification = try LedgerVerification(directory: folder.path)
        #expect(verification.error == nil)
        #expect(verification.accounts.fruits["mango"]?.stock == 0)
    }
}
