import ScreenKit
import Testing

@testable import Lab

struct SourceScreenTests {
    @Test func `the source stands there line by line`() throws {
        let test = try LabKiosk()
        _ = try test.open(.money)
        let lines = test.say("source")
        #expect(lines.first == "== 키오스크 > 실험실 > 돈 계산 > 소스 ==")
        #expect(Array(lines.dropFirst()) == (try exhibit(.money).sourceLines))
    }
}
