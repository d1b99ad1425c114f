/// What can be done on a screen besides what its parts offer. It stands with its key in the row below the screen.
/// ```swift
/// Hint(Text("Edit the stock", ko: "재고 수정"), .editStock, key: "e", words: "stock").enabled(isOpen)
/// ```
public struct Hint<Event>: ContentPart, Changeable {
    private var control: Control<Event>
    private var place: WritableKeyPath<ScreenContent<Event>, [Control<Event>]> = \.hints

    /// Creates a hint.
    ///
    /// - Parameters:
    ///   - label: The label; a line of input names the hint by it.
    ///   - event: The event that follows.
    ///   - key: The key for it, anywhere on the screen; `nil` for none.
    ///   - words: The words that a line of input may use besides the label. The list of commands shows the first one, and leaves out a hint
    ///     without words.
    ///   - meaning: The effect, for the help; without one the label says enough.
    public init(_ label: Text, _ event: Event, key: Key? = nil, words: Text..., meaning: Text? = nil) {
        self.init(label, event, keys: key.map { [$0] } ?? [], words: words, meaning: meaning)
    }

    /// Creates a hint with several keys, the first of which is shown.
    public init(_ label: Text, _ event: Event, keys: [Key], words: [Text] = [], meaning: Text? = nil) {
        control = Control(label, event, keys: keys, words: words, meaning: meaning)
    }

    /// Returns the hint as one that can be chosen only if a condition holds. Elsewhere it is dim.
    public func enabled(_ isEnabled: Bool) -> Hint { changed { $0.control.isEnabled = isEnabled } }

    /// Returns the hint as one that stands in the row above the screen, as a setting of the whole screen does.
    public func inTitle() -> Hint { changed { $0.place = \.accessories } }

    /// Returns the hint as one that is not shown: its keys and words work.
    public func hidden() -> Hint { changed { $0.place = \.bindings } }

    /// The hint as a part of a screen.
    public var content: Content<Event> { Content { page, _ in page[keyPath: place].append(control) } }
}
