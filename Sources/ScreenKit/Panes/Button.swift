import Terminal

/// A button to press.
/// ```swift
/// Button(Text("Hand out", ko: "확인"), .finish)
/// ```
public struct Button<Event>: ContentPart, Changeable {
    private var control: Control<Event>

    /// Creates a button with its event, its key anywhere on the screen, and the words that a line of input may use besides the label.
    public init(_ label: Text, _ event: Event, key: Key? = nil, words: Text...) {
        control = Control(
            label, event, keys: key.map { [$0] } ?? [], words: words, isFocusable: true, lineNames: [.number, .label])
    }

    /// Returns the button as one that can be pressed only if a condition holds. Elsewhere it is dim.
    public func enabled(_ isEnabled: Bool) -> Button { changed { $0.control.isEnabled = isEnabled } }

    /// The button as a part of a screen.
    public var content: Content<Event> {
        Content.part { texts in
            let label = texts(control.label)
            return FormRow(
                controls: [control], columns: { _ in Extent(least: DisplayWidth.of(label) + 8) },
                line: { "\($0). \(label)" },
                draw: { part, _ in part.drawButton(0, at: GridPoint(column: 0, row: 0), showsKey: true) })
        }
    }
}
