import Testing

@testable import Lab

struct QueuesExperimentTests {
    @Test func `an array moves half of all elements for each one that goes`() throws {
        let outcome = try outcome(of: .queues)
        #expect(outcome.value(.code("ArrayQueue, 1000"), of: .labArrayMoves) == "499")
        #expect(outcome.value(.code("ArrayQueue, 16000"), of: .labArrayMoves) == "7999")
    }

    @Test func `only lists with two links a node or with an enum take more stack the longer they are`() throws {
        let outcome = try outcome(of: .queues)
        #expect(outcome.value(.text(.labStackTimes), of: .labEnumList) == "2")
        #expect(outcome.value(.text(.labStackTimes), of: .labTwoLinks) == "2")
        #expect(outcome.value(.text(.labStackTimes), of: .labPlainList) == "1")
        #expect(outcome.value(.text(.labStackTimes), of: .labOurList) == "1")
    }

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

    @Test func `the right answer is the array`() throws {
        #expect(try AnsweredLanguage.korean.rightAnswer(of: .queues) == "배열")
        #expect(try AnsweredLanguage.english.rightAnswer(of: .queues) == "The array")
    }
}
