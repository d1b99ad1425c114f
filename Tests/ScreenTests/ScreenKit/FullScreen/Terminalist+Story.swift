import Terminal

@testable import ScreenKit

extension Terminalist {
    /// Presses the keys of a text one after another, without a look between them: those of `Key.typed`, and signs for some more.
    func play(_ keys: String) {
        let others: [Character: Key] = ["⌦": .delete, "⇞": .pageUp, "⇟": .pageDown, "⇱": .home, "⇲": .end]
        for character in keys {
            if let key = others[character] { press(key) } else { Key.typed(String(character)).forEach { press($0) } }
        }
    }
}
