import ScreenKit

/// A sign of the legend: how the diagrams on pages draw a call, its return, a release and a reference.
package nonisolated enum StorySign: CaseIterable {
    case injection, message, call, `return`, unheard, release, strong, weak

    /// The sign as a drawing.
    package var svg: String {
        let kind = content.kind
        var drawing = StoryDiagram.Drawing()
        drawing.open(self == .strong || self == .weak ? "\(self)" : kind.rawValue)
        switch self {
        case .release: drawing.cross(x: 18, y: 8)
        // A return goes back.
        case .return: drawing.arrow(from: 38, to: 2, y: 8, kind)
        case .strong, .weak:
            drawing.object(x: 1, y: 8)
            drawing.arrow(from: 9, to: 38, y: 8, kind)
        case .injection, .message, .call, .unheard: drawing.arrow(from: 2, to: self == .unheard ? 30 : 38, y: 8, kind)
        }
        drawing.close()
        return drawing.svg(width: 40, height: 16)
    }

    /// The meaning of the sign, in the language of the texts.
    package func meaning(_ texts: Texts) -> String { texts(content.meaning) }

    /// The event that is drawn as the sign is, and the meaning.
    private var content: (kind: TraceEvent.Kind, meaning: TraceText) {
        switch self {
        case .injection: (.injection, .storyInjection)
        case .message: (.message, .storyMessage)
        case .call: (.call, .storyCall)
        case .return: (.return, .storyReturn)
        case .unheard: (.unheard, .storyUnheard)
        case .release: (.release, .storyRelease)
        case .strong: (.call, .storyStrong)
        case .weak: (.return, .storyWeak)
        }
    }
}
