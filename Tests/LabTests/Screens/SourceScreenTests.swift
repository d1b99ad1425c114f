import KioskUI
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

    @Test func `comments are quieter than code`() throws {
        let content = SourceScreen(of: try exhibit(.money)).content(Texts(.korean))
        guard case .text(let text)? = content.panes.first else { return #expect(Bool(false)) }
        let tones = (0..<text.lines.count).map { (text.lines[$0].text, text.lines[$0].tone) }
        #expect(tones.contains { $0.0.hasPrefix("/// The same sums") && $0.1 == .quiet })
        #expect(tones.contains { $0.0.hasPrefix("struct MoneyExperiment") && $0.1 == .plain })
    }
}
