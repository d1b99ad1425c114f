import Testing

@testable import Core

struct UniquedTests {
    @Test func `each element comes once, at its first place`() {
        #expect(["add", "set", "add", "all", "set"].uniqued() == ["add", "set", "all"])
        #expect([Int]().uniqued() == [])
    }
}
