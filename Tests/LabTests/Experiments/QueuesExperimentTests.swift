import Testing

@testable import Lab

struct QueuesExperimentTests {
    @Test func `a million nodes behind enums would need more than the usual stack of 8 MB`() throws {
        let megabytes = try outcome(of: .queues).rows.compactMap { row -> Int? in
            guard case .value(.text(.labStack, ["1,000,000"]), .text(.labAboutMegabytes, let count)) = row else {
                return nil
            }
            return count.first.flatMap { Int($0) }
        }
        #expect(try #require(megabytes.first) > 8)
    }

    @Test func `all four queues were timed at every size`() throws {
        let drawings = try outcome(of: .queues).rows.compactMap { row -> String? in
            if case .drawing(let line) = row { line } else { nil }
        }
        for name in ["LinkedListQueue", "DoubleStackQueue", "RingBufferQueue", "ArrayQueue"] {
            let times = try #require(drawings.first { $0.hasPrefix(name) }).split(separator: " ").compactMap { Int($0) }
            #expect(times.count == 5)
            #expect(times.allSatisfy { $0 > 0 })
        }
    }
}
