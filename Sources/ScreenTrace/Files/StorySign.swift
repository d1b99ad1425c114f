import ScreenKit

/// A sign of the legend: how the diagrams on pages draw a call, its return, a release and a reference.
package nonisolated enum StorySign: CaseIterable {
    case injection, message, call, `return`, unheard, release, strong, weak

    /// The sign as a drawing.
    package var svg: String {
        let kind: TraceEvent.Kind =
            switch self {
            case .injection: .injection
            case .message: .message
            case .call, .strong: .call
            case .return, .weak: .return
            case .unheard: .unheard
            case .release: .release
            }
        var drawing = StoryDiagram.Drawing()
        // A return has the colour of its call.
        drawing.open(kind == .return ? .call : kind)
        if kind == .release {
            drawing.cross(x: 18, y: 8)
        } else {
            drawing.arrow(from: 2, to: kind == .unheard ? 30 : 36, y: 8, kind)
        }
        drawing.close()
        return drawing.svg(width: 40, height: 16)
    }

    /// The meaning of the sign, in the language of the texts.
    package func meaning(_ texts: Texts) -> String {
        switch self {
        case .injection: texts(.storyInjection)
        case .message: texts(.storyMessage)
        case .call: texts(.storyCall)
        case .return: texts(.storyReturn)
        case .unheard: texts(.storyUnheard)
        case .release: texts(.storyRelease)
        case .strong: texts(.storyStrong)
        case .weak: texts(.storyWeak)
        }
    }
}
