import Terminal

/// An element that can be chosen: by a key, a click, or its name on a line.
public struct Control<Event> {
    /// The name of the control. One that is only bound to keys has none where its keys explain themselves.
    public var label: String
    /// The event that choosing the control causes.
    public var event: Event
    /// The keys that choose the control anywhere on the screen; the first one is shown.
    public var keys: [Key]
    /// The words that a line of input may use besides the label. The list of commands shows the first one (in Korean the first one in
    /// Hangul, if there is any), and leaves out a control without words.
    public var words: [String]
    /// A Boolean value that indicates whether the control can be chosen now.
    public var isEnabled: Bool
    /// The effect of the control, for the help; the label where that says enough.
    public var meaning: String

    /// Creates a control. Without words, a line of input names it by its label alone; without a meaning, the label says enough.
    public init(
        label: String = "", event: Event, keys: [Key] = [], words: [String] = [], isEnabled: Bool = true,
        meaning: String? = nil
    ) {
        self.label = label
        self.event = event
        self.keys = keys
        self.words = words
        self.isEnabled = isEnabled
        self.meaning = meaning ?? label
    }

    func mapEvent<Other>(_ transform: (Event) -> Other) -> Control<Other> {
        Control<Other>(
            label: label, event: transform(event), keys: keys, words: words, isEnabled: isEnabled, meaning: meaning)
    }

    func isChosen(by key: Key) -> Bool { isEnabled && keys.contains(key) }
}

extension Control: Equatable where Event: Equatable {}

extension [Key] {
    /// Returns the key for the row at an index of a list: the digit of its number, and none from the tenth row on.
    public static func number(_ index: Int) -> [Key] {
        index < 9 ? [.character(Character(String(index + 1)))] : []
    }
}
