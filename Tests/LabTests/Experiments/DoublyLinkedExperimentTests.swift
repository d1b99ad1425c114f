import Testing

@testable import Lab

struct DoublyLinkedExperimentTests {
    private func rows(of part: LabText) throws -> [Outcome.Row] {
        let rest = try outcome(of: .doublyLinked).rows.drop { $0 != .part(part) }.dropFirst()
        return Array(rest.prefix { if case .part = $0 { false } else { true } })
    }

    @Test func `each pair of neighbours is a cycle, and nothing is released until it is cut`() throws {
        let rows = try rows(of: .labPreviousStrong)
        #expect(rows.filter { if case .released = $0 { true } else { false } } == [])
        #expect(
            rows.filter { if case .cycle = $0 { true } else { false } } == [
                .cycle(["node1", "next", "node2", "previous", "node1"]),
                .cycle(["node2", "next", "node3", "previous", "node2"]),
            ])
    }

    @Test(arguments: [LabText.labPreviousWeak, .labPreviousUnowned])
    func `with no strong way back the nodes are released from the first to the last`(part: LabText) throws {
        let numbers = 1...3
        #expect(
            Array(try rows(of: part).prefix(6))
                == numbers.map { .made("node\($0)") } + numbers.map { .released("node\($0)") })
    }
}
