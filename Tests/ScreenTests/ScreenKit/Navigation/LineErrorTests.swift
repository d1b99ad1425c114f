import Testing

@testable import ScreenKit

struct LineErrorTests {
    @Test(arguments: Language.allCases)
    func `a line that a screen does not understand brings no control characters along`(language: Language) throws {
        let screen = RecordingScreen("a")
        let error = try #require(throws: LineError.self) {
            try screen.events(forLine: "\u{9B}31m", Texts(language))
        }
        #expect(error.reason(of: "\u{9B}31m", Texts(language)).isReadable)
    }
}
