import Testing

@testable import System

struct InotifyEventsTests {
    /// An event as the system writes it.
    private func event(watch: Int32 = 1, mask: UInt32 = 2, name: String = "", length: UInt32? = nil) -> [UInt8] {
        let padded = Array(name.utf8) + (name.isEmpty ? [] : [UInt8](repeating: 0, count: 16 - name.utf8.count % 16))
        let head: [UInt32] = [UInt32(bitPattern: watch), mask, 77, length ?? UInt32(padded.count)]
        return head.withUnsafeBytes(Array.init) + padded
    }

    private func parsed(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { bytes in
            InotifyEvents(bytes).map { "\($0.watch) \($0.mask) " + String(decoding: $0.name, as: UTF8.self) }
        }
    }

    @Test func `events with and without names follow each other`() {
        let bytes =
            event(watch: 3, mask: 0x100, name: "ledger.jsonl") + event(watch: -1, mask: 0x4000)
            + event(watch: 4, mask: 2, name: "딸기쥬스를 위한 파일") + event()
        #expect(parsed(bytes) == ["3 256 ledger.jsonl", "-1 16384 ", "4 2 딸기쥬스를 위한 파일", "1 2 "])
    }

    @Test func `an event that is cut off anywhere is none`() {
        let first = event(name: "a")
        let bytes = first + event(name: "a name of more than sixteen bytes")
        for count in first.indices { #expect(parsed(Array(bytes[..<count])) == []) }
        for count in first.count..<bytes.count { #expect(parsed(Array(bytes[..<count])) == ["1 2 a"]) }
    }

    @Test(arguments: [17, 4_096, UInt32.max])
    func `a length that reaches beyond the end is not believed`(length: UInt32) {
        #expect(parsed(event(name: "ledger.jsonl", length: length)) == [])
    }

    @Test func `the longest name there is fits into the longest event`() {
        #expect(event(name: String(repeating: "n", count: 255)).count == InotifyEvents.longest)
    }
}
