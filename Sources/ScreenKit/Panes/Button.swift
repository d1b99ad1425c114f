import Terminal

/// A button to press.
/// ```swift
/// Button(Text("Hand out", ko: "확인"), .finish)
/// ```
public struct Button<Event>: ContentPart {
    private let label: Text
    private let event: Event
    private let key: Key?
    private let words: [Text]
    private var isEnabled = true

    /// Creates a button with its event, its key anywhere on the screen, and the words that a line of input may use besides the label.
    public init(_ label: Text, _ event: Event, key: Key? = nil, words: Text...) {
        (self.label, self.event, self.key, self.words) = (label, event, key, words)
    }

    /// Returns the button as one that can be pressed only if a condition holds. Elsewhere it is dim.
    public func enabled(_ isEnabled: Bool) -> Button {
        var button = self
        button.isEnabled = isEnabled
        return button
    }

    /// The button as a part of a screen.
    public var content: Content<Event> {
        Content.pane { texts in
            ButtonPane(
                control: Control(
                    label: texts(label), event: event, keys: key.map { [$0] } ?? [], words: words.map { texts($0) },
                    isEnabled: isEnabled))
        }
    }
}

/// A button in a row of its own.
struct ButtonPane<Event>: Pane {
    let control: Control<Event>

    var controls: PaneControls<Event> {
        [PaneControl(control, isFocusable: true, lineNames: [.number, .label])]
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: DisplayWidth.of(control.label) + 8), rows: .exactly(1))
    }

    func draw(on part: inout PagePart) { part.drawButton(0, at: GridPoint(column: 0, row: 0), showsKey: true) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, ["\(firstNumber). \(control.label)"])]
    }
}
