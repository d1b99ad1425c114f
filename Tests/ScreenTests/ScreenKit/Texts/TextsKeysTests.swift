import Terminal
import Testing

@testable import ScreenKit

struct TextsKeysTests {
    @Test func `keys are called by signs where they can be shown`() {
        let texts = Texts(.korean)
        #expect([Key.enter, .backspace, .left, .up].map(texts.name) == ["⏎", "⌫", "←", "↑"])
    }

    @Test func `where signs cannot be shown, no two keys are called alike`() {
        let texts = Texts(.english, showsSigns: false).translated(to: .english)
        #expect([Key.enter, .backspace, .left, .up].map(texts.name) == ["Enter", "BS", "Left", "Up"])
        let keys: [Key] = [.enter, .backspace, .left, .right, .up, .down, .tab, .escape, .delete, .home, .end]
        let names = keys.map(texts.name)
        #expect(Set(names).count == keys.count)
        #expect(names.allSatisfy { $0.allSatisfy(\.isASCII) })
    }
}
