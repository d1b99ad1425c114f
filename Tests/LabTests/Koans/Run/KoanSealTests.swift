import Testing

@testable import Lab

/// The seals of a koan's report.
nonisolated struct KoanSealTests {
    /// The seals were calculated by another program, which gives the value of the paper on SipHash for its key and message.
    @Test(arguments: [
        ("done", 0, "2209gg9hab09p"), ("done", 1, "1cd5vep9lge38"), ("verified\tx\ty", 12, "3i8tqfl1wntgi"),
    ])
    func `a seal is SipHash of the secret, the number and the text`(line: String, number: Int, seal: String) {
        #expect(KoanSeal.seal(of: line.utf8, number: number, secret: "s") == seal)
    }
}
