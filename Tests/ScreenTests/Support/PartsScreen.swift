import TestSupport

@testable import ScreenKit

/// A screen with some parts, which writes down its events, and a person at both fronts.
final class PartsScreen: Screen {
    let title: Text = "Parts"
    private(set) var events: [String] = []
    private let parts: (PartsScreen) -> Content<String>
    private let onEvent: (PartsScreen, String) -> Void

    init(
        handling onEvent: @escaping (PartsScreen, String) -> Void = { _, _ in },
        @ContentBuilder<String> _ parts: @escaping (PartsScreen) -> Content<String>
    ) {
        (self.parts, self.onEvent) = (parts, onEvent)
    }

    var content: Content<String> { parts(self) }

    func handle(_ event: String) {
        events.append(event)
        onEvent(self, event)
    }

    /// Types lines, and returns what was said to them.
    func type(_ lines: String...) -> [String] {
        let person = TypedLines(Kiosk(root: self, texts: Texts(.english)))
        person.readPage()
        return person.type(lines)
    }

    /// Types keys at a terminal, looking after each, and returns the last picture without its bars.
    func press(_ keys: String, _ size: GridSize = .small) -> [String] {
        let kiosk = Kiosk(root: self, texts: Texts(.english))
        let front = FullScreenFront(kiosk: kiosk)
        var picture = front.draw(size: size)
        for key in Key.typed(keys) {
            front.handle(.key(key, []))
            picture = front.draw(size: size)
        }
        return Array(picture.text.dropFirst().dropLast())
    }
}
