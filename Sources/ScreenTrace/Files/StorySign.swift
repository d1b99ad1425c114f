import ScreenKit

/// A sign of the legend: how the diagrams on pages draw a call, its return, a release and a reference.
package nonisolated struct StorySign {
    /// The sign as a drawing.
    package let svg: String
    private let text: TraceText

    /// The signs in their order.
    package static var all: [StorySign] {
        let kinds: [(TraceEvent.Kind, TraceText)] = [
            (.injection, .storyInjection), (.message, .storyMessage), (.call, .storyCall), (.return, .storyReturn),
            (.unheard, .storyUnheard), (.release, .storyRelease),
        ]
        let events = kinds.map { kind, text in
            StorySign(kind.rawValue, text) { drawing in
                let sign = kind.sign
                if kind == .release { return drawing.cross(x: 18, y: 8) }
                // A return goes back.
                let (from, to) = sign.isBack ? (38, 2) : (2, sign.head == .cross ? 30 : 38)
                drawing.arrow(from: from, to: to, y: 8, sign)
            }
        }
        let strengths: [(ReferenceStrength, TraceText, TraceEvent.Kind)] = [
            (.strong, .storyStrong, .call), (.weak, .storyWeak, .return),
        ]
        let references = strengths.map { strength, text, kind in
            StorySign(strength.rawValue, text) { drawing in
                drawing.object(x: 1, y: 8)
                drawing.arrow(from: 9, to: 38, y: 8, kind.sign)
            }
        }
        return events + references
    }

    private init(_ name: String, _ text: TraceText, _ draw: (inout StoryDiagram.Drawing) -> Void) {
        var drawing = StoryDiagram.Drawing()
        drawing.open(name)
        draw(&drawing)
        drawing.close()
        (svg, self.text) = (drawing.svg(width: 40, height: 16), text)
    }

    /// Returns the meaning of the sign, in the language of the texts.
    package func meaning(_ texts: Texts) -> String { texts(text) }
}
