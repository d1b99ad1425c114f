import ScreenKit

/// A sign of the legend: how the diagrams on pages draw a call, its return, a release and a reference.
package nonisolated enum StorySign: CaseIterable {
    case injection, message, call, `return`, unheard, release, strong, weak

    /// The sign as a drawing.
    package var svg: String {
        var drawing = StoryDiagram.Drawing()
        drawing.open("\(self)")
        switch self {
        case .injection: drawing.arrow(from: 2, to: 38, y: 8, .injection)
        case .message, .call: drawing.arrow(from: 2, to: 38, y: 8, .call)
        // A return goes back.
        case .return: drawing.arrow(from: 38, to: 2, y: 8, .return)
        case .unheard: drawing.arrow(from: 2, to: 30, y: 8, .unheard)
        case .release: drawing.cross(x: 18, y: 8)
        case .strong, .weak:
            drawing.object(x: 1, y: 8)
            drawing.arrow(from: 9, to: 38, y: 8, self == .strong ? .call : .return)
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
